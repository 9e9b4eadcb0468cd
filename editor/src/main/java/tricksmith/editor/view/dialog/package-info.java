/** Modal questions and messages. */
@NullMarked
package tricksmith.editor.view.dialog;

import org.jspecify.annotations.NullMarked;
