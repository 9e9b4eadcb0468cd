package tricksmith.editor.table.felt;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;
import static tricksmith.editor.node.Wrapping.wrapped;

import atlantafx.base.controls.Popover;
import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.picture.Holding;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Thought;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.card.Answering;
import tricksmith.editor.table.card.CardButton;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.card.Pointing;
import tricksmith.editor.table.geometry.Area;
import tricksmith.editor.table.geometry.Clearing;
import tricksmith.editor.table.geometry.Kept;
import tricksmith.editor.table.geometry.Round;
import tricksmith.editor.table.geometry.SeatSlots;
import tricksmith.editor.table.geometry.TableGeometry;
import tricksmith.editor.table.geometry.TableShape;
import tricksmith.editor.table.seat.SeatPanel;
import tricksmith.editor.table.why.HoldingPane;
import tricksmith.editor.table.why.Reasoning;
import tricksmith.editor.table.why.ThoughtPane;
import tricksmith.editor.table.why.TrickReasons;
import tricksmith.editor.table.why.WhyPanels;
import tricksmith.editor.table.why.WhyWords;
import tricksmith.editor.table.why.WishedScore;
import tricksmith.editor.table.words.PlainWords;
import tricksmith.editor.table.words.Words;
import tricksmith.engine.report.Pick;
import tricksmith.proposal.Wish;

/**
 * The table, drawn from each picture of the match and from nothing else. Where things lie depends
 * not on the picture but on the game and the size of the pane.
 */
public final class TablePane extends Pane {
  private static final double FELT_INSET = 6;

  /** The smaller a table is drawn, the larger its letters. */
  private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");

  private static final PseudoClass SMALLER = PseudoClass.getPseudoClass("smaller");
  private static final PseudoClass TINY = PseudoClass.getPseudoClass("tiny");

  /** Whether cards are so narrow that what lies on them hides their signs. */
  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

  private static final double NARROW_CARD = 66;

  /** How wide something that floats over the table is at most, and at least, at zoom 1. */
  private static final double WIDEST = 676;

  private static final double NARROWEST = 260;

  /** How many narrower widths are tried. */
  private static final int WIDTHS = 5;

  private static final PseudoClass PAST = PseudoClass.getPseudoClass("past");

  private final PlaytestActions actions;
  private final Words words;
  private final WhyPanels panels;
  private final Region felt = region("felt");
  private final Region mat = region("mat");
  private final Layers layers = new Layers();
  private final Group leaving = new Group();

  /** Says that there is no match, and offers to begin one. */
  private final VBox none;

  private final Button begin = new Button();
  private final Motion motion = new Motion(this, leaving);
  private final TableDrawing drawing;
  private @Nullable ShownMoment moment;
  private @Nullable DrawnTable drawn;
  private @Nullable OverMat why;
  private Reasons.Lit lit = Reasons.Lit.NOTHING;
  private double zoom = 1;
  private Runnable asked = () -> {};
  private Runnable placed = () -> {};
  private CardMotion motionKind = CardMotion.GLIDE;

  public TablePane(PlaytestActions actions, Words words) {
    this.actions = actions;
    this.words = words;
    panels = new WhyPanels(actions, words);
    drawing = new TableDrawing(actions, words, answering(), pointing(), reasoning());
    setId("table");
    getStyleClass().add("table");
    none = new VBox(12, wrapped(words.say("table.none"), "on-felt"), begin);
    none.setAlignment(Pos.CENTER);
    begin.setId("begin");
    begin.setMnemonicParsing(false);
    begin.getStyleClass().add(Styles.ACCENT);
    present(begin, false);
    leaving.setManaged(false);
    getChildren().addAll(felt, mat, none, layers, leaving);
    mat.setVisible(false);
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(widthProperty());
    clip.heightProperty().bind(heightProperty());
    setClip(clip);
    setMinSize(0, 0);
  }

  /**
   * Offers to make a game that can be played of the script, where there is no match yet.
   *
   * @param offer its words; empty for nothing
   */
  public void offerBeginning(Optional<String> offer, Runnable write) {
    offer.ifPresent(begin::setText);
    begin.setOnAction(_ -> write.run());
    present(begin, offer.isPresent());
  }

