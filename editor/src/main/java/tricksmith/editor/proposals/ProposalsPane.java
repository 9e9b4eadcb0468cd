package tricksmith.editor.proposals;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;
import static tricksmith.editor.node.Wrapping.wrapped;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.signs.KeyHint;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.proposal.Proposal;
import tricksmith.proposal.Proposals;
import tricksmith.proposal.Wish;

/**
 * At most three rules that would make a wish true, each with its lines and how much it changes on
 * other deals. The user picks one, which is written together with its test.
 */
public final class ProposalsPane extends BorderPane {

  /** The size of the title, compared with other text. */
  private static final double TITLE_EM = 1.45;

  private final ProposalWords words;
  private final List<String> forbidding;
  private final ProposalsActions actions;
  private final Label title = RedSigns.on(new Label());
  private final Label wish = RedSigns.on(new Label());
  private final VBox top = new VBox();
  private final VBox cards = new VBox();
  private final VBox shared = new VBox();

  /** Takes out the tests that keep the rule which the proposal picked changes. */
  private final ToggleButton outdated = styled(new ToggleButton(), "flat");

  private final VBox content = new VBox();
  private final Label below = RedSigns.on(new Label());
  private final Button aside;
  private final ToggleGroup picked = new ToggleGroup();
  private final Button write;
  private final Button show;
  private final Button recipes;
  private final HBox question = new HBox();
  private @Nullable TellingQuestion asked;
  private String script = "";

  /** Where the felt is; null if it has no place yet. */
  private FeltPlace.@Nullable Side felted;

  /**
   * Creates a pane without proposals.
   *
   * @param said the wish in words
   * @param forbidding the rules that forbid the card pointed at ({@link Wish#forbidding})
   */
  public ProposalsPane(
      Locale language,
      ScriptWords script,
      Wish.Outcome wished,
      String said,
      List<String> forbidding,
      ProposalsActions actions) {
    this.forbidding = List.copyOf(forbidding);
    this.actions = actions;
    words = new ProposalWords(language, script);
    setId("proposals");
    getStyleClass().add("proposals");
    write = command("write", this::write);
    write.setDefaultButton(false);
    write.getStyleClass().add("accent");
    show = command("show", () -> picked().ifPresent(actions::showOnTable));
    aside = new Button(words.say("aside"));
    aside.setId("proposals-aside");
    recipes = recipes(wished);
    showAside(false);
    setTop(top(said));
    setCenter(proposals());
    setBottom(new VBox(outdated, commands()));
    ask(Optional.empty());
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    outdated.setId("proposals-outdated");
    outdated.setAccessibleRole(AccessibleRole.CHECK_BOX);
    outdated.selectedProperty().subscribe(this::markOutdated);
    picked.selectedToggleProperty().subscribe(_ -> offerOutdated());
  }

  private Button command(String key, Runnable action) {
    Button command = new Button(words.say(key));
    command.setId("proposals-" + key);
    command.setOnAction(_ -> action.run());
    return command;
  }

  /** Returns a button that leads to recipes for what no small change does. */
  private Button recipes(Wish.Outcome wished) {
    String topic =
        switch (wished) {
          case Wish.Wins _ -> "wins";
          case Wish.Allowed _ -> "allowed";
          case Wish.Offered _ -> "offered";
          case Wish.Scores _ -> "scores";
        };
    Button found = new Button(words.say("recipes." + topic));
    found.setId("proposals-recipes");
    found.setOnAction(_ -> actions.lookUp(words.say("recipes." + topic + ".search")));
    return found;
  }

  private Node top(String said) {
    wish.setText(said);
    wish.setId("proposals-wish");
    wish.getStyleClass().add("proposals-wish");
    wish.setWrapText(true);
    title.setId("proposals-title");
    title.getStyleClass().add("proposals-title");
    title.setWrapText(true);
    top.getChildren().setAll(wish, title);
    top.getStyleClass().add("proposals-top");
    return top;
  }

  private Node proposals() {
    cards.getStyleClass().add("proposals-cards");
    shared.setId("proposals-shared");
    shared.getStyleClass().add("proposals-shared");
    question.setId("proposals-question");
    question.getStyleClass().add("proposals-question");
    below.setId("proposals-below");
    below.getStyleClass().add("proposals-below");
    below.setWrapText(true);
    content.getStyleClass().add("proposals-content");
    content.getChildren().setAll(cards, shared, question, below, aside, recipes);
    ScrollPane scrolled = styled(new ScrollPane(content), "proposals-scrolled");
    scrolled.setFitToWidth(true);
    return scrolled;
  }

