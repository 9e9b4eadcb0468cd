/**
 * What checking finds: the problems, the fixes that follow from a problem alone, and the log that
 * collects both.
 */
@NullMarked
package tricksmith.check.diagnostic;

import org.jspecify.annotations.NullMarked;
