package tricksmith.editor.table.seat;

import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.card.DrawnCards;
import tricksmith.editor.table.card.Fan;
import tricksmith.editor.table.card.OneStop;
import tricksmith.editor.table.geometry.Area;
import tricksmith.editor.table.geometry.CardPlace;
import tricksmith.editor.table.geometry.Edge;
import tricksmith.editor.table.geometry.Kept;
import tricksmith.editor.table.geometry.SeatSlots;
import tricksmith.editor.table.geometry.TableGeometry;
import tricksmith.editor.table.why.Reasoning;
import tricksmith.editor.table.words.Words;

/** A seat in its fixed slots: its plaque, its hand, the tricks that it has won, its other cards. */
public final class SeatPanel extends Group {
  private static final PseudoClass ROW = PseudoClass.getPseudoClass("row");

  private final SeatLook look;
  private final Table.SeatPlace seat;
  private final int step;
  private final DrawnCards cards;
  private final Plaque plaque;
  private final Fan hand;
  private final SeatPiles piles;

  /** The cards of each column of the hand; empty unless it was laid open. */
  private final List<Integer> columns;

  /** The places of suits of which an open hand has none, by column. */
  private final Map<Integer, Region> voids;

  public SeatPanel(
      SeatLook look, DrawnCards cards, PlaytestActions actions, Words words, Reasoning reasoning) {
    this.look = look;
    this.seat = look.seat();
    this.step = look.step();
    this.cards = cards;
    setId("seat-" + seat.number());
    getStyleClass().addAll("seat", step == 0 ? "own-seat" : "other-seat");
    plaque = new Plaque(seat, cards, actions, words, reasoning);
    columns = columns();
    voids = voids();
    hand = hand(words);
    if (Plaque.isHidden(seat)) {
      hand.setOnMouseClicked(
          click -> {
            if (click.getButton() == MouseButton.PRIMARY) {
              reasoning.handOf(seat.number());
            }
          });
    }
    piles = new SeatPiles(seat, cards, words, reasoning);
    getChildren().addAll(voids.values());
    getChildren().addAll(hand, piles, plaque);
    getChildren().forEach(part -> part.setManaged(false));
  }

  private boolean isLaidOpen() {
    return step > 0
        && seat.hand().size() > 1
        && seat.hand().stream().allMatch(held -> held.open() && held.face() != null)
        && seat.hand().stream().allMatch(held -> suitOf(held) != null);
  }

  private static @Nullable String suitOf(Table.Held held) {
    Table.Face face = held.face();
    return face == null ? null : face.suit();
  }

  private List<Integer> columns() {
    return isLaidOpen()
        ? cards.columns().stream()
            .map(
                suit ->
                    (int) seat.hand().stream().filter(held -> suit.equals(suitOf(held))).count())
            .toList()
        : List.of();
  }

  private Map<Integer, Region> voids() {
    return IntStream.range(0, columns.size())
        .filter(column -> columns.get(column) == 0)
        .boxed()
        .collect(Collectors.toMap(column -> column, this::voidSuit));
  }

  private Region voidSuit(int column) {
    ScriptWords script = cards.script();
    String sign = script.french() ? script.sign(cards.columns().get(column)) : "";
    Label outline = styled(new Label(sign), "void-suit");
    outline.setMouseTransparent(true);
    return outline;
  }

  private Fan hand(Words words) {
    List<Table.Held> order = columns.isEmpty() ? cards.inOrder(seat.hand()) : byColumn();
    List<Node> drawn = order.stream().map(held -> cards.held(held, seat.number())).toList();
    Fan fan = new Fan(drawn);
    fan.setId("hand-" + seat.number());
    fan.getStyleClass().add("hand");
    fan.setAccessibleText(words.say("hand", seat.number(), seat.hand().size()));
    fan.setVisible(!drawn.isEmpty());
    OneStop.among(drawn);
    return fan;
  }

