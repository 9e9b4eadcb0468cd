package tricksmith.editor.table.felt;

import atlantafx.base.controls.Popover;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.picture.Holding;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.ScoreSheet;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Thought;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.card.Answering;
import tricksmith.editor.table.card.CardButton;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.card.DrawnCards;
import tricksmith.editor.table.card.Picked;
import tricksmith.editor.table.card.PileView;
import tricksmith.editor.table.card.Pointing;
import tricksmith.editor.table.geometry.Area;
import tricksmith.editor.table.geometry.Round;
import tricksmith.editor.table.geometry.TableGeometry;
import tricksmith.editor.table.geometry.TableShape;
import tricksmith.editor.table.question.AnswersPane;
import tricksmith.editor.table.question.AuctionPane;
import tricksmith.editor.table.question.BoardPane;
import tricksmith.editor.table.question.NamedByChance;
import tricksmith.editor.table.question.QuestionPane;
import tricksmith.editor.table.seat.SeatPanel;
import tricksmith.editor.table.why.HoldingPane;
import tricksmith.editor.table.why.Reasoning;
import tricksmith.editor.table.why.ScorePane;
import tricksmith.editor.table.why.ThoughtPane;
import tricksmith.editor.table.why.WhyPanels;
import tricksmith.editor.table.why.WhyWords;
import tricksmith.editor.table.words.Words;
import tricksmith.engine.report.Pick;
import tricksmith.proposal.Wish;

/**
 * The table, drawn anew from each picture of the match and from nothing else. Where things lie
 * depends not on the picture but on the game and the size of the pane.
 */
public final class TablePane extends Pane {
  private static final double FELT_INSET = 6;

  /** How much wider than needed a board may become, so that its columns stay together. */
  private static final double WIDEST_BOARD = 1.8;

  private static final double HIGHEST_REASON = 126;

  /** The smaller a table is drawn, the larger its letters. */
  private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");

  private static final PseudoClass SMALLER = PseudoClass.getPseudoClass("smaller");
  private static final PseudoClass TINY = PseudoClass.getPseudoClass("tiny");

  private static final PseudoClass PAST = PseudoClass.getPseudoClass("past");

  private final PlaytestActions actions;
  private final Words words;
  private final WhyPanels panels;
  private final Region felt = region("felt");
  private final Region mat = region("mat");
  private final Group drawn = new Group();
  private final Group leaving = new Group();
  private final Label none;
  private final Motion motion = new Motion(this, leaving);
  private final Map<Integer, SeatPanel> seats = new HashMap<>();
  private final TableRoom room = new TableRoom();
  private Picked selection = new Picked();
  private @Nullable Playtest shown;
  private @Nullable Table table;
  private Timeline.@Nullable CameUp named;
  private Timeline time = new Timeline(List.of(), 0, 0);
  private @Nullable Drawn picture;
  private @Nullable OverMat why;
  private Reasons.Lit lit = Reasons.Lit.NOTHING;
  private double zoom = 1;
  private boolean isHeld;
  private Runnable asked = () -> {};
  private CardMotion motionKind = CardMotion.GLIDE;

  /** The parts drawn for a picture, besides the seats. */
  private record Drawn(
      TableShape shape,
      TrickPane trick,
      StatePane state,
      Optional<BoardPane> board,
      List<PileView> piles,
      QuestionPane question,
      List<OverMat> over) {}

  public TablePane(PlaytestActions actions, Words words) {
    this.actions = actions;
    this.words = words;
    panels = new WhyPanels(actions, words);
    setId("table");
    getStyleClass().add("table");
    none = new Label(words.say("table.none"));
    none.getStyleClass().add("on-felt");
    none.setWrapText(true);
    drawn.setManaged(false);
    leaving.setManaged(false);
    getChildren().addAll(felt, mat, none, drawn, leaving);
    mat.setVisible(false);
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(widthProperty());
    clip.heightProperty().bind(heightProperty());
    setClip(clip);
    setMinSize(0, 0);
  }

  private static Region region(String style) {
    Region region = new Region();
    region.getStyleClass().add(style);
    region.setMouseTransparent(true);
    return region;
  }

