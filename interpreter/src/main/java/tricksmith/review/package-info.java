/**
 * Reviews well-formed rules for what can never matter, never happen or never be right. Reports only
 * what is certain in every match.
 */
@NullMarked
package tricksmith.review;

import org.jspecify.annotations.NullMarked;
