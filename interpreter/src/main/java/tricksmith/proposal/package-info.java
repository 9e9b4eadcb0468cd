/**
 * Rules by pointing: a user points at a card, a choice or a score of a match and says what it
 * should have been; this package searches for small edits of the script that fulfil the wish
 * ({@code docs/decisions/0022-proposals.md}).
 */
@NullMarked
package tricksmith.proposal;

import org.jspecify.annotations.NullMarked;