  /** Sets how much motion there is when cards change places. */
  public void move(CardMotion kind) {
    motionKind = kind;
    motion.become(kind);
  }

  /** Scales decoration by a factor, as far as there is room. */
  public void zoom(double newZoom) {
    if (zoom != newZoom) {
      zoom = newZoom;
      requestLayout();
    }
  }

  /**
   * Draws the picture of this match, unless it looks like the present one: most edits of the rules
   * change nothing on the table.
   */
  public void show(Playtest playtest, Timeline newTime) {
    shown = playtest;
    Timeline.CameUp namedBefore = named;
    boolean heldBefore = isHeld;
    isHeld = playtest.holdsTrick();
    named = newTime.named().orElse(null);
    time = newTime;
    felt.pseudoClassStateChanged(PAST, time.at() < time.length());
    Table now = playtest.table();
    Table before = table;
    if (now == null) {
      return;
    }
    table = now;
    if (before != null
        && now.looksLike(before)
        && Objects.equals(named, namedBefore)
        && isHeld == heldBefore) {
      return;
    }
    selection = new Picked();
    boolean focused = hasFocusInside();
    motion.remember();
    hideWhy();
    draw(now);
    light(lit);
    if (getScene() != null) {
      applyCss();
      layout();
      animate(before, now);
    }
    if (focused) {
      focusFirstAnswer();
    }
  }

  private void animate(@Nullable Table before, Table now) {
    TableGeometry places = geometry();
    if (places == null) {
      return;
    }
    if (before != null && before.trick().finished() && !now.trick().equals(before.trick())) {
      gather(before, places);
    }
    if (motionKind == CardMotion.NONE) {
      return;
    }
    if (before != null && isDealtAnew(before, now)) {
      motion.deal(hands(now), places.mat());
    } else {
      motion.play(face -> origin(face, now, places));
    }
  }

  /** Whether hands have been dealt since: every hand has at least two more cards than before. */
  private static boolean isDealtAnew(Table before, Table now) {
    return before.seats().size() == now.seats().size()
        && now.seats().stream()
            .allMatch(
                seat -> {
                  int had = before.seat(seat.number()).hand().size();
                  return seat.hand().size() > had + 1;
                });
  }

  /** Returns the cards of the hands, from left of the own seat. */
  private List<List<CardFace>> hands(Table now) {
    Round round = round(now);
    return now.seats().stream()
        .sorted(
            Comparator.comparingInt(
                seat -> Math.floorMod(round.step(seat.number()) - 1, round.players())))
        .map(seat -> Objects.requireNonNull(seats.get(seat.number())).faces().toList())
        .toList();
  }

  /** Returns where a card comes from that was not visible before: the hand of its player. */
  private Optional<Area> origin(CardFace face, Table now, TableGeometry places) {
    return now.trick().cards().stream()
        .filter(played -> played.face().card() == face.card())
        .findFirst()
        .flatMap(played -> Optional.ofNullable(seats.get(played.seat())))
        .map(seat -> seat.origin(places));
  }

  private void gather(Table before, TableGeometry places) {
    Optional<SeatPanel> winner = before.trick().winner().map(seats::get);
    ScriptWords script = words.of(before);
    List<CardFace> gone =
        before.trick().cards().stream().map(played -> new CardFace(played.face(), script)).toList();
    winner.ifPresent(seat -> motion.gather(gone, pileOf(seat, places)));
  }

  private static Area pileOf(SeatPanel seat, TableGeometry places) {
    var slots = places.seats().get(seat.step());
    return slots.hasPile() ? slots.pile() : slots.plaque();
  }

  // Places.

  private @Nullable TableGeometry geometry() {
    Drawn now = picture;
    return now == null || getWidth() <= 0 || getHeight() <= 0
        ? null
        : TableGeometry.of(now.shape(), getWidth(), getHeight(), zoom);
  }

