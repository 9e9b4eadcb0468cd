/** How a game is set up, and why it cannot be played that way. */
@NullMarked
package tricksmith.lower.setup;

import org.jspecify.annotations.NullMarked;
