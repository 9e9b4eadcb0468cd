/** The table itself: everything in its slot, the trick in the middle, cards in motion. */
@NullMarked
package tricksmith.editor.table.felt;

import org.jspecify.annotations.NullMarked;
