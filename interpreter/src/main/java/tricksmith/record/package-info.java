/**
 * Recorded matches: reading and writing match files ({@code docs/match-files.md}), and replaying
 * matches with or without verification.
 */
@NullMarked
package tricksmith.record;

import org.jspecify.annotations.NullMarked;
