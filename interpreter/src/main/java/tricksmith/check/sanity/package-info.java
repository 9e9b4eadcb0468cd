/** What can be wrong with rules in which every word is understood: one class for each check. */
@NullMarked
package tricksmith.check.sanity;

import org.jspecify.annotations.NullMarked;
