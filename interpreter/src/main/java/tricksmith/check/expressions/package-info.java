/** Turns expressions into typed terms. */
@NullMarked
package tricksmith.check.expressions;

import org.jspecify.annotations.NullMarked;
