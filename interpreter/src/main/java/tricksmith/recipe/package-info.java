/**
 * Recipes of the documentation, written into a script: the point of a recipe is put where it
 * belongs, in the script's own words.
 */
@NullMarked
package tricksmith.recipe;

import org.jspecify.annotations.NullMarked;
