/** One canonical layout for scripts: what {@code tricksmith format} writes. */
@NullMarked
package tricksmith.format;

import org.jspecify.annotations.NullMarked;
