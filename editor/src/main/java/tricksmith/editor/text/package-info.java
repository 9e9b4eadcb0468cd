/**
 * Editing operations on a text, without a window: searching, indenting, brackets, folds, comparing.
 */
@NullMarked
package tricksmith.editor.text;

import org.jspecify.annotations.NullMarked;
