/** What the grammar allows at a place: the ground of completion. */
@NullMarked
package tricksmith.parse.prediction;

import org.jspecify.annotations.NullMarked;
