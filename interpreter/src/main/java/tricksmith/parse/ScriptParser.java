package tricksmith.parse;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.antlr.v4.runtime.ANTLRErrorStrategy;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.BufferedTokenStream;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.WritableToken;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser.ScriptContext;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.parse.recovery.Articles;
import tricksmith.parse.recovery.BoundedParser;
import tricksmith.parse.recovery.LineRecovery;
import tricksmith.parse.tokens.BracketBalancer;
import tricksmith.parse.tokens.DirectionControls;
import tricksmith.parse.tokens.IndentedBlocks;
import tricksmith.parse.tokens.Lexeme;
import tricksmith.parse.tokens.LineEndInserter;
import tricksmith.parse.tokens.TokenDisambiguator;
import tricksmith.parse.tokens.Tokenizer;
import tricksmith.parse.tokens.UnshownLines;
import tricksmith.parse.tree.TreeBuilder;
import tricksmith.source.Diagnostic;
import tricksmith.source.Problem;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.syntax.Script;
import tricksmith.syntax.Section;

public final class ScriptParser {

  /** The most words and signs in a script: many times what any game needs. */
  static final int MOST_WORDS = 50_000;

  private ScriptParser() {}

  /**
   * Parses a text. This never fails: what cannot be read is missing from the tree or {@code
   * Unreadable} in it, and a diagnostic says why.
   */
  public static Parsed parse(Source source) {
    return parse(source, ScriptParser::tree);
  }

  /**
   * Parses a text as {@link #parse(Source)} does; empty if it cannot be read, without finding out
   * what is wrong, which takes longer than reading.
   */
  static Optional<Parsed> parseIfReadable(Source source) {
    try {
      return Optional.of(parse(source, (tokens, _) -> readableTree(tokens)));
    } catch (ParseCancellationException _) {
      return Optional.empty();
    }
  }

  static Parsed parse(
      Source source, BiFunction<List<Token>, DiagnosticCollector, ScriptContext> parser) {
    TokenSpans spans = TokenSpans.of(source.text());
    DiagnosticCollector diagnostics = new DiagnosticCollector(spans);
    Span everything = new Span(0, source.text().length());
    try {
      ScriptContext tree = parser.apply(tokens(source.text(), diagnostics), diagnostics);
      Script script = TreeBuilder.of(spans, diagnostics).script(tree, everything);
      boolean unread = script.sections().isEmpty() && !diagnostics.diagnostics(source).isEmpty();
      return new Parsed(unread ? unreadable(everything) : script, all(diagnostics, source));
    } catch (StackOverflowError tooDeep) {
      diagnostics.add(ParseProblem.TOO_DEEP, new Span(0, 0));
      return new Parsed(unreadable(everything), all(diagnostics, source));
    }
  }

  /** Whether a problem concerns the reading of a text, regardless of its meaning. */
  public static boolean reports(Problem problem) {
    return problem instanceof ParseProblem;
  }

  /** Whether a problem says only what could have come at its place. */
  public static boolean guesses(Problem problem) {
    return problem == ParseProblem.MISSING_WORD
        || problem == ParseProblem.MISSING_ONE_OF
        || problem == ParseProblem.UNCLOSED_BRACKET
        || problem == ParseProblem.CLOSES_NOTHING;
  }

  /** Returns all that is wrong with a text, in text order. */
  static List<Diagnostic> all(DiagnosticCollector diagnostics, Source source) {
    List<Diagnostic> found = diagnostics.diagnostics(source);
    Set<Span> places = found.stream().map(Diagnostic::span).collect(Collectors.toUnmodifiableSet());
    Stream<Diagnostic> directions =
        DirectionControls.in(source).stream().filter(each -> !places.contains(each.span()));
    return Stream.of(found.stream(), directions, UnshownLines.in(source).stream())
        .flatMap(each -> each)
        .sorted(Comparator.comparingInt(diagnostic -> diagnostic.span().start()))
        .toList();
  }

  private static Script unreadable(Span everything) {
    return new Script(everything, List.of(new Section.Unreadable(everything)));
  }

