/** Infers what one player can know about cards that it does not see. */
@NullMarked
package tricksmith.engine.knowledge;

import org.jspecify.annotations.NullMarked;
