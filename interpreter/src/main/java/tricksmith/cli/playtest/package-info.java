/**
 * Commands that play many matches, {@code simulate}, {@code compare} and {@code ladder}, and their
 * reports.
 */
@NullMarked
package tricksmith.cli.playtest;

import org.jspecify.annotations.NullMarked;
