/** What several batches and comparisons add up to: a few conclusions, and sentences for them. */
@NullMarked
package tricksmith.playtest.findings;

import org.jspecify.annotations.NullMarked;