  @Override
  protected void layoutChildren() {
    felt.resizeRelocate(
        FELT_INSET, FELT_INSET, getWidth() - 2 * FELT_INSET, getHeight() - 2 * FELT_INSET);
    none.setVisible(picture == null);
    none.resizeRelocate(40, getHeight() / 2 - 30, Math.max(0, getWidth() - 80), 60);
    TableGeometry places = geometry();
    Drawn now = picture;
    if (places != null && now != null) {
      place(now, places);
    }
  }

  private void place(Drawn now, TableGeometry places) {
    mat.setVisible(true);
    pseudoClassStateChanged(SMALL, places.scale() < 0.95);
    pseudoClassStateChanged(SMALLER, places.scale() < 0.84);
    pseudoClassStateChanged(TINY, places.scale() < 0.72);
    resizeTo(mat, places.mat());
    seats.values().forEach(seat -> seat.place(places));
    now.trick().place(places);
    SeatPanel.scale(now.state(), places.variables(), places.scale());
    now.state().fit(places.variables().height() / places.scale());
    now.board()
        .ifPresent(board -> places.board().ifPresent(lane -> placeBoard(board, lane, places)));
    SharedPiles.place(now.piles(), places);
    placeQuestion(now.question(), places);
    now.over().forEach(over -> over.place(places));
    if (why != null) {
      why.place(places);
    }
  }

  private static void placeBoard(BoardPane board, Area lane, TableGeometry places) {
    double by = Math.min(places.scale(), lane.height() / Math.max(1, board.prefHeight(-1)));
    double width = Math.min(lane.width(), WIDEST_BOARD * by * board.prefWidth(-1));
    double left = lane.centerX() - width / 2;
    SeatPanel.scale(board, new Area(left, lane.y(), width, lane.height()), by);
  }

  private static void resizeTo(Region part, Area slot) {
    part.resizeRelocate(slot.x(), slot.y(), slot.width(), slot.height());
  }

  private static void placeQuestion(QuestionPane question, TableGeometry places) {
    Area slot = places.question();
    double by = places.scale();
    double width = slot.width() / by;
    question.fit(width);
    double height = Math.min(question.prefHeight(width), HIGHEST_REASON);
    double high = Math.max(slot.height(), height * by);
    SeatPanel.scale(question, new Area(slot.x(), slot.bottom() - high, slot.width(), high), by);
  }

  // Drawing.

  private void draw(Table now) {
    DrawnCards cards = new DrawnCards(now, selection, answering(), words, pointing());
    Round round = round(now);
    seats.clear();
    for (Table.SeatPlace seat : now.seats()) {
      int step = round.step(seat.number());
      seats.put(seat.number(), new SeatPanel(seat, step, cards, actions, words, reasoning()));
    }
    TrickPane trick =
        new TrickPane(now.trick(), awaited(now), round, cards, words, reasoning(), actions);
    StatePane state =
        new StatePane(
            worthShowing(now),
            cards.script(),
            words,
            (content, beside) -> popover(content).show(beside));
    Optional<Table.Grid> grid = now.grids().stream().filter(Table.Grid::yesNo).findFirst();
    Optional<BoardPane> board = grid.map(it -> new BoardPane(it, cards.script(), words));
    board.ifPresent(it -> led(now).ifPresent(it::led));
    List<PileView> piles =
        now.piles().stream()
            .map(pile -> new PileView(pile, cards, words, SharedPiles.USUAL, 5))
            .toList();
    QuestionPane question = question(now);
    picture = new Drawn(shape(now, grid), trick, state, board, piles, question, over(now, cards));
    show(Objects.requireNonNull(picture), round);
    board.ifPresent(shownBoard -> giveWay(shownBoard, Objects.requireNonNull(picture).over()));
    requestLayout();
  }

  /** Returns the suit that was led to the trick. */
  private static Optional<String> led(Table now) {
    return now.trick().cards().stream()
        .filter(played -> !played.earlier())
        .findFirst()
        .flatMap(played -> Optional.ofNullable(played.face().suit()));
  }

  /** Hides a board while answers or scores lie over it, so that no part of it shows beside them. */
  private static void giveWay(BoardPane board, List<OverMat> over) {
    over.forEach(
        each ->
            each.visibleProperty()
                .subscribe(_ -> board.setVisible(over.stream().noneMatch(Node::isVisible))));
  }

