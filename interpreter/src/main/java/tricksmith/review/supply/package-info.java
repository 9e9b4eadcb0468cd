/** Counts the cards that lie in each zone while a procedure is performed, as far as is certain. */
@NullMarked
package tricksmith.review.supply;

import org.jspecify.annotations.NullMarked;
