package tricksmith.editor.learning;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tricksmith.recipe.Recipe;
import tricksmith.recipe.WrittenRecipe;

/**
 * The actions that the reference needs from the window. All results are passed on the JavaFX
 * thread.
 */
public interface LearningActions {

  void games(Consumer<List<LearnedGame>> found);

  /**
   * Writes a recipe for the current script; replaces an earlier request.
   *
   * @param chosen values by the places of their knobs
   */
  void write(Recipe recipe, Map<Integer, String> chosen, Consumer<RecipeTrial> done);

  /** Finds out which recipes fit the script, one after the other, and drops any earlier request. */
  void check(List<Recipe> recipes, FitListener found);

  /** Receives what becomes of a recipe. */
  interface FitListener {
    void found(Recipe recipe, WrittenRecipe written);
  }

  /** Shows a script in which the recipe is not written yet, with the new lines in place. */
  void showUnwritten(String script);

  void showScript();

  void insert(WrittenRecipe.Fits recipe);

  void open(LearnedGame game);

  void showKeys();

  /** Goes back to the table. */
  void leave();
}
