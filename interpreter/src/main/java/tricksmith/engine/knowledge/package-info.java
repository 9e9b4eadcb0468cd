/** What one player can tell of cards that it does not see. */
@NullMarked
package tricksmith.engine.knowledge;

import org.jspecify.annotations.NullMarked;
