/**
 * The values of variables at each place of the procedure: whether they are set, whether anything
 * reads them; and declarations that play no part.
 */
@NullMarked
package tricksmith.review.variables;

import org.jspecify.annotations.NullMarked;
