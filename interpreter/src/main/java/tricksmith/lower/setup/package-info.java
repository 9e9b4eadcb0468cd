/** The setup of a game, and the reasons why it cannot be played that way. */
@NullMarked
package tricksmith.lower.setup;

import org.jspecify.annotations.NullMarked;
