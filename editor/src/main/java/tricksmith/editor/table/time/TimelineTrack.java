package tricksmith.editor.table.time;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.picture.Timeline;

/**
 * The time of a match as a line, with marks for tricks, deals and the effects of the rule at the
 * caret. Dragging and the arrow keys move through time.
 *
 * <p>The line ends where the last card of the hands will be played, so that nothing on it moves
 * while a deal goes on. The tricks that this takes are only outlined.
 */
final class TimelineTrack extends Region {
  private static final double EDGE = 7;
  private static final double HIGH = 6;
  private static final double LINE = 2;

  /** The most tricks to come that are outlined: more would be too narrow to be told apart. */
  private static final int MOST_EXPECTED = 40;

  /** How far the tricks of the first side are above the line, and those of the others below it. */
  private static final double ASIDE = 4;

  /** The gap between two tricks. */
  private static final double APART = 2;

  private static final PseudoClass TO_COME = PseudoClass.getPseudoClass("to-come");

  private final IntConsumer go;
  private final Region line = part("track-line");
  private final Region past = part("track-past");
  private final Region knob = part("track-knob");
  private Timeline timeline = new Timeline(List.of(), 0, 0);
  private List<Integer> lit = List.of();
  private final List<Stretch> tricks = new ArrayList<>();
  private IntUnaryOperator sides = _ -> 0;
  private boolean stopped;

  /** The choice at which the line ends: the last one, or later if cards are left to play. */
  private int end;

  /** The choice from which there are tricks to come instead of a line. */
  private int lineEnd;

  private int cardsOfTrick = 1;

  /** The part between two moments. */
  private record Stretch(Region part, int from, int to, int side) {}

