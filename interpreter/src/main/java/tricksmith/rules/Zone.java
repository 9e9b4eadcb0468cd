package tricksmith.rules;

import tricksmith.source.Span;
import tricksmith.syntax.Section;

/**
 * A zone: declared, or one that is always there ({@code hand}, {@code table}, {@code won}, {@code
 * aside}, and every deck).
 *
 * @param id its place in {@link CheckedRules#zones()}
 * @param perPlayer whether every player has one
 */
public record Zone(
    int id, String name, boolean perPlayer, Section.Visibility visibility, Span declared) {

  /** Always there, one a player. */
  public static final String HAND = "hand";

  /** Always there: the cards of the trick, or of its present stage. */
  public static final String TABLE = "table";

  /** Always there, one a player: the cards of tricks won. */
  public static final String WON = "won";

  /** Always there: cards out of the deal. */
  public static final String ASIDE = "aside";
}
