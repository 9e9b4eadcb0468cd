/** Commands that play many matches, {@code simulate} and {@code compare}, and their reports. */
@NullMarked
package tricksmith.cli.playtest;

import org.jspecify.annotations.NullMarked;
