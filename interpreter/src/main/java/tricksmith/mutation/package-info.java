/**
 * Which lines of a script no test would miss: scripts that are altered a little, and what notices
 * it.
 */
@NullMarked
package tricksmith.mutation;

import org.jspecify.annotations.NullMarked;
