/**
 * Plays many seeded matches and computes statistics from them. Reads and writes no files: results
 * are values, and records of matches are passed on in match order. A batch is at the top; other
 * packages read the values of every subpackage.
 */
@NullMarked
package tricksmith.playtest;

import org.jspecify.annotations.NullMarked;
