/** What the grammar allows at a place: the basis of completion. */
@NullMarked
package tricksmith.parse.prediction;

import org.jspecify.annotations.NullMarked;
