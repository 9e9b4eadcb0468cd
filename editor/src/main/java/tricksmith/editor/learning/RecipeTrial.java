package tricksmith.editor.learning;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.live.Playtest;
import tricksmith.recipe.WrittenRecipe;

/**
 * The effect of a recipe on the script and its match.
 *
 * @param script the text that it was written for
 * @param table a match under the resulting rules, at a point where something comes out differently;
 *     null if there is none
 * @param newWords words of the language that the script did not have yet, in the order of the text
 */
public record RecipeTrial(
    String script, WrittenRecipe written, @Nullable Playtest table, List<String> newWords) {
  public RecipeTrial {
    newWords = List.copyOf(newWords);
  }
}
