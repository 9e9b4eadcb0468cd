/** Cards as they are drawn, held, and pointed at. */
@NullMarked
package tricksmith.editor.table.card;

import org.jspecify.annotations.NullMarked;
