/** Cards, suits, ranks, and sets of them: small integers with names. Knows no rules. */
@NullMarked
package tricksmith.cards;

import org.jspecify.annotations.NullMarked;
