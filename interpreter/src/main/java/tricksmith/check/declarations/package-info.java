/** From the sections that declare something to symbols. */
@NullMarked
package tricksmith.check.declarations;

import org.jspecify.annotations.NullMarked;
