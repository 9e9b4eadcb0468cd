package tricksmith.editor.view;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import tricksmith.editor.session.Table;
import tricksmith.match.Pick;

/** What somebody is asked, with all the answers that are not cards in the hand. */
final class QuestionPane extends VBox {
  private final Table table;
  private final Cards cards;
  private final Selection selection;
  private final TableActions actions;
  private final Texts texts;

  QuestionPane(Table table, Cards cards, Selection selection, TableActions actions, Texts texts) {
    this.table = table;
    this.cards = cards;
    this.selection = selection;
    this.actions = actions;
    this.texts = texts;
    getStyleClass().add("question");
    Label words = new Label(words());
    words.setId("question");
    words.setWrapText(true);
    getChildren().add(words);
    if (table.question() != null) {
      addAnswers(table.question());
    }
  }

  private String words() {
    Table.Question question = table.question();
    return switch (table.outcome()) {
      case Table.Going _ -> question == null ? "" : words(question);
      case Table.Ended ended -> texts.say("outcome.ended", texts.seats(ended.winners()));
      case Table.Failed failed ->
          texts.say(
              "outcome.failed",
              texts.say("fault." + failed.kind()),
              failed.place().map(place -> texts.say("line", place.line())).orElse(""));
      case Table.Unfinished _ -> texts.say("outcome.unfinished");
    };
  }

  private String words(Table.Question question) {
    if (question.play()) {
      return texts.say("question.play", question.seat());
    }
    String amount = question.several().map(several -> " (" + amount(several) + ")").orElse("");
    return texts.say("question.choose", question.seat(), question.name()) + amount;
  }

  private String amount(Table.Several several) {
    return several.least() == several.most()
        ? texts.say("cards", several.least())
        : texts.say("cards.range", several.least(), several.most());
  }

  private void addAnswers(Table.Question question) {
    FlowPane answers = new FlowPane();
    answers.getStyleClass().add("answers");
    question.choices().stream().map(this::answer).forEach(answers.getChildren()::add);
    question.several().ifPresent(several -> addAnswers(answers, several));
    if (!answers.getChildren().isEmpty()) {
      getChildren().add(answers);
    }
  }

  private Node answer(Table.Choice choice) {
    if (choice.face() != null) {
      return cards.choosable(choice.face(), choice.alternative());
    }
    String words = SuitSigns.of(table.suits()).words(choice.label());
    Button button = new Button(choice.pass() ? texts.say("answer.pass") : words);
    button.getStyleClass().add("answer");
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> actions.choose(table.match(), new Pick.One(choice.alternative())));
    return button;
  }

  private void addAnswers(FlowPane answers, Table.Several several) {
    several.elsewhere().stream().map(cards::pickable).forEach(answers.getChildren()::add);
    answers.getChildren().add(confirm(several));
    if (several.pass()) {
      Button pass = new Button(texts.say("answer.pass"));
      pass.setOnAction(_ -> actions.choose(table.match(), new Pick.Pass()));
      answers.getChildren().add(pass);
    }
  }

  private Button confirm(Table.Several several) {
    Button confirm = new Button();
    confirm.setId("confirm");
    confirm.getStyleClass().add("accent");
    var size = selection.sizeProperty();
    confirm
        .textProperty()
        .bind(size.map(count -> texts.say("answer.confirm", count, amount(several))));
    confirm
        .disableProperty()
        .bind(size.lessThan(several.least()).or(size.greaterThan(several.most())));
    confirm.setOnAction(_ -> actions.choose(table.match(), new Pick.Cards(selection.cards())));
    return confirm;
  }
}
