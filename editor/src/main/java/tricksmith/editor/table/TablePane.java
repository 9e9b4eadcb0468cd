package tricksmith.editor.table;

import atlantafx.base.controls.Popover;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.ScoreSheet;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;
import tricksmith.match.Pick;

/** The table: drawn anew from each picture of the match, and from nothing else. */
final class TablePane extends BorderPane {
  /** Of the width: the middle needs some, too. */
  private static final double MOST_FOR_SIDES = 0.6;

  /** Of the height, before the others are drawn smaller for it. */
  private static final double MOST_FOR_QUESTION = 0.4;

  /** Of the height, if the own hand leaves so much. */
  private static final double LEAST_FOR_TRICK = 0.35;

  private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");
  private final PlaytestActions actions;
  private final Words words;
  private final WhyPanels panels;
  private final BorderPane content = new BorderPane();
  private final Shrinking asking = new Shrinking(new Region());
  private final VBox own = new VBox();
  private final Motion motion = new Motion(this);
  private final Map<Integer, SeatPanel> seats = new HashMap<>();
  private final ScrollPane scrolled = new ScrollPane(content);
  private Density density = Density.ROOMY;
  private @Nullable Room room;
  private boolean isFitDue;
  private Selection selection = new Selection();
  private @Nullable Playtest shown;
  private @Nullable Table table;
  private Timeline.@Nullable CameUp named;
  private Timeline time = new Timeline(List.of(), 0, 0);
  private @Nullable QuestionPane question;
  private @Nullable TrickPane trick;
  private @Nullable StatePane state;
  private Reasons.Lit lit = Reasons.Lit.NOTHING;

  TablePane(PlaytestActions actions, Words words) {
    this.actions = actions;
    this.words = words;
    panels = new WhyPanels(actions, words);
    setId("table");
    getStyleClass().add("table");
    content.getStyleClass().add("table-content");
    scrolled.setFitToWidth(true);
    scrolled.setFitToHeight(true);
    scrolled.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scrolled.setFocusTraversable(false);
    setCenter(scrolled);
    asking.getStyleClass().add("question-scrolled");
    VBox.setVgrow(asking, Priority.ALWAYS);
    own.getStyleClass().add("own");
    Label none = new Label(words.say("table.none"));
    none.getStyleClass().add("text-muted");
    none.setWrapText(true);
    content.setCenter(none);
    widthProperty().addListener(_ -> fitSoon());
    heightProperty().addListener(_ -> fitSoon());
  }

  /** Whether cards glide. */
  void move(boolean moving) {
    motion.turn(moving);
  }

  /**
   * Draws the picture of this match, unless it looks like the one that stands there: most edits of
   * the rules change nothing on the table.
   */
  void show(Playtest playtest, Timeline time) {
    shown = playtest;
    Timeline.CameUp namedBefore = named;
    named = time.named().orElse(null);
    this.time = time;
    Table picture = playtest.table();
    Table before = table;
    if (picture == null) {
      return;
    }
    table = picture;
    if (before != null && picture.looksLike(before) && Objects.equals(named, namedBefore)) {
      return;
    }
    selection = new Selection();
    boolean focused = hasFocusInside();
    motion.remember();
    drawFitting(picture);
    light(lit);
    if (getScene() != null) {
      applyCss();
      layout();
      scrollToTrick();
      motion.play();
    }
    if (focused) {
      focusFirstAnswer();
    }
  }

  // Room.

  /** For what room was made: as long as it is the same, nothing jumps to other places. */
  private record Room(double width, double height, int players, long seed) {}

  private void fitSoon() {
    if (!isFitDue) {
      isFitDue = true;
      Platform.runLater(this::fit);
    }
  }

  private void fit() {
    isFitDue = false;
    if (table != null && !roomFor(table).equals(room)) {
      boolean focused = hasFocusInside();
      drawFitting(table);
      light(lit);
      layout();
      scrollToTrick();
      if (focused) {
        focusFirstAnswer();
      }
    }
  }

  private Room roomFor(Table picture) {
    return new Room(getWidth(), getHeight(), picture.seats().size(), picture.match().seed());
  }

