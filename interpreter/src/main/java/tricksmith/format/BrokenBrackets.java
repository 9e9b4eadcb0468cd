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
 * Finds the brackets laid out over several lines: blocks that the author broke anywhere, and other
 * brackets with a line break right after them. Blocks joined by {@code else} are broken all
 * together or not at all.
 */
final class BrokenBrackets {
  private final LineBreaks breaks;
  private final Map<Word, Group> groups = new HashMap<>();

  /** The open blocks around the current word, innermost first. */
  private final Deque<Word> open = new ArrayDeque<>();

  private @Nullable Word last;
  private Group lastClosed = new Group();

  /** The group that the next block joins, if it belongs to the previous one. */
  private @Nullable Group following;

  /** Brackets that are broken together or not at all. */
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

  /** Whether this word is a bracket laid out over several lines. */
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
      groups.computeIfAbsent(word, _ -> new Group()).broken =
          true; // harmless if it is not a bracket
    }
    last = word;
  }
}
