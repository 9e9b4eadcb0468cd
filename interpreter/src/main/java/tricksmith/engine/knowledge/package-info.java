/** What one player can infer about cards that it does not see. */
@NullMarked
package tricksmith.engine.knowledge;

import org.jspecify.annotations.NullMarked;
