package tricksmith.editor.table.card;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.node.Hint;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.geometry.TableGeometry;
import tricksmith.editor.table.words.CardNames;
import tricksmith.editor.table.words.Words;

/**
 * A pile of cards with its name and size. A face-down pile shows its top, and what lies face up
 * below; the cards of a face-up pile are all visible, as long as they are few. Where cards could
 * not be read, it is described in words.
 */
public final class PileView extends StackPane {
  private static final double LAID_OVER = 0.45;
  private static final double LEAST_LAID_OVER = 0.08;

  /** The least of a name that is worth writing, in widths of a letter. */
  private static final double LEAST_OF_NAME = 2.5;

  /** The gap between piles: a long name reaches into it. */
  private static final double ROOM_BETWEEN = 7;

  /** The size of the letters of its name, in pixels of the window. */
  private static final double NAME = 11;

  private final List<CardFace> faces;
  private final double wide;
  private final Pane laid = styled(new Pane(), "pile-cards");
  private final Label title;
  private final Label many;

  /** The card on top, in words; only without cards, and empty if nobody sees it. */
  private final Label top;

  private final HBox name;
  private final boolean hasMany;

  /** The number of cards at its highest; only for the room that it needs. */
  private final Label highest;

  /** The width that is kept free for its cards, even where it has fewer. */
  private double kept;

  private boolean isTold;

  /** Whether its name stands to the right of its cards, not over them. */
  private boolean isNameBeside;

  /** The most that a name may be wider than its pile, in the size at which cards are made. */
  private double beyond;

  /** Creates a pile with cards of a width in pixels, drawing at most a given number of them. */
  public PileView(Table.Pile pile, DrawnCards cards, Words words, double wide, int most) {
    getStyleClass().add("pile");
    setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    this.wide = wide;
    faces = drawn(pile, cards, most);
    laid.getChildren().addAll(faces);
    for (CardFace face : faces) {
      face.wide(wide).setManaged(false);
      if (wide < CardFace.SMALL && face.card() >= 0) {
        face.small();
      }
    }
    spread(wide * LAID_OVER);
    title = new Label(cards.script().title(pile.name()));
    title.setMinWidth(0);
    many = new Label(words.say("hand.count", pile.cards().size()));
    many.setMinWidth(USE_PREF_SIZE);
    hasMany = pile.cards().size() > 1;
    present(many, hasMany);
    highest = new Label();
    highest.setMinWidth(USE_PREF_SIZE);
    present(highest, false);
    top = RedSigns.on(new Label(topOf(pile, cards, words)));
    top.setMinWidth(USE_PREF_SIZE);
    present(top, false);
    name = name();
    present(name, wide >= CardFace.SMALL);
    StackPane.setAlignment(name, Pos.BOTTOM_CENTER);
    getChildren().addAll(laid, name);
    String called = called(pile, cards.script(), words);
    setAccessibleText(called);
    Hint.on(this, called);
  }

  /** Keeps the room that it takes up with so many cards, so that nothing beside it ever moves. */
  public void keep(int laid, String number) {
    kept = wide + Math.max(0, laid - 1) * wide * LAID_OVER;
    highest.setText(number);
  }

  /**
   * Keeps its name legible when the pile is scaled.
   *
   * @param by how much larger than usual the pile is drawn
   * @param table how much larger than usual the table is drawn
   * @param free how many pixels beside its cards its name may take up
   */
  public void drawnBy(double by, double table, double free) {
    showCards();
    drawn(by, table, free / by);
  }

  private void drawn(double by, double table, double free) {
    beyond = free;
    write(by, table);
    double whole = title.prefWidth(-1);
    double room = mostOfName() - (nameWidth() - whole);
    present(title, room >= Math.min(whole, LEAST_OF_NAME * title.getFont().getSize()));
    name.setVisible(title.isVisible() || top.isVisible() || many.isVisible());
    requestLayout();
  }

  /**
   * Tells its name, its top card and its size in a line of words, without cards.
   *
   * @param by how much larger than usual it is drawn
   * @param table how much larger than usual the table is drawn
   * @param room how many pixels the line may take up
   * @return how many pixels it takes up
   */
  public double tell(double by, double table, double room) {
    show(true);
    drawn(by, table, room / by);
    return prefWidth(-1) * by;
  }

  /** Whether it tells its top card, so that it says something even without its name. */
  public boolean saysItsTop() {
    return !top.getText().isEmpty();
  }

  /** Shows its cards, and how much room they need. */
  public void showCards() {
    show(false);
    putName(false);
  }

  /**
   * Puts its whole name to the right of its cards, not over them.
   *
   * @param by how much larger than usual the pile is drawn
   * @param table how much larger than usual the table is drawn
   * @return how many pixels both take up
   */
  public double nameBeside(double by, double table) {
    show(false);
    putName(true);
    write(by, table);
    return prefWidth(-1) * by;
  }

  private void putName(boolean beside) {
    isNameBeside = beside;
    StackPane.setAlignment(laid, beside ? Pos.CENTER_LEFT : Pos.CENTER);
    StackPane.setAlignment(name, beside ? Pos.CENTER_RIGHT : Pos.BOTTOM_CENTER);
  }

  private void show(boolean told) {
    isTold = told;
    present(laid, !told);
    present(top, told && !top.getText().isEmpty());
    present(many, hasMany && (!told || top.getText().isEmpty()));
  }

  private void write(double by, double table) {
    double size = NAME * Math.max(1, table) / by;
    name.setStyle(String.format(Locale.ROOT, "-fx-font-size: %.1fpx", size));
    title.setManaged(true);
    applyCss();
    name.requestLayout();
  }

