/**
 * What variables hold at each place of the procedure: whether they have a value, whether anything
 * reads it; and declarations that play no part.
 */
@NullMarked
package tricksmith.review.variables;

import org.jspecify.annotations.NullMarked;