  static List<Token> tokens(String text, DiagnosticCollector diagnostics) {
    return tokens(text, 0, diagnostics);
  }

  /**
   * Returns the tokens of the last part of a text, which must begin with a section.
   *
   * @param begin how many characters lie before it
   */
  static List<Token> tokens(String text, int begin, DiagnosticCollector diagnostics) {
    List<Lexeme> written = Tokenizer.of(text, begin, diagnostics);
    if (written.size() > MOST_WORDS) {
      diagnostics.addFirst(
          ParseProblem.TOO_MANY_WORDS,
          written.get(MOST_WORDS).token(),
          String.format(Locale.ROOT, "%,d", MOST_WORDS));
      written = List.of();
    }
    BracketBalancer.Balanced words =
        BracketBalancer.agree(IndentedBlocks.inBraces(written, diagnostics), diagnostics);
    return TokenDisambiguator.toldApart(LineEndInserter.in(words)).stream()
        .<Token>map(Lexeme::token)
        .toList();
  }

  /**
   * Parses fast, giving up at the first error; in that case parses again, recovering from errors.
   */
  static ScriptContext tree(List<Token> tokens, DiagnosticCollector diagnostics) {
    BoundedParser first = first(tokens);
    try {
      return first.script();
    } catch (ParseCancellationException error) {
      return recovering(tokens, first, diagnostics);
    }
  }

  /** Parses fast; if that fails, parses again with the whole context in mind, as far as it goes. */
  private static ScriptContext readableTree(List<Token> tokens) {
    BoundedParser first = first(tokens);
    try {
      return first.script();
    } catch (ParseCancellationException error) {
      return parser(tokens, first, PredictionMode.LL, new FirstErrorEnds()).script();
    }
  }

  /**
   * Parses fast.
   *
   * @throws ParseCancellationException at the first error
   */
  static ScriptContext flawless(List<Token> tokens) {
    return first(tokens).script();
  }

  private static BoundedParser first(List<Token> tokens) {
    return parser(tokens, null, PredictionMode.SLL, new FirstErrorEnds());
  }

  /**
   * Parses a text with errors twice. The first attempt finds out how: full context makes the best
   * messages, but in deeply nested expressions takes time proportional to the fourth power of the
   * depth, so these get plainer messages; and statements that fail at an article are read without
   * it.
   *
   * @param first has read up to the first error
   */
  private static ScriptContext recovering(
      List<Token> tokens, BoundedParser first, DiagnosticCollector diagnostics) {
    int[] types = tokens.stream().mapToInt(Token::getType).toArray();
    DiagnosticCollector sounded = diagnostics.forArticles();
    BoundedParser sounding = parser(tokens, first, PredictionMode.SLL, new LineRecovery(sounded));
    sounding.script();
    for (int index = 0; index < types.length; index++) {
      ((WritableToken) tokens.get(index)).setType(types[index]); // Recovery may have changed it.
    }
    PredictionMode mode = sounding.wentDeep() ? PredictionMode.SLL : PredictionMode.LL;
    List<Token> read = Articles.leftOut(tokens, sounded.stopsAtArticles(), diagnostics);
    return parser(read, sounding, mode, new LineRecovery(diagnostics)).script();
  }

  /** Gives up at the first error without reporting it. */
  private static final class FirstErrorEnds extends BailErrorStrategy {
    @Override
    public void reportError(Parser parser, RecognitionException error) {
      // The second attempt reports it.
    }
  }

  private static BoundedParser parser(
      List<Token> tokens,
      @Nullable BoundedParser before,
      PredictionMode mode,
      ANTLRErrorStrategy errors) {
    BufferedTokenStream stream = new BufferedTokenStream(new ListTokenSource(tokens));
    stream.fill(); // Messages look ahead.
    BoundedParser parser = new BoundedParser(stream, before);
    parser.removeErrorListeners();
    parser.setErrorHandler(errors);
    parser.getInterpreter().setPredictionMode(mode);
    return parser;
  }
}
