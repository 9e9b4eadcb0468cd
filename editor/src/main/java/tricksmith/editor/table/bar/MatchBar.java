package tricksmith.editor.table.bar;

import atlantafx.base.theme.Tweaks;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.SeatAssignment;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.live.Speed;
import tricksmith.editor.node.Hint;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.words.Words;

/**
 * Commands for the match as a whole, in one line, each with its word; those without room go into a
 * menu.
 */
public final class MatchBar extends Pane {
  private final PlaytestActions actions;
  private final Words words;
  private final TextField seed = new TextField();
  private final Label seedName = new Label();
  private final ToggleButton open;
  private final Button takeBack;
  private final Button another;
  private final ToggleButton knobs;
  private final MenuButton speed;
  private final CheckMenuItem moving;
  private final TestsButton tests;
  private final Button showText;
  private boolean isAlone;
  private boolean onlyOptions;
  private final HBox seeds;
  private final MenuButton more = new MenuButton("", new FontIcon(Feather.MORE_HORIZONTAL));
  private final MenuButton anotherMenu = new MenuButton();
  private boolean asksForSeed;
  private Optional<Boolean> wishedMotion = Optional.empty();
  private Consumer<Boolean> chosenMotion = _ -> {};

  /** Says that bots wait, to the left of the commands at the right; pressed, it lets them go on. */
  private final Button waiting;

  private boolean botsWait;

  /** Says in the same place that bots still learn the game. */
  private final Label learning;

  private boolean botsLearn;

  private final List<Node> left;
  private final List<Node> right;

  /**
   * The commands that give way if there is little room, in that order, and go into a menu. No
   * command in sight loses its icon, or its word.
   */
  private final List<Node> given;

  /**
   * Kept in a field, because the platform, which outlives every window, refers to it only weakly.
   */
  private final ChangeListener<Boolean> reducedMotion;

  private List<Node> offered = List.of();
  private long shownSeed;

  /** The bar's other requests. */
  public record Wishes(Consumer<Boolean> knobs, Consumer<Boolean> motion, Consumer<Node> scores) {}

  public MatchBar(PlaytestActions actions, Words words, Wishes wishes) {
    this.actions = actions;
    this.words = words;
    getStyleClass().add("match-bar");
    another = button("match.new", "new-match", Feather.PLAY);
    another.setOnAction(_ -> beginAnother());
    takeBack = button("match.take-back", "take-back", Feather.ROTATE_CCW);
    takeBack.setOnAction(_ -> actions.play(Playtest::takeBack));
    open = new ToggleButton(words.say("match.open-hands"), new FontIcon(Feather.EYE));
    open.setId("open-hands");
    open.setMinWidth(USE_PREF_SIZE);
    Hint.on(open, words.say("match.open-hands"));
    open.setOnAction(_ -> openHands());
    seed.setId("seed");
    seed.setAccessibleText(words.say("match.seed"));
    Hint.on(seed, words.say("match.seed.long"));
    seed.setTextFormatter(new TextFormatter<>(MatchBar::onlyDigits));
    seed.setOnAction(
        _ -> {
          beginAnother();
          askForSeed(false);
        });
    seed.addEventHandler(KeyEvent.KEY_PRESSED, this::leaveSeedBy);
    knobs = new ToggleButton(words.say("match.knobs"), new FontIcon(Feather.SLIDERS));
    knobs.setId("show-knobs");
    knobs.setMinWidth(USE_PREF_SIZE);
    Hint.on(knobs, words.say("match.knobs"));
    knobs.selectedProperty().subscribe(wishes.knobs());
    moving = new CheckMenuItem(words.say("match.motion"));
    moving.setId("motion");
    reducedMotion = (_, _, _) -> followWish();
    moving.setOnAction(_ -> chosenMotion.accept(moving.isSelected()));
    followPlatform();
    moving.selectedProperty().subscribe(wishes.motion());
    speed = speeds();
    tests = new TestsButton(actions, words);
    Button scores = button("match.scores", "scores", Feather.AWARD);
    scores.setOnAction(_ -> wishes.scores().accept(scores.isVisible() ? scores : more));
    seedName.setText(words.say("match.seed"));
    seeds = new HBox(seedName, seed);
    seeds.getStyleClass().add("seed-box");
    more.setId("more-commands");
    more.getStyleClass().add(Tweaks.NO_ARROW);
    more.setAccessibleText(words.say("match.more"));
    Hint.on(more, words.say("match.more"));
    showText = button("match.show-text", "show-text", Feather.COLUMNS);
    anotherMenu.setId("new-match-more");
    anotherMenu.setAccessibleText(words.say("match.new-with-seed"));
    Hint.on(anotherMenu, words.say("match.new-with-seed"));
    MenuItem withSeed = new MenuItem(words.say("match.new-with-seed"));
    withSeed.setId("new-match-with-seed");
    withSeed.setOnAction(_ -> askForSeed(true));
    anotherMenu.getItems().add(withSeed);
    left = List.of(showText, another, anotherMenu, seeds, takeBack);
    right = List.of(open, scores, knobs, tests, more);
    given = List.of(scores, open, anotherMenu, knobs, takeBack);
    getChildren().addAll(left);
    getChildren().addAll(right);
    waiting = button("bots.wait", "bots-wait", Feather.PAUSE);
    Hint.on(waiting, words.say("bots.go-on"));
    waiting.setOnAction(_ -> actions.play(Playtest::goOn));
    waiting.setVisible(false);
    learning = new Label(words.say("bots.learn"), new FontIcon(Feather.BOOK_OPEN));
    learning.setId("bots-learn");
    learning.setMinWidth(USE_PREF_SIZE);
    Hint.on(learning, words.say("bots.learn.help"));
    learning.setVisible(false);
    getChildren().addAll(waiting, learning);
  }

