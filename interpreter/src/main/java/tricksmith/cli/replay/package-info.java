/** The command {@code replay}: replays the matches of a file and reports how they went. */
@NullMarked
package tricksmith.cli.replay;

import org.jspecify.annotations.NullMarked;
