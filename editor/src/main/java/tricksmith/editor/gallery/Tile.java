package tricksmith.editor.gallery;

import static tricksmith.editor.node.Styled.styled;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.persistence.Library.Shelf;
import tricksmith.mechanism.Mechanism;

/** A game in the gallery: its table, its title, and what there is to know at a glance. */
final class Tile extends Region {
  private static final Logger LOG = LoggerFactory.getLogger(Tile.class);

  /** The height of a table relative to its width. */
  private static final double FELT = 0.66;

  /** The height of a line relative to its letters, with the padding below. */
  private static final double LINE = 1.6;

  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
  private static final PseudoClass DIMMED = PseudoClass.getPseudoClass("dimmed");

  private final GalleryGame game;
  private final GalleryWords words;
  private final SmallTable table;
  private final Label title = styled(new Label(), "tile-title");
  private final Label facts = styled(new Label(), "tile-facts");
  private final Label state = styled(new Label(), "tile-state");
  private @Nullable GameReading reading;
  private @Nullable ShownMatch match;
  private boolean fits = true;

  /** What this game has and few others do; null until all games are read. */
  private @Nullable Mechanism special;

  Tile(GalleryGame game, GalleryWords words, Consumer<Tile> choose, Consumer<Tile> play) {
    this.game = game;
    this.words = words;
    table = new SmallTable(game.seats(), words.language());
    getStyleClass().addAll("tile", "tile-" + game.shelf().name().toLowerCase(words.language()));
    setAccessibleRole(AccessibleRole.BUTTON);
    setFocusTraversable(false);
    title.setText(game.entry().title());
    title.setWrapText(true);
    facts.setWrapText(true);
    facts.setAlignment(Pos.TOP_LEFT);
    state.setVisible(false);
    getChildren().setAll(title, facts);
    if (hasTable()) {
      getChildren().addAll(table, state);
    }
    setOnMousePressed(
        press -> {
          if (press.getButton() == MouseButton.PRIMARY) {
            requestFocus();
            choose.accept(this);
          }
        });
    setOnMouseClicked(
        click -> {
          if (click.getButton() == MouseButton.PRIMARY && click.getClickCount() == 2) {
            play.accept(this);
          }
        });
    describe();
  }

  private boolean hasTable() {
    return game.shelf() != Shelf.TEMPLATES;
  }

  GalleryGame game() {
    return game;
  }

  Optional<GameReading> reading() {
    return Optional.ofNullable(reading);
  }

  Optional<GameReading.Playable> playable() {
    return reading instanceof GameReading.Playable playable
        ? Optional.of(playable)
        : Optional.empty();
  }

  Optional<ShownMatch> match() {
    return Optional.ofNullable(match);
  }

  boolean fits() {
    return fits;
  }

  void read(GameReading read, ShownMatch shown) {
    reading = read;
    match = shown;
    table.show(shown.table(), false);
    describe();
  }

  /**
   * Says what distinguishes this game from the others.
   *
   * @param frequent how many games have each mechanism
   */
  void compare(Map<Mechanism, Long> frequent) {
    special =
        playable().stream()
            .flatMap(game -> game.mechanisms().keySet().stream())
            .min(Comparator.comparing(each -> frequent.getOrDefault(each, 0L)))
            .orElse(null);
    describe();
  }

  void cannotBePlayed(GameReading read) {
    reading = read;
    describe();
  }

  void goOn(ShownMatch next) {
    match = next;
    table.show(next.table(), true);
  }

  void choose(boolean chosen) {
    pseudoClassStateChanged(CHOSEN, chosen);
    setFocusTraversable(chosen);
  }

  /** Dims the game unless it fits; it stays where it is. */
  void fit(boolean fitting) {
    fits = fitting;
    pseudoClassStateChanged(DIMMED, !fitting);
    describe();
  }

  private void describe() {
    facts.setText(facts());
    state.setText(state());
    state.setVisible(!state.getText().isEmpty());
    setAccessibleText(
        words.say(
            fits ? "tile" : "tile.dimmed",
            game.entry().title(),
            words.list(
                Stream.of(spoken(), state.getText(), game.entry().about())
                    .filter(part -> !part.isEmpty()))));
    requestLayout();
  }

  /** Returns the facts, except those that the tile shows anyway. */
  private String spoken() {
    return switch (game.shelf()) {
      case OWN -> facts();
      case TEMPLATES -> "";
      case BUNDLED, CLASSICS -> measure(words::measure);
    };
  }

  private String facts() {
    return switch (game.shelf()) {
      case OWN -> game.missing() ? words.say("missing") : changed();
      case TEMPLATES -> game.entry().about();
      case BUNDLED ->
          Stream.of(measure(words::measure), game.entry().about())
              .filter(part -> !part.isEmpty())
              .collect(Collectors.joining("\n"));
      case CLASSICS ->
          words.list(
              Stream.concat(
                  Stream.of(measure(playable -> words.fewPlayers(playable.players()))),
                  Stream.ofNullable(special).map(words::special)));
    };
  }

  private String measure(Function<GameReading.Playable, String> known) {
    return playable()
        .map(known)
        .or(
            () ->
                game.entry()
                    .players()
                    .map(number -> words.say("players", number.replace("..", "–"))))
        .orElse("");
  }

  private String changed() {
    Path file = game.entry().path();
    try {
      return file == null
          ? ""
          : words.ago(Files.getLastModifiedTime(file).toInstant(), Instant.now());
    } catch (IOException gone) {
      LOG.debug("No time of {}", file, gone);
      return "";
    }
  }

  private String state() {
    return switch (reading) {
      case GameReading.Broken broken -> words.say("broken", broken.errors().size());
      case GameReading.Playable playable when playable.failing() > 0 ->
          words.say("failing", playable.failing(), playable.tests());
      case GameReading.Playable _ -> "";
      case null ->
          game.isReadable() ? "" : words.say(game.missing() ? "missing.short" : "unshown.short");
    };
  }

  // Layout.

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  private double feltHeight(double width) {
    return hasTable() ? snapSizeY(width * FELT) + snapSpaceY(6) : 0;
  }

  /** Returns the height of the facts, with room for those that are known only later. */
  private double factsHeight(double width) {
    double lines = game.shelf() == Shelf.CLASSICS ? 2 : 1;
    return Math.max(facts.prefHeight(width), snapSizeY(lines * LINE * facts.getFont().getSize()));
  }

  @Override
  protected double computePrefHeight(double width) {
    double inside = width - snappedLeftInset() - snappedRightInset();
    return snappedTopInset()
        + feltHeight(inside)
        + title.prefHeight(inside)
        + factsHeight(inside)
        + snappedBottomInset();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected void layoutChildren() {
    double left = snappedLeftInset();
    double width = getWidth() - left - snappedRightInset();
    double y = snappedTopInset();
    if (hasTable()) {
      double height = snapSizeY(width * FELT);
      table.resizeRelocate(left, y, width, height);
      double wide = Math.min(width - 8, state.prefWidth(-1));
      double high = state.prefHeight(wide);
      state.resizeRelocate(left + 6, y + height - high - 6, wide, high);
    }
    y += feltHeight(width);
    title.resizeRelocate(left, y, width, title.prefHeight(width));
    y += title.prefHeight(width);
    facts.resizeRelocate(left, y, width, factsHeight(width));
  }
}
