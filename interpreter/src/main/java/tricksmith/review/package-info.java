/**
 * What a careful reader sees in rules that are well formed: what can never matter, never happen, or
 * never be right. It claims only what is certain whatever happens in a match.
 */
@NullMarked
package tricksmith.review;

import org.jspecify.annotations.NullMarked;
