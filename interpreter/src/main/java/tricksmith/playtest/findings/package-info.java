/** The conclusions from several batches and comparisons, and sentences for them. */
@NullMarked
package tricksmith.playtest.findings;

import org.jspecify.annotations.NullMarked;
