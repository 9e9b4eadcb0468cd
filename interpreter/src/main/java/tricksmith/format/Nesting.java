package tricksmith.format;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.parse.Role;
import tricksmith.parse.Written.Word;

/** Tracks the open brackets and blocks around the current word, and thereby where lines start. */
final class Nesting {
  private static final int STEP = 2;
  private static final int FURTHER = 4;

  /** Aligns the end of {@code then} with the end of {@code best by}, so that labels line up. */
  private static final int BEFORE_THEN = 3;

  private static final Set<String> OPENING = Set.of("(", "[", "{");
  private static final Set<String> CLOSING = Set.of(")", "]", "}");

  private static final Set<Role> BODIES = Set.of(Role.VALUE, Role.RULE, Role.OPTION_TYPE);

  /** Innermost first. */
  private final Deque<Frame> open = new ArrayDeque<>();

  private Statement statement = new Statement(Indent.MARGIN, null);
  private boolean inHead;
  private @Nullable Word last;

  /**
   * The statement that the current word belongs to.
   *
   * @param body the word under which its further lines are indented
   */
  private record Statement(Indent indent, @Nullable Word body) {
    Indent further() {
      return body == null ? indent.plus(FURTHER) : Indent.under(body);
    }
  }

  /**
   * An open bracket.
   *
   * @param content the first word inside
   * @param broken whether it spans several lines: a block breaks at every statement, another
   *     bracket at least after its opening
   * @param line where the opening line starts; for a block, where the statement does
   * @param around the enclosing statement
   */
  private record Frame(
      Word opening, @Nullable Word content, boolean broken, Indent line, Statement around) {

    boolean isBlock() {
      return opening.is(Role.BLOCK_START);
    }

    Frame with(Word first) {
      return new Frame(opening, first, broken, line, around);
    }

    Indent inside() {
      return broken || content == null ? line.plus(STEP) : Indent.under(content);
    }
  }

  /** Whether statements at the current level each get lines of their own. */
  boolean isBroken() {
    return open.isEmpty() || open.getFirst().broken();
  }

  private boolean isBlock() {
    return open.isEmpty() || open.getFirst().isBlock();
  }

  /** Whether this word starts a statement, or anything else that gets a line of its own. */
  boolean isBeginning(Word word) {
    return !word.is(Role.BLOCK_END)
        && (last == null || last.is(Role.BLOCK_START) || (last.endsStatement() && isBlock()));
  }

  /** Whether this word continues the statement that a block belongs to. */
  boolean isBesideBlock(Word word) {
    return word.is(Role.BLOCK_START)
        || (last != null && last.is(Role.BLOCK_END) && word.text().equals("else"));
  }

  void begin(Word first) {
    inHead = first.is(Role.GAME) || (inHead && first.is(Role.HEAD));
    int columns = inHead && first.is(Role.HEAD) ? STEP : 0;
    Indent indent = open.isEmpty() ? Indent.MARGIN : open.getFirst().inside();
    statement = new Statement(indent.plus(columns), null);
  }

  /**
   * Moves past a word.
   *
   * @param line where its line starts
   * @param broken whether it is a bracket that spans several lines
   */
  void pass(Word word, Indent line, boolean broken) {
    if (!open.isEmpty() && open.getFirst().opening().equals(last)) {
      open.push(open.pop().with(word));
    }
    if (word.roles().stream().anyMatch(BODIES::contains)) {
      statement = new Statement(statement.indent(), word);
    }
    if (OPENING.contains(word.text())) {
      Indent start = word.is(Role.BLOCK_START) ? statement.indent() : line;
      open.push(new Frame(word, null, broken, start, statement));
    } else if (CLOSING.contains(word.text())) {
      statement = open.pop().around();
    }
    last = word;
  }

  Indent indentOf(Word word) {
    if (closesBroken(word)) {
      return open.getFirst().line();
    }
    if (isBeginning(word) || isBesideBlock(word)) {
      return statement.indent();
    }
    if (word.is(Role.CRITERION)) {
      return statement.indent().plus(BEFORE_THEN);
    }
    return isBlock() ? statement.further() : open.getFirst().inside();
  }

  Indent indentOfCommentBefore(Word word) {
    return closesBroken(word) ? open.getFirst().inside() : indentOf(word);
  }

  /** Whether the word closes a bracket that was opened on an earlier line. */
  boolean closesBroken(Word word) {
    return CLOSING.contains(word.text()) && isBroken();
  }
}
