/**
 * Reviews well-formed rules: finds what can never matter, never happen or never be right. Reports
 * only what is certain in every match. There is one method for each kind of finding, in a class of
 * the subpackage of its subject.
 */
@NullMarked
package tricksmith.review;

import org.jspecify.annotations.NullMarked;
