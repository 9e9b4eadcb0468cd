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
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.picture.Table;

/** A seat: who sits there, its score and its roles, its hand and its other cards. */
final class SeatPanel extends VBox {
  /** Of a hand that is not seen, this many backs are drawn. */
  private static final int BACKS = 13;

  private static final PseudoClass HUMAN = PseudoClass.getPseudoClass("human");

  private final Table.SeatPlace seat;
  private final Density density;
  private final Cards cards;
  private final PlaytestActions actions;
  private final Words words;
  private final Reasoning reasoning;
  private final Button score;

  /** A panel; at the bottom of the table it is large. */
  SeatPanel(
      Table.SeatPlace seat,
      boolean large,
      Density density,
      Cards cards,
      PlaytestActions actions,
      Words words,
      Reasoning reasoning) {
    this.seat = seat;
    this.density = density;
    this.cards = cards;
    this.actions = actions;
    this.words = words;
    this.reasoning = reasoning;
    setId("seat-" + seat.number());
    getStyleClass().addAll("seat", large ? "own-seat" : "other-seat");
    if (density == Density.COMPACT) {
      getStyleClass().add("compact-seat");
    }
    if (seat.asked()) {
      getStyleClass().add("asked");
    }
    score = score();
    if (density == Density.COMPACT) {
      compact(large);
    } else if (large) {
      roomyOwn();
    } else {
      roomyOther();
    }
  }

  private void roomyOwn() {
    FlowPane notes = flow("seat-notes", notes());
    FlowPane piles = flow("piles", piles());
    HBox heading = new HBox(name(), score, notes, piles);
    heading.getStyleClass().add("seat-heading");
    HBox.setHgrow(notes, Priority.ALWAYS);
    getChildren().addAll(heading, hand(true));
  }

  private void roomyOther() {
    HBox heading = new HBox(name(), space(), score);
    heading.getStyleClass().add("seat-heading");
    getChildren().addAll(heading, flow("seat-notes", notes()), hand(false), flow("piles", piles()));
  }

  /** All in a line, or several, and the cards only if they can be seen. */
  private void compact(boolean large) {
    Node hand = hand(large);
    List<Node> line = new ArrayList<>(List.of(name(), score));
    line.addAll(notes());
    boolean below = hand instanceof Fan;
    if (!below) {
      line.add(hand);
    }
    line.addAll(piles());
    getChildren().add(flow("seat-line", line));
    if (below && hand.isVisible()) {
      getChildren().add(hand);
    }
  }

  private static FlowPane flow(String style, List<Node> nodes) {
    FlowPane flow = new FlowPane();
    flow.getStyleClass().add(style);
    flow.getChildren().setAll(nodes);
    flow.setVisible(!nodes.isEmpty());
    flow.setManaged(flow.isVisible());
    return flow;
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
    Button button = new Button(PlainWords.number(seat.score()));
    button.setId("score-" + seat.number());
    button.getStyleClass().addAll("score", "flat");
    button.setMinWidth(USE_PREF_SIZE);
    button.setAccessibleText(words.say("score.long", seat.number(), button.getText()));
    button.setOnAction(_ -> reasoning.score(seat.number(), button));
    return button;
  }

  private List<Node> notes() {
    List<Node> all = new ArrayList<>();
    if (cards.hasWon(seat)) {
      all.add(chip("★ " + words.say("seat.won"), "chip-won"));
    }
    String gained = seat.gained();
    if (gained != null) {
      all.add(
          chip(PlainWords.number(gained), gained.startsWith("-") ? "chip-lost" : "chip-gained"));
    }
    if (!seat.inPlay()) {
      all.add(chip(words.say("seat.out"), "chip-quiet"));
    }
    if (seat.side() > 0) {
      List<Integer> partners = cards.partners(seat);
      all.add(
          chip(
              partners.isEmpty()
                  ? words.say("seat.alone")
                  : words.say("seat.partners", words.seats(partners)),
              "chip-quiet"));
    }
    seat.roles().forEach(role -> all.add(chip(PlainWords.name(role), "chip-role")));
    if (seat.leads()) {
      all.add(chip(words.say("seat.leads"), "chip-leads"));
    }
    if (seat.tricks() > 0) {
      all.add(chip(words.say("seat.tricks", seat.tricks()), "chip-quiet"));
    }
    seat.variables().forEach(variable -> all.add(chip(text(variable), "chip-variable")));
    return all;
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
    return PlainWords.name(variable.name()) + entry + " " + value;
  }

  private static Label chip(String words, String style) {
    Label chip = new Label(words);
    chip.getStyleClass().addAll("chip", style);
    chip.setMinWidth(USE_PREF_SIZE);
    return RedSigns.on(chip);
  }

  private Node hand(boolean large) {
    List<Node> drawn = new ArrayList<>();
    boolean hidden = seat.hand().stream().allMatch(held -> held.face() == null);
    if (hidden) {
      int backs = density == Density.COMPACT && !large ? 1 : BACKS;
      seat.hand().stream().limit(backs).map(cards::held).forEach(drawn::add);
    } else {
      seat.hand().stream().map(cards::held).forEach(drawn::add);
    }
    if (!large) {
      String size = hidden && density == Density.COMPACT ? "tiny-card" : "small-card";
      drawn.forEach(card -> mark(card, size));
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

  private static void mark(Node node, String style) {
    switch (node) {
      case CardFace face -> face.marked(style);
      case CardButton button -> button.face().marked(style);
      default -> {}
    }
  }

  private List<Node> piles() {
    List<Node> all = new ArrayList<>();
    seat.piles().forEach(pile -> all.add(new PileView(pile, cards, words, density)));
    return all;
  }

  /** Marks the score: a rule has changed it. */
  void light(boolean lit) {
    score.getStyleClass().remove("lit");
    if (lit) {
      score.getStyleClass().add("lit");
    }
  }
}
