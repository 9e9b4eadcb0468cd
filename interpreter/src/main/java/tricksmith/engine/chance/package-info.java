/** The sources of chance, independent of any match. */
@NullMarked
package tricksmith.engine.chance;

import org.jspecify.annotations.NullMarked;
