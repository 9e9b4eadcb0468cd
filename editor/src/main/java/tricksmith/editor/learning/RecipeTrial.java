package tricksmith.editor.learning;

import org.jspecify.annotations.Nullable;
import tricksmith.editor.live.Playtest;
import tricksmith.recipe.WrittenRecipe;

/**
 * What a recipe would make of the script and of its match.
 *
 * @param script the text that it was written for
 * @param table a match by the rules that it would make, where something comes out differently; null
 *     if there is none
 */
public record RecipeTrial(String script, WrittenRecipe written, @Nullable Playtest table) {}
