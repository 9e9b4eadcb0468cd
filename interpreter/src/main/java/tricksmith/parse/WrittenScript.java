package tricksmith.parse;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickLexer;
import tricksmith.grammar.TrickParser.ScriptContext;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.parse.tokens.ScriptLexer;
import tricksmith.source.Source;

/** A script piece by piece as written, for the formatter. */
public final class WrittenScript {
  private final Source source;
  private final TokenSpans spans;
  private final Parsed parsed;
  private List<Token> tokens = List.of();
  private @Nullable ScriptContext tree;

  private WrittenScript(Source source) {
    this.source = source;
    this.spans = TokenSpans.of(source.text());
    this.parsed = ScriptParser.parse(source, this::tree);
  }

  /** Parses a text, as {@link ScriptParser#parse} does. */
  public static WrittenScript of(Source source) {
    return new WrittenScript(source);
  }

  private ScriptContext tree(List<Token> words, DiagnosticCollector diagnostics) {
    tokens = words;
    tree = ScriptParser.tree(words, diagnostics);
    return tree;
  }

  public Parsed parsed() {
    return parsed;
  }

  /**
   * Returns all words and comments, in order. Only in a script without errors do all words have
   * their roles.
   */
  public List<Written> pieces() {
    return Stream.concat(words(), comments())
        .sorted(Comparator.comparingInt(piece -> piece.span().start()))
        .toList();
  }

  private Stream<Written> words() {
    Map<Token, Set<Role>> roles = tree == null ? Map.of() : RoleFinder.in(tree);
    return IntStream.range(0, tokens.size())
        .filter(index -> isWritten(tokens.get(index)))
        .mapToObj(index -> word(index, roles));
  }

  private Written word(int index, Map<Token, Set<Role>> roles) {
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
    return ScriptLexer.tokens(source.text()).stream()
        .filter(token -> token.getType() == TrickLexer.COMMENT)
        .map(token -> new Written.Comment(token.getText(), spans.of(token)));
  }
}
