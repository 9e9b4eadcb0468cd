/**
 * Turns a syntax tree into {@link tricksmith.rules.CheckedRules}: resolves names, infers types, and
 * reports what is wrong.
 *
 * <p>Other packages use only this one, {@code names} and the problems. The packages below build on
 * one another, in this order:
 *
 * <ul>
 *   <li>{@code names}: what each name is, for callers that ask;
 *   <li>{@code diagnostic}: the problems, and the log that collects them;
 *   <li>{@code symbols}: the names that a script declares, and those bound at a place;
 *   <li>{@code types}: conversions, combinations, and the interface through which expressions
 *       recurse;
 *   <li>{@code advice}: what may have been meant, and what could be written instead;
 *   <li>{@code declarations}: from the declaring sections to symbols;
 *   <li>{@code expressions}: from expressions to typed terms;
 *   <li>{@code statements} and {@code tests}: from statements and tests to actions;
 *   <li>{@code sanity}: checks of rules in which every word is understood.
 * </ul>
 */
@NullMarked
package tricksmith.check;

import org.jspecify.annotations.NullMarked;
