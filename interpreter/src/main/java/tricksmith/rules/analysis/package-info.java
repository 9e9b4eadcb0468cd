/** Questions about typed rules that more than one stage asks. */
@NullMarked
package tricksmith.rules.analysis;

import org.jspecify.annotations.NullMarked;
