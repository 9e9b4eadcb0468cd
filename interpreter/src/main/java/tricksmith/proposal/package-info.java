/**
 * Rules by pointing: from a wish of somebody who points at a card, a choice or a score of a match
 * to small edits of its script that make the wish true ({@code docs/decisions/0022-proposals.md}).
 */
@NullMarked
package tricksmith.proposal;

import org.jspecify.annotations.NullMarked;
