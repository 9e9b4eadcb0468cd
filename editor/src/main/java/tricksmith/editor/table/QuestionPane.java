package tricksmith.editor.table;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.picture.Table;
import tricksmith.match.Pick;

/** What somebody is asked, with all the answers that are not cards in the hand. */
final class QuestionPane extends VBox {
  private static final int LEAST_FOR_A_GRID = 6;

  private final Table table;
  private final Cards cards;
  private final Selection selection;
  private final PlaytestActions actions;
  private final Answering answering;
  private final Words words;
  private final Label question = new Label();

  QuestionPane(
      Table table,
      Cards cards,
      Selection selection,
      PlaytestActions actions,
      Answering answering,
      Words words) {
    this.table = table;
    this.cards = cards;
    this.selection = selection;
    this.actions = actions;
    this.answering = answering;
    this.words = words;
    getStyleClass().add("question");
    question.setId("question");
    question.setWrapText(true);
    question.setText(asks());
    getChildren().add(question);
    if (table.dealOver()) {
      addNextDeal();
    } else if (table.cover() > 0) {
      addCover();
    } else if (table.question() != null) {
      addAnswers(table.question());
    }
  }

  /** Says something instead of the question, as long as somebody points at something. */
  void explain(String explanation) {
    question.setText(explanation);
  }

  /** Asks again. */
  void ask() {
    question.setText(asks());
  }

  private String asks() {
    Table.Question asked = table.question();
    return switch (table.outcome()) {
      case Table.Going _ -> asked == null ? "" : asks(asked);
      case Table.Ended ended -> words.ended(ended.winners());
      case Table.Failed failed ->
          words.say(
              "outcome.failed",
              words.say("fault." + failed.kind()),
              failed.place().map(words::line).orElse(""));
      case Table.Unfinished _ -> words.say("outcome.unfinished");
    };
  }

  private String asks(Table.Question asked) {
    if (table.dealOver()) {
      return words.say("deal.over");
    }
    if (table.cover() > 0) {
      return words.say("cover", table.cover());
    }
    String who =
        asked.seat() == asked.decider()
            ? words.say("seat", asked.seat())
            : words.say("seat.for", asked.decider(), asked.seat());
    if (asked.play()) {
      return words.say(asked.ofHuman() ? "question.play" : "question.plays", who);
    }
    String amount = asked.several().map(several -> " (" + amount(several) + ")").orElse("");
    return words.say(asked.ofHuman() ? "question.choose" : "question.chooses", who, asked.name())
        + amount;
  }

  private String amount(Table.Several several) {
    return several.least() == several.most()
        ? words.say("cards", several.least())
        : words.say("cards.range", several.least(), several.most());
  }

  /** Whoever is to look says so first: others sit at the same screen. */
  private void addCover() {
    Button look = new Button(words.say("cover.look", table.cover()));
    look.setId("uncover");
    look.getStyleClass().addAll("accent", "answer");
    look.setOnAction(_ -> actions.play(playtest -> playtest.uncover(table.cover())));
    addFlow(List.of(look));
  }

  /** Who has looked at the end of a deal says so. */
  private void addNextDeal() {
    Button next = new Button(words.say("deal.next"));
    next.setId("next-deal");
    next.getStyleClass().addAll("accent", "answer");
    next.setOnAction(_ -> actions.play(Playtest::nextDeal));
    addFlow(List.of(next));
  }

  /** Shows something below what is said. */
  void show(Node more) {
    getChildren().add(1, more);
  }

  private void addAnswers(Table.Question asked) {
    List<Node> answers = new ArrayList<>();
    if (isTable(asked.choices())) {
      getChildren().add(grid(asked));
      asked.choices().stream()
          .filter(choice -> choice.parts().size() != 2)
          .map(this::answer)
          .forEach(answers::add);
    } else {
      asked.choices().stream().map(this::answer).forEach(answers::add);
    }
    asked.several().ifPresent(several -> addSeveral(answers, several));
    addFlow(answers);
  }

