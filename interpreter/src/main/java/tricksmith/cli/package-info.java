/**
 * The commands: the only place that knows exit codes and standard output.
 *
 * <p>It may use every other package of the interpreter, and none of them uses it.
 */
@NullMarked
package tricksmith.cli;

import org.jspecify.annotations.NullMarked;
