/** Plays many matches on several threads, and counts what happens in each. */
@NullMarked
package tricksmith.playtest.simulation;

import org.jspecify.annotations.NullMarked;
