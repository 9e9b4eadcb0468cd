/** Setting the table by hand. */
@NullMarked
package tricksmith.editor.table.scene;

import org.jspecify.annotations.NullMarked;
