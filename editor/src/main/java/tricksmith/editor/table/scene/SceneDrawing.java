package tricksmith.editor.table.scene;

import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.node.Hint;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.card.CardButton;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.card.Fan;
import tricksmith.editor.table.card.OneStop;
import tricksmith.editor.table.felt.OverMat;
import tricksmith.editor.table.geometry.Area;
import tricksmith.editor.table.geometry.CardPlace;
import tricksmith.editor.table.geometry.Round;
import tricksmith.editor.table.geometry.SeatSlots;
import tricksmith.editor.table.geometry.TableGeometry;
import tricksmith.editor.table.seat.SeatPanel;
import tricksmith.editor.table.words.Words;

/** A table that is being set, as drawn: everything in its place, and where cards can be put. */
final class SceneDrawing {
  private static final double ZONE_CARD = 24;
  private static final double SHARED_CARD = 34;
  private static final double LINE = 38;
  private static final double LINE_GAP = 6;

  private final SceneDraft draft;
  private final SceneCards drawn;
  private final Round round;
  private final SceneHand hand;
  private final Words words;
  private final Runnable pressedVariables;
  private final List<Node> nodes = new ArrayList<>();

  /** The actions that put what is drawn in its place. */
  private final List<Consumer<TableGeometry>> placing = new ArrayList<>();

  private final List<Node> goals = new ArrayList<>();
  private final List<CardButton> cards = new ArrayList<>();
  private @Nullable Fan ownHand;
  private @Nullable OverMat over;
  private double cardWidth = 60;

  SceneDrawing(
      SceneDraft draft,
      SceneCards drawn,
      Round round,
      SceneHand hand,
      Words words,
      Runnable pressedVariables) {
    this.draft = draft;
    this.drawn = drawn;
    this.round = round;
    this.hand = hand;
    this.words = words;
    this.pressedVariables = pressedVariables;
    draft.trick().ifPresent(trick -> nodes.addAll(trick(trick)));
    nodes.addAll(variables());
    nodes.addAll(shared());
    for (int seat = 1; seat <= round.players(); seat++) {
      nodes.addAll(seat(seat));
    }
  }

  /** Lays a sheet over everything else. */
  void lay(SceneSheet sheet, OverMat shown) {
    shown.setManaged(false);
    placing.add(shown::place);
    sheet.cards().forEach(this::isGoal);
    over = shown;
  }

  List<Node> nodes() {
    return nodes;
  }

  List<CardButton> cards() {
    return cards;
  }

  /** Returns the places where cards can be put, the topmost last. */
  List<Node> goals() {
    return goals;
  }

  /** Returns the sheet over everything else; null if there is none. */
  @Nullable OverMat over() {
    return over;
  }

  Optional<CardButton> first() {
    return cards.stream()
        .filter(card -> card.getParent() instanceof Fan && card.getParent().equals(ownHand))
        .findFirst();
  }

  void place(TableGeometry table) {
    cardWidth = table.card();
    placing.forEach(place -> place.accept(table));
  }

  /** Returns the face of a card, as large as others and not in any place. */
  CardFace loose(Table.Face face) {
    CardFace loose = new CardFace(face, drawn.script());
    loose.wide(cardWidth);
    loose.setManaged(false);
    return loose;
  }

  private <T extends Node> T part(T node, Consumer<TableGeometry> place) {
    node.setManaged(false);
    placing.add(place);
    return node;
  }

  private void isGoal(CardButton card) {
    cards.add(card);
    goals.add(card);
  }

  private List<Node> trick(SceneDraft.Trick trick) {
    List<Node> all = new ArrayList<>();
    for (int seat : trick.seats()) {
      Table.Face played = trick.cards().get(seat);
      Region place = played == null ? empty(seat, trick) : drawn.card(played);
      if (place instanceof CardButton card) {
        isGoal(card);
      } else {
        goals.add(place);
      }
      all.add(part(place, table -> put(place, slots(seat, table).trick())));
    }
    return all;
  }

  private SeatSlots slots(int seat, TableGeometry table) {
    return table.seats().get(round.step(seat));
  }

  static void put(Region part, Area slot) {
    if (part instanceof CardButton card) {
      card.face().wide(slot.width());
    }
    part.resizeRelocate(slot.x(), slot.y(), slot.width(), slot.height());
  }

  /** Returns an empty place in the trick. Pressed, its seat leads. */
  private Button empty(int seat, SceneDraft.Trick trick) {
    boolean leads = trick.leader() == seat;
    Button place = new Button(leads ? words.say("scene.leads") : "");
    place.getStyleClass().setAll("scene-place");
    place.setId("scene-trick-" + seat);
    place.setUserData(new SceneGoal.Played(seat));
    place.setAccessibleText(words.say("scene.trick-long", seat));
    Hint.on(place, place.getAccessibleText());
    place.setOnAction(_ -> hand.aim(new SceneGoal.Played(seat)));
    return place;
  }

