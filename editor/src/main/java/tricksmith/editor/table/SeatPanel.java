package tricksmith.editor.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.live.Occupant;
import tricksmith.editor.live.Table;

/** A seat: who sits there, its score and its roles, its hand and its other cards. */
final class SeatPanel extends VBox {
  /** Of a hand that is not seen, this many backs are drawn. */
  private static final int BACKS = 13;

  private static final PseudoClass HUMAN = PseudoClass.getPseudoClass("human");

  private final Table.SeatPlace seat;
  private final Cards cards;
  private final PlaytestActions actions;
  private final Words words;
  private final Reasoning reasoning;
  private final Button score;

  /** A panel; at the bottom of the table it is large. */
  SeatPanel(
      Table.SeatPlace seat,
      boolean large,
      Cards cards,
      PlaytestActions actions,
      Words words,
      Reasoning reasoning) {
    this.seat = seat;
    this.cards = cards;
    this.actions = actions;
    this.words = words;
    this.reasoning = reasoning;
    setId("seat-" + seat.number());
    getStyleClass().addAll("seat", large ? "own-seat" : "other-seat");
    if (seat.asked()) {
      getStyleClass().add("asked");
    }
    score = score();
    Node hand = hand(large);
    FlowPane notes = notes();
    FlowPane piles = piles();
    if (large) {
      HBox heading = new HBox(name(), score, notes, space(), piles);
      heading.getStyleClass().add("seat-heading");
      HBox.setHgrow(notes, Priority.ALWAYS);
      getChildren().addAll(heading, hand);
    } else {
      HBox heading = new HBox(name(), space(), score);
      heading.getStyleClass().add("seat-heading");
      getChildren().addAll(heading, notes, hand, piles);
    }
    notes.setVisible(!notes.getChildren().isEmpty());
    notes.setManaged(notes.isVisible());
    piles.setVisible(!piles.getChildren().isEmpty());
    piles.setManaged(piles.isVisible());
  }

  private static Region space() {
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    return space;
  }

  /** The seat, with a menu of those who could decide for it. */
  private Node name() {
    MenuButton menu = new MenuButton(words.say("seat", seat.number()), icon(seat.occupant()));
    menu.setId("occupant-" + seat.number());
    menu.getStyleClass().addAll("occupant", "flat");
    menu.pseudoClassStateChanged(HUMAN, seat.occupant() == Occupant.HUMAN);
    menu.setMinWidth(USE_PREF_SIZE);
    String who = words.say("occupant." + seat.occupant());
    menu.setAccessibleText(words.say("seat.occupant", seat.number(), who));
    menu.setTooltip(new Tooltip(menu.getAccessibleText()));
    ToggleGroup group = new ToggleGroup();
    for (Occupant occupant : Occupant.values()) {
      RadioMenuItem item = new RadioMenuItem(words.say("occupant." + occupant), icon(occupant));
      item.setId("occupant-" + seat.number() + "-" + occupant);
      item.setToggleGroup(group);
      item.setSelected(occupant == seat.occupant());
      item.setOnAction(_ -> actions.play(playtest -> playtest.seat(seat.number(), occupant)));
      menu.getItems().add(item);
    }
    return menu;
  }

  private static FontIcon icon(Occupant occupant) {
    return new FontIcon(
        switch (occupant) {
          case HUMAN -> Feather.USER;
          case RANDOM_BOT -> Feather.SHUFFLE;
          case MONTE_CARLO_BOT -> Feather.CPU;
        });
  }

  /** Its score; asked, it says where the points came from. */
  private Button score() {
    Button button = new Button(seat.score());
    button.setId("score-" + seat.number());
    button.getStyleClass().addAll("score", "flat");
    button.setMinWidth(USE_PREF_SIZE);
    button.setAccessibleText(words.say("score.long", seat.number(), button.getText()));
    button.setOnAction(_ -> reasoning.score(seat.number(), button));
    return button;
  }

  private FlowPane notes() {
    FlowPane notes = new FlowPane();
    notes.getStyleClass().add("seat-notes");
    List<Node> all = notes.getChildren();
    String gained = seat.gained();
    if (gained != null) {
      all.add(chip(gained, gained.startsWith("-") ? "chip-lost" : "chip-gained"));
    }
    if (!seat.inPlay()) {
      all.add(chip(words.say("seat.out"), "chip-quiet"));
    }
    if (seat.side() > 0) {
      all.add(chip(words.say("seat.side", seat.side()), "chip-quiet"));
    }
    seat.roles().forEach(role -> all.add(chip(role, "chip-role")));
    if (seat.leads()) {
      all.add(chip(words.say("seat.leads"), "chip-leads"));
    }
    if (seat.tricks() > 0) {
      all.add(chip(words.say("seat.tricks", seat.tricks()), "chip-quiet"));
    }
    seat.variables().forEach(variable -> all.add(chip(text(variable), "chip-variable")));
    return notes;
  }

  private String text(Table.Variable variable) {
    String entry =
        variable.indices().stream()
            .map(index -> " " + cards.signs().words(index))
            .collect(Collectors.joining());
    String value =
        variable.hidden()
            ? "?"
            : variable.values().stream().map(cards.signs()::words).collect(Collectors.joining(" "));
    return variable.name() + entry + " " + value;
  }

  private static Label chip(String words, String style) {
    Label chip = new Label(words);
    chip.getStyleClass().addAll("chip", style);
    chip.setMinWidth(USE_PREF_SIZE);
    return chip;
  }

  private Node hand(boolean large) {
    List<Node> drawn = new ArrayList<>();
    boolean hidden = seat.hand().stream().allMatch(held -> held.face() == null);
    if (hidden) {
      seat.hand().stream().limit(BACKS).map(cards::held).forEach(drawn::add);
    } else {
      seat.hand().stream().map(cards::held).forEach(drawn::add);
    }
    if (!large) {
      drawn.forEach(SeatPanel::makeSmall);
    }
    Fan fan = new Fan(drawn);
    fan.setId("hand-" + seat.number());
    fan.getStyleClass().add("hand");
    fan.setAccessibleText(words.say("hand", seat.number(), seat.hand().size()));
    fan.setVisible(!drawn.isEmpty());
    OneStop.among(drawn);
    if (!hidden || large || drawn.isEmpty()) {
      return fan;
    }
    Label count = new Label(words.say("hand.count", seat.hand().size()));
    count.getStyleClass().addAll("text-muted", "hand-count");
    count.setMinWidth(USE_PREF_SIZE);
    HBox both = new HBox(fan, count);
    both.getStyleClass().add("hidden-hand");
    HBox.setHgrow(fan, Priority.ALWAYS);
    return both;
  }

  private static void makeSmall(Node node) {
    switch (node) {
      case CardFace face -> face.marked("small-card");
      case CardButton button -> button.face().marked("small-card");
      default -> {}
    }
  }

  private FlowPane piles() {
    FlowPane piles = new FlowPane();
    piles.getStyleClass().add("piles");
    seat.piles().stream()
        .map(pile -> new PileView(pile, cards, words))
        .forEach(piles.getChildren()::add);
    return piles;
  }

  /** Marks the score: a rule has changed it. */
  void light(boolean lit) {
    score.getStyleClass().remove("lit");
    if (lit) {
      score.getStyleClass().add("lit");
    }
  }
}