  private List<Table.Held> byColumn() {
    List<Table.Held> order = new ArrayList<>();
    for (String suit : cards.columns()) {
      cards.inOrder(seat.hand()).stream()
          .filter(held -> suit.equals(suitOf(held)))
          .forEach(order::add);
    }
    return order;
  }

  /**
   * Whether drawing a seat of this look would give the same panel. While its cards are in motion,
   * or are picked, a panel shows nothing but itself.
   */
  public boolean shows(SeatLook other) {
    return look.equals(other) && !look.isPicking() && faces().allMatch(CardFace::isAtRest);
  }

  /** Shows whether the seat decides now. */
  public void ask(boolean isAsked) {
    plaque.ask(isAsked);
  }

  /** Puts everything in its slot. */
  public void place(TableGeometry table) {
    SeatSlots slots = table.seats().get(step);
    scale(plaque, slots.plaque(), table.scale());
    hand.place(cardPlaces(table));
    placeVoids(table);
    if (columns.isEmpty()) {
      behindPlaque(hand, slots);
    }
    piles.place(slots, table);
  }

  private List<CardPlace> cardPlaces(TableGeometry table) {
    if (!columns.isEmpty()) {
      return table.dummy(step, columns).stream().flatMap(List::stream).toList();
    }
    int many = seat.hand().size();
    return step == 0 ? table.ownHand(many) : table.hand(step, many);
  }

  /** Puts the outline of a card where the cards of a suit would lie. */
  private void placeVoids(TableGeometry table) {
    List<Integer> one = columns.stream().map(many -> Math.max(1, many)).toList();
    voids.forEach(
        (column, outline) -> {
          Area place = table.dummy(step, one).get(column).getFirst().place();
          outline.pseudoClassStateChanged(ROW, table.seats().get(step).edge() != Edge.TOP);
          scale(outline, place, place.width() / CardFace.NOMINAL);
        });
  }

  public static void behindPlaque(Fan hand, SeatSlots slots) {
    if (slots.edge() != Edge.BOTTOM && slots.isHandBehindPlaque()) {
      double top = hand.getLayoutY();
      javafx.scene.shape.Rectangle above =
          new javafx.scene.shape.Rectangle(
              -slots.plaque().width(),
              -slots.plaque().height(),
              slots.plaque().width() * 3,
              slots.plaque().centerY() - top + slots.plaque().height());
      hand.setClip(above);
    }
  }

  /** Scales something of a nominal size so that it fills its slot. */
  public static void scale(Region part, Area slot, double by) {
    part.getTransforms().setAll(new Scale(by, by));
    part.resizeRelocate(slot.x(), slot.y(), slot.width() / by, slot.height() / by);
  }

  /** Returns what of it is better not covered. */
  public List<Kept> kept(TableGeometry table) {
    SeatSlots slots = table.seats().get(step);
    List<Kept> kept = new ArrayList<>();
    kept.add(new Kept(slots.plaque(), Kept.Worth.WHOLE));
    if (slots.hasPile()) {
      kept.add(new Kept(slots.pile(), Kept.Worth.BACKS));
    }
    if (step == 0) {
      kept.add(new Kept(slots.hand(), Kept.Worth.WHOLE));
    } else if (seat.hand().stream().anyMatch(held -> held.face() != null)) {
      cardPlaces(table).forEach(card -> kept.add(new Kept(card.place(), Kept.Worth.WHOLE)));
    } else if (!seat.hand().isEmpty()) {
      kept.add(new Kept(slots.hand(), Kept.Worth.BACKS));
    }
    return kept;
  }

  /** Returns where cards from this seat come from. */
  public Area origin(TableGeometry table) {
    return table.seats().get(step).hand();
  }

  /** Returns where a card of the hand lies; empty if it is not in this hand. */
  public Optional<Area> placeOf(int card) {
    return hand.placeOf(card);
  }

  public int step() {
    return step;
  }

  /** Highlights the score: a rule has changed it. */
  public void light(boolean lit) {
    plaque.light(lit);
  }

  /** Returns its cards, with or without actions. */
  public Stream<CardFace> faces() {
    return hand.cards().stream().map(Fan::faceOf);
  }
}
