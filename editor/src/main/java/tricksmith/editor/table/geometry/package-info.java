/** Where everything lies on the table: numbers only, no JavaFX. */
@NullMarked
package tricksmith.editor.table.geometry;

import org.jspecify.annotations.NullMarked;
