package tricksmith.editor.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.persistence.FontFiles;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.SteadyRobot;
import tricksmith.editor.view.look.Look;

/** The properties of games are there whole, in either language. */
@ExtendWith(SteadyRobot.class)
class FacetRailTest {
  private final StackPane root = new StackPane();

  @Start
  void open(Stage stage) {
    Scene scene = new Scene(root, 400, 1600);
    new Look(new FontFiles(Path.of("fonts")))
        .applyTo(scene, EditorSettings.USUAL.withTheme(EditorSettings.Theme.LIGHT));
    stage.setScene(scene);
    stage.show();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void noPropertyIsCut(String language, FxRobot robot) {
    robot.interact(
        () -> {
          FacetRail rail = new FacetRail(new GalleryWords(Locale.of(language)), () -> {});
          rail.count(true, _ -> 22L);
          rail.setMaxWidth(FacetRail.USE_PREF_SIZE);
          root.getChildren().setAll(rail);
          root.applyCss();
          root.layout();
        });

    List<Label> names = List.copyOf(robot.lookup(".facet .label").queryAllAs(Label.class));
    assertThat(names)
        .hasSizeGreaterThan(50)
        .allSatisfy(name -> assertThat(Lookup.drawn(name)).isEqualTo(name.getText()));
  }
}
