package tricksmith.editor.table.scene;

import static tricksmith.editor.node.Styled.styled;

import java.util.List;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.table.card.CardButton;
import tricksmith.editor.table.words.Words;

/**
 * The cards and fields of a seat, of a zone, or of the shared variables, laid out large over the
 * middle of the table: cards to be picked up, and fields for variables and scores.
 */
final class SceneSheet extends VBox {
  private static final double CARD = 48;
  private static final double WIDTH = 320;

  private final SceneCards cards;
  private final SceneHand hand;
  private final Words words;

  private SceneSheet(String title, SceneCards cards, SceneHand hand) {
    this.cards = cards;
    this.hand = hand;
    words = cards.words();
    getStyleClass().add("scene-sheet");
    getChildren().add(styled(new Label(title), "why-title"));
  }

  static SceneSheet ofSeat(int seat, SceneCards cards, SceneHand hand) {
    SceneSheet sheet = new SceneSheet(cards.words().say("seat", seat), cards, hand);
    FlowPane fields = fields();
    cards.draft().trick().ifPresent(trick -> fields.getChildren().add(sheet.leads(seat, trick)));
    sheet.addSettings(fields, seat);
    cards.draft().places().stream()
        .filter(place -> Objects.equals(place.owner(), seat))
        .forEach(sheet::addZone);
    return sheet;
  }

  static SceneSheet ofZone(SceneDraft.Place place, SceneCards cards, SceneHand hand) {
    SceneSheet sheet = new SceneSheet(cards.name(place), cards, hand);
    sheet.getChildren().add(sheet.laid(place));
    return sheet;
  }

  /** Creates a sheet with the variables that belong to no particular player. */
  static SceneSheet ofVariables(SceneCards cards, SceneHand hand) {
    SceneSheet sheet = new SceneSheet(cards.words().say("scene.variables"), cards, hand);
    sheet.addSettings(fields(), null);
    return sheet;
  }

  private static FlowPane fields() {
    FlowPane fields = styled(new FlowPane(), "scene-settings");
    fields.setPrefWrapLength(WIDTH);
    return fields;
  }

  private ToggleButton leads(int seat, SceneDraft.Trick trick) {
    ToggleButton leads = new ToggleButton(words.say("scene.leads"));
    leads.setId("scene-leads-" + seat);
    leads.setSelected(trick.leader() == seat);
    leads.setDisable(!trick.seats().contains(seat));
    leads.setOnAction(_ -> hand.lead(seat));
    return leads;
  }

  private void addSettings(FlowPane fields, @Nullable Integer seat) {
    cards.draft().settings().stream()
        .filter(setting -> Objects.equals(setting.seat(), seat))
        .map(this::setting)
        .forEach(fields.getChildren()::add);
    getChildren().add(fields);
  }

  private void addZone(SceneDraft.Place place) {
    Button name = styled(new Button(cards.script().title(place.name())), "flat", "zone-name");
    name.setAccessibleText(words.say("scene.zone-long", cards.name(place), place.cards().size()));
    name.setOnAction(_ -> hand.aim(new SceneGoal.Into(place.zone())));
    HBox row = styled(new HBox(name, laid(place)), "scene-row");
    getChildren().add(row);
  }

  private Node laid(SceneDraft.Place place) {
    FlowPane laid = styled(new FlowPane(), "scene-cards");
    laid.setPrefWrapLength(WIDTH);
    cards.inOrder(place).stream()
        .map(cards::card)
        .map(SceneSheet::large)
        .forEach(laid.getChildren()::add);
    return laid;
  }

  private static CardButton large(CardButton card) {
    card.face().wide(CARD);
    return card;
  }

  List<CardButton> cards() {
    return lookupAll(".card-button").stream()
        .filter(CardButton.class::isInstance)
        .map(CardButton.class::cast)
        .toList();
  }

  // Fields.

  private Node setting(SceneDraft.Setting setting) {
    Label name = new Label(name(setting));
    Node field = setting.possible().isEmpty() ? free(setting) : offered(setting);
    field.setId("scene-set-" + setting.target());
    name.setLabelFor(field);
    return styled(new HBox(name, field), "scene-setting");
  }

  private String name(SceneDraft.Setting setting) {
    return switch (setting.kind()) {
      case SCORE -> words.say("scene.score");
      case VARIABLE -> cards.name(setting);
    };
  }

  private Node free(SceneDraft.Setting setting) {
    TextField field = new TextField(setting.value());
    field.textProperty().subscribe((_, text) -> hand.set(setting, text));
    return field;
  }

  /**
   * Returns a converter that shows the display form of values, and accepts that or the form of the
   * script.
   */
  private StringConverter<String> inWords(List<String> possible) {
    return new StringConverter<>() {
      @Override
      public String toString(@Nullable String value) {
        return value == null ? "" : cards.value(value);
      }

      @Override
      public String fromString(String typed) {
        return possible.stream()
            .filter(value -> cards.value(value).equals(typed))
            .findFirst()
            .orElse(typed);
      }
    };
  }

  private Node offered(SceneDraft.Setting setting) {
    ComboBox<String> choice = new ComboBox<>();
    choice.getItems().setAll(setting.possible());
    choice.setEditable(true);
    choice.setConverter(inWords(setting.possible()));
    choice.setValue(setting.value());
    choice.valueProperty().subscribe((_, value) -> hand.set(setting, value == null ? "" : value));
    return choice;
  }
}
