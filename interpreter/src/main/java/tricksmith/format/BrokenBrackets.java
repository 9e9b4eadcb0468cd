package tricksmith.format;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.parse.Role;
import tricksmith.parse.Written;
import tricksmith.parse.Written.Comment;
import tricksmith.parse.Written.Word;

/**
 * Finds the brackets in which lines are broken: blocks that the author has broken anywhere, and
 * other brackets after which the author has broken the line. The blocks around an {@code else} are
 * broken all or none.
 */
final class BrokenBrackets {
  private final LineBreaks breaks;
  private final Map<Word, Group> groups = new HashMap<>();

  /** The blocks around the present word, innermost first. */
  private final Deque<Word> open = new ArrayDeque<>();

  private @Nullable Word last;
  private Group lastClosed = new Group();

  /** The group of the next block, if that belongs to the one before. */
  private @Nullable Group following;

  /** Brackets that are broken together. */
  private static final class Group {
    private boolean broken;
  }

  private BrokenBrackets(LineBreaks breaks) {
    this.breaks = breaks;
  }

  static BrokenBrackets in(List<Written> pieces, LineBreaks breaks) {
    BrokenBrackets brackets = new BrokenBrackets(breaks);
    for (int index = 0; index < pieces.size(); index++) {
      if (pieces.get(index) instanceof Word word) {
        brackets.take(word, pieces.get(Math.min(index + 1, pieces.size() - 1)));
      }
    }
    return brackets;
  }

  /** Whether this word is a bracket in which lines are broken. */
  boolean contains(Word word) {
    @Nullable Group group = groups.get(word);
    return group != null && group.broken;
  }

  private void take(Word word, Written next) {
    if (word.is(Role.BLOCK_START)) {
      open.push(word);
      groups.put(word, following == null ? new Group() : following);
      following = null;
    } else if (word.is(Role.BLOCK_END)) {
      Word opening = open.pop();
      lastClosed = groups.getOrDefault(opening, lastClosed);
      lastClosed.broken |= breaks.isBetween(opening, word);
    } else if (word.text().equals("else") && last != null && last.is(Role.BLOCK_END)) {
      following = lastClosed;
      following.broken |= breaks.isBetween(last, word);
    } else if (next instanceof Comment || breaks.isBetween(word, next)) {
      groups.computeIfAbsent(word, _ -> new Group()).broken = true; // If it is a bracket at all.
    }
    last = word;
  }
}
