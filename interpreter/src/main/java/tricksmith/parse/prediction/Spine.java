package tricksmith.parse.prediction;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.antlr.v4.runtime.Token;
import tricksmith.grammar.TrickParser;

/**
 * The tokens that decide what is allowed at a place: the heads of the blocks around it, and its own
 * line. Among the earlier lines in those blocks, only the last is kept, so that neither the length
 * of a script nor its errors matter.
 */
public final class Spine {
  private final Deque<Level> levels = new ArrayDeque<>();

  /** A block: its last complete line and the one that is being written. */
  private static final class Level {
    private final List<Integer> last = new ArrayList<>();
    private final List<Integer> line = new ArrayList<>();
  }

  private Spine() {
    levels.push(new Level());
  }

  public static Spine of(List<Token> before) {
    Spine spine = new Spine();
    before.forEach(token -> spine.take(token.getType()));
    return spine;
  }

  /** Returns the types of all its tokens, outermost block first. */
  public List<Integer> types() {
    List<Integer> types = new ArrayList<>();
    levels.descendingIterator().forEachRemaining(level -> types.addAll(level.line));
    return types;
  }

  /** Returns the types of the tokens in the innermost line. */
  public List<Integer> line() {
    return List.copyOf(levels.getFirst().line);
  }

  /** Returns the type of the section's first token; -1 outside any section. */
  public int section() {
    List<Integer> head = levels.getLast().line;
    return levels.size() == 1 || head.isEmpty() ? -1 : head.getFirst();
  }

  private void take(int type) {
    Level level = levels.getFirst();
    switch (type) {
      case TrickParser.LEFT_BRACE -> {
        level.line.add(type);
        levels.push(new Level());
      }
      case TrickParser.RIGHT_BRACE -> close(levels.pop());
      case TrickParser.LINE_END -> {
        level.last.clear();
        level.last.addAll(level.line);
        level.last.add(type);
        level.line.clear();
      }
      default -> level.line.add(type);
    }
  }

  private void close(Level inner) {
    if (levels.isEmpty()) {
      levels.push(new Level());
      return;
    }
    List<Integer> line = levels.getFirst().line;
    line.addAll(inner.last);
    line.addAll(inner.line);
    line.add(TrickParser.RIGHT_BRACE);
  }
}
