/**
 * The reference beside the caret: recipes that are written for the script at hand, words of the
 * language, and games that do it.
 */
@NullMarked
package tricksmith.editor.learning;

import org.jspecify.annotations.NullMarked;