  private Node commands() {
    Button leave = command("leave", actions::leave);
    KeyHint.show(write, "Enter");
    KeyHint.show(leave, "Esc");
    return styled(new FlowPane(write, show, leave), "proposals-commands");
  }

  /**
   * Sets the felt with the trick that the user has pointed at, which says the wish as well. Where
   * there is no room for it above the proposals, it stands beside them or scrolls with them.
   */
  public void setFelt(Optional<Region> felt) {
    present(wish, felt.isEmpty());
    felt.ifPresent(
        region -> {
          layoutBoundsProperty()
              .subscribe(bounds -> lay(region, bounds.getWidth(), bounds.getHeight()));
        });
  }

  private void lay(Region felt, double width, double height) {
    double em = title.getFont().getSize() / TITLE_EM;
    FeltPlace place = FeltPlace.of(width / em, height / em);
    if (place.side() != felted) {
      felted = place.side();
      top.getChildren().remove(felt);
      content.getChildren().remove(felt);
      setLeft(null);
      switch (place.side()) {
        case ABOVE -> top.getChildren().addFirst(felt);
        case BESIDE -> setLeft(felt);
        case WITHIN -> content.getChildren().addFirst(felt);
      }
    }
    felt.setPrefWidth(place.width() * em);
    felt.setPrefHeight(place.height() * em);
    felt.setMaxHeight(place.height() * em);
  }

  public void showRunning() {
    title.setText(words.say("running"));
    cards.getChildren().clear();
    picked.getToggles().clear();
    showShared(List.of());
    below.setText("");
    showAside(false);
    ask(Optional.empty());
    offerNone(false);
    write.setDisable(true);
    show.setDisable(true);
  }

  /** Shows where else to look when there is nothing to write, or what can be written. */
  private void offerNone(boolean isNone) {
    present(recipes, isNone);
    present(write, !isNone);
    present(show, !isNone);
  }

  /** Shows that the search was not possible for this match or its rules, or failed. */
  public void showImpossible() {
    showRunning();
    title.setText(words.say("impossible"));
    offerNone(true);
    present(recipes, false);
  }

  /**
   * Shows the proposals found. What was picked stays picked, and a button keeps the focus.
   *
   * @param rules the text of the script in force
   * @param effects what each of the best changes in the match, as far as that is known
   * @param goesOn whether the search goes on
   */
  public void show(
      Proposals found, String rules, List<Optional<ProposalEffect>> effects, boolean goesOn) {
    int before = Math.max(0, picked.getToggles().indexOf(picked.getSelectedToggle()));
    Node focused = focused();
    showRunning();
    script = rules;
    List<Proposal> best = found.best();
    title.setText(title(found, goesOn));
    List<String> common =
        NewLines.shared(
            best.stream().map(each -> NewLines.of(each.rules().text(), rules)).toList());
    showShared(common);
    for (Proposal proposal : best) {
      int place = cards.getChildren().size();
      Optional<ProposalEffect> effect =
          place < effects.size() ? effects.get(place) : Optional.empty();
      cards.getChildren().add(card(proposal, place + 1, effect, common));
    }
    showLeftOut(found, goesOn);
    offerNone(best.isEmpty() && !goesOn);
    write.setDisable(best.isEmpty());
    show.setDisable(
        effects.stream().flatMap(Optional::stream).allMatch(each -> each.deals().isEmpty()));
    select(before);
    if (focused != null && (focused.equals(this) || focused.getScene() == null)) {
      picked().ifPresentOrElse(_ -> focusPicked(), this::requestFocus);
    }
  }

  /** Shows once what every proposal writes besides. */
  private void showShared(List<String> lines) {
    present(shared, !lines.isEmpty());
    shared.getChildren().clear();
    if (!lines.isEmpty()) {
      shared
          .getChildren()
          .setAll(wrapped(words.say("shared"), "proposal-share"), ProposalCard.lines(lines, false));
    }
  }

  /** Returns the part that has the focus; null if none has. */
  private @Nullable Node focused() {
    Node focused = getScene() == null ? null : getScene().getFocusOwner();
    Node part = focused;
    while (part != null && !part.equals(this)) {
      part = part.getParent();
    }
    return part == null ? null : focused;
  }

