/** From statements, and the rules of tricks and of the end, to actions. */
@NullMarked
package tricksmith.check.statements;

import org.jspecify.annotations.NullMarked;
