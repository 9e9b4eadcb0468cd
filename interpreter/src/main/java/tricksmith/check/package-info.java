/**
 * From a syntax tree to {@link tricksmith.rules.CheckedRules}: resolves names, infers types, and
 * reports what is wrong.
 */
@NullMarked
package tricksmith.check;

import org.jspecify.annotations.NullMarked;
