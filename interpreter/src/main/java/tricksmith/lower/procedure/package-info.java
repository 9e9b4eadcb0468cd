/** Lowers statements to steps. */
@NullMarked
package tricksmith.lower.procedure;

import org.jspecify.annotations.NullMarked;
