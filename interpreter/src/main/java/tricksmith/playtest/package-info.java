/**
 * Plays many seeded matches and computes statistics from them. No files and no output: results are
 * values, and what is recorded from each match is handed on in match order. A batch is at the top;
 * others read the values of every subpackage.
 */
@NullMarked
package tricksmith.playtest;

import org.jspecify.annotations.NullMarked;
