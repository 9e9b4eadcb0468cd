package tricksmith.editor.proposals;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.signs.WrappedBox;
import tricksmith.proposal.Proposal;
import tricksmith.proposal.Proposals;

/**
 * At most three rules that would make a wish true, each with its lines and how much it changes on
 * other deals. The user picks one, which is written together with its test.
 */
public final class ProposalsPane extends BorderPane {
  private static final String STYLESHEET = "proposals.css";

  private final ProposalWords words;
  private final ProposalsActions actions;
  private final Label title = new Label();
  private final VBox cards = new VBox();
  private final Label below = new Label();
  private final ToggleGroup picked = new ToggleGroup();
  private final Button write;
  private final Button show;
  private final VBox question = new VBox();
  private @Nullable TellingQuestion asked;
  private String script = "";

  /** Creates a pane without proposals. */
  public ProposalsPane(Locale language, ScriptWords script, ProposalsActions actions) {
    this.actions = actions;
    words = new ProposalWords(language, script);
    setId("proposals");
    getStyleClass().add("proposals");
    getStylesheets()
        .add(
            Objects.requireNonNull(ProposalsPane.class.getResource(STYLESHEET), STYLESHEET)
                .toExternalForm());
    title.setId("proposals-title");
    title.getStyleClass().add("proposals-title");
    title.setWrapText(true);
    below.setId("proposals-below");
    below.getStyleClass().add("proposals-below");
    below.setWrapText(true);
    cards.getStyleClass().add("proposals-cards");
    write = new Button(words.say("write"));
    write.setId("proposals-write");
    write.setDefaultButton(false);
    write.getStyleClass().add("accent");
    write.setOnAction(_ -> write());
    Button leave = new Button(words.say("leave"));
    leave.setId("proposals-leave");
    leave.setOnAction(_ -> actions.leave());
    ScrollPane scrolled = new ScrollPane(new VBox(cards, question, below));
    scrolled.setFitToWidth(true);
    scrolled.getStyleClass().add("proposals-scrolled");
    show = new Button(words.say("show"));
    show.setId("proposals-show");
    show.setOnAction(_ -> picked().ifPresent(actions::showOnTable));
    FlowPane commands = new FlowPane(write, show, leave);
    commands.getStyleClass().add("proposals-commands");
    setTop(title);
    setCenter(scrolled);
    setBottom(commands);
    question.setId("proposals-question");
    question.getStyleClass().add("proposals-question");
    ask(Optional.empty());
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    picked.selectedToggleProperty().subscribe(_ -> showPicked());
  }

  /** Shows that the search is running. */
  public void showRunning() {
    title.setText(words.say("running"));
    cards.getChildren().clear();
    picked.getToggles().clear();
    below.setText("");
    ask(Optional.empty());
    write.setDisable(true);
    show.setDisable(true);
  }

  /** Shows that the search was not possible for this match or its rules, or failed. */
  public void showImpossible() {
    showRunning();
    title.setText(words.say("impossible"));
  }

  /**
   * Shows the proposals found.
   *
   * @param rules the text of the script in force
   * @param effects what each of the best changes in the match, as far as that is known
   */
  public void show(Proposals found, String rules, List<Optional<ProposalEffect>> effects) {
    showRunning();
    script = rules;
    List<Proposal> best = found.best();
    title.setText(
        switch (best.size()) {
          case 0 -> words.say("none");
          case 1 -> words.say("title.one");
          default -> words.say("title", best.size());
        });
    for (Proposal proposal : best) {
      int place = cards.getChildren().size();
      Optional<ProposalEffect> effect =
          place < effects.size() ? effects.get(place) : Optional.empty();
      cards.getChildren().add(card(proposal, place + 1, effect));
    }
    List<String> more = new ArrayList<>();
    if (!found.leftOut().isEmpty()) {
      String test = found.leftOut().getFirst().test();
      more.add(words.say("left-out", found.leftOut().size(), test));
    }
    if (!found.complete()) {
      more.add(words.say("not-all"));
    }
    below.setText(String.join("\n", more));
    write.setDisable(best.isEmpty());
    show.setDisable(
        effects.stream().flatMap(Optional::stream).allMatch(each -> each.deals().isEmpty()));
    if (!best.isEmpty()) {
      pick(0);
    }
  }

  /** Asks which of the proposals is meant; empty to ask nothing. */
  public void ask(Optional<TellingQuestion> next) {
    asked = next.orElse(null);
    question.setVisible(next.isPresent());
    question.setManaged(next.isPresent());
    question.getChildren().clear();
    next.ifPresent(this::showQuestion);
  }

  private void showQuestion(TellingQuestion next) {
    Label heading = new Label(words.say("question.title"));
    heading.getStyleClass().add("proposal-sentence");
    Label which = new Label(words.question(next));
    Label trick = new Label(words.cards(next));
    trick.getStyleClass().add("proposal-share");
    for (Label label : List.of(heading, which, trick)) {
      label.setWrapText(true);
      label.setMinHeight(USE_PREF_SIZE);
    }
    Button yes = new Button(words.answer("yes", next.yes()));
    yes.setId("question-yes");
    yes.setOnAction(_ -> answer(true));
    Button no = new Button(words.answer("no", next.no()));
    no.setId("question-no");
    no.setOnAction(_ -> answer(false));
    FlowPane answers = new FlowPane(yes, no);
    answers.getStyleClass().add("proposals-commands");
    question.getChildren().setAll(heading, which, trick, answers);
  }

