/**
 * The state of a match: what lies where, how the match stands, and who sees it. A copy takes two
 * arrays.
 */
@NullMarked
package tricksmith.engine.state;

import org.jspecify.annotations.NullMarked;
