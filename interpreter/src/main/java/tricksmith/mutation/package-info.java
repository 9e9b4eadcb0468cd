/** Mutation testing for scripts: finds the lines that no test would miss. */
@NullMarked
package tricksmith.mutation;

import org.jspecify.annotations.NullMarked;
