package tricksmith.parse;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import tricksmith.grammar.TrickLexer;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.parse.tokens.ScriptLexer;
import tricksmith.source.Source;

/** A script piece by piece as written, for the formatter. */
public final class WrittenScript {
  private final TokenSpans spans;
  private final String text;

  private WrittenScript(String text) {
    this.spans = TokenSpans.of(text);
    this.text = text;
  }

  /**
   * Returns all words and comments of a script, in order.
   *
   * @param source a script in which {@link ScriptParser} finds no errors; for any other, some words
   *     may lack their roles
   */
  public static List<Written> of(Source source) {
    WrittenScript script = new WrittenScript(source.text());
    return Stream.concat(script.words(), script.comments())
        .sorted(Comparator.comparingInt(piece -> piece.span().start()))
        .toList();
  }

  private Stream<Written> words() {
    DiagnosticCollector diagnostics = new DiagnosticCollector(spans);
    List<Token> tokens = ScriptParser.tokens(text, diagnostics);
    Map<Token, Set<Role>> roles = RoleFinder.in(ScriptParser.tree(tokens, diagnostics));
    List<Written> words = new ArrayList<>();
    for (int index = 0; index < tokens.size(); index++) {
      if (isWritten(tokens.get(index))) {
        words.add(word(tokens, index, roles));
      }
    }
    return words.stream();
  }

  private Written word(List<Token> tokens, int index, Map<Token, Set<Role>> roles) {
    Token token = tokens.get(index);
    boolean ends =
        index + 1 < tokens.size() && tokens.get(index + 1).getType() == TrickLexer.LINE_END;
    Set<Role> does = EnumSet.noneOf(Role.class);
    does.addAll(roles.getOrDefault(token, Set.of()));
    if (token.getType() == TrickLexer.SIGN) {
      does.add(Role.NEGATION);
    }
    return new Written.Word(token.getText(), spans.of(token), does, ends);
  }

  /** Whether a token is in the text. Some are inserted, such as the end of a line. */
  private static boolean isWritten(Token token) {
    return token.getStopIndex() >= token.getStartIndex();
  }

  private Stream<Written> comments() {
    return ScriptLexer.tokens(text).stream()
        .filter(token -> token.getType() == TrickLexer.COMMENT)
        .map(token -> new Written.Comment(token.getText(), spans.of(token)));
  }
}
