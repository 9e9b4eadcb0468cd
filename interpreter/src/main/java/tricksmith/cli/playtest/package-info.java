/** Commands that play many matches: {@code simulate} and {@code compare}, and what they print. */
@NullMarked
package tricksmith.cli.playtest;

import org.jspecify.annotations.NullMarked;
