/** What the evaluation of an expression reads, needs and costs. */
@NullMarked
package tricksmith.program.evaluation;

import org.jspecify.annotations.NullMarked;
