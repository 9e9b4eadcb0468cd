package tricksmith.editor.learning;

import org.jspecify.annotations.Nullable;
import tricksmith.editor.live.Playtest;
import tricksmith.recipe.WrittenRecipe;

/**
 * The effect of a recipe on the script and its match.
 *
 * @param script the text that it was written for
 * @param table a match under the resulting rules, at a point where something comes out differently;
 *     null if there is none
 */
public record RecipeTrial(String script, WrittenRecipe written, @Nullable Playtest table) {}
