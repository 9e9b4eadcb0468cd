/**
 * Rules by pointing: turns the wish of a user who points at a card, a choice or a score of a match
 * into small edits of its script that make the wish true ({@code
 * docs/decisions/0022-proposals.md}).
 */
@NullMarked
package tricksmith.proposal;

import org.jspecify.annotations.NullMarked;
