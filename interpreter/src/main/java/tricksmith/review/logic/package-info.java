/** What conditions leave possible beside one another. */
@NullMarked
package tricksmith.review.logic;

import org.jspecify.annotations.NullMarked;
