package tricksmith.editor.table.scene;

import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.Arranged;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.live.SceneDraft;
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
import tricksmith.editor.table.geometry.TableShape;
import tricksmith.editor.table.seat.SeatPanel;
import tricksmith.editor.table.words.Words;
import tricksmith.source.DiagnosticText;

/**
 * The table while it is being set by hand, with everything where it lies in play: cards are picked
 * up and put into hands, zones and the current trick; some are locked, the rest is filled at
 * random; variables, scores and the lead are set. By mouse, touch or keyboard.
 */
public final class ScenePane extends Pane {
  private static final int NOTHING = -1;
  private static final double FELT_INSET = 6;
  private static final double ZONE_CARD = 24;
  private static final double SHARED_CARD = 34;
  private static final double LINE = 38;
  private static final double LINE_GAP = 6;

  /** The distance in pixels that the mouse moves before it drags. */
  private static final double DRAG = 6;

  private final PlaytestActions actions;
  private final Words words;
  private final Runnable close;
  private final SceneBar bar;
  private final SceneHand hand = new Setting();
  private final Region felt = region("felt");
  private final Region mat = region("mat");
  private final Label hint = new Label();
  private final HBox hintLine = new HBox(hint);

  /** The actions that put what is drawn in its place. */
  private final List<Consumer<TableGeometry>> placing = new ArrayList<>();

  /** The places where cards can be put, the topmost last. */
  private final List<Node> goals = new ArrayList<>();

  private final List<CardButton> cards = new ArrayList<>();
  private TableShape shape = new TableShape(TableShape.FEWEST, 1, 0, false);
  private Round round = new Round(TableShape.FEWEST, 1, true);
  private double zoom = 1;
  private @Nullable SceneDraft draft;
  private @Nullable SceneDraft unchanged;
  private @Nullable Sheet open;
  private @Nullable OverMat over;
  private @Nullable Fan ownHand;
  private boolean isAsking;
  private Table.@Nullable Face takenUp;
  private @Nullable Drag drag;
  private long seed;

  /** The sheet that is laid out large. */
  private sealed interface Sheet {}

  private record OfSeat(int seat) implements Sheet {}

  private record OfZone(int zone) implements Sheet {}

  private record OfVariables() implements Sheet {}

  /** A card being dragged, from where it was pressed; the ghost follows the mouse. */
  private record Drag(CardButton card, double fromX, double fromY, @Nullable CardFace ghost) {}

  public ScenePane(PlaytestActions actions, Words words, Runnable close) {
    this.actions = actions;
    this.words = words;
    this.close = close;
    bar = new SceneBar(words, this::playFromHere, () -> change(now().fill(++seed)), close);
    setId("scene-pane");
    getStyleClass().addAll("table", "scene");
    hintLine.getStyleClass().add("question-line");
    hint.setId("scene-hint");
    hint.setWrapText(true);
    setMinSize(0, 0);
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(widthProperty());
    clip.heightProperty().bind(heightProperty());
    setClip(clip);
    addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
    addEventFilter(MouseEvent.MOUSE_DRAGGED, this::dragged);
    addEventFilter(MouseEvent.MOUSE_RELEASED, this::released);
    addEventHandler(KeyEvent.KEY_PRESSED, this::putBackBy);
  }

  private static Region region(String style) {
    Region region = styled(new Region(), style);
    region.setMouseTransparent(true);
    return region;
  }

  /** Returns the commands above the table. */
  public SceneBar bar() {
    return bar;
  }

  /** Scales decoration by a factor, as far as there is room. */
  public void zoom(double newZoom) {
    zoom = newZoom;
    requestLayout();
  }

  // Beginning and leaving.

  /** Begins with the present table, with the places that it has in play. */
  public void show(SceneDraft beginning, TableShape ofGame, Round seats) {
    shape = ofGame;
    round = seats;
    takenUp = null;
    open = null;
    draft = beginning;
    unchanged = beginning;
    settle();
    draw();
  }

  /** Follows a change of the match: the arrangement stays as far as it is still possible. */
  public void follow(SceneDraft other) {
    SceneDraft carried = now().onto(other);
    if (carried != now()) {
      boolean wasChanged = isChanged();
      draft = carried;
      unchanged = wasChanged ? unchanged : carried;
      draw();
    }
  }

  /** Leaves, asking first if something was changed; pressing the same key again confirms. */
  public void leave() {
    if (isChanged() && !isAsking) {
      isAsking = true;
      say(words.say("scene.leave"));
    } else {
      close.run();
    }
  }

