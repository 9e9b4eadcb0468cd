/**
 * Players' choices: the alternatives, whether there are any, and whether players can see what these
 * depend on.
 */
@NullMarked
package tricksmith.review.choices;

import org.jspecify.annotations.NullMarked;
