/** Measures how much skill a game has room for: players of one level against those of another. */
@NullMarked
package tricksmith.playtest.ladder;

import org.jspecify.annotations.NullMarked;
