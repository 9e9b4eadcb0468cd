package tricksmith.editor.table.seat;

import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.node.Hint;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.card.DrawnCards;
import tricksmith.editor.table.why.Reasoning;
import tricksmith.editor.table.words.PlainWords;
import tricksmith.editor.table.words.Words;

/** A seat's name plate: its player, its tags, its score. */
final class Plaque extends HBox {
  private static final PseudoClass ASKED = PseudoClass.getPseudoClass("asked");

  /** The most seats for which there is room for piles beside them. */
  private static final int MOST_WITH_PILES = 6;

  /** More variables than a plaque has room for. */
  private static final int MOST_VARIABLES = 40;

  private final Table.SeatPlace seat;
  private final DrawnCards cards;
  private final PlaytestActions actions;
  private final Words words;
  private final Reasoning reasoning;
  private final Button score;

  Plaque(
      Table.SeatPlace seat,
      DrawnCards cards,
      PlaytestActions actions,
      Words words,
      Reasoning reasoning) {
    this.seat = seat;
    this.cards = cards;
    this.actions = actions;
    this.words = words;
    this.reasoning = reasoning;
    getStyleClass().add("plaque");
    score = score();
    MenuButton name = name();
    addEventHandler(MouseEvent.MOUSE_CLICKED, click -> openBy(click, name));
    NameAndTags named = new NameAndTags(name, tags());
    HBox.setHgrow(named, Priority.ALWAYS);
    getChildren().addAll(badge(), named, score);
  }

  /** Opens the menu of the seat, wherever its plaque is clicked with either button. */
  private static void openBy(MouseEvent click, MenuButton name) {
    if (click.getButton() == MouseButton.PRIMARY || click.getButton() == MouseButton.SECONDARY) {
      name.show();
      click.consume();
    }
  }

  /** Returns a picture of a person or a robot, in the colour of its side. */
  private Node badge() {
    StackPane badge = new StackPane();
    if (seat.occupant() == Occupant.HUMAN) {
      badge.getChildren().add(icon(seat.occupant()));
    } else {
      badge.getChildren().add(styled(new Region(), "robot"));
    }
    badge.getStyleClass().addAll("badge", "side-" + seat.side());
    badge.setMouseTransparent(true);
    return badge;
  }

  /** Returns the name of the seat, with a menu of those who could decide for it. */
  private MenuButton name() {
    MenuButton menu = styled(new MenuButton(cards.name(seat)), "occupant", "flat");
    menu.setId("occupant-" + seat.number());
    menu.setMinWidth(0);
    String who = words.say("occupant." + seat.occupant());
    menu.setAccessibleText(words.say("seat.occupant", seat.number(), who));
    Hint.on(menu, menu.getAccessibleText());
    ToggleGroup group = new ToggleGroup();
    for (Occupant occupant : Occupant.values()) {
      String called = occupant == Occupant.HUMAN ? "seat.human" : "occupant." + occupant;
      RadioMenuItem item = new RadioMenuItem(words.say(called), icon(occupant));
      item.setId("occupant-" + seat.number() + "-" + occupant);
      item.setToggleGroup(group);
      item.setSelected(occupant == seat.occupant());
      item.setOnAction(_ -> actions.play(playtest -> playtest.seat(seat.number(), occupant)));
      menu.getItems().add(item);
    }
    MenuItem sit = new MenuItem(words.say("seat.sit"), icon(Occupant.HUMAN));
    sit.setId("sit-" + seat.number());
    sit.setDisable(cards.isYours(seat));
    sit.setOnAction(_ -> actions.play(playtest -> playtest.sit(seat.number())));
    menu.getItems().addFirst(sit);
    MenuItem thought = new MenuItem(words.say("seat.thought"), new FontIcon(Feather.HELP_CIRCLE));
    thought.setId("thought-" + seat.number());
    thought.setDisable(seat.occupant() == Occupant.HUMAN);
    thought.setOnAction(_ -> reasoning.lastChoiceOf(seat.number()));
    MenuItem holding = new MenuItem(words.say("seat.holding"), new FontIcon(Feather.PIE_CHART));
    holding.setId("holding-" + seat.number());
    holding.setDisable(!isHidden(seat));
    holding.setOnAction(_ -> reasoning.handOf(seat.number()));
    menu.getItems().addAll(new SeparatorMenuItem(), thought, holding);
    return menu;
  }

