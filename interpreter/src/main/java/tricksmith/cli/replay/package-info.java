/** The command {@code replay}: plays the matches of a file again, and prints how they went. */
@NullMarked
package tricksmith.cli.replay;

import org.jspecify.annotations.NullMarked;