  private String title(Proposals found, boolean goesOn) {
    return switch (found.best().size()) {
      case 0 -> {
        if (goesOn) {
          yield words.say("running");
        }
        yield words.say(found.leftOut().isEmpty() ? "none" : "none.tests");
      }
      case 1 -> words.say("title.one");
      case 2 -> words.say("title.2");
      default -> words.say("title.3");
    };
  }

  /** Tells what is not shown, and offers to show it. */
  private void showLeftOut(Proposals found, boolean goesOn) {
    List<String> more = new ArrayList<>();
    if (goesOn && found.best().isEmpty()) {
      return;
    }
    if (goesOn) {
      more.add(words.say("still"));
    } else if (!found.complete()) {
      more.add(words.say("not-all"));
    }
    if (!goesOn && found.best().isEmpty()) {
      if (forbidding.size() > 1) {
        more.add(words.forbidding(forbidding));
      }
      more.add(words.say("tried"));
    }
    List<String> tests =
        found.leftOut().stream().flatMap(each -> each.tests().stream()).distinct().toList();
    if (!tests.isEmpty()) {
      more.add(words.say("left-out", tests.getFirst()));
    }
    below.setText(String.join("\n", more));
    aside.setOnAction(_ -> actions.setAside(Set.copyOf(tests)));
    showAside(!tests.isEmpty() && !goesOn);
  }

  private void showAside(boolean shown) {
    present(aside, shown);
  }

  /** Asks which of the proposals is meant; empty to ask nothing. */
  public void ask(Optional<TellingQuestion> next) {
    asked = next.orElse(null);
    present(question, next.isPresent());
    question.getChildren().clear();
    next.ifPresent(this::showQuestion);
  }

  private void showQuestion(TellingQuestion next) {
    Label heading = wrapped(words.say("question.title"), "proposal-sentence");
    Label which = RedSigns.on(wrapped(words.question(next)));
    Label trick = RedSigns.on(wrapped(words.cards(next), "proposal-share"));
    Button yes = new Button(words.answer("yes", next.yes()));
    yes.setId("question-yes");
    yes.setOnAction(_ -> answer(true));
    Button no = new Button(words.answer("no", next.no()));
    no.setId("question-no");
    no.setOnAction(_ -> answer(false));
    yes.setMinWidth(USE_PREF_SIZE);
    no.setMinWidth(USE_PREF_SIZE);
    VBox said = styled(new VBox(heading, which, trick), "proposals-asked");
    HBox.setHgrow(said, Priority.ALWAYS);
    question.getChildren().setAll(said, yes, no);
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

  private ProposalCard card(
      Proposal proposal, int number, Optional<ProposalEffect> effect, List<String> common) {
    ProposalCard card = new ProposalCard(proposal, number, effect, script, common, words);
    card.setToggleGroup(picked);
    cards.widthProperty().subscribe(width -> card.setContentWidth(width.doubleValue()));
    return card;
  }

  private void pick(int place) {
    select(place);
    focusPicked();
  }

  private void select(int place) {
    if (place >= 0
        && place < picked.getToggles().size()
        && picked.getToggles().get(place) instanceof ProposalCard card
        && !card.isDisabled()) {
      card.setSelected(true);
    }
  }

  private void focusPicked() {
    if (picked.getSelectedToggle() instanceof ProposalCard card) {
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

  private void markOutdated(boolean leaves) {
    outdated.setGraphic(new FontIcon(leaves ? Feather.CHECK_SQUARE : Feather.SQUARE));
    showPicked();
  }

  /** Offers to take out the tests that fail by the proposal picked, and shows it. */
  private void offerOutdated() {
    List<String> broken =
        picked.getSelectedToggle() instanceof ProposalCard card
            ? card.proposal().breaks()
            : List.of();
    present(outdated, !broken.isEmpty());
    outdated.setText(words.outdated(broken));
    showPicked();
  }

  private void write() {
    picked().ifPresent(actions::write);
  }

  private Optional<Proposal> picked() {
    return picked.getSelectedToggle() instanceof ProposalCard card
        ? Optional.of(outdated.isSelected() ? card.proposal().withoutBroken() : card.proposal())
        : Optional.empty();
  }

  private void pressed(KeyEvent key) {
    int at = picked.getToggles().indexOf(picked.getSelectedToggle());
    boolean mine = !key.isShortcutDown() && !key.isAltDown();
    if (mine && handles(key.getCode(), at)) {
      key.consume();
    }
  }

  /** Whether a button has the focus, so that Enter presses it. */
  private boolean isOnButton() {
    return getScene() != null && getScene().getFocusOwner() instanceof Button;
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
        if (isOnButton()) {
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
