package tricksmith.editor.table.scene;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.Arranged;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.SuitSigns;
import tricksmith.editor.table.card.CardButton;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.words.CardNames;
import tricksmith.editor.table.words.Words;
import tricksmith.source.DiagnosticText;

/**
 * A table that is being set by hand: cards change places, some are locked, the rest is filled at
 * random, and variables, scores and the lead are set. By mouse, touch or keyboard.
 */
public final class ScenePane extends ScrollPane {
  private static final int NOTHING = -1;
  private static final double CARD = 40;

  private final PlaytestActions actions;
  private final Words words;
  private final Runnable close;
  private final VBox content = new VBox();
  private final VBox zones = new VBox();
  private final FlowPane settings = new FlowPane();
  private final Label refused = new Label();
  private final List<CardButton> cards = new ArrayList<>();
  private @Nullable SceneDraft draft;
  private @Nullable SceneDraft unchanged;
  private boolean isAsking;
  private int takenUp = NOTHING;
  private @Nullable CardButton pressed;
  private long seed;

  public ScenePane(PlaytestActions actions, Words words, Runnable close) {
    this.actions = actions;
    this.words = words;
    this.close = close;
    setId("scene-pane");
    setFitToWidth(true);
    setFocusTraversable(false);
    content.getStyleClass().add("scene");
    zones.getStyleClass().add("scene-zones");
    zones.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::showTarget);
    zones.addEventFilter(MouseEvent.MOUSE_RELEASED, this::letGo);
    settings.getStyleClass().add("scene-settings");
    refused.getStyleClass().add("scene-refused");
    refused.setId("scene-refused");
    refused.setWrapText(true);
    Label help = new Label(words.say("scene.help"));
    help.setWrapText(true);
    help.getStyleClass().add("text-muted");
    content.getChildren().addAll(help, buttons(), refused, zones, settings);
    setContent(content);
  }

  /** Leaves; if something was changed it asks before, and the same key says yes. */
  public void leave() {
    if (isChanged() && !isAsking) {
      isAsking = true;
      refused.setText(words.say("scene.leave"));
    } else {
      close.run();
    }
  }

  private boolean isChanged() {
    return unchanged != null && !now().isArrangedLike(unchanged);
  }

  private void settle() {
    isAsking = false;
    refused.setText("");
  }

  private Node buttons() {
    FlowPane buttons = new FlowPane();
    buttons.getStyleClass().add("scene-buttons");
    Button fill = button("scene.fill", "scene-fill", () -> change(now().fill(++seed)));
    Button play = button("scene.play", "scene-play", this::playFromHere);
    play.getStyleClass().add("accent");
    buttons.getChildren().addAll(play, fill, button("scene.cancel", "scene-cancel", close));
    return buttons;
  }

  private Button button(String key, String id, Runnable action) {
    Button button = new Button(words.say(key));
    button.setId(id);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    return button;
  }

  private SceneDraft now() {
    if (draft == null) {
      throw new IllegalStateException("no table is being set");
    }
    return draft;
  }

  /** Begins with a table as it stands. */
  public void show(SceneDraft beginning) {
    takenUp = NOTHING;
    settle();
    draft = beginning;
    draw();
    drawSettings();
    // As the fields show it: they may write what nobody has changed otherwise.
    unchanged = now();
  }

  /** The match stands otherwise now: what was arranged stays, if it still can be so. */
  public void follow(SceneDraft other) {
    SceneDraft carried = now().onto(other);
    if (carried != now()) {
      boolean wasChanged = isChanged();
      draft = carried;
      draw();
      drawSettings();
      unchanged = wasChanged ? unchanged : now();
    }
  }

  private void change(SceneDraft changed) {
    draft = changed;
    takenUp = NOTHING;
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
      DiagnosticText text = DiagnosticText.in(words.language());
      refused.setText(text.message(objection.get().problem()));
    }
  }

  // DrawnCards.

  private void draw() {
    int focused = focusedCard();
    cards.clear();
    SuitSigns signs = SuitSigns.of(suits());
    zones.getChildren().setAll(now().places().stream().map(place -> zone(place, signs)).toList());
    focus(focused);
  }

  private List<String> suits() {
    return now().suits();
  }

  private int focusedCard() {
    return cards.stream()
        .filter(Node::isFocused)
        .map(button -> button.face().card())
        .findFirst()
        .orElse(NOTHING);
  }

  private void focus(int card) {
    cards.stream()
        .filter(button -> button.face().card() == card)
        .findFirst()
        .ifPresent(Node::requestFocus);
  }

  /** Takes the focus. */
  public void focusFirst() {
    if (!cards.isEmpty()) {
      cards.getFirst().requestFocus();
    }
  }

  private Node zone(SceneDraft.Place place, SuitSigns signs) {
    String called =
        place.owner() == null
            ? words.say("scene.zone", place.name())
            : words.say("scene.zone-of", place.name(), place.owner());
    Button name = new Button(called);
    name.setId("scene-zone-" + place.zone());
    name.getStyleClass().addAll("flat", "zone-name");
    name.setAccessibleText(words.say("scene.zone-long", called, place.cards().size()));
    name.setOnAction(_ -> putInto(place));
    FlowPane lying = new FlowPane();
    lying.getStyleClass().add("scene-cards");
    HBox.setHgrow(lying, Priority.ALWAYS);
    inOrder(place).forEach(face -> lying.getChildren().add(card(face, signs)));
    HBox row = new HBox(name, lying);
    row.getStyleClass().add("scene-zone");
    row.setUserData(place);
    return row;
  }

  /** Hands are sorted, as at the table; elsewhere the order is that of the pile. */
  private static List<Table.Face> inOrder(SceneDraft.Place place) {
    return place.hand()
        ? place.cards().stream().sorted(Comparator.comparingInt(Table.Face::card)).toList()
        : place.cards();
  }

  private void putInto(SceneDraft.Place place) {
    if (takenUp != NOTHING) {
      boolean there = place.cards().stream().anyMatch(face -> face.card() == takenUp);
      change(there ? now() : now().move(takenUp, place.zone()));
    }
  }

  private Node card(Table.Face face, SuitSigns signs) {
    boolean locked = now().isLocked(face.card());
    CardFace drawn = new CardFace(face, signs).wide(CARD);
    String name = CardNames.of(face, signs, words);
    if (locked) {
      drawn.marked("locked");
      name = words.say("scene.locked", name);
    }
    if (takenUp == face.card()) {
      drawn.marked("taken-up");
      name = words.say("scene.taken", name);
    }
    CardButton button = new CardButton(drawn, name, () -> press(face.card()));
    button.setId("scene-card-" + face.label());
    button.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.L) {
            change(now().lock(face.card(), !locked));
            event.consume();
          }
        });
    button.setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.SECONDARY) {
            change(now().lock(face.card(), !locked));
          }
        });
    button.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> pressed = button);
    cards.add(button);
    return button;
  }

  /** The zone under the mouse stands out while a card is dragged. */
  private void showTarget(MouseEvent event) {
    Node target = pressed == null ? null : under(event, zones.getChildren());
    for (Node row : zones.getChildren()) {
      row.getStyleClass().remove("target");
    }
    if (target != null) {
      target.getStyleClass().add("target");
    }
  }

  /**
   * A card that was dragged goes to the card or the zone under the mouse. What is there is looked
   * up: whoever was pressed is told of all that the mouse does until it is released.
   */
  private void letGo(MouseEvent event) {
    CardButton dragged = pressed;
    pressed = null;
    if (dragged == null || event.isStillSincePress()) {
      return;
    }
    event.consume();
    takenUp = dragged.face().card();
    if (under(event, cards) instanceof CardButton card) {
      drop(card.face().card());
      return;
    }
    Node row = under(event, zones.getChildren());
    if (row != null && row.getUserData() instanceof SceneDraft.Place place) {
      putInto(place);
    } else {
      change(now());
    }
  }

  private static @Nullable Node under(MouseEvent event, List<? extends Node> nodes) {
    return nodes.stream()
        .filter(node -> node.contains(node.sceneToLocal(event.getSceneX(), event.getSceneY())))
        .findFirst()
        .orElse(null);
  }

  /** Takes a card up, or puts the one that was taken up in its place. */
  private void press(int card) {
    if (takenUp == NOTHING) {
      takenUp = card;
      draw();
      focus(card);
    } else {
      drop(card);
    }
  }

  private void drop(int card) {
    int taken = takenUp;
    if (taken == NOTHING || taken == card) {
      change(now());
    } else {
      change(now().exchange(taken, card));
    }
    focus(taken);
  }

  // Variables, scores, and who leads.

  private void drawSettings() {
    settings.getChildren().setAll(now().settings().stream().map(this::setting).toList());
  }

  private Node setting(SceneDraft.Setting setting) {
    Label name = new Label(name(setting));
    Node field = setting.possible().isEmpty() ? free(setting) : offered(setting);
    field.setId("scene-set-" + setting.target());
    name.setLabelFor(field);
    HBox row = new HBox(name, field);
    row.getStyleClass().add("scene-setting");
    return row;
  }

  private String name(SceneDraft.Setting setting) {
    return switch (setting.kind()) {
      case LEADER -> words.say("scene.leads");
      case SCORE -> words.say("scene.score", setting.target().replaceAll("\\D", ""));
      case VARIABLE -> setting.target();
    };
  }

  private Node free(SceneDraft.Setting setting) {
    TextField field = new TextField(setting.value());
    field.textProperty().subscribe(text -> set(setting, text));
    return field;
  }

  private Node offered(SceneDraft.Setting setting) {
    ComboBox<String> choice = new ComboBox<>();
    choice.getItems().setAll(setting.possible());
    choice.setEditable(setting.kind() == SceneDraft.Setting.Kind.VARIABLE);
    choice.setValue(setting.value());
    choice.valueProperty().subscribe(value -> set(setting, value == null ? "" : value));
    return choice;
  }

  private void set(SceneDraft.Setting setting, String value) {
    draft = now().set(setting.target(), value);
    settle();
  }
}
