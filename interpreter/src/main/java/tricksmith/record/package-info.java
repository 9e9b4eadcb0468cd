/**
 * Recorded matches: the match file ({@code docs/match-files.md}), reading and writing it, and
 * playing a recorded match again, with or without comparing what followed.
 */
@NullMarked
package tricksmith.record;

import org.jspecify.annotations.NullMarked;
