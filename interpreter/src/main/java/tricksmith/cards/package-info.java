/**
 * Cards, suits and ranks, and sets of them, all represented by small integers. This package knows
 * no rules.
 */
@NullMarked
package tricksmith.cards;

import org.jspecify.annotations.NullMarked;
