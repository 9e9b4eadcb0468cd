/** The table itself: everything in its slot, the trick in the middle, cards on their way. */
@NullMarked
package tricksmith.editor.table.felt;

import org.jspecify.annotations.NullMarked;