  private static Region region(String style) {
    Region region = styled(new Region(), style);
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
  public void show(Playtest playtest, Timeline time) {
    felt.pseudoClassStateChanged(PAST, time.at() < time.length());
    Table table = playtest.table();
    if (table == null) {
      return;
    }
    ShownMoment before = moment;
    ShownMoment now = new ShownMoment(playtest, table, time);
    moment = now;
    if (before == null || !now.looksLike(before)) {
      draw(before, now);
    }
  }

  private void draw(@Nullable ShownMoment before, ShownMoment now) {
    boolean focused = hasFocusInside();
    motion.remember();
    hideWhy();
    DrawnTable newlyDrawn = drawing.draw(now);
    drawn = newlyDrawn;
    layers.show(newlyDrawn, now.round());
    newlyDrawn.letBoardGiveWay();
    newlyDrawn.markWanted(List.of());
    newlyDrawn.light(lit);
    requestLayout();
    if (getScene() != null) {
      applyCss();
      layout();
      animate(before, now, newlyDrawn);
    }
    if (focused) {
      focusFirstAnswer();
    }
  }

  private void animate(@Nullable ShownMoment before, ShownMoment now, DrawnTable shown) {
    TableGeometry places = geometry();
    if (places == null) {
      return;
    }
    if (before != null
        && before.table().trick().finished()
        && !now.table().trick().equals(before.table().trick())) {
      gather(before.table(), shown, places);
    }
    if (motionKind == CardMotion.NONE) {
      return;
    }
    if (before != null && now.isDealtSince(before)) {
      motion.deal(shown.hands(now.round()), places.mat());
    } else {
      motion.play(face -> origin(face, now.table(), shown, places));
    }
  }

  /** Returns where a card comes from that was not visible before: the hand of its player. */
  private static Optional<Area> origin(
      CardFace face, Table now, DrawnTable shown, TableGeometry places) {
    return now.trick().cards().stream()
        .filter(played -> played.face() != null && played.face().card() == face.card())
        .findFirst()
        .flatMap(played -> Optional.ofNullable(shown.seats().get(played.seat())))
        .map(seat -> seat.origin(places));
  }

  private void gather(Table before, DrawnTable shown, TableGeometry places) {
    Optional<SeatPanel> winner = before.trick().winner().map(shown.seats()::get);
    ScriptWords script = words.of(before);
    List<CardFace> gone =
        before.trick().cards().stream().map(played -> new CardFace(played.face(), script)).toList();
    winner.ifPresent(seat -> motion.gather(gone, pileOf(seat, places)));
  }

  private static Area pileOf(SeatPanel seat, TableGeometry places) {
    SeatSlots slots = places.seats().get(seat.step());
    return slots.hasPile() ? slots.pile() : slots.plaque();
  }

  // Places.

  private @Nullable TableGeometry geometry() {
    DrawnTable now = drawn;
    return now == null || getWidth() <= 0 || getHeight() <= 0
        ? null
        : TableGeometry.of(now.shape(), getWidth(), getHeight(), zoom);
  }

  @Override
  protected void layoutChildren() {
    felt.resizeRelocate(
        FELT_INSET, FELT_INSET, getWidth() - 2 * FELT_INSET, getHeight() - 2 * FELT_INSET);
    none.setVisible(drawn == null);
    none.resizeRelocate(40, 0, Math.max(0, getWidth() - 80), getHeight());
    TableGeometry places = geometry();
    DrawnTable now = drawn;
    if (places != null && now != null) {
      place(now, places);
    }
  }

  private void place(DrawnTable now, TableGeometry places) {
    mat.setVisible(true);
    pseudoClassStateChanged(SMALL, places.scale() < 0.95);
    pseudoClassStateChanged(SMALLER, places.scale() < 0.84);
    pseudoClassStateChanged(TINY, places.scale() < 0.72);
    pseudoClassStateChanged(NARROW, places.card() < NARROW_CARD * places.scale());
    Area middle = places.mat();
    mat.resizeRelocate(middle.x(), middle.y(), middle.width(), middle.height());
    now.place(places);
    if (why != null) {
      why.place(places);
    }
    placed.run();
  }

  /** Sets a listener for changes of what lies on the table, and where. */
  public void onPlaced(Runnable listener) {
    placed = listener;
  }

  /**
   * Returns where something may float over the table so that it covers what matters least.
   *
   * @param below the height of the line of time below the table, over which it may lie too
   * @param others what floats there already
   */
  public Area clearing(Region floating, double below, List<Area> others) {
    Area room = new Area(0, 0, getWidth(), getHeight() + below).grown(-FELT_INSET);
    List<Kept> kept = new ArrayList<>();
    others.forEach(other -> kept.add(new Kept(other, Kept.Worth.WHOLE)));
    if (below > 0) {
      kept.add(new Kept(new Area(0, getHeight(), getWidth(), below), Kept.Worth.TIME));
    }
    TableGeometry places = geometry();
    DrawnTable now = drawn;
    if (places != null && now != null) {
      kept.addAll(now.kept(places));
    }
    if (why != null) {
      kept.add(new Kept(DrawnTable.areaOf(why), Kept.Worth.WHOLE));
    }
    Area focus = places == null ? room : places.mat();
    double gap = places == null ? 0 : places.gap() / 2;
    return new Clearing(room, focus, gap, kept)
        .place(widths(floating, room.width()), floating::prefHeight);
  }

  /** Returns the widths that something may take: the fewer lines, the better. */
  private List<Double> widths(Region floating, double room) {
    double wanted = Math.ceil(floating.prefWidth(-1));
    double most = Math.min(Math.min(WIDEST * zoom, wanted), room);
    double least = Math.min(most, Math.max(NARROWEST * zoom, floating.minWidth(-1)));
    List<Double> widths = new ArrayList<>(List.of(Math.min(wanted, room)));
    for (int step = 0; step <= WIDTHS; step++) {
      widths.add(Math.floor(most - step * (most - least) / WIDTHS));
    }
    return widths;
  }

  /** Returns what determines the places in the game shown; empty before there is one. */
  public Optional<TableShape> shape() {
    return Optional.ofNullable(drawn).map(DrawnTable::shape);
  }

  /** Returns the seats around the table as shown. */
  public Optional<Round> round() {
    return Optional.ofNullable(moment).map(ShownMoment::round);
  }

  private Optional<Table> table() {
    return Optional.ofNullable(moment).map(ShownMoment::table);
  }

  private Answering answering() {
    return new Answering() {
      @Override
      public void choose(Pick pick) {
        table().ifPresent(now -> actions.play(playtest -> playtest.choose(now.match(), pick)));
      }

      @Override
      public void wish(Table.Face card, boolean allowed, String said) {
        table()
            .map(Table::question)
            .map(question -> new Wish.Allowed(question.seat(), card.label(), allowed))
            .ifPresent(outcome -> actions.wish(PlaytestActions.NOW, outcome, said));
      }

      @Override
      public void wishToLead(int seat, Table.Face card, String said) {
        actions.wish(PlaytestActions.NOW, new Wish.Allowed(seat, card.label(), true), said);
      }

      @Override
      public void keep() {
        if (moment != null) {
          actions.pin(PlaytestActions.NOW, words.momentTitle(moment.table(), moment.time()));
        }
      }

      @Override
      public void showRule(Table.Face excluded) {
        table()
            .flatMap(now -> now.exclusionOf(excluded))
            .ifPresent(
                exclusion -> {
                  actions.reveal(exclusion.place().span());
                  offerToAllow(excluded);
                });
      }
    };
  }

  /** Shows the scores recorded so far, below a button. */
  public void showScores(Node above) {
    if (moment != null) {
      TablePopover.show(TablePopover.of(drawing.scores(moment)), above);
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
      public void atWaiting(int seat) {
        Optional<Table.Question> asked = table().map(Table::question);
        if (drawn != null && asked.isPresent()) {
          drawn.question().explain(words.say("card.waiting", asked.get().seat(), seat));
          requestLayout();
        }
      }

      @Override
      public void nothing() {
        if (drawn != null) {
          drawn.question().ask();
          drawn.markWanted(List.of());
          requestLayout();
        }
        actions.light(List.of());
      }
    };
  }

  private Optional<Reasons> reasons() {
    return Optional.ofNullable(moment).flatMap(ShownMoment::reasons);
  }

  private void explain(Reasons.WhyCard reason) {
    if (drawn != null && moment != null && !(reason.allowed() && isUnderPointer())) {
      if (reason.allowed()) {
        drawn.question().explain(new WhyWords(words, words.of(moment.table())).allowed(reason));
      } else {
        drawn.question().explain(reason);
      }
      drawn.markWanted(reason.allowed() ? List.of() : reason.steps().getLast().fulfilling());
      requestLayout();
    }
    actions.light(
        reason.steps().stream()
            .filter(step -> step.verdict() != Reasons.Verdict.NOT_IN_FORCE)
            .map(step -> step.place().span())
            .toList());
  }

  /** Keeps the reason why a card may not be played, with a button that wishes it might be. */
  private void offerToAllow(Table.Face excluded) {
    if (drawn != null) {
      hideWhy();
      reasons().flatMap(reasons -> reasons.card(excluded.card())).ifPresent(this::explain);
      drawn.question().keepExclusion();
      requestLayout();
    }
  }

  /** Shows where a score came from, with a field for what it should have been. */
  private void showScore(int seat, Region score, Node beside) {
    if (moment != null) {
      String total = PlainWords.number(moment.table().seat(seat).score());
      WishedScore wished =
          new WishedScore(seat, total, PlaytestActions.NOW, moment.table(), actions, words);
      Popover popover = TablePopover.of(styled(new VBox(score, wished), "why"));
      wished.whenWished(popover::hide);
      TablePopover.show(popover, beside);
    }
  }

  /**
   * Whether the mouse is over a card; the question then stays as long as the card may be played.
   */
  private boolean isUnderPointer() {
    return lookupAll(".card-button").stream().anyMatch(Node::isHover);
  }

  private Reasoning reasoning() {
    return new Reasoning() {
      @Override
      public void score(int seat, Node beside) {
        reasons()
            .ifPresent(reasons -> showScore(seat, panels.score(seat, reasons.score(seat)), beside));
      }

      @Override
      public void trick(int choices) {
        showWhy(choices);
      }

      @Override
      public void lastChoiceOf(int seat) {
        Optional.ofNullable(moment)
            .flatMap(now -> now.playtest().lastChoiceOf(seat))
            .ifPresent(TablePane.this::showThought);
      }

      @Override
      public void handOf(int seat) {
        actions.askHolding(seat, TablePane.this::show);
      }

      @Override
      public void lastTrickOf(int seat) {
        Optional.ofNullable(moment)
            .flatMap(now -> now.time().lastTrickOf(seat))
            .ifPresent(TablePane.this::showWhy);
      }
    };
  }

  /** Shows the reasoning behind a choice, over the middle of the table. */
  public void showThought(int choices) {
    actions.askWhy(choices, this::show);
  }

  private void show(Thought thought) {
    Runnable reveal =
        () -> {
          actions.play(playtest -> playtest.openHands(true));
          showThought(thought.choices());
        };
    table().ifPresent(now -> lay(new ThoughtPane(thought, words.of(now), words, reveal)));
  }

  private void show(Holding holding) {
    table().ifPresent(now -> lay(new HoldingPane(holding, words.of(now), words)));
  }

  /** Sets a listener for the question why a trick was won. */
  public void onAsked(Runnable listener) {
    asked = listener;
  }

  /** Shows a trick again, with every criterion, over the middle of the table. */
  public void showWhy(int choices) {
    hideWhy();
    table()
        .ifPresent(
            now ->
                reasons()
                    .ifPresent(
                        reasons ->
                            reasons
                                .trick(choices)
                                .ifPresent(reason -> showWhy(choices, reason, reasons, now))));
  }

  private void showWhy(int choices, Reasons.WhyTrick reason, Reasons reasons, Table now) {
    boolean over = reasons.endsTrick(choices);
    int number = reasons.trickNumber(choices);
    TrickReasons shown = panels.trick(reason, number, over, now);
    lay(over ? panels.withActions(shown, number, choices, reason, words.of(now)) : shown);
    asked.run();
  }

  /** Shows reasons over the middle of the table, in place of others. */
  private void lay(Region content) {
    dismiss();
    OverMat over = new OverMat(content).coveringTrick().closedBy(words.say("close"), this::dismiss);
    over.setId("why-over");
    layers.showReasons(List.of(over));
    why = over;
    coverBoard(true);
    requestLayout();
  }

  /** Takes all reasons off the table; returns whether there were any. */
  public boolean dismiss() {
    boolean wasKept = drawn != null && drawn.question().dismissExclusion();
    if (wasKept) {
      pointing().nothing();
    }
    return hideWhy() || wasKept;
  }

  private boolean hideWhy() {
    boolean wasOpen = why != null;
    why = null;
    coverBoard(false);
    layers.showReasons(List.of());
    return wasOpen;
  }

  private void coverBoard(boolean isCovered) {
    if (drawn != null) {
      drawn.coverBoard(isCovered);
    }
  }

  /** Highlights the effect of a rule on the table. */
  public void light(Reasons.Lit newLit) {
    lit = newLit;
    if (drawn != null) {
      drawn.light(lit);
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
