package tricksmith.editor.change;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A trick of a match, before and now.
 *
 * @param deal its deal, from 1
 * @param number in its deal, from 1
 * @param choices the number of choices, as they were made, after which it ended
 * @param before its result as it was played
 * @param judged its result as judged now; null if the new rules have no such trick
 */
public record TrickColumn(
    int deal, int number, int choices, TrickResult before, @Nullable TrickResult judged) {

  /** Returns its result as judged now; empty if the new rules have no such trick. */
  public Optional<TrickResult> now() {
    return Optional.ofNullable(judged);
  }

  /** Whether it goes to a different player now. */
  public boolean isWonOtherwise() {
    return judged != null && !judged.isWonAsIn(before);
  }
}
