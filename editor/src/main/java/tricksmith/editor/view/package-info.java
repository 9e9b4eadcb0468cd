/** Windows, panes, and the cards on the table. */
@NullMarked
package tricksmith.editor.view;

import org.jspecify.annotations.NullMarked;