  private boolean isChanged() {
    return unchanged != null && !now().isArrangedLike(unchanged);
  }

  private void settle() {
    isAsking = false;
    Table.Face taken = takenUp;
    hint.setId("scene-hint");
    hint.setText(
        taken == null
            ? words.say("scene.help")
            : words.say("scene.where", cardsOf(now()).name(taken)));
  }

  private void say(String warning) {
    hint.setId("scene-refused");
    hint.setText(warning);
    requestLayout();
  }

  private SceneDraft now() {
    if (draft == null) {
      throw new IllegalStateException("no table is being set");
    }
    return draft;
  }

  private void change(SceneDraft changed) {
    draft = changed;
    takenUp = null;
    settle();
    draw();
  }

  private void playFromHere() {
    actions.arrange(now(), this::hasBeenArranged);
  }

  private void hasBeenArranged(Optional<Arranged.Refused> objection) {
    if (objection.isEmpty()) {
      close.run();
    } else {
      say(DiagnosticText.in(words.language()).message(objection.get().problem()));
    }
  }

  public void focusFirst() {
    cards.stream()
        .filter(card -> card.getParent() instanceof Fan && card.getParent().equals(ownHand))
        .findFirst()
        .<Node>map(card -> card)
        .orElse(this)
        .requestFocus();
  }

  // Drawing.

  private SceneCards cardsOf(SceneDraft of) {
    return new SceneCards(of, takenUp == null ? NOTHING : takenUp.card(), hand, words);
  }

  private void draw() {
    String focused = focusedId();
    placing.clear();
    goals.clear();
    cards.clear();
    over = null;
    SceneCards drawn = cardsOf(now());
    List<Node> all = new ArrayList<>(List.of(felt, mat));
    now().trick().ifPresent(trick -> all.addAll(trick(trick, drawn)));
    all.addAll(variables(drawn));
    all.addAll(shared(drawn));
    for (int seat = 1; seat <= round.players(); seat++) {
      all.addAll(seat(seat, drawn));
    }
    all.add(hintLine);
    hintLine.setManaged(false);
    sheet(drawn)
        .ifPresent(
            sheet -> {
              OverMat shown = new OverMat(sheet).closedBy(words.say("close"), this::closeSheet);
              shown.setManaged(false);
              all.add(shown);
              placing.add(shown::place);
              sheet.cards().forEach(this::isGoal);
              over = shown;
            });
    getChildren().setAll(all);
    requestLayout();
    focus(focused);
  }

  private @Nullable String focusedId() {
    Node owner = getScene() == null ? null : getScene().getFocusOwner();
    return owner != null && isInside(owner, this) ? owner.getId() : null;
  }

  private void focus(@Nullable String id) {
    if (id != null) {
      Node again = find(this, id);
      if (again == null) {
        focusFirst();
      } else {
        again.requestFocus();
      }
    }
  }

