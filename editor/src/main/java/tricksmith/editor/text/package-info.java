/** What editing does to a text, without a window: searching, indenting, brackets, folds. */
@NullMarked
package tricksmith.editor.text;

import org.jspecify.annotations.NullMarked;
