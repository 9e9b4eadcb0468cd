package tricksmith.editor.table.scene;

import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.Arranged;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.felt.OverMat;
import tricksmith.editor.table.geometry.Area;
import tricksmith.editor.table.geometry.Round;
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

  private final PlaytestActions actions;
  private final Words words;
  private final Runnable close;
  private final SceneBar bar;
  private final SceneHand hand = new Setting();
  private final Region felt = region("felt");
  private final Region mat = region("mat");
  private final Label hint = styled(new Label(), "question-part");
  private final HBox hintLine = new HBox(hint);

  private final SceneDrag drag = new SceneDrag(this, this::drop);
  private TableShape shape = new TableShape(TableShape.FEWEST, 1, 0, false);
  private Round round = new Round(TableShape.FEWEST, 1, true);
  private double zoom = 1;
  private @Nullable SceneDraft draft;
  private @Nullable SceneDraft unchanged;
  private @Nullable Sheet open;
  private @Nullable SceneDrawing drawing;
  private boolean isAsking;
  private Table.@Nullable Face takenUp;
  private long seed;

  /** The sheet that is laid out large. */
  private sealed interface Sheet {}

  private record OfSeat(int seat) implements Sheet {}

  private record OfZone(int zone) implements Sheet {}

  private record OfVariables() implements Sheet {}

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
      actions.play(Playtest::goOnAsSet);
    } else {
      say(DiagnosticText.in(words.language()).message(objection.get().problem()));
    }
  }

  public void focusFirst() {
    Optional.ofNullable(drawing)
        .flatMap(SceneDrawing::first)
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
    SceneCards drawn = cardsOf(now());
    SceneDrawing scene =
        new SceneDrawing(now(), drawn, round, hand, words, () -> open(new OfVariables()));
    List<Node> all = new ArrayList<>(List.of(felt, mat));
    all.addAll(scene.nodes());
    all.add(hintLine);
    hintLine.setManaged(false);
    sheet(drawn)
        .ifPresent(
            sheet -> {
              OverMat shown = new OverMat(sheet).closedBy(words.say("close"), this::closeSheet);
              scene.lay(sheet, shown);
              all.add(shown);
            });
    getChildren().setAll(all);
    drawing = scene;
    drag.over(scene);
    requestLayout();
    focus(focused);
  }

  private @Nullable String focusedId() {
    Node owner = getScene() == null ? null : getScene().getFocusOwner();
    return owner != null && SceneDrag.isInside(owner, this) ? owner.getId() : null;
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

  // What is laid out large.

  private void open(Sheet sheet) {
    open = sheet;
    settle();
    draw();
    OverMat over = drawing == null ? null : drawing.over();
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

  /** Puts a card that was dragged somewhere; one that was dropped nowhere goes back. */
  private void drop(int card, @Nullable SceneGoal goal) {
    open = goal == null ? open : null;
    change(goal == null ? now() : put(card, goal));
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
    SceneDrawing.put(mat, table.mat());
    if (drawing != null) {
      drawing.place(table);
    }
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