  /**
   * Returns the variables of no particular player: those that name a suit first, numbers last.
   * Repeated choices appear in the auction instead, and a chip on its board.
   */
  private List<Table.Variable> worthShowing(Table now) {
    return now.variables().stream()
        .filter(variable -> time.calls(variable.name()).size() < 2)
        .filter(
            variable ->
                now.grids().stream()
                    .filter(Table.Grid::yesNo)
                    .limit(1)
                    .noneMatch(board -> BoardPane.shows(board, variable)))
        .sorted(Comparator.comparingInt(variable -> rank(variable, now.suits())))
        .toList();
  }

  private static int rank(Table.Variable variable, List<String> suits) {
    if (namesASuit(variable, suits)) {
      return 0;
    }
    boolean isMadeOfParts = variable.values().stream().anyMatch(value -> value.contains("."));
    boolean isNumber = variable.values().stream().allMatch(value -> value.matches("-?[\\d/]+"));
    return isMadeOfParts ? 0 : isNumber ? 2 : 1;
  }

  private static boolean namesASuit(Table.Variable variable, List<String> suits) {
    return variable.values().stream()
        .flatMap(value -> Stream.of(value.split("\\.")))
        .anyMatch(suits::contains);
  }

  /** Returns what determines the places in the game shown; empty before there is one. */
  public Optional<TableShape> shape() {
    return Optional.ofNullable(picture).map(Drawn::shape);
  }

  /** Returns the seats around the table as shown. */
  public Optional<Round> round() {
    return Optional.ofNullable(table).map(TablePane::round);
  }

  private static Round round(Table now) {
    return new Round(now.seats().size(), Math.max(1, now.eyes()), now.clockwise());
  }

  private TableShape shape(Table now, Optional<Table.Grid> board) {
    int rows = board.map(grid -> grid.rows().size()).orElse(0);
    boolean dummy = Optional.ofNullable(shown).map(Playtest::laysHandsOpen).orElse(false);
    return room.shape(now, rows, dummy);
  }

  /** Shows the parts; the last to be added lies on top. */
  private void show(Drawn now, Round round) {
    List<Node> all = new ArrayList<>();
    now.board().ifPresent(all::add);
    all.add(now.state());
    Group piles = new Group();
    piles.setId("piles");
    now.piles().forEach(pile -> pile.setManaged(false));
    piles.getChildren().setAll(now.piles());
    all.add(piles);
    seats.values().stream().filter(seat -> seat.step() > 0).forEach(all::add);
    all.add(now.trick());
    all.add(Objects.requireNonNull(seats.get(round.bottom())));
    all.add(now.question());
    all.addAll(now.over());
    all.forEach(part -> part.setManaged(false));
    drawn.getChildren().setAll(all);
  }

  /** Returns the seat whose card comes next, for which a place is kept visible. */
  private static List<Integer> awaited(Table now) {
    Table.Question asked = now.question();
    if (asked == null || !asked.play() || !(now.outcome() instanceof Table.Going)) {
      return List.of();
    }
    int seat = asked.seat();
    boolean lies = now.trick().cards().stream().anyMatch(played -> played.seat() == seat);
    return lies ? List.of() : List.of(seat);
  }

  private QuestionPane question(Table now) {
    QuestionPane question = new QuestionPane(now, selection, actions, answering(), words);
    if (time.at() < time.length()) {
      question.past(time.at(), time.length());
    }
    if (isHeld) {
      question.hold(now.trick());
    }
    if (named != null) {
      question.add(new NamedByChance(named, now, actions, words));
    }
    return question;
  }

  /**
   * Returns what lies over the middle of the table: answers, or the scores at the end of a deal.
   */
  private List<OverMat> over(Table now, DrawnCards cards) {
    List<OverMat> over = new ArrayList<>();
    List<Timeline.Chosen> calls = calls(now);
    AnswersPane.of(now, calls, opening(calls), cards, answering(), words)
        .ifPresent(answers -> over.add(new OverMat(answers).rising(areClosed(now))));
    if (now.dealOver() || now.outcome() instanceof Table.Ended) {
      boolean isHandFree = now.seat(Math.max(1, now.eyes())).hand().isEmpty();
      over.add(
          new OverMat(titled("match.scores", scores(now)))
              .closedBy(words.say("close"))
              .inHand(isHandFree));
    }
    return over;
  }

