package tricksmith.editor.highlight;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CodePointCharStream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.Vocabulary;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyleSpansBuilder;
import tricksmith.editor.text.CodeUnits;
import tricksmith.grammar.TrickLexer;

/**
 * Computes the style classes of a script's characters: those of its tokens, found by the grammar's
 * own lexer, with marks laid over them. Thread-safe; needs no window.
 */
public final class Highlighting {

  /** The style class of the spaces before a comment in a column of its own. */
  private static final String GAP = "script-gap";

  /** The number of spaces before a comment that are never part of the gap. */
  private static final int CLOSE = 2;

  private Highlighting() {}

  public static StyleSpans<Collection<String>> of(String text, List<Mark> marks) {
    return LongLines.shortened(text, over(ofTokens(text), marks));
  }

  /** Lays marks over the styles of a text, later ones over earlier ones. */
  static StyleSpans<Collection<String>> over(
      StyleSpans<Collection<String>> below, List<Mark> marks) {
    StyleSpans<Collection<String>> spans = below;
    if (below.length() > 0) {
      for (List<Mark> layer : layers(marks, below.length())) {
        spans = new Overlaying(spans).with(layer);
      }
    }
    return spans;
  }

  /**
   * Groups marks that do not overlap into layers, since laying one over another costs as much as
   * the whole text.
   */
  private static List<List<Mark>> layers(List<Mark> marks, int length) {
    List<List<Mark>> layers = new ArrayList<>();
    for (Mark each : marks) {
      Mark mark = each.visibleIn(length);
      layers.stream()
          .skip(Math.max(0, layers.size() - 1))
          .filter(layer -> layer.getLast().end() <= mark.start())
          .findFirst()
          .orElseGet(() -> newLayer(layers))
          .add(mark);
    }
    return layers;
  }

  private static List<Mark> newLayer(List<List<Mark>> layers) {
    List<Mark> layer = new ArrayList<>();
    layers.add(layer);
    return layer;
  }

  static StyleSpans<Collection<String>> ofTokens(String text) {
    CodePointCharStream characters = CharStreams.fromString(text);
    TrickLexer lexer = new TrickLexer(characters);
    lexer.removeErrorListeners();
    CodeUnits offsets = new CodeUnits(text);
    StyleSpansBuilder<Collection<String>> spans = new StyleSpansBuilder<>();
    List<Mark> gaps = new ArrayList<>();
    int styled = 0;
    // One token at a time: a text of a megabyte may have a million.
    for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
      int start = offsets.offsetOf(token.getStartIndex());
      int end = offsets.offsetOf(token.getStopIndex() + 1);
      spans.add(List.of(), start - styled);
      spans.add(TokenStyle.of(token, lexer.getVocabulary()).classes(), end - start);
      styled = end;
      if (token.getType() == TrickLexer.COMMENT) {
        gap(text, start).ifPresent(gaps::add);
      }
    }
    spans.add(List.of(), text.length() - styled);
    return over(spans.create(), gaps);
  }

  /** Returns the gap between a statement and the comment after it on the same line. */
  private static Optional<Mark> gap(String text, int comment) {
    int end = comment;
    while (end > 0 && text.charAt(end - 1) == ' ') {
      end--;
    }
    boolean trailing = end > 0 && text.charAt(end - 1) != '\n';
    return trailing && comment - end > CLOSE
        ? Optional.of(new Mark(end + CLOSE, comment, GAP))
        : Optional.empty();
  }

  /** The look of a token: each style is a class of the stylesheet. */
  private enum TokenStyle {
    COMMENT("script-comment"),
    LANGUAGE_WORD("script-word"),
    NAME("script-name"),
    NUMBER("script-number"),
    SIGN("script-sign"),
    TEXT("script-text"),
    UNREADABLE("script-unreadable");

    @SuppressWarnings("ImmutableEnumChecker") // An immutable list.
    private final Collection<String> classes;

    TokenStyle(String styleClass) {
      classes = List.of(styleClass);
    }

    Collection<String> classes() {
      return classes;
    }

    static TokenStyle of(Token token, Vocabulary vocabulary) {
      return switch (token.getType()) {
        case TrickLexer.COMMENT -> COMMENT;
        case TrickLexer.NUMBER -> NUMBER;
        case TrickLexer.TEXT -> TEXT;
        case TrickLexer.WORD -> NAME;
        case TrickLexer.UNFINISHED_TEXT,
            TrickLexer.FOREIGN_TEXT,
            TrickLexer.FOREIGN_NUMBER,
            TrickLexer.FOREIGN_SIGN,
            TrickLexer.UNKNOWN ->
            UNREADABLE;
        default -> literal(vocabulary.getLiteralName(token.getType()));
      };
    }

    /**
     * Returns the style of a literal in the grammar, which puts words and symbols of the language
     * in quotes.
     */
    private static TokenStyle literal(String quoted) {
      return quoted != null && Character.isLetter(quoted.codePointAt(1)) ? LANGUAGE_WORD : SIGN;
    }
  }
}
