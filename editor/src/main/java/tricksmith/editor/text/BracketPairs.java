package tricksmith.editor.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;
import tricksmith.grammar.TrickLexer;
import tricksmith.source.Span;

/** The matching brackets of a script; those in comments and string literals do not count. */
public final class BracketPairs {
  private static final Map<String, String> PARTNERS = Map.of("}", "{", ")", "(", "]", "[");

  private final Map<Integer, Integer> partners = new HashMap<>();
  private final List<Span> blocks = new ArrayList<>();

  private record Open(String bracket, int offset) {}

  private BracketPairs(String text) {
    TrickLexer lexer = new TrickLexer(CharStreams.fromString(text));
    lexer.removeErrorListeners();
    Deque<Open> open = new ArrayDeque<>();
    CodeUnits units = new CodeUnits(text);
    // One token at a time: a text of a megabyte may have a million.
    for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
      String word = token.getText();
      if (PARTNERS.containsValue(word)) {
        open.push(new Open(word, units.offsetOf(token.getStartIndex())));
      } else if (PARTNERS.containsKey(word)) {
        close(open, word, units.offsetOf(token.getStartIndex()));
      }
    }
  }

  public static BracketPairs of(String text) {
    return new BracketPairs(text);
  }

  private void close(Deque<Open> open, String bracket, int offset) {
    Open opening = open.peek();
    if (opening == null || !opening.bracket().equals(PARTNERS.get(bracket))) {
      return;
    }
    open.pop();
    partners.put(opening.offset(), offset);
    partners.put(offset, opening.offset());
    if (bracket.equals("}")) {
      blocks.add(new Span(opening.offset(), offset + 1));
    }
  }

  public Optional<Integer> partnerOf(int offset) {
    return Optional.ofNullable(partners.get(offset));
  }

  /**
   * Returns the bracket next to the caret and its partner; one after the caret takes precedence.
   */
  public List<Span> around(int caret) {
    for (int offset : new int[] {caret, caret - 1}) {
      Integer partner = partners.get(offset);
      if (partner != null) {
        return List.of(new Span(offset, offset + 1), new Span(partner, partner + 1));
      }
    }
    return List.of();
  }

  /** Returns the blocks in curly brackets, inner ones first. */
  public List<Span> blocks() {
    return List.copyOf(blocks);
  }
}