  private List<Node> seat(int seat) {
    List<Node> all = new ArrayList<>();
    draft.places().stream()
        .filter(place -> place.hand() && Objects.equals(place.owner(), seat))
        .findFirst()
        .ifPresent(place -> all.addAll(held(seat, place)));
    List<SceneZone> zones =
        draft.places().stream()
            .filter(place -> !place.hand() && Objects.equals(place.owner(), seat))
            .map(place -> new SceneZone(place, ZONE_CARD, drawn, hand))
            .toList();
    HBox beside = styled(new HBox(), "scene-zones");
    beside.getChildren().setAll(zones);
    beside.setPickOnBounds(false);
    goals.addAll(zones);
    all.add(
        part(
            beside,
            table -> {
              beside.setVisible(slots(seat, table).hasPile());
              fitInto(beside, slots(seat, table).pile(), table.scale());
            }));
    return all;
  }

  private List<Node> held(int seat, SceneDraft.Place place) {
    List<CardButton> held = drawn.inOrder(place).stream().map(drawn::card).toList();
    held.forEach(this::isGoal);
    Fan fan = styled(new Fan(held), "hand");
    OneStop.among(List.copyOf(held));
    ownHand = round.step(seat) == 0 ? fan : ownHand;
    SceneSeat plaque = new SceneSeat(seat, draft, words);
    plaque.setId("scene-zone-" + place.zone());
    plaque.setUserData(new SceneGoal.Into(place.zone()));
    plaque.setOnAction(_ -> hand.aim(new SceneGoal.Into(place.zone())));
    goals.add(plaque);
    return List.of(
        part(
            fan,
            table -> {
              fan.place(places(seat, held.size(), table));
              SeatPanel.behindPlaque(fan, slots(seat, table));
            }),
        part(plaque, table -> SeatPanel.scale(plaque, slots(seat, table).plaque(), table.scale())));
  }

  private List<CardPlace> places(int seat, int many, TableGeometry table) {
    int step = round.step(seat);
    return step == 0 ? table.ownHand(many) : table.hand(step, many);
  }

  /** Draws something smaller if it has no room, at the side of the slot where it lies in play. */
  private static void fitInto(Region part, Area slot, double scale) {
    double width = Math.max(1, part.prefWidth(-1));
    double height = Math.max(1, part.prefHeight(-1));
    double by = Math.min(scale, Math.min(slot.width() / width, slot.height() / height));
    SeatPanel.scale(
        part, new Area(slot.x(), slot.y(), width * by, height * by), Math.max(by, 0.01));
  }

  private List<Node> shared() {
    List<SceneZone> zones =
        draft.places().stream()
            .filter(place -> place.owner() == null)
            .map(place -> new SceneZone(place, SHARED_CARD, drawn, hand))
            .toList();
    HBox line = styled(new HBox(), "scene-zones");
    line.getChildren().setAll(zones);
    line.setPickOnBounds(false);
    goals.addAll(zones);
    return List.of(
        part(
            line,
            table -> {
              Area slot = table.piles();
              double high = Math.min(slot.height(), line.prefHeight(-1) * table.scale());
              fitInto(
                  line,
                  new Area(slot.x(), slot.bottom() - high, slot.width(), high),
                  table.scale());
            }));
  }

  /** Returns the variables of no particular player, the lowest first; pressed, they can be set. */
  private List<Node> variables() {
    List<SceneDraft.Setting> settings =
        draft.settings().stream().filter(setting -> setting.seat() == null).toList();
    return IntStream.range(0, settings.size())
        .mapToObj(
            number -> {
              Button line = variable(settings.get(number));
              return (Node) part(line, table -> placeVariable(line, number, table));
            })
        .toList();
  }

  private static void placeVariable(Region line, int number, TableGeometry table) {
    Area slot = table.variables();
    double by = table.scale();
    double y = slot.bottom() - by * (LINE + number * (LINE + LINE_GAP));
    line.setVisible(number == 0 || y >= slot.y());
    SeatPanel.scale(line, new Area(slot.x(), y, slot.width(), LINE * by), by);
  }

  private Button variable(SceneDraft.Setting setting) {
    Label name = styled(new Label(drawn.name(setting)), "variable-name");
    name.setMinWidth(0);
    name.setWrapText(true);
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    Label value = styled(new Label(drawn.value(setting.value())), "variable-value");
    value.setMinWidth(Region.USE_PREF_SIZE);
    HBox line = styled(new HBox(name, space, value), "variable");
    Button button = new Button();
    button.getStyleClass().setAll("scene-variable");
    button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    line.prefWidthProperty().bind(button.widthProperty());
    line.minHeightProperty().bind(button.heightProperty());
    button.setGraphic(line);
    button.setId("scene-variable-" + setting.target());
    button.setAccessibleText(words.say("scene.variable-long", name.getText(), value.getText()));
    button.setOnAction(_ -> pressedVariables.run());
    return button;
  }
}