  /** Draws it roomy, or else compact; once compact it stays so in the same room. */
  private void drawFitting(Table picture) {
    Room now = roomFor(picture);
    if (!now.equals(room)) {
      room = now;
      density = Density.ROOMY;
    }
    draw(picture);
    if (getScene() != null && getHeight() > 0) {
      makeFit(picture);
    }
  }

  private void makeFit(Table picture) {
    applyCss();
    if (density == Density.ROOMY && !fits()) {
      density = Density.COMPACT;
      draw(picture);
      applyCss();
    }
    asking.setMaxHeight(mostForQuestion());
    if (trick != null) {
      trick.enlarge(getHeight() - neededHeight());
    }
  }

  /** Of what has no room the trick is seen first: it lies lowest. */
  private void scrollToTrick() {
    scrolled.setVvalue(density == Density.COMPACT ? scrolled.getVmax() : scrolled.getVmin());
  }

  private boolean fits() {
    double sides = preferredWidth(content.getLeft()) + preferredWidth(content.getRight());
    return sides <= getWidth() * MOST_FOR_SIDES && neededHeight() <= getHeight();
  }

  private double neededHeight() {
    double question = Math.min(asking.prefHeight(getWidth()), getHeight() * MOST_FOR_QUESTION);
    return content.prefHeight(getWidth()) + question + ownWithoutQuestion();
  }

  private static double preferredWidth(@Nullable Node node) {
    return node == null ? 0 : node.prefWidth(-1);
  }

  private double ownWithoutQuestion() {
    double others = 0;
    for (Node part : own.getChildren()) {
      others += part == asking ? own.getSpacing() : part.prefHeight(getWidth()) + own.getSpacing();
    }
    return others + own.snappedTopInset() + own.snappedBottomInset();
  }

  /** So much that the trick can still be seen, but never less than a line with answers. */
  private double mostForQuestion() {
    double left = getHeight() * (1 - LEAST_FOR_TRICK) - ownWithoutQuestion();
    return Math.max(left, asking.minHeight(getWidth()) * 2);
  }

  /** What it cannot do with less than: the own hand, and the question or a part of it. */
  double leastHeight() {
    if (table == null) {
      return 0;
    }
    double question = Math.min(asking.prefHeight(getWidth()), asking.minHeight(getWidth()) * 2);
    return ownWithoutQuestion() + question;
  }

  // Drawing.

  private void draw(Table picture) {
    pseudoClassStateChanged(COMPACT, density == Density.COMPACT);
    Cards cards = new Cards(picture, selection, answering(), words, pointing());
    Round round = new Round(picture.seats().size(), Math.max(1, picture.eyes()));
    seats.clear();
    VBox left = column("left-seats");
    VBox right = column("right-seats");
    FlowPane top = new FlowPane();
    top.getStyleClass().addAll("top-seats", "players-" + round.players());
    for (int step = 1; step < round.players(); step++) {
      int number = (round.bottom() - 1 + step) % round.players() + 1;
      SeatPanel panel = panel(picture.seat(number), false, cards);
      switch (density == Density.COMPACT ? Round.Part.TOP : round.part(number)) {
        case LEFT -> left.getChildren().addFirst(panel);
        case RIGHT -> right.getChildren().add(panel);
        case TOP, BOTTOM -> top.getChildren().add(panel);
      }
    }
    content.setLeft(orNothing(left));
    content.setRight(orNothing(right));
    content.setTop(orNothing(top));
    content.setCenter(middle(picture, cards, round));
    setBottom(own(picture, cards, round));
  }

  private static VBox column(String style) {
    VBox column = new VBox();
    column.getStyleClass().add(style);
    return column;
  }

  private static @Nullable Node orNothing(Pane pane) {
    return pane.getChildren().isEmpty() ? null : pane;
  }

  private SeatPanel panel(Table.SeatPlace seat, boolean large, Cards cards) {
    SeatPanel panel = new SeatPanel(seat, large, density, cards, actions, words, reasoning());
    seats.put(seat.number(), panel);
    return panel;
  }

