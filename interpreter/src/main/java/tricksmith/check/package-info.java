/**
 * What a script means: names found, types known, sanity checked. Its result is {@link
 * tricksmith.check.CheckedRules}.
 */
@NullMarked
package tricksmith.check;

import org.jspecify.annotations.NullMarked;
