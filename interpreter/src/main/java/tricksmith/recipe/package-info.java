/**
 * Recipes of the documentation, written for a script: what is the point of one is put where it
 * belongs in the script, in the script's own words.
 */
@NullMarked
package tricksmith.recipe;

import org.jspecify.annotations.NullMarked;
