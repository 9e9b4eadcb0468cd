/** Turns statements, and the sections {@code trick} and {@code end}, into actions and rules. */
@NullMarked
package tricksmith.check.statements;

import org.jspecify.annotations.NullMarked;