  /**
   * Returns how many pixels beside its cards its whole name would take up.
   *
   * @param by how much larger than usual the pile is drawn
   * @param table how much larger than usual the table is drawn
   */
  public double wanted(double by, double table) {
    write(by, table);
    return Math.max(0, Math.ceil(nameWidth() - cardsWidth() - ROOM_BETWEEN) * by);
  }

  /** Returns how wide its name is, with the room that is kept for the number of cards. */
  private double nameWidth() {
    double now = name.prefWidth(-1);
    if (isTold || highest.getText().isEmpty()) {
      return now;
    }
    double many = hasMany ? this.many.prefWidth(-1) : -name.getSpacing();
    return now + Math.max(0, highest.prefWidth(-1) - many);
  }

  private double mostOfName() {
    if (isNameBeside) {
      return Double.MAX_VALUE;
    }
    return isTold ? beyond : cardsWidth() + ROOM_BETWEEN + beyond;
  }

  /** Returns how wide its cards are at most, without its name. */
  public double cardsWidth() {
    return Math.max(kept, laid.getMinWidth());
  }

  /** Returns the room that it needs with its name, as far as it may have it. */
  @Override
  protected double computePrefWidth(double height) {
    if (isTold) {
      return Math.min(name.prefWidth(-1), mostOfName());
    }
    if (isNameBeside) {
      return cardsWidth() + ROOM_BETWEEN + nameWidth();
    }
    return !name.isManaged()
        ? cardsWidth()
        : Math.max(cardsWidth() + ROOM_BETWEEN, Math.min(nameWidth(), mostOfName()));
  }

  /**
   * Lays its cards from the left of the room that is kept for them, and keeps its name on the top
   * card, as far as it fits there: across an edge it is hard to read. Each gets its place once: to
   * move what has been laid out asks for another pass, and so on for ever.
   */
  @Override
  protected void layoutChildren() {
    if (isTold || isNameBeside) {
      super.layoutChildren();
      return;
    }
    double left = (getWidth() - cardsWidth()) / 2;
    putIn(laid, left, laid.getMinWidth(), VPos.CENTER);
    if (name.isManaged()) {
      double middle = left + laid.getMinWidth() - wide / 2;
      double width = Math.min(getWidth(), name.maxWidth(-1));
      putIn(name, Math.clamp(middle - width / 2, 0, getWidth() - width), width, VPos.BOTTOM);
    }
  }

  private void putIn(Region part, double x, double width, VPos position) {
    double top = snappedTopInset();
    double height = getHeight() - top - snappedBottomInset();
    layoutInArea(part, x, top, width, height, 0, HPos.LEFT, position);
  }

  private void spread(double step) {
    spread(step, faces.size());
  }

  /** Lays so many of its upper cards over one another. */
  private void spread(double step, int shown) {
    int first = faces.size() - shown;
    for (int i = 0; i < faces.size(); i++) {
      CardFace card = faces.get(i);
      card.setVisible(i >= first);
      double left = Math.max(0, i - first) * step;
      card.resizeRelocate(left, 0, wide, wide * TableGeometry.CARD_RATIO);
      card.leaveInSight(i + 1 < faces.size() ? step / wide : 1, 1);
    }
    double width = wide + Math.max(0, shown - 1) * step;
    laid.setMinSize(width, wide * TableGeometry.CARD_RATIO);
    laid.setMaxSize(width, wide * TableGeometry.CARD_RATIO);
  }

  /**
   * Lays its cards closer over one another, the top one in full, if there is less room. Those of
   * which nothing could be read are left out, from the lowest.
   */
  public void fit(double room) {
    int shown = faces.size();
    while (shown > 1 && step(room, shown) < wide * CardFace.ENOUGH_FOR_CORNER) {
      shown--;
    }
    spread(Math.clamp(step(room, shown), wide * LEAST_LAID_OVER, wide * LAID_OVER), shown);
  }

  private double step(double room, int shown) {
    return (room - wide) / Math.max(1, shown - 1);
  }

  private static String topOf(Table.Pile pile, DrawnCards cards, Words words) {
    Table.Face face = pile.cards().isEmpty() ? null : pile.cards().getFirst();
    return face == null ? "" : CardNames.of(face, cards.script(), words);
  }

  private static String called(Table.Pile pile, ScriptWords script, Words words) {
    return words.say("pile", script.name(pile.name()), pile.cards().size());
  }

  /**
   * Returns a label with as much of a long name as there is room for, but always with the number of
   * cards.
   */
  private HBox name() {
    HBox both =
        styled(
            new HBox(title, top, many, highest) {
              @Override
              protected double computeMaxWidth(double height) {
                return Math.min(computePrefWidth(height), mostOfName());
              }
            },
            "pile-name");
    both.setMaxHeight(USE_PREF_SIZE);
    return both;
  }

  /** Returns the uppermost cards as they are drawn, the top one last. */
  private static List<CardFace> drawn(Table.Pile pile, DrawnCards cards, int most) {
    List<CardFace> drawn = new ArrayList<>();
    pile.toldApart().stream().limit(most).forEach(face -> drawn.addFirst(cards.lying(face)));
    List<Table.@Nullable Face> faces = pile.cards();
    boolean isStack = faces.stream().limit(2).allMatch(Objects::isNull) && faces.size() > 1;
    if (isStack) {
      drawn.getLast().marked("stacked");
    }
    return drawn;
  }
}
