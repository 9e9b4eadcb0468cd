package tricksmith.format;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.parse.Role;
import tricksmith.parse.Written.Word;

/** What is open around the present word, and where lines begin there. */
final class Nesting {
  private static final int STEP = 2;
  private static final int FURTHER = 4;

  /** Makes {@code then} end where {@code best by} does, so that the labels are aligned. */
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
   * The statement that the present word belongs to.
   *
   * @param body the beginning of what its further lines are indented under
   */
  private record Statement(Indent indent, @Nullable Word body) {
    Indent further() {
      return body == null ? indent.plus(FURTHER) : Indent.under(body);
    }
  }

  /**
   * An open bracket.
   *
   * @param content the first word in it
   * @param broken whether lines are broken in it: in a block all of them, in another bracket at
   *     least the first
   * @param line where the line begins that opens it; of a block, the statement
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

  /** Whether the present lines are broken where their statements end. */
  boolean isBroken() {
    return open.isEmpty() || open.getFirst().broken();
  }

  private boolean isBlock() {
    return open.isEmpty() || open.getFirst().isBlock();
  }

  /** Whether a statement, or anything else that has a line of its own, begins with this word. */
  boolean isBeginning(Word word) {
    return !word.is(Role.BLOCK_END)
        && (last == null || last.is(Role.BLOCK_START) || (last.endsStatement() && isBlock()));
  }

  /** Whether this word continues what a block belongs to. */
  boolean isBesideBlock(Word word) {
    return word.is(Role.BLOCK_START)
        || (last != null && last.is(Role.BLOCK_END) && word.text().equals("else"));
  }

  /** Goes on to a word with which a statement begins. */
  void begin(Word first) {
    inHead = first.is(Role.GAME) || (inHead && first.is(Role.HEAD));
    int columns = inHead && first.is(Role.HEAD) ? STEP : 0;
    Indent indent = open.isEmpty() ? Indent.MARGIN : open.getFirst().inside();
    statement = new Statement(indent.plus(columns), null);
  }

  /**
   * Goes past a word.
   *
   * @param line where its line begins
   * @param broken whether it is a bracket in which lines are broken
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

  /** Where a line begins whose first word this is. */
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

  /** Where a comment on a line before this word begins. */
  Indent indentOfCommentBefore(Word word) {
    return closesBroken(word) ? open.getFirst().inside() : indentOf(word);
  }

  /** Whether the word closes what its own line has not opened. */
  boolean closesBroken(Word word) {
    return CLOSING.contains(word.text()) && isBroken();
  }
}
