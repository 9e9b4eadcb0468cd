/** Completion, hover and signature help while a script is being written. */
@NullMarked
package tricksmith.editor.view.assist;

import org.jspecify.annotations.NullMarked;