  private static @Nullable Node find(Node node, String id) {
    if (id.equals(node.getId())) {
      return node;
    }
    return node instanceof javafx.scene.Parent parent
        ? parent.getChildrenUnmodifiable().stream()
            .map(child -> find(child, id))
            .filter(Objects::nonNull)
            .findFirst()
            .orElse(null)
        : null;
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

  private List<Node> trick(SceneDraft.Trick trick, SceneCards drawn) {
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

  private static void put(Region part, Area slot) {
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
    place.setTooltip(new Tooltip(place.getAccessibleText()));
    place.setOnAction(_ -> hand.aim(new SceneGoal.Played(seat)));
    return place;
  }

  private List<Node> seat(int seat, SceneCards drawn) {
    List<Node> all = new ArrayList<>();
    now().places().stream()
        .filter(place -> place.hand() && Objects.equals(place.owner(), seat))
        .findFirst()
        .ifPresent(place -> all.addAll(held(seat, place, drawn)));
    List<SceneZone> zones =
        now().places().stream()
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

  private List<Node> held(int seat, SceneDraft.Place place, SceneCards drawn) {
    List<CardButton> held = drawn.inOrder(place).stream().map(drawn::card).toList();
    held.forEach(this::isGoal);
    Fan fan = styled(new Fan(held), "hand");
    OneStop.among(List.copyOf(held));
    ownHand = round.step(seat) == 0 ? fan : ownHand;
    SceneSeat plaque = new SceneSeat(seat, now(), words);
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

  private List<Node> shared(SceneCards drawn) {
    List<SceneZone> zones =
        now().places().stream()
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
  private List<Node> variables(SceneCards drawn) {
    List<SceneDraft.Setting> settings =
        now().settings().stream().filter(setting -> setting.seat() == null).toList();
    return IntStream.range(0, settings.size())
        .mapToObj(
            number -> {
              Button line = variable(settings.get(number), drawn);
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

  private Button variable(SceneDraft.Setting setting, SceneCards drawn) {
    Label name = new Label(drawn.name(setting));
    name.setMinWidth(0);
    name.setWrapText(true);
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    Label value = styled(new Label(drawn.value(setting.value())), "variable-value");
    value.setMinWidth(USE_PREF_SIZE);
    HBox line = styled(new HBox(name, space, value), "variable");
    Button button = new Button();
    button.getStyleClass().setAll("scene-variable");
    button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    line.prefWidthProperty().bind(button.widthProperty());
    line.minHeightProperty().bind(button.heightProperty());
    button.setGraphic(line);
    button.setId("scene-variable-" + setting.target());
    button.setAccessibleText(words.say("scene.variable-long", name.getText(), value.getText()));
    button.setOnAction(_ -> open(new OfVariables()));
    return button;
  }

  // What is laid out large.

  private void open(Sheet sheet) {
    open = sheet;
    settle();
    draw();
    if (over != null) {
      Node first = over.lookup(".card-button");
      Node field = over.lookup(".scene-settings .text-field");
      Optional.ofNullable(first == null ? field : first).ifPresent(Node::requestFocus);
    }
  }

  private void closeSheet() {
    open = null;
    draw();
  }

  private Optional<SceneSheet> sheet(SceneCards drawn) {
    return switch (open) {
      case null -> Optional.empty();
      case OfSeat(int seat) -> Optional.of(SceneSheet.ofSeat(seat, drawn, hand));
      case OfVariables() -> Optional.of(SceneSheet.ofVariables(drawn, hand));
      case OfZone(int zone) ->
          now().places().stream()
              .filter(place -> place.zone() == zone)
              .findFirst()
              .map(place -> SceneSheet.ofZone(place, drawn, hand));
    };
  }

  /**
   * Handles Escape: puts back the card that was picked up, or else closes the sheet. Otherwise the
   * key leaves the table.
   */
  private void putBackBy(KeyEvent key) {
    if (key.getCode() == KeyCode.ESCAPE && (takenUp != null || open != null)) {
      if (takenUp == null) {
        open = null;
      }
      change(now());
      key.consume();
    }
  }

  // Taking cards up and putting them somewhere.

  private final class Setting implements SceneHand {
    @Override
    public void press(Table.Face face) {
      if (takenUp == null) {
        takenUp = face;
        open = null;
        settle();
        draw();
      } else {
        aim(new SceneGoal.Onto(face.card()));
      }
    }

    @Override
    public void aim(SceneGoal goal) {
      Table.Face taken = takenUp;
      if (taken != null) {
        open = null;
        change(put(taken.card(), goal));
        return;
      }
      switch (goal) {
        case SceneGoal.Into(int zone) -> open(sheetOf(zone));
        case SceneGoal.Played(int seat) -> lead(seat);
        case SceneGoal.Onto _ -> {}
      }
    }

    @Override
    public void lock(int card, boolean stays) {
      change(now().lock(card, stays));
    }

    @Override
    public void lead(int seat) {
      change(now().lead(seat));
    }

    @Override
    public void set(SceneDraft.Setting setting, String value) {
      // What is being typed in stays as it is.
      draft = now().set(setting.target(), value);
      settle();
    }
  }

  private Sheet sheetOf(int zone) {
    return now().places().stream()
        .filter(place -> place.zone() == zone && place.hand() && place.owner() != null)
        .findFirst()
        .<Sheet>map(place -> new OfSeat(Objects.requireNonNull(place.owner())))
        .orElseGet(() -> new OfZone(zone));
  }

  private SceneDraft put(int card, SceneGoal goal) {
    return switch (goal) {
      case SceneGoal.Onto(int other) -> other == card ? now() : now().exchange(card, other);
      case SceneGoal.Into(int zone) -> isIn(card, zone) ? now() : now().move(card, zone);
      case SceneGoal.Played(int seat) -> now().play(card, seat);
    };
  }

  private boolean isIn(int card, int zone) {
    return now().places().stream()
        .filter(place -> place.zone() == zone)
        .flatMap(place -> place.cards().stream())
        .anyMatch(face -> face.card() == card);
  }

  private void pressed(MouseEvent event) {
    drag =
        event.isPrimaryButtonDown() && under(event, cards) instanceof CardButton card
            ? new Drag(card, event.getX(), event.getY(), null)
            : null;
  }

  private void dragged(MouseEvent event) {
    Drag begun = drag;
    if (begun == null) {
      return;
    }
    double far = Math.hypot(event.getX() - begun.fromX(), event.getY() - begun.fromY());
    if (begun.ghost() == null && far < DRAG) {
      return;
    }
    CardFace ghost = begun.ghost() == null ? lift(begun) : begun.ghost();
    double wide = ghost.prefWidth(-1);
    double high = ghost.prefHeight(-1);
    ghost.resizeRelocate(event.getX() - wide / 2, event.getY() - high / 2, wide, high);
    mark(goalUnder(event, begun.card()));
    event.consume();
  }

  private CardFace lift(Drag begun) {
    Table.Face face = (Table.Face) begun.card().getUserData();
    CardFace ghost = new CardFace(face, cardsOf(now()).script()).marked("taken-up");
    ghost.wide(geometry().map(TableGeometry::card).orElse(60.0));
    ghost.setManaged(false);
    ghost.setMouseTransparent(true);
    getChildren().add(ghost);
    begun.card().setOpacity(0.3);
    if (over != null) {
      // It stays in the scene, or it would receive no more mouse events.
      over.setOpacity(over.isHover() ? 0.25 : 0);
    }
    drag = new Drag(begun.card(), begun.fromX(), begun.fromY(), ghost);
    return ghost;
  }

  private void mark(@Nullable Node target) {
    goals.forEach(goal -> goal.getStyleClass().remove("target"));
    if (target != null) {
      target.getStyleClass().add("target");
    }
  }

  /**
   * Drops a dragged card on what is under the mouse. That has to be looked up, since the pressed
   * node receives all mouse events until the release.
   */
  private void released(MouseEvent event) {
    Drag begun = drag;
    drag = null;
    if (begun == null || begun.ghost() == null) {
      return;
    }
    event.consume();
    Table.Face face = (Table.Face) begun.card().getUserData();
    Node target = goalUnder(event, begun.card());
    boolean isBack = target == null;
    open = isBack ? open : null;
    change(target == null ? now() : put(face.card(), goalOf(target)));
  }

  private static SceneGoal goalOf(Node target) {
    return switch (target.getUserData()) {
      case SceneGoal goal -> goal;
      case Table.Face face -> new SceneGoal.Onto(face.card());
      default -> throw new IllegalStateException("no goal: " + target);
    };
  }

  /** Returns where the dragged card would be dropped: not within the sheet that it leaves. */
  private @Nullable Node goalUnder(MouseEvent event, CardButton dragged) {
    List<Node> possible =
        goals.stream()
            .filter(goal -> !goal.equals(dragged))
            .filter(goal -> !isInside(goal, over))
            .sorted(Comparator.comparing(goal -> goal instanceof SceneSeat))
            .toList();
    return under(event, possible);
  }

  private static boolean isInside(Node node, @Nullable Node outer) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (at.equals(outer)) {
        return true;
      }
    }
    return false;
  }

  private @Nullable Node under(MouseEvent event, List<? extends Node> nodes) {
    return nodes.reversed().stream()
        .filter(node -> node.contains(node.sceneToLocal(event.getSceneX(), event.getSceneY())))
        .findFirst()
        .orElse(null);
  }

  // Places.

  private Optional<TableGeometry> geometry() {
    return getWidth() <= 0 || getHeight() <= 0
        ? Optional.empty()
        : Optional.of(TableGeometry.of(shape, getWidth(), getHeight(), zoom));
  }

  @Override
  protected void layoutChildren() {
    felt.resizeRelocate(
        FELT_INSET, FELT_INSET, getWidth() - 2 * FELT_INSET, getHeight() - 2 * FELT_INSET);
    geometry().ifPresent(this::place);
  }

  private void place(TableGeometry table) {
    put(mat, table.mat());
    placing.forEach(place -> place.accept(table));
    placeHint(table);
  }

  private void placeHint(TableGeometry table) {
    Area slot = table.question();
    double by = table.scale();
    double most = slot.width() / by;
    double width = Math.min(most, hintLine.prefWidth(-1));
    double height = hintLine.prefHeight(width);
    SeatPanel.scale(
        hintLine,
        new Area(
            slot.centerX() - width * by / 2, slot.bottom() - height * by, width * by, height * by),
        by);
  }
}
