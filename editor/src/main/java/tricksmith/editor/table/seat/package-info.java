/** A seat in its slots: plaque, hand, and the cards beside it. */
@NullMarked
package tricksmith.editor.table.seat;

import org.jspecify.annotations.NullMarked;
