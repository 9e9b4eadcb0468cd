package tricksmith.editor.gallery;

import static tricksmith.editor.node.Styled.styled;
import static tricksmith.editor.node.Wrapping.wrapped;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.node.Hint;
import tricksmith.editor.persistence.Library.Shelf;
import tricksmith.editor.signs.KeyHint;
import tricksmith.editor.signs.MessageText;
import tricksmith.editor.signs.NumberedLine;
import tricksmith.editor.signs.WrappedBox;
import tricksmith.mechanism.Mechanism;
import tricksmith.source.UnshownLine;
import tricksmith.translation.Translation;

/** The selected game: its table, what it is about, the lines that define it, changes to try. */
final class DetailPane extends BorderPane {
  private static final int MOST_LINES = 4;
  private static final double FELT = 0.69;
  private static final String SHORT = "short";

  private final GalleryWords words;
  private final GalleryActions actions;
  private final SmallTable table;
  private final StackPane felt;
  private final VBox content = styled(new VBox(), "detail-content");
  private final VBox changes = styled(new VBox(), "detail-changes");
  private final ScrollPane scrolled = new ScrollPane(content);
  private final TextField title = new TextField();
  private final Button play = styled(new Button(), "accent");
  private final Button start;
  private final Button find;
  private final Button forget;
  private final Label name = styled(new Label(), "detail-title");
  private final Label which = styled(new Label(), "detail-which");
  private final HBox buttons = styled(new HBox(), "detail-buttons");
  private final VBox commands = styled(new VBox(), "detail-commands");
  private @Nullable Tile shown;

  /** The text whose changes are offered; empty for none. */
  private String offered = "";

  DetailPane(GalleryWords words, GalleryActions actions, Runnable playIt) {
    this.words = words;
    this.actions = actions;
    table = new SmallTable(GameReading.USUAL_PLAYERS, words.language());
    felt = new StackPane(table);
    setId("gallery-detail");
    getStyleClass().add("gallery-detail");
    play.setId("gallery-play");
    play.setOnAction(_ -> playIt.run());
    KeyHint.show(play, "Enter");
    play.setMinWidth(USE_PREF_SIZE);
    start = button("gallery-start", "start", this::start);
    find = button("gallery-find", "find", () -> path(actions::find));
    forget = button("gallery-forget", "forget", () -> path(actions::forget));
    title.setId("gallery-title");
    title.setAccessibleText(words.say("title"));
    Hint.on(title, words.say("title"));
    title.addEventFilter(KeyEvent.KEY_PRESSED, this::pressedInTitle);
    HBox.setHgrow(title, Priority.ALWAYS);
    felt.getStyleClass().add("detail-felt");
    felt.setMinHeight(Region.USE_PREF_SIZE);
    name.setWrapText(true);
    content.widthProperty().subscribe(width -> felt.setPrefHeight(width.doubleValue() * FELT));
    changes.setId("gallery-changes");
    scrolled.setFitToWidth(true);
    scrolled.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scrolled.getStyleClass().add("detail-scrolled");
    which.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(which, Priority.ALWAYS);
    setCenter(scrolled);
    setBottom(commands);
  }

  private Button button(String id, String key, Runnable action) {
    Button button = new Button(words.say(key));
    button.setId(id);
    Hint.on(button, words.say(key + ".long"));
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    return button;
  }

  private void path(Consumer<Path> action) {
    if (shown != null && shown.game().entry().path() != null) {
      action.accept(shown.game().entry().path());
    }
  }

  /** Starts the game with its title when Enter is pressed in the title. */
  private void pressedInTitle(KeyEvent key) {
    if (key.getCode() == KeyCode.ENTER) {
      key.consume();
      start();
    }
  }

  /** Starts a new game of the user's from the selected one. */
  void start() {
    if (shown != null && shown.game().isReadable()) {
      String wanted = title.getText().isBlank() ? suggested(shown) : title.getText();
      actions.start(shown.game().entry(), wanted);
    }
  }

  private String suggested(Tile tile) {
    return tile.game().shelf() == Shelf.TEMPLATES
        ? words.say("title.new")
        : words.say("title.own", tile.game().entry().title());
  }

  /** Shows only the commands, in one line, where there is no room for more. */
  void shorten(boolean isShort) {
    setCenter(isShort ? null : scrolled);
    getStyleClass().remove(SHORT);
    if (isShort) {
      getStyleClass().add(SHORT);
    }
    showCommands(isShort);
  }

  /** Shows what can be done. What is there already stays, so that it keeps the focus. */
  private void showCommands(boolean isShort) {
    boolean missing = shown != null && shown.game().missing();
    boolean readable = shown == null || shown.game().isReadable();
    which.setText(name.getText());
    List<Node> inRow =
        new ArrayList<>(
            missing ? List.of(find, forget) : readable ? List.of(play, start) : List.of(play));
    if (isShort) {
      inRow.addFirst(which);
    }
    become(buttons, inRow);
    become(commands, isShort || !readable ? List.of(buttons) : List.of(title, buttons));
  }

  private static void become(Pane pane, List<Node> wanted) {
    if (!pane.getChildren().equals(wanted)) {
      pane.getChildren().setAll(wanted);
    }
  }

  /** Updates the table of the selected game. */
  void followTable(Tile tile) {
    if (tile.equals(shown)) {
      tile.match().ifPresent(match -> table.show(match.table(), true));
    }
  }

  boolean shows(Tile tile) {
    return tile.equals(shown);
  }

