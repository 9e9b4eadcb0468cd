/**
 * The reference beside the caret: recipes that are written for the current script, words of the
 * language, and games to learn from.
 */
@NullMarked
package tricksmith.editor.learning;

import org.jspecify.annotations.NullMarked;
