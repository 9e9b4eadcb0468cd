package tricksmith.parse.tokens;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickLexer;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.source.Edit;
import tricksmith.source.Fix;

/**
 * Reads blocks indented after a colon as the blocks in braces that they should be, and reports
 * them.
 */
public final class IndentedBlocks {
  /** The words that begin a block, apart from the sections. */
  private static final Set<Integer> HEADS =
      Set.of(
          TrickLexer.TEST,
          TrickLexer.EACH,
          TrickLexer.REPEAT,
          TrickLexer.PLAY,
          TrickLexer.BEFORE,
          TrickLexer.AFTER,
          TrickLexer.IF,
          TrickLexer.ELSE);

  private final List<Lexeme> written;
  private final DiagnosticCollector diagnostics;

  /** The last index of each block, by the index of the colon before it. */
  private final Map<Integer, Integer> ends = new HashMap<>();

  private IndentedBlocks(List<Lexeme> written, DiagnosticCollector diagnostics) {
    this.written = written;
    this.diagnostics = diagnostics;
  }

  /** Returns the same tokens, with braces around each block indented after a colon. */
  public static List<Lexeme> inBraces(List<Lexeme> written, DiagnosticCollector diagnostics) {
    IndentedBlocks blocks = new IndentedBlocks(written, diagnostics);
    int head = 0;
    for (int index = 1; index < written.size(); index++) {
      if (written.get(index).startsLine()) {
        blocks.look(head, index);
        head = index;
      }
    }
    return blocks.ends.isEmpty() ? written : blocks.inBraces();
  }

  /** Examines a line, and whatever is indented below it. */
  private void look(int head, int next) {
    Lexeme first = written.get(head);
    if (written.get(next - 1).type() != TrickLexer.COLON
        || !(HEADS.contains(first.type()) || TokenTypes.BLOCKS.contains(first.type()))
        || written.get(next).indentation() <= first.indentation()) {
      return;
    }
    int end =
        IntStream.range(next, written.size())
            .filter(index -> written.get(index).startsLine())
            .filter(index -> written.get(index).indentation() <= first.indentation())
            .findFirst()
            .orElse(written.size());
    if (first.type() != TrickLexer.IF || isBlock(next, end)) {
      ends.put(next - 1, end - 1);
      report(head, next - 1, end - 1);
    }
  }

  /** Whether more than one statement is indented below an {@code if}, or it has an {@code else}. */
  private boolean isBlock(int first, int end) {
    int indentation = written.get(first).indentation();
    boolean several =
        IntStream.range(first + 1, end)
            .filter(index -> written.get(index).startsLine())
            .anyMatch(index -> written.get(index).indentation() == indentation);
    return several || (end < written.size() && written.get(end).type() == TrickLexer.ELSE);
  }

  private void report(int head, int colon, int last) {
    Fix braces =
        Fix.of(
            new Edit(diagnostics.place(written.get(colon).token()), " {"),
            Edit.after(
                diagnostics.place(written.get(last).token()),
                "\n" + " ".repeat(written.get(head).indentation()) + "}"));
    diagnostics.add(
        ParseProblem.BLOCK_IN_BRACES,
        diagnostics.place(written.get(colon).token()),
        braces,
        text(head, colon));
  }

  private String text(int first, int end) {
    StringBuilder text = new StringBuilder(written.get(first).text());
    written.subList(first + 1, end).stream()
        .map(lexeme -> (lexeme.spaced() ? " " : "") + lexeme.text())
        .forEach(text::append);
    return text.toString();
  }

  private List<Lexeme> inBraces() {
    List<Lexeme> read = new ArrayList<>();
    List<Integer> open = new ArrayList<>();
    for (int index = 0; index < written.size(); index++) {
      Lexeme lexeme = written.get(index);
      @Nullable Integer end = ends.get(index);
      read.add(end == null ? lexeme : lexeme.as(TrickLexer.LEFT_BRACE));
      if (end != null) {
        open.add(end);
      }
      while (!open.isEmpty() && open.getLast() == index) {
        open.removeLast();
        read.add(lexeme.after(TrickLexer.RIGHT_BRACE, "}"));
      }
    }
    return read;
  }
}
