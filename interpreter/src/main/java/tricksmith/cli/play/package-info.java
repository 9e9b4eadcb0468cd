/** A match in the terminal: what is shown, what is asked, and what the answer means. */
@NullMarked
package tricksmith.cli.play;

import org.jspecify.annotations.NullMarked;
