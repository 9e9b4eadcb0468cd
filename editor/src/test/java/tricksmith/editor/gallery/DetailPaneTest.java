package tricksmith.editor.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.persistence.FontFiles;
import tricksmith.editor.persistence.Library.Entry;
import tricksmith.editor.persistence.Library.Shelf;
import tricksmith.editor.view.SteadyRobot;
import tricksmith.editor.view.look.Look;
import tricksmith.source.Span;
import tricksmith.translation.Translation;

/** The selected game is shown again whenever more is known of others. */
@ExtendWith(SteadyRobot.class)
class DetailPaneTest {
  private static final GalleryWords WORDS = new GalleryWords(Locale.ENGLISH);
  private static final SmallChange CHANGE =
      new SmallChange(
          SmallChange.Kind.NUMBER, List.of("1", "2"), "winner scores 2", new Span(0, 1), "2");

  private DetailPane pane;
  private Tile tile;

  @Start
  void open(Stage stage) throws Exception {
    GalleryActions none =
        (GalleryActions)
            Proxy.newProxyInstance(
                GalleryActions.class.getClassLoader(),
                new Class<?>[] {GalleryActions.class},
                (_, _, _) -> null);
    pane = new DetailPane(WORDS, none, () -> {});
    pane.getStyleClass().add("gallery");
    Scene scene = new Scene(pane, 400, 700);
    new Look(new FontFiles(Path.of("fonts")))
        .applyTo(scene, EditorSettings.USUAL.withTheme(EditorSettings.Theme.LIGHT));
    stage.setScene(scene);
    stage.show();
    String text = Files.readString(Path.of("..", "games", "supertrump.trick"));
    tile =
        new Tile(
            new GalleryGame(new Entry(Shelf.BUNDLED, "Supertrump", "", null, text), false),
            WORDS,
            _ -> {},
            _ -> {});
    GameReading.Playable game = (GameReading.Playable) GameReading.of(text, false);
    tile.read(game, ShownMatch.of(game.game()));
    showAndOffer();
  }

  private void showAndOffer() {
    pane.show(tile, List.of(), List.of(), Map.of());
    pane.offer(List.of(CHANGE), Translation.NONE, _ -> {});
  }

  @Test
  void aChangeOnOfferKeepsTheFocusWhenItsGameIsShownAgain(FxRobot robot) {
    Node change = robot.lookup("#try-1").query();
    robot.interact(change::requestFocus);

    robot.interact(() -> pane.show(tile, List.of(), List.of(), Map.of()));
    assertThat(robot.lookup("#try-1").<Node>query()).isSameAs(change);
    robot.interact(this::showAndOffer);

    assertThat(robot.lookup("#gallery-changes .change-to-try").queryAll()).containsExactly(change);
    assertThat(change.isFocused()).isTrue();
  }
}
