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

/** Which brackets of a script belong together. Brackets in comments and texts are none. */
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
    for (Token token : lexer.getAllTokens()) {
      String word = token.getText();
      if (PARTNERS.containsValue(word)) {
        open.push(new Open(word, units.offsetOf(token.getStartIndex())));
      } else if (PARTNERS.containsKey(word)) {
        close(open, word, units.offsetOf(token.getStartIndex()));
      }
    }
  }

  /** Those of a text. */
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

  /** The other one of the bracket at this place. */
  public Optional<Integer> partnerOf(int offset) {
    return Optional.ofNullable(partners.get(offset));
  }

  /** The bracket beside the caret and its partner; the one behind the caret goes first. */
  public List<Span> around(int caret) {
    for (int offset : new int[] {caret, caret - 1}) {
      Integer partner = partners.get(offset);
      if (partner != null) {
        return List.of(new Span(offset, offset + 1), new Span(partner, partner + 1));
      }
    }
    return List.of();
  }

  /** The blocks in curly brackets, inner ones before those around them. */
  public List<Span> blocks() {
    return List.copyOf(blocks);
  }
}
