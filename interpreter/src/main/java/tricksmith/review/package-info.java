/**
 * Reviews well-formed rules for what can never matter, never happen or never be right. Reports only
 * what is certain in every match. One class looks for each kind of finding; it is in the subpackage
 * named after what it looks at.
 */
@NullMarked
package tricksmith.review;

import org.jspecify.annotations.NullMarked;
