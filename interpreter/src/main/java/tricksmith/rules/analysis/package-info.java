/** Analyses of typed rules that several stages need. */
@NullMarked
package tricksmith.rules.analysis;

import org.jspecify.annotations.NullMarked;