  /**
   * Shows a game. The changes offered for it stay, with the focus that one of them may have.
   *
   * @param wanted the mechanisms searched for
   * @param looked the words searched for
   * @param frequent how many games have each mechanism
   */
  void show(
      Tile tile, Collection<Mechanism> wanted, List<String> looked, Map<Mechanism, Long> frequent) {
    if (!tile.equals(shown) || !offered.equals(text(tile))) {
      changes.getChildren().clear();
      offered = "";
    }
    shown = tile;
    boolean isShort = getCenter() == null;
    name.setText(tile.game().entry().title());
    play.setText(words.say(tile.game().isOwn() ? "open" : "play"));
    Hint.on(play, words.say(tile.game().isOwn() ? "open.long" : "play.long"));
    title.setPromptText(suggested(tile));
    tile.match().ifPresent(match -> table.show(match.table(), false));
    List<Node> parts = new ArrayList<>();
    if (tile.match().isPresent()) {
      parts.add(felt);
    }
    parts.add(name);
    about(tile).forEach(parts::add);
    tile.playable()
        .ifPresent(
            game -> {
              parts.addAll(lines(game, wanted, looked, frequent));
              parts.add(chips(game));
              parts.add(changes);
            });
    content.getChildren().setAll(parts);
    showCommands(isShort);
  }

  private static String text(Tile tile) {
    return tile.playable().map(game -> game.script().source().text()).orElse("");
  }

  private List<Label> about(Tile tile) {
    List<Label> about = new ArrayList<>();
    tile.game()
        .entry()
        .author()
        .ifPresent(author -> about.add(wrapped(words.say("author", author), "detail-quiet")));
    tile.playable().ifPresent(game -> about.add(wrapped(facts(game), "detail-facts")));
    tile.reading()
        .filter(GameReading.Broken.class::isInstance)
        .map(GameReading.Broken.class::cast)
        .ifPresent(
            broken ->
                about.add(
                    wrapped(
                        broken.errors().isEmpty()
                            ? words.say("broken", 1)
                            : words.say(
                                "broken.first",
                                broken.firstLine(),
                                MessageText.plain(broken.first(words.language()))),
                        "detail-bad")));
    UnshownLine unshown = tile.game().entry().unshown();
    if (unshown != null) {
      about.add(
          wrapped(
              words.say(unshown.key("unshown"), unshown.number(), unshown.count(), unshown.most()),
              "detail-bad"));
    }
    if (tile.game().missing()) {
      about.add(
          wrapped(
              words.say("missing.long", String.valueOf(tile.game().entry().path())), "detail-bad"));
    } else if (tile.game().isOwn()) {
      about.add(wrapped(String.valueOf(tile.game().entry().path()), "detail-quiet"));
    }
    if (!tile.game().entry().about().isEmpty()) {
      about.add(wrapped(tile.game().entry().about(), "detail-about"));
    }
    return about;
  }

  private String facts(GameReading.Playable game) {
    int lines = (int) game.script().source().text().lines().count();
    Stream<String> minutes =
        game.minutes() == 0 ? Stream.of() : Stream.of(words.say("about", game.minutes()));
    return words.list(
        Stream.of(
                Stream.of(words.players(game.players())),
                minutes,
                Stream.of(words.say("lines", lines), words.say("tests", game.tests())))
            .flatMap(each -> each));
  }

  /**
   * Returns lines of the script: first those searched for, then those that few other games have.
   */
  private List<Node> lines(
      GameReading.Playable game,
      Collection<Mechanism> wanted,
      List<String> looked,
      Map<Mechanism, Long> frequent) {
    List<Mechanism> rare =
        game.mechanisms().keySet().stream()
            .filter(mechanism -> wanted.isEmpty() ? looked.isEmpty() : wanted.contains(mechanism))
            .sorted(Comparator.comparing(each -> frequent.getOrDefault(each, 0L)))
            .toList();
    List<FittingLine> lines = FittingLine.of(game, rare, looked, MOST_LINES);
    VBox box = styled(new VBox(), "detail-lines");
    box.setId("gallery-lines");
    for (FittingLine line : lines) {
      box.getChildren().add(new NumberedLine(line.number(), line.text(), "detail-line"));
    }
    return lines.isEmpty()
        ? List.of()
        : List.of(wrapped(words.say("lines.title"), "detail-heading"), box);
  }

  private FlowPane chips(GameReading.Playable game) {
    FlowPane chips = styled(new FlowPane(), "detail-chips");
    game.mechanisms()
        .keySet()
        .forEach(
            mechanism -> {
              Label chip = styled(new Label(words.mechanism(mechanism)), "detail-chip");
              chips.getChildren().add(chip);
            });
    return chips;
  }

  /**
   * Shows changes to try on the game, unless they are shown already.
   *
   * @param script the translation of the script's words for the reader
   */
  void offer(List<SmallChange> found, Translation script, ChangeAction tryIt) {
    String text = shown == null ? "" : text(shown);
    if (found.isEmpty() || text.equals(offered)) {
      return;
    }
    offered = text;
    changes.getChildren().add(wrapped(words.say("changes"), "detail-heading"));
    for (SmallChange change : found) {
      Label sentence = wrapped(words.sentence(change, script), "change-sentence");
      sentence.setMaxWidth(Double.MAX_VALUE);
      Label code = wrapped(words.code(change), "change-code");
      VBox both = new WrappedBox(sentence, code);
      Button button = new Button();
      button.setId("try-" + changes.getChildren().size());
      button.getStyleClass().setAll("change-to-try");
      button.setGraphic(both);
      button.setMaxWidth(Double.MAX_VALUE);
      button.setAccessibleText(words.say("change.try", sentence.getText(), code.getText()));
      both.prefWidthProperty().bind(changes.widthProperty().subtract(18));
      button.setOnAction(_ -> tryIt.accept(change));
      changes.getChildren().add(button);
    }
  }

  interface ChangeAction {
    void accept(SmallChange change);
  }
}