  /** Whether no hand is open except the viewer's own. */
  private static boolean areClosed(Table now) {
    return now.seats().stream()
        .filter(seat -> seat.number() != now.eyes())
        .flatMap(seat -> seat.hand().stream())
        .allMatch(held -> held.face() == null);
  }

  private List<Timeline.Chosen> calls(Table now) {
    Table.Question asked = now.question();
    return asked == null || asked.play() || now.dealOver() ? List.of() : time.calls(asked.name());
  }

  /** Returns what could be chosen at the first of these calls, as far as the viewer may know. */
  private List<Table.Choice> opening(List<Timeline.Chosen> calls) {
    return Optional.ofNullable(shown)
        .filter(_ -> AuctionPane.isAuction(calls))
        .map(playtest -> playtest.to(calls.getFirst().choices() - 1).table())
        .map(Table::question)
        .map(Table.Question::choices)
        .orElse(List.of());
  }

  private Answering answering() {
    return new Answering() {
      @Override
      public void choose(Pick pick) {
        Table now = table;
        if (now != null) {
          actions.play(playtest -> playtest.choose(now.match(), pick));
        }
      }

      @Override
      public void wish(Table.Face card, boolean allowed, String said) {
        Table now = table;
        if (now != null && now.question() != null) {
          Wish.Outcome outcome = new Wish.Allowed(now.question().seat(), card.label(), allowed);
          actions.wish(PlaytestActions.NOW, outcome, said);
        }
      }

      @Override
      public void showRule(Table.Face excluded) {
        Optional.ofNullable(table)
            .flatMap(now -> now.exclusionOf(excluded))
            .ifPresent(exclusion -> actions.reveal(exclusion.place().span()));
      }
    };
  }

  private Node scores(Table now) {
    ScoreSheet sheet =
        Optional.ofNullable(shown).flatMap(Playtest::scores).orElse(new ScoreSheet(List.of()));
    return new ScorePane(sheet, now, actions, words);
  }

  private VBox titled(String title, Node content) {
    Label head = new Label(words.say(title));
    head.getStyleClass().add("why-title");
    VBox both = new VBox(head, content);
    both.getStyleClass().add("why");
    return both;
  }

