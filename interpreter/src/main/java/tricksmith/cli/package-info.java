/**
 * The commands. Only this package and its subpackages deal with exit codes and standard output.
 *
 * <p>They may use every other package of the interpreter; none of those uses them.
 */
@NullMarked
package tricksmith.cli;

import org.jspecify.annotations.NullMarked;
