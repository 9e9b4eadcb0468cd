/** Plays a match in the terminal: shows it, asks questions and interprets answers. */
@NullMarked
package tricksmith.cli.play;

import org.jspecify.annotations.NullMarked;