  /** Shows the scores recorded so far, below a button. */
  public void showScores(Node above) {
    if (table != null) {
      Popover popover = popover(titled("match.scores", scores(table)));
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
        if (picture != null) {
          picture.question().ask();
          requestLayout();
        }
        mark("would-do", List.of());
        actions.light(List.of());
      }
    };
  }

  private Optional<Reasons> reasons() {
    return Optional.ofNullable(shown).flatMap(Playtest::reasons);
  }

  private void explain(Reasons.WhyCard reason) {
    if (picture != null && table != null && !(reason.allowed() && isUnderPointer())) {
      picture.question().explain(new WhyWords(words, words.of(table)).card(reason));
      mark("would-do", reason.allowed() ? List.of() : reason.steps().getLast().fulfilling());
      requestLayout();
    }
    actions.light(
        reason.steps().stream()
            .filter(step -> step.verdict() != Reasons.Verdict.NOT_IN_FORCE)
            .map(step -> step.place().span())
            .toList());
  }

  /**
   * Whether the mouse is over a card; the question then stays as long as the card may be played.
   */
  private boolean isUnderPointer() {
    return lookupAll(".card-button").stream().anyMatch(Node::isHover);
  }

  private void mark(String style, List<Table.Face> faces) {
    seats.values().stream()
        .flatMap(SeatPanel::faces)
        .forEach(
            card -> {
              card.getStyleClass().remove(style);
              if (faces.stream().anyMatch(each -> each.card() == card.card())) {
                card.marked(style);
              }
            });
  }

  private Reasoning reasoning() {
    return new Reasoning() {
      @Override
      public void score(int seat, Node beside) {
        reasons()
            .ifPresent(reasons -> popover(panels.score(seat, reasons.score(seat))).show(beside));
      }

      @Override
      public void trick(int choices) {
        showWhy(choices);
      }

      @Override
      public void lastChoiceOf(int seat) {
        Optional.ofNullable(shown)
            .flatMap(playtest -> playtest.lastChoiceOf(seat))
            .ifPresent(TablePane.this::showThought);
      }

      @Override
      public void handOf(int seat) {
        actions.askHolding(seat, TablePane.this::show);
      }

      @Override
      public void lastTrickOf(int seat) {
        time.lastTrickOf(seat).ifPresent(TablePane.this::showWhy);
      }
    };
  }

  /** Shows the reasoning behind a choice, over the middle of the table. */
  public void showThought(int choices) {
    actions.askWhy(choices, this::show);
  }

  private void show(Thought thought) {
    Table now = table;
    if (now != null) {
      Runnable reveal =
          () -> {
            actions.play(playtest -> playtest.openHands(true));
            showThought(thought.choices());
          };
      lay(new ThoughtPane(thought, words.of(now), words, reveal));
    }
  }

  private void show(Holding holding) {
    Table now = table;
    if (now != null) {
      lay(new HoldingPane(holding, words.of(now), words));
    }
  }

  /** Sets a listener for the question why a trick was won. */
  public void onAsked(Runnable listener) {
    asked = listener;
  }

  /** Shows a trick again, with every criterion, over the middle of the table. */
  public void showWhy(int choices) {
    Table now = table;
    if (now == null) {
      return;
    }
    hideWhy();
    reasons()
        .ifPresent(
            reasons ->
                reasons
                    .trick(choices)
                    .ifPresent(
                        reason -> {
                          boolean over = reasons.endsTrick(choices);
                          Region shown = panels.trick(reason, over, now);
                          lay(
                              over
                                  ? panels.withWishes(shown, choices, reason, words.of(now))
                                  : shown);
                          asked.run();
                        }));
  }

  /** Shows reasons over the middle of the table, in place of others. */
  private void lay(Region content) {
    hideWhy();
    OverMat over = new OverMat(content).closedBy(words.say("close"));
    over.setId("why-over");
    over.setManaged(false);
    drawn.getChildren().add(over);
    why = over;
    requestLayout();
  }

  /** Takes the reasons off the table; returns whether there were any. */
  public boolean hideWhy() {
    OverMat open = why;
    why = null;
    return open != null && drawn.getChildren().remove(open);
  }

  private static Popover popover(Node content) {
    Popover popover = new Popover(content);
    popover.setAnimated(false);
    popover.setDetachable(false);
    return popover;
  }

  /** Highlights the effect of a rule on the table. */
  public void light(Reasons.Lit newLit) {
    lit = newLit;
    seats.values().stream().flatMap(SeatPanel::faces).forEach(this::light);
    seats.forEach((number, panel) -> panel.light(lit.scorers().contains(number)));
    if (picture != null) {
      picture.trick().light(lit.deciding());
      picture.state().light(lit.variables());
      picture.board().ifPresent(board -> board.light(lit.variables()));
      picture.question().getStyleClass().remove("lit");
      if (lit.asks()) {
        picture.question().getStyleClass().add("lit");
      }
    }
  }

  private void light(CardFace face) {
    face.getStyleClass().removeAll("lit-against", "lit-for");
    if (face.card() >= 0 && lit.excluded().contains(face.card())) {
      face.marked("lit-against");
    } else if (face.card() >= 0 && lit.fulfilling().contains(face.card())) {
      face.marked("lit-for");
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

  /** Takes the focus for keyboard users: the focused card then explains itself. */
  public void answerByKeys() {
    focusFirstAnswer();
    if (getScene() != null && getScene().getFocusOwner() instanceof CardButton card) {
      card.point();
    }
  }

  /** Focuses the first answer, so that a whole match can be played from the keyboard. */
  public void focusFirstAnswer() {
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
