/**
 * What is found out about a match beside playing it: which rules have which effects, and reasons.
 */
@NullMarked
package tricksmith.engine.observe;

import org.jspecify.annotations.NullMarked;
