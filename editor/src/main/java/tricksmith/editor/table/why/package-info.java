/** The reasons: why a card may be played, why a trick was won, where points came from. */
@NullMarked
package tricksmith.editor.table.why;

import org.jspecify.annotations.NullMarked;