  private Node middle(Table picture, Cards cards, Round round) {
    state = new StatePane(picture, cards.signs(), words);
    FlowPane piles = new FlowPane();
    piles.setId("piles");
    piles.getStyleClass().add("piles");
    picture.piles().stream()
        .map(pile -> new PileView(pile, cards, words, density))
        .forEach((density == Density.COMPACT ? state : piles).getChildren()::add);
    trick = new TrickPane(picture.trick(), round, cards, words);
    VBox.setVgrow(trick, Priority.ALWAYS);
    VBox middle = new VBox();
    middle.getStyleClass().add("middle");
    if (!state.getChildren().isEmpty()) {
      middle.getChildren().add(state);
    }
    if (!piles.getChildren().isEmpty()) {
      middle.getChildren().add(piles);
    }
    middle.getChildren().addAll(trick, outcome(picture, cards));
    return middle;
  }

  /** How the trick stands or has ended, in words, with what led to it. */
  private Node outcome(Table picture, Cards cards) {
    FlowPane line = new FlowPane();
    line.getStyleClass().add("trick-line");
    if (!picture.trick().cards().isEmpty()) {
      line.getChildren().add(standing(picture.trick(), "why-this-trick"));
    }
    Table.TrickPlace last = picture.lastTrick();
    if (last != null && (density == Density.ROOMY || line.getChildren().isEmpty())) {
      HBox before = new HBox();
      before.setId("last-trick");
      before.getStyleClass().add("last-trick");
      Label head = new Label(words.say("trick.last"));
      head.getStyleClass().add("text-muted");
      before.getChildren().add(head);
      for (Table.PlayedCard played : last.cards()) {
        CardFace face = cards.lying(played.face()).marked("tiny-card");
        before.getChildren().add(played.winning() ? face.marked("winning") : face);
      }
      line.getChildren().addAll(before, standing(last, "why-last-trick"));
    }
    return line;
  }

  private Node standing(Table.TrickPlace place, String id) {
    String best =
        place
            .winner()
            .map(seat -> words.say("seat", seat))
            .orElseGet(() -> words.say(place.tied().isEmpty() ? "trick.nobody" : "trick.tied"));
    String key = place.finished() ? "trick.won" : "trick.winning";
    String text =
        place.reason() == null
            ? words.say(place.outOfCards() ? outOfCards(place) : key, best)
            : words.say(key + "-by", best, place.reason());
    Button why = new Button(text);
    why.setId(id);
    why.getStyleClass().addAll("why-button", "flat");
    why.setOnAction(_ -> reasoning().trick(place.choices(), why));
    return why;
  }

  private static String outOfCards(Table.TrickPlace place) {
    return place.winner().isPresent() ? "trick.won-cards" : "trick.nobody-cards";
  }

  private Node own(Table picture, Cards cards, Round round) {
    question = new QuestionPane(picture, cards, selection, actions, answering(), words);
    if (picture.dealOver() || picture.outcome() instanceof Table.Ended) {
      question.show(scores(picture));
    }
    calls(picture).ifPresent(question::show);
    asking.setContent(question);
    asking.setVvalue(0);
    own.getChildren().setAll(asking);
    if (named != null) {
      own.getChildren().add(new NamedByChance(named, picture, actions, words));
    }
    own.getChildren().add(panel(picture.seat(round.bottom()), true, cards));
    return own;
  }

  private Answering answering() {
    return new Answering() {
      @Override
      public void choose(Pick pick) {
        Table picture = table;
        if (picture != null) {
          actions.play(playtest -> playtest.choose(picture.match(), pick));
        }
      }

      @Override
      public void showRule(Table.Face excluded) {
        Optional.ofNullable(table)
            .flatMap(picture -> picture.exclusionOf(excluded))
            .ifPresent(exclusion -> actions.reveal(exclusion.place().span()));
      }
    };
  }

  /** What others have called before in the same auction. */
  private Optional<Node> calls(Table picture) {
    Table.Question asked = picture.question();
    List<Timeline.Chosen> calls =
        asked == null || asked.play() || picture.dealOver() ? List.of() : time.calls(asked.name());
    if (calls.isEmpty()) {
      return Optional.empty();
    }
    Label line = new Label(new CallWords(words, SuitSigns.of(picture.suits())).of(calls));
    line.setId("calls");
    line.setWrapText(true);
    line.getStyleClass().add("text-muted");
    return Optional.of(line);
  }

  private Node scores(Table picture) {
    ScoreSheet sheet =
        Optional.ofNullable(shown).flatMap(Playtest::scores).orElse(new ScoreSheet(List.of()));
    return new ScorePane(sheet, picture.seats().size(), actions, words);
  }