  private void addFlow(List<Node> answers) {
    if (!answers.isEmpty()) {
      FlowPane flow = new FlowPane();
      flow.getStyleClass().add("answers");
      flow.getChildren().setAll(answers);
      getChildren().add(flow);
    }
  }

  /** Values of two parts are easier found in a table. */
  private static boolean isTable(List<Table.Choice> choices) {
    return choices.stream().filter(choice -> choice.parts().size() == 2).count()
        >= LEAST_FOR_A_GRID;
  }

  /** Rows and columns stand in their declared order, and what is not offered leaves a gap. */
  private Node grid(Table.Question asked) {
    List<Table.Choice> choices =
        asked.choices().stream().filter(choice -> choice.parts().size() == 2).toList();
    List<String> rows = offered(asked.inOrder(0), choices, 0);
    List<String> columns =
        asked.inOrder(1).isEmpty() ? offered(List.of(), choices, 1) : asked.inOrder(1);
    GridPane grid = new GridPane();
    grid.getStyleClass().addAll("answers", "answer-grid");
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < columns.size(); column++) {
        List<String> parts = List.of(rows.get(row), columns.get(column));
        Node cell =
            choices.stream()
                .filter(choice -> choice.parts().equals(parts))
                .findFirst()
                .map(this::answer)
                .orElseGet(() -> gap(parts));
        grid.add(cell, column, row);
      }
    }
    return grid;
  }

  /** The values of one part that are offered, in declared order if there is one. */
  private static List<String> offered(List<String> declared, List<Table.Choice> choices, int part) {
    List<String> found = choices.stream().map(choice -> choice.parts().get(part)).toList();
    List<String> inOrder = declared.isEmpty() ? found : declared;
    return inOrder.stream().filter(found::contains).distinct().toList();
  }

  private Node gap(List<String> parts) {
    Label gap = new Label(words(parts));
    gap.getStyleClass().addAll("answer", "answer-gap");
    gap.setVisible(false);
    return gap;
  }

  private String words(List<String> parts) {
    return String.join(" ", parts.stream().map(cards.signs()::words).toList());
  }

  private Node answer(Table.Choice choice) {
    if (choice.face() != null) {
      return cards.choosable(choice.face(), choice.alternative());
    }
    SuitSigns signs = cards.signs();
    Button button = new Button(choice.pass() ? words.say("answer.pass") : words(choice.parts()));
    button.getStyleClass().add("answer");
    if (choice.parts().size() == 1 && signs.isSuit(choice.label())) {
      button.getStyleClass().addAll("suit-answer", signs.style(choice.label()));
    }
    if (!button.getStyleClass().contains("suit-answer")) {
      RedSigns.on(button);
    }
    button.setMinWidth(USE_PREF_SIZE);
    Pick pick = new Pick.One(choice.alternative());
    button.setOnAction(_ -> answering.choose(pick));
    return button;
  }

  private void addSeveral(List<Node> answers, Table.Several several) {
    several.elsewhere().stream().map(cards::pickable).forEach(answers::add);
    answers.add(confirm(several));
    if (several.pass()) {
      Button pass = new Button(words.say("answer.pass"));
      pass.getStyleClass().add("answer");
      pass.setOnAction(_ -> answering.choose(new Pick.Pass()));
      answers.add(pass);
    }
  }

  private Button confirm(Table.Several several) {
    Button confirm = new Button();
    confirm.setId("confirm");
    confirm.getStyleClass().addAll("accent", "answer");
    var size = selection.sizeProperty();
    confirm
        .textProperty()
        .bind(size.map(count -> words.say("answer.confirm", count, amount(several))));
    confirm
        .disableProperty()
        .bind(size.lessThan(several.least()).or(size.greaterThan(several.most())));
    confirm.setOnAction(_ -> answering.choose(new Pick.Cards(selection.cards())));
    return confirm;
  }
}
