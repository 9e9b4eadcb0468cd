/**
 * The meaning of a script: typed terms and actions with every name resolved, and the declarations
 * they refer to. The checker produces them as {@link tricksmith.rules.CheckedRules}; review and
 * lowering start from them and never see the checker.
 */
@NullMarked
package tricksmith.rules;

import org.jspecify.annotations.NullMarked;
