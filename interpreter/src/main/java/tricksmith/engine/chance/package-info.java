/** Where chance comes from, apart from any match. */
@NullMarked
package tricksmith.engine.chance;

import org.jspecify.annotations.NullMarked;
