/** Texts, places in them, and diagnostics. */
@NullMarked
package tricksmith.source;

import org.jspecify.annotations.NullMarked;