  /** Shows the scores that were noted so far, below a button. */
  void showScores(Node above) {
    if (table != null) {
      Label title = new Label(words.say("match.scores"));
      title.getStyleClass().add("why-title");
      VBox sheet = new VBox(title, scores(table));
      sheet.getStyleClass().add("why");
      Popover popover = popover(sheet);
      popover.setArrowLocation(Popover.ArrowLocation.TOP_CENTER);
      popover.show(above);
    }
  }

  // Reasons.

  private Pointing pointing() {
    return new Pointing() {
      @Override
      public void at(Table.Face face) {
        reasons().flatMap(reasons -> reasons.card(face.card())).ifPresent(TablePane.this::explain);
      }

      @Override
      public void nothing() {
        if (question != null) {
          question.ask();
        }
        mark("would-do", List.of());
        actions.light(List.of());
      }
    };
  }

  private Optional<Reasons> reasons() {
    return Optional.ofNullable(shown).flatMap(Playtest::reasons);
  }

  private void explain(Reasons.WhyCard why) {
    if (question != null && table != null) {
      question.explain(new WhyWords(words, SuitSigns.of(table.suits())).card(why));
    }
    if (!why.allowed()) {
      mark("would-do", why.steps().getLast().fulfilling());
    }
    actions.light(
        why.steps().stream()
            .filter(step -> step.verdict() != Reasons.Verdict.NOT_IN_FORCE)
            .map(step -> step.place().span())
            .toList());
  }

  private void mark(String style, List<Table.Face> faces) {
    for (Node node : lookupAll(".hand .card")) {
      node.getStyleClass().remove(style);
      if (node instanceof CardFace face
          && faces.stream().anyMatch(each -> each.card() == face.card())) {
        face.marked(style);
      }
    }
  }

  private Reasoning reasoning() {
    return new Reasoning() {
      @Override
      public void score(int seat, Node beside) {
        reasons().ifPresent(reasons -> present(panels.score(seat, reasons.score(seat)), beside));
      }

      @Override
      public void trick(int choices, Node beside) {
        Table picture = table;
        if (picture != null) {
          reasons()
              .flatMap(reasons -> reasons.trick(choices))
              .ifPresent(why -> present(panels.trick(why, SuitSigns.of(picture.suits())), beside));
        }
      }
    };
  }

  private static void present(Node content, Node beside) {
    popover(content).show(beside);
  }

  private static Popover popover(Node content) {
    Popover popover = new Popover(content);
    popover.setAnimated(false);
    popover.setDetachable(false);
    return popover;
  }

  /** Lights up what a rule does on the table. */
  void light(Reasons.Lit newLit) {
    lit = newLit;
    for (Node node : lookupAll(".hand .card")) {
      node.getStyleClass().removeAll("lit-against", "lit-for");
      if (node instanceof CardFace face && face.card() >= 0) {
        if (lit.excluded().contains(face.card())) {
          face.marked("lit-against");
        } else if (lit.fulfilling().contains(face.card())) {
          face.marked("lit-for");
        }
      }
    }
    seats.forEach((number, panel) -> panel.light(lit.scorers().contains(number)));
    if (trick != null && state != null && question != null) {
      trick.light(lit.deciding());
      state.light(lit.variables());
      question.getStyleClass().remove("lit");
      if (lit.asks()) {
        question.getStyleClass().add("lit");
      }
    }
  }

  // Focus.

  private boolean hasFocusInside() {
    Node owner = getScene() == null ? null : getScene().getFocusOwner();
    while (owner != null && owner != this) {
      owner = owner.getParent();
    }
    return owner == this;
  }

  /** Takes the focus by keys: the card that has it then says what there is to it. */
  void answerByKeys() {
    focusFirstAnswer();
    if (getScene() != null && getScene().getFocusOwner() instanceof CardButton card) {
      card.point();
    }
  }

  /** So that a whole match can be played from the keyboard. */
  void focusFirstAnswer() {
    Node answer = lookup(".answers .button");
    Node card = lookup(".card-button .legal");
    if (card != null) {
      card.getParent().requestFocus();
    } else if (answer != null) {
      answer.requestFocus();
    } else {
      requestFocus();
    }
  }
}
