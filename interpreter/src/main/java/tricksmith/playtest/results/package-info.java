/** The results of a batch: outcomes added up into the values that reports show. */
@NullMarked
package tricksmith.playtest.results;

import org.jspecify.annotations.NullMarked;