  /** Creates a track; {@code go} receives the number of choices to go to. */
  TimelineTrack(IntConsumer go) {
    this.go = go;
    setId("track");
    getStyleClass().add("track");
    setPrefHeight(24);
    setMinWidth(80);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.SLIDER);
    addEventHandler(MouseEvent.MOUSE_PRESSED, this::point);
    addEventHandler(MouseEvent.MOUSE_DRAGGED, this::point);
    addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    draw();
  }

  private static Region part(String style) {
    Region part = new Region();
    part.getStyleClass().add(style);
    part.setMouseTransparent(true);
    return part;
  }

  private void point(MouseEvent event) {
    requestFocus();
    double room = Math.max(1, getWidth() - 2 * EDGE);
    double part = Math.clamp((event.getX() - EDGE) / room, 0, 1);
    int wanted = Math.min(timeline.length(), (int) Math.round(part * end));
    if (wanted != timeline.at()) {
      go.accept(wanted);
    }
    event.consume();
  }

  private void key(KeyEvent event) {
    int by =
        switch (event.getCode()) {
          case LEFT, DOWN -> -1;
          case RIGHT, UP -> 1;
          case PAGE_DOWN -> -10;
          case PAGE_UP -> 10;
          case HOME -> -timeline.length();
          case END -> timeline.length();
          default -> 0;
        };
    if (by != 0) {
      go.accept(Math.clamp(timeline.at() + by, 0, timeline.length()));
      event.consume();
    }
  }

  /**
   * Shows a match.
   *
   * @param isStopped whether it ends where it departs from what was played
   * @param newSides the side of a seat, from 1; 0 for none
   * @param cards how many cards the hands hold at the moment shown
   * @param seats how many cards a trick has
   */
  void show(
      Timeline newTimeline, boolean isStopped, IntUnaryOperator newSides, int cards, int seats) {
    boolean goneBack =
        newTimeline.length() == timeline.length() && newTimeline.at() < newTimeline.length();
    end = Math.max(goneBack ? end : newTimeline.length(), newTimeline.at() + cards);
    cardsOfTrick = Math.max(1, seats);
    timeline = newTimeline;
    sides = newSides;
    stopped = isStopped;
    draw();
    notifyAccessibleAttributeChanged(AccessibleAttribute.VALUE);
  }

  /** Highlights the moments at which a rule has done something. */
  void light(List<Integer> moments) {
    if (!lit.equals(moments)) {
      lit = moments;
      draw();
    }
  }

  @Override
  public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    return switch (attribute) {
      case VALUE -> (double) timeline.at();
      case MIN_VALUE -> 0.0;
      case MAX_VALUE -> (double) timeline.length();
      default -> super.queryAccessibleAttribute(attribute, parameters);
    };
  }

  private void draw() {
    getChildren().setAll(line, past);
    addTricks();
    addMarks(timeline.marks(Stride.ROUND), "track-round");
    addMarks(timeline.marks(Stride.DEAL), "track-deal");
    addMarks(lit, "track-lit");
    addMarks(timeline.notes(), "track-note");
    if (stopped) {
      addMarks(List.of(timeline.length()), "track-stop");
    }
    getChildren().add(knob);
    requestLayout();
  }

  /** Draws each trick in the colour of the side that won it, those of the first side higher. */
  private void addTricks() {
    tricks.clear();
    int from = -1;
    for (Timeline.Entry entry : timeline.entries()) {
      if (entry instanceof Timeline.Played(int choices, _, _) && from < 0) {
        from = choices - 1;
      }
      if (entry instanceof Timeline.Trick(int choices, _, Integer winner, _)) {
        Region trick = part("track-trick");
        int side = winner == null ? 0 : sides.applyAsInt(winner);
        trick.getStyleClass().add("side-" + side);
        trick.pseudoClassStateChanged(TO_COME, choices > timeline.at());
        tricks.add(new Stretch(trick, Math.max(0, from), choices, side));
        getChildren().add(trick);
        from = -1;
      }
    }
    addExpected(from < 0 ? timeline.length() : from);
    if (from >= 0 && from < timeline.at()) {
      addStretch("track-under-way", from, timeline.at());
    }
  }

  /** Outlines the tricks to come, from the one under way. */
  private void addExpected(int from) {
    boolean tooMany = (end - from) / cardsOfTrick > MOST_EXPECTED;
    lineEnd = tooMany ? end : from;
    if (tooMany) {
      return;
    }
    for (int start = from; start < end; start += cardsOfTrick) {
      addStretch("track-expected", start, Math.min(end, start + cardsOfTrick));
    }
  }

  private void addStretch(String style, int from, int to) {
    Region part = part(style);
    tricks.add(new Stretch(part, from, to, 0));
    getChildren().add(part);
  }

  private void addMarks(List<Integer> moments, String style) {
    for (int moment : moments) {
      Region mark = part(style);
      mark.setUserData(moment);
      getChildren().add(mark);
    }
  }

  private double x(int moment) {
    return EDGE + (getWidth() - 2 * EDGE) * moment / Math.max(1, end);
  }

  @Override
  protected void layoutChildren() {
    double middle = getHeight() / 2;
    place(line, EDGE, middle - LINE / 2, x(lineEnd) - EDGE, LINE);
    place(
        past,
        EDGE,
        middle - LINE / 2,
        Math.max(0, x(Math.min(timeline.at(), lineEnd)) - EDGE),
        LINE);
    for (Stretch trick : tricks) {
      double left = x(trick.from());
      double width = x(trick.to()) - left;
      double gap = Math.min(APART, width / 4);
      double aside = trick.side() == 0 ? 0 : trick.side() == 1 ? -ASIDE : ASIDE;
      place(trick.part(), left + gap / 2, middle - HIGH / 2 + aside, width - gap, HIGH);
    }
    for (var child : getChildren()) {
      if (child.getUserData() instanceof Integer moment && child instanceof Region mark) {
        double width = mark.prefWidth(-1);
        double height = mark.prefHeight(-1);
        place(mark, x(moment) - width / 2, middle - height / 2, width, height);
      }
    }
    double wide = knob.prefWidth(-1);
    double high = knob.prefHeight(-1);
    place(knob, x(timeline.at()) - wide / 2, middle - high / 2, wide, high);
  }

  private static void place(Region part, double x, double y, double width, double height) {
    part.resizeRelocate(x, y, width, height);
  }
}
