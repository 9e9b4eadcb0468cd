/** From statements, and from the sections {@code trick} and {@code end}, to actions and rules. */
@NullMarked
package tricksmith.check.statements;

import org.jspecify.annotations.NullMarked;
