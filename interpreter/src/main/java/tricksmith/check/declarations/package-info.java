/** From the declaring sections to symbols. */
@NullMarked
package tricksmith.check.declarations;

import org.jspecify.annotations.NullMarked;