  /** Whether its hand has cards that the viewers do not see. */
  static boolean isHidden(Table.SeatPlace seat) {
    return seat.hand().stream().anyMatch(held -> held.face() == null);
  }

  private static FontIcon icon(Occupant occupant) {
    return new FontIcon(
        switch (occupant) {
          case HUMAN -> Feather.USER;
          case RANDOM_BOT -> Feather.SHUFFLE;
          case NOVICE_BOT -> Feather.BOOK_OPEN;
          case GOOD_BOT -> Feather.THUMBS_UP;
          case STRONG_BOT -> Feather.AWARD;
          case MONTE_CARLO_BOT -> Feather.CPU;
        });
  }

  /** Returns its score, a button that shows where the points came from. */
  private Button score() {
    Button button = styled(new Button(PlainWords.number(seat.score())), "score", "flat");
    button.setId("score-" + seat.number());
    button.setMinWidth(USE_PREF_SIZE);
    button.setAccessibleText(words.say("score.long", seat.number(), button.getText()));
    button.setOnAction(_ -> reasoning.score(seat.number(), button));
    return button;
  }

  private List<Label> tags() {
    List<Label> all = new ArrayList<>();
    if (cards.hasWon(seat)) {
      all.add(chip("★ " + words.say("seat.won"), "chip-won"));
    }
    String gained = seat.gained();
    if (gained != null) {
      String points = PlainWords.number(gained);
      Label chip = chip(points, gained.startsWith("-") ? "chip-lost" : "chip-gained");
      Hint.on(chip, words.say("why.now", points));
      if (cards.isDealOver()) {
        chip.getStyleClass().add(NameAndTags.SPARE); // The score sheet tells it.
      }
      all.add(chip);
    }
    if (!seat.inPlay()) {
      all.add(chip(words.say("seat.out"), "chip-quiet"));
    }
    seat.roles().stream()
        .limit(MOST_VARIABLES)
        .map(role -> chip(cards.script().title(role), "chip-role"))
        .forEach(all::add);
    if (seat.occupant() != Occupant.HUMAN && seat.occupant() != Occupant.GOOD_BOT) {
      all.add(chip(words.say("seat.is." + seat.occupant()), "chip-quiet"));
    }
    if (seat.tricks() > 0 && cards.players() > MOST_WITH_PILES) {
      all.add(chip(words.say("seat.tricks", seat.tricks()), "chip-variable"));
    }
    seat.variables().stream().limit(MOST_VARIABLES).map(this::chip).forEach(all::add);
    if (seat.variables().size() > MOST_VARIABLES) {
      all.add(
          chip(
              words.say("variables.rest", seat.variables().size() - MOST_VARIABLES),
              "chip-variable"));
    }
    if (seat.leads() && !cards.isDealOver()) {
      all.add(chip(words.say("seat.leads"), "chip-leads"));
    }
    if (cards.isYours(seat)) {
      all.add(chip(words.say("seat", seat.number()), "chip-quiet"));
    }
    if (seat.side() > 0) {
      all.add(chip(partners(), "chip-quiet"));
    }
    if (all.isEmpty()) {
      all.add(chip(words.say("seat.is." + seat.occupant()), "chip-quiet"));
    }
    return all;
  }

  private String partners() {
    List<Integer> partners = cards.partners(seat);
    if (cards.isYourPartner(seat)) {
      return words.say("seat.your-partner");
    }
    return partners.isEmpty()
        ? words.say("seat.alone")
        : words.say("seat.partners", words.seats(partners));
  }

  private Label chip(Table.Variable variable) {
    String entry =
        variable.indices().stream()
            .map(index -> " " + cards.script().value(index))
            .collect(Collectors.joining());
    String name = cards.script().title(variable.name()) + entry;
    if (variable.hidden()) {
      String hidden = words.say("variable.hidden", name);
      return styled(new Label(hidden), "chip", "chip-variable", NameAndTags.SPARE);
    }
    return new VariableTag(name, cards.script().values(variable.values()));
  }

  private static Label chip(String words, String style) {
    return styled(new Label(words), "chip", style);
  }

  /** Shows whether the seat decides now. */
  void ask(boolean isAsked) {
    pseudoClassStateChanged(ASKED, isAsked);
  }

  /** Highlights the score: a rule has changed it. */
  void light(boolean lit) {
    score.getStyleClass().remove("lit");
    if (lit) {
      score.getStyleClass().add("lit");
    }
  }
}
