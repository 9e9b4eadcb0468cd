/** What lies where in a match, how it stands, and who sees it. A copy takes two arrays. */
@NullMarked
package tricksmith.engine.state;

import org.jspecify.annotations.NullMarked;
