/** Who scores and how much, who sits out, and how a match ends. */
@NullMarked
package tricksmith.review.scores;

import org.jspecify.annotations.NullMarked;
