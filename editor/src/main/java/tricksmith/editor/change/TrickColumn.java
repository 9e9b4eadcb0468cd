package tricksmith.editor.change;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A trick of a match, before and now.
 *
 * @param deal its deal, from 1
 * @param number in its deal, from 1
 * @param choices the number of choices, as they were made before, after which it was over
 * @param before as it was played
 * @param judged as it is judged now; null if the rules now have no such trick
 */
public record TrickColumn(
    int deal, int number, int choices, TrickResult before, @Nullable TrickResult judged) {

  /** As it is judged now; empty if the rules now have no such trick. */
  public Optional<TrickResult> now() {
    return Optional.ofNullable(judged);
  }

  /** Whether it goes to somebody else now. */
  public boolean isWonOtherwise() {
    return judged != null && !judged.isWonAsIn(before);
  }
}
