package tricksmith.rules;

import tricksmith.source.Span;
import tricksmith.syntax.Section;

/**
 * A zone: declared, or a built-in one ({@code hand}, {@code table}, {@code won}, {@code aside}, and
 * every deck).
 *
 * @param id its place in {@link CheckedRules#zones()}
 * @param perPlayer whether every player has one
 */
public record Zone(
    int id, String name, boolean perPlayer, Section.Visibility visibility, Span declared) {

  /** The built-in zone of each player's cards in hand. */
  public static final String HAND = "hand";

  /** The zone that always exists for the cards of the trick, or of its current stage. */
  public static final String TABLE = "table";

  /** The built-in zone of each player's won cards. */
  public static final String WON = "won";

  /** The zone that always exists for cards out of the deal. */
  public static final String ASIDE = "aside";

  public boolean is(String name) {
    return this.name.equals(name);
  }
}
