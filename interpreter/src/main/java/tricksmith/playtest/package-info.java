/**
 * Many seeded matches, and statistics of them. No files, no output: results are values, and what is
 * recorded of each match is handed on in the order of the matches.
 */
@NullMarked
package tricksmith.playtest;

import org.jspecify.annotations.NullMarked;
