/** The canonical layout of scripts, as {@code tricksmith format} writes it. */
@NullMarked
package tricksmith.format;

import org.jspecify.annotations.NullMarked;
