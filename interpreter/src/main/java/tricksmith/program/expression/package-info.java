/** Executable expressions: nodes that state their facts and evaluate themselves. */
@NullMarked
package tricksmith.program.expression;

import org.jspecify.annotations.NullMarked;
