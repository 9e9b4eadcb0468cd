/**
 * Writes the recipes of the documentation into a script: puts the point of a recipe where it
 * belongs, in the script's own words.
 */
@NullMarked
package tricksmith.recipe;

import org.jspecify.annotations.NullMarked;