  /**
   * Follows the system: if it asks for less motion, cards do not glide unless the user chooses
   * otherwise here.
   */
  private void followPlatform() {
    Platform.Preferences preferences = Platform.getPreferences();
    preferences.reducedMotionProperty().addListener(new WeakChangeListener<>(reducedMotion));
    followWish();
  }

  private void followWish() {
    moving.setSelected(wishedMotion.orElseGet(() -> !Platform.getPreferences().isReducedMotion()));
  }

  /** Sets whether cards glide; empty to follow the system. */
  public void move(Optional<Boolean> wished) {
    wishedMotion = wished;
    followWish();
  }

  /** Sets a listener for the choice whether cards glide. */
  public void onMotionChosen(Consumer<Boolean> listener) {
    chosenMotion = listener;
  }

  // One line.

  @Override
  protected double computePrefHeight(double width) {
    return 40 * em() / 13;
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected void layoutChildren() {
    double gap = em() * 0.3;
    double edge = em() * 0.75;
    Set<Node> shown = new LinkedHashSet<>(left);
    shown.addAll(right);
    shown.removeIf(node -> node.equals(tests) && !tests.hasResults());
    shown.remove(more);
    if (onlyOptions) {
      shown.retainAll(List.of(knobs));
    }
    if (!isAlone) {
      shown.remove(showText);
    }
    if (!asksForSeed) {
      shown.remove(seeds);
    }
    double room = getWidth() - 2 * edge;
    List<Node> hidden = new ArrayList<>();
    for (Node next : given) {
      if (needed(shown, gap) > room && shown.remove(next)) {
        hidden.add(next);
        shown.add(more);
      }
    }
    for (Node last : List.of(another, tests)) {
      if (needed(shown, gap) > room && shown.remove(last)) {
        hidden.add(last);
        shown.add(more);
      }
    }
    bringBack(hidden, shown, room, gap);
    offer(hidden);
    Stream.concat(left.stream(), right.stream())
        .forEach(node -> node.setVisible(shown.contains(node)));
    double x = edge;
    for (Node node : left) {
      x = place(node, x, gap);
    }
    double free = x;
    x = getWidth() - edge;
    for (Node node : right.reversed()) {
      if (node.isVisible()) {
        double width = node.prefWidth(-1);
        place(node, x - width, gap);
        x -= width + gap;
      }
    }
    placeSigns(free, x, gap);
  }

  /** Shows what fits after all, now that longer words than it wants have given way. */
  private static void bringBack(List<Node> hidden, Set<Node> shown, double room, double gap) {
    for (Node each : List.copyOf(hidden.reversed())) {
      double needed = needed(shown, gap) + each.prefWidth(-1) + gap;
      if (needed <= room) {
        shown.add(each);
        hidden.remove(each);
      }
    }
  }

  /**
   * Says between the commands that bots wait or, if they play, that they still learn the game, if
   * there is room: it moves none of them. In the past, the button that goes on says that they wait,
   * too.
   */
  private void placeSigns(double from, double to, double gap) {
    placeSign(waiting, botsWait, from, to, gap);
    learning.setContentDisplay(ContentDisplay.LEFT);
    if (learning.prefWidth(-1) > to - from) {
      learning.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    }
    placeSign(learning, botsLearn && !botsWait, from, to, gap);
  }

  private void placeSign(Region sign, boolean isDue, double from, double to, double gap) {
    double width = sign.prefWidth(-1);
    sign.setVisible(isDue && width <= to - from);
    place(sign, to - width, gap);
  }

  /** Shows the field for a seed, or hides it. */
  private void askForSeed(boolean asked) {
    asksForSeed = asked;
    requestLayout();
    if (asked) {
      layout();
      seed.requestFocus();
      seed.selectAll();
    } else if (seed.isFocused()) {
      another.requestFocus();
    }
  }

  private void leaveSeedBy(KeyEvent key) {
    if (key.getCode() == KeyCode.ESCAPE) {
      seed.setText(Long.toString(shownSeed));
      askForSeed(false);
      key.consume();
    }
  }

  private static double needed(Set<Node> shown, double gap) {
    return shown.stream().mapToDouble(node -> node.prefWidth(-1) + gap).sum();
  }

  private double place(Node node, double x, double gap) {
    if (!node.isVisible()) {
      return x;
    }
    double width = node.prefWidth(-1);
    double height = Math.min(getHeight(), node.prefHeight(-1));
    node.resizeRelocate(snapPositionX(x), snapPositionY((getHeight() - height) / 2), width, height);
    return x + width + gap;
  }

  private void offer(List<Node> hidden) {
    if (!hidden.equals(offered)) {
      offered = List.copyOf(hidden);
      more.getItems().clear();
      for (Node node : hidden) {
        if (node.equals(anotherMenu)) {
          more.getItems().add(item(words.say("match.new-with-seed"), () -> askForSeed(true)));
        } else if (node instanceof ButtonBase button && !(button instanceof MenuButton)) {
          more.getItems().add(item(button.getText(), button::fire));
        }
      }
    }
  }

  private static MenuItem item(String said, Runnable action) {
    MenuItem item = new MenuItem(said);
    item.setOnAction(_ -> action.run());
    return item;
  }

  private Button button(String key, String id, Feather icon) {
    Button button = new Button(words.say(key), new FontIcon(icon));
    button.setId(id);
    button.setMinWidth(USE_PREF_SIZE);
    Hint.on(button, words.say(key));
    return button;
  }

  /** Returns the font size of its words. */
  public double em() {
    return seedName.getFont().getSize();
  }

  private MenuButton speeds() {
    MenuButton menu = new MenuButton("", new FontIcon(Feather.FAST_FORWARD));
    menu.setId("speed");
    menu.setMinWidth(USE_PREF_SIZE);
    ToggleGroup group = new ToggleGroup();
    for (Speed each : Speed.values()) {
      RadioMenuItem item = new RadioMenuItem(words.say("speed." + each));
      item.setId("speed-" + each);
      item.setUserData(each);
      item.setToggleGroup(group);
      item.setOnAction(_ -> actions.play(playtest -> playtest.speed(each)));
      menu.getItems().add(item);
    }
    menu.getItems().add(new SeparatorMenuItem());
    ToggleGroup strengths = new ToggleGroup();
    for (Occupant each : Occupant.values()) {
      if (each != Occupant.HUMAN) {
        RadioMenuItem item = new RadioMenuItem(words.say("bots.all", words.say("bots." + each)));
        item.setId("bots-" + each);
        item.setUserData(each);
        item.setToggleGroup(strengths);
        item.setOnAction(_ -> actions.play(playtest -> playtest.bots(each)));
        menu.getItems().add(item);
      }
    }
    menu.getItems().addAll(new SeparatorMenuItem(), moving);
    return menu;
  }

  private static TextFormatter.@Nullable Change onlyDigits(TextFormatter.Change change) {
    return change.getControlNewText().matches("-?\\d{0,18}") ? change : null;
  }

  /**
   * Begins a match with the seed typed, or with the next one if that is the seed of the present
   * match.
   */
  public void beginAnother() {
    String typed = seed.getText();
    boolean isNumber = typed.matches("-?\\d+");
    long wanted = isNumber ? Long.parseLong(typed) : shownSeed;
    long next = wanted == shownSeed ? wanted + 1 : wanted;
    actions.play(playtest -> playtest.begin(next));
  }

  /** Offers the way back to the text while the table is alone in the window. */
  public void alone(boolean nowAlone) {
    isAlone = nowAlone;
    requestLayout();
  }

  public Button showText() {
    return showText;
  }

  /** Returns the menu for the speed of bots, which is shown beside the time. */
  public MenuButton speed() {
    return speed;
  }

  private void openHands() {
    boolean opened = open.isSelected();
    actions.play(playtest -> playtest.openHands(opened));
  }

  /** Shows the options, or hides them. */
  public void turnKnobs() {
    knobs.setSelected(!knobs.isSelected());
  }

  /** Offers only the options while something lies over the table, or everything. */
  public void offerOptionsOnly(boolean only) {
    onlyOptions = only;
    requestLayout();
  }

  /** Opens all hands, or closes them. */
  public void turnHands() {
    open.fire();
  }

  public void show(Playtest playtest) {
    LiveMatch live = playtest.live();
    another.setDisable(live == null);
    anotherMenu.setDisable(live == null);
    takeBack.setDisable(live == null || live.at() == 0);
    tests.show(playtest.tests());
    botsWait = playtest.botsWait();
    botsLearn = playtest.hasUntaughtBots();
    waiting.setDisable(!playtest.mayGoOn());
    requestLayout();
    open.setSelected(playtest.viewers().openHands());
    speed.setText(words.say("speed." + playtest.speed()));
    Optional<Occupant> alike = bots(playtest);
    for (MenuItem item : speed.getItems()) {
      if (item instanceof RadioMenuItem radio && radio.getUserData() instanceof Speed each) {
        radio.setSelected(each == playtest.speed());
      } else if (item instanceof RadioMenuItem radio) {
        radio.setSelected(alike.filter(radio.getUserData()::equals).isPresent());
      }
    }
    String strength =
        alike.map(each -> words.say("bots." + each)).orElseGet(() -> words.say("bots.mixed"));
    speed.setAccessibleText(
        words.say(
            playtest.hasUntaughtBots() ? "bots.untaught" : "bots", speed.getText(), strength));
    Hint.on(speed, speed.getAccessibleText());
    if (live != null) {
      show(live.branch().seed());
    }
  }

  /** Returns the kind of all bots at the table; empty if they differ. */
  private static Optional<Occupant> bots(Playtest playtest) {
    Table table = playtest.table();
    SeatAssignment seating = playtest.viewers().seating();
    List<Occupant> bots =
        table == null
            ? List.of()
            : table.seats().stream()
                .map(Table.SeatPlace::occupant)
                .filter(each -> each != Occupant.HUMAN)
                .distinct()
                .toList();
    return switch (bots.size()) {
      case 0 -> Optional.of(seating.others());
      case 1 -> Optional.of(bots.getFirst());
      default -> Optional.empty();
    };
  }

  /** Shows a seed, but keeps what is being typed unless another match has begun. */
  private void show(long newSeed) {
    if (newSeed != shownSeed || seed.getText().isEmpty()) {
      shownSeed = newSeed;
      seed.setText(Long.toString(newSeed));
    }
  }
}
