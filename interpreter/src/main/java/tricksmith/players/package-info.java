/** Bots. They get what their seat sees and knows, never the state of a match. */
@NullMarked
package tricksmith.players;

import org.jspecify.annotations.NullMarked;
