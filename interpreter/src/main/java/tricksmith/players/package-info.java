/** Bots. They are given what their seat sees and knows, never the state of a match. */
@NullMarked
package tricksmith.players;

import org.jspecify.annotations.NullMarked;