  /** Disables the proposals that do not agree with an answer. */
  private void answer(boolean wins) {
    TellingQuestion answered = asked;
    if (answered != null) {
      List<Integer> agreeing = answered.agreeing(wins);
      for (int place = 0; place < cards.getChildren().size(); place++) {
        boolean agrees = agreeing.contains(place);
        cards.getChildren().get(place).setDisable(!agrees);
      }
      pick(agreeing.getFirst());
      actions.answer(answered, wins, agreeing);
    }
  }

  private ToggleButton card(Proposal proposal, int number, Optional<ProposalEffect> effect) {
    Label sentence = new Label(number + "  " + words.sentence(proposal));
    sentence.getStyleClass().add("proposal-sentence");
    Label lines = new Label(lines(proposal));
    lines.getStyleClass().add("proposal-lines");
    Label share =
        new Label(
            proposal.earlier()
                ? words.share(proposal) + " " + words.say("earlier")
                : words.share(proposal));
    share.getStyleClass().add("proposal-share");
    for (Label label : List.of(sentence, lines, share)) {
      label.setWrapText(true);
      label.setMinHeight(USE_PREF_SIZE);
    }
    VBox content = new WrappedBox(sentence, lines);
    effect.ifPresent(
        found -> {
          Label here = new Label(words.here(found));
          here.getStyleClass().add("proposal-here");
          content.getChildren().add(here);
          if (!found.deals().isEmpty()) {
            content.getChildren().add(new EffectStrip(found, here.getText()));
          }
        });
    content.getChildren().add(share);
    content.getStyleClass().add("proposal-content");
    ToggleButton card = new ToggleButton();
    card.setId("proposal-" + number);
    card.getStyleClass().setAll("proposal");
    card.setGraphic(content);
    card.setMaxWidth(Double.MAX_VALUE);
    card.setUserData(proposal);
    card.setToggleGroup(picked);
    card.setOnAction(_ -> card.setSelected(true)); // Another click leaves it picked.
    card.focusedProperty().subscribe(focused -> card.setSelected(focused || card.isSelected()));
    card.setAccessibleText(sentence.getText() + ". " + share.getText());
    content.prefWidthProperty().bind(cards.widthProperty().subtract(28));
    return card;
  }

  /** Returns the new lines of a proposal or, if there are none, the removed ones, and its test. */
  private String lines(Proposal proposal) {
    String rules = proposal.rules().text();
    String added = String.join("\n", NewLines.of(rules, script));
    String gone =
        NewLines.of(script, rules).stream()
            .map(line -> "− " + line)
            .collect(Collectors.joining("\n"));
    String both = added.isEmpty() ? gone : added;
    return proposal.test().isEmpty()
        ? both + "\n" + words.say("no-test")
        : both + "\n" + words.say("test", String.join("; ", proposal.test()));
  }

  private void pick(int place) {
    if (place >= 0
        && place < picked.getToggles().size()
        && picked.getToggles().get(place) instanceof ToggleButton card
        && !card.isDisabled()) {
      card.setSelected(true);
      card.requestFocus();
    }
  }

  /** Moves to the next proposal that agrees with the answer. */
  private void step(int from, int by) {
    int place = from + by;
    while (place >= 0
        && place < cards.getChildren().size()
        && cards.getChildren().get(place).isDisabled()) {
      place += by;
    }
    pick(place);
  }

  private void showPicked() {
    picked().ifPresent(actions::show);
  }

  private void write() {
    picked().ifPresent(actions::write);
  }

  private Optional<Proposal> picked() {
    return picked.getSelectedToggle() instanceof ToggleButton card
            && card.getUserData() instanceof Proposal proposal
        ? Optional.of(proposal)
        : Optional.empty();
  }

  private void pressed(KeyEvent key) {
    int at = picked.getToggles().indexOf(picked.getSelectedToggle());
    boolean mine = !key.isShortcutDown() && !key.isAltDown();
    if (mine && handles(key.getCode(), at)) {
      key.consume();
    }
  }

  /** Whether an answer button has the focus, so that Enter presses it. */
  private boolean isOnAnswer() {
    return getScene() != null
        && getScene().getFocusOwner() instanceof Button button
        && question.lookupAll(".button").contains(button);
  }

  private boolean handles(KeyCode code, int at) {
    switch (code) {
      case UP -> step(at, -1);
      case DOWN -> step(at, 1);
      case Y, N -> {
        if (asked == null) {
          return false;
        }
        answer(code == KeyCode.Y);
      }
      case DIGIT1, NUMPAD1 -> pick(0);
      case DIGIT2, NUMPAD2 -> pick(1);
      case DIGIT3, NUMPAD3 -> pick(2);
      case ENTER -> {
        if (isOnAnswer()) {
          return false;
        }
        write();
      }
      case ESCAPE -> actions.leave();
      default -> {
        return false;
      }
    }
    return true;
  }
}
