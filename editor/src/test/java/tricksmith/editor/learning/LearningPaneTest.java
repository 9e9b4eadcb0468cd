package tricksmith.editor.learning;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.persistence.FontFiles;
import tricksmith.editor.view.SteadyRobot;
import tricksmith.editor.view.look.Look;
import tricksmith.recipe.Recipe;
import tricksmith.recipe.Recipes;
import tricksmith.recipe.WrittenRecipe;

/** Games to learn from are found while somebody is looking for something already. */
@ExtendWith(SteadyRobot.class)
class LearningPaneTest {
  private Consumer<List<LearnedGame>> found = _ -> {};
  private LearningPane pane;
  private final Set<Recipe> asked = new LinkedHashSet<>();

  @Start
  void open(Stage stage) {
    pane = new LearningPane(Locale.ENGLISH, actions(), Runnable::run);
    Scene scene = new Scene(pane, 700, 600);
    new Look(new FontFiles(Path.of("fonts")))
        .applyTo(scene, EditorSettings.USUAL.withTheme(EditorSettings.Theme.LIGHT));
    stage.setScene(scene);
    stage.show();
    pane.focusFirst();
  }

  private LearningActions actions() {
    return new LearningActions() {
      @Override
      public void games(Consumer<List<LearnedGame>> listener) {
        found = listener;
      }

      @Override
      public void write(Recipe recipe, Map<Integer, String> chosen, Consumer<RecipeTrial> done) {}

      @Override
      public void check(List<Recipe> recipes, FitListener listener) {
        asked.addAll(recipes);
        recipes.forEach(each -> listener.found(each, new WrittenRecipe.There()));
      }

      @Override
      public void showUnwritten(String script) {}

      @Override
      public void showScript() {}

      @Override
      public void insert(WrittenRecipe.Fits recipe) {}

      @Override
      public void open(LearnedGame game) {}

      @Override
      public void showKeys() {}

      @Override
      public void leave() {}
    };
  }

  private static String title(FxRobot robot) {
    return robot.lookup("#learn-title").queryAs(Labeled.class).getText();
  }

  @Test
  void whatWasPickedStaysWhenGamesAreFound(FxRobot robot) {
    robot.write("chooozes");
    assertThat(title(robot)).startsWith("No results for");
    robot.push(KeyCode.DOWN);
    assertThat(title(robot)).isEqualTo("chooses");

    robot.interact(() -> found.accept(List.of()));

    assertThat(title(robot)).isEqualTo("chooses");
  }

  /** Writing a recipe to see whether it fits takes time, and there are many. */
  @Test
  void onlyRecipesInSightAreChecked(FxRobot robot) {
    ListView<?> list = robot.lookup("#learn-list").queryListView();
    robot.interact(() -> pane.inFront(true));
    robot.interact(() -> pane.layout());
    int all = Recipes.in(Locale.ENGLISH).size();
    assertThat(asked).hasSizeBetween(3, all / 3);

    int before = asked.size();
    robot.interact(() -> list.scrollTo(all / 2));
    robot.interact(() -> pane.layout());
    assertThat(asked).hasSizeBetween(before + 3, all / 2);

    asked.clear();
    robot.interact(pane::scriptChanged);
    robot.interact(() -> pane.layout());
    assertThat(asked).as("after an edit, those in sight again").hasSizeBetween(3, all / 3);
  }

  @Test
  void nothingIsCheckedBehindTheTable(FxRobot robot) {
    robot.write("bid");
    robot.interact(() -> pane.layout());

    assertThat(asked).isEmpty();
  }

  @Test
  void aLinkKeepsTheFocusWhenGamesAreFound(FxRobot robot) {
    robot.write("shuffle");
    Node link = robot.lookup(".learn-example .hyperlink").query();
    robot.interact(link::requestFocus);

    robot.interact(() -> found.accept(List.of()));

    assertThat(link.isFocused()).isTrue();
  }
}
