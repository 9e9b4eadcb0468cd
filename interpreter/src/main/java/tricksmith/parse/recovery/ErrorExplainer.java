package tricksmith.parse.recovery;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.advice.Advice;
import tricksmith.parse.advice.AdvicePattern.Stage;
import tricksmith.parse.advice.ErrorContext;
import tricksmith.parse.advice.ExpectedTokens;
import tricksmith.parse.advice.SyntaxForms;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenDiagnostic;
import tricksmith.parse.tokens.TokenTypes;
import tricksmith.source.Spelling;

/**
 * Explains errors within lines by what was found, what is before it, and what was allowed instead.
 * The first explanation that fits is given.
 */
record ErrorExplainer(DiagnosticCollector diagnostics) {
  /** What the lines of {@code trick} begin with. */
  private static final Set<Integer> BEGIN_RULES =
      Set.of(TrickParser.MUST, TrickParser.MAY, TrickParser.BEST, TrickParser.TIES);

  /** One way to explain errors; empty where it does not fit. */
  private interface Explanation {
    Optional<TokenDiagnostic> of(ErrorContext error);
  }

  /** Reports why the parser stopped. */
  void explain(Parser parser, RecognitionException error) {
    Token found = error.getOffendingToken();
    if (diagnostics.leavesOut(found)) {
      return;
    }
    if (error instanceof BoundedParser.TooDeep) {
      diagnostics.add(ParseProblem.TOO_DEEP, found);
    } else if (!diagnostics.isSpoilt(found)) {
      ErrorContext context = ErrorContext.of(parser, error);
      TokenDiagnostic diagnostic =
          isOnlyCounted(context)
              ? TokenDiagnostic.at(found, ParseProblem.UNEXPECTED)
              : diagnose(context);
      if (Articles.hide(context, diagnostic.problem())) {
        diagnostics.stopsAtArticle(found);
      }
      diagnostic.to(diagnostics);
      if (found.getType() == TrickParser.UNLESS) {
        diagnostics.spoil(found); // It is taken for the condition of the statement.
      }
      if (diagnostic.problem() == ParseProblem.CONTINUED_BELOW) {
        diagnostics.spoil(context.after(found));
      }
    }
  }

  /** Whether nobody asks what is wrong, and nothing depends on it: a line may continue below. */
  private boolean isOnlyCounted(ErrorContext context) {
    return diagnostics.isForArticles()
        && !Articles.areNear(context)
        && context.found().getType() != TrickParser.LINE_END;
  }

  private static TokenDiagnostic diagnose(ErrorContext context) {
    return Stream.<Explanation>of(
            error -> Advice.of(error, Stage.FIRST),
            ErrorExplainer::unknownSign,
            ErrorExplainer::misplacedWord,
            ErrorExplainer::danglingConnective,
            ErrorExplainer::misspeltWord,
            error -> Advice.of(error, Stage.AFTER_SPELLING),
            ErrorExplainer::unfinishedLine,
            ErrorExplainer::continuedBelow,
            MissingTokens::deed,
            MissingTokens::value,
            MissingTokens::name,
            MissingTokens::textOrNumber,
            error -> Advice.of(error, Stage.AFTER_MISSING_VALUES),
            ErrorExplainer::misspeltConnective,
            ErrorExplainer::superfluous,
            MissingTokens::oneOfFew)
        .flatMap(explanation -> explanation.of(context).stream())
        .findFirst()
        .orElseGet(
            () ->
                TokenDiagnostic.at(
                    context.found(),
                    context.found().getType() == TrickParser.LINE_END
                        ? ParseProblem.INCOMPLETE
                        : ParseProblem.UNEXPECTED,
                    context.form()));
  }

  private static Optional<TokenDiagnostic> unknownSign(ErrorContext error) {
    Token found = error.found();
    return found.getType() == TrickParser.UNKNOWN
        ? Optional.of(TokenDiagnostic.at(found, ParseProblem.UNKNOWN_SIGN))
        : Optional.empty();
  }

  /** Explains a word that alone shows what is wrong. */
  private static Optional<TokenDiagnostic> misplacedWord(ErrorContext error) {
    if (isConnectiveForName(error)) {
      return Optional.of(TokenDiagnostic.at(error.found(), ParseProblem.RESERVED_WORD));
    }
    @Nullable ParseProblem problem =
        switch (error.found().getType()) {
          case TrickParser.THEN -> misplacedThen(error);
          case TrickParser.TEXT -> misplacedText(error);
          case TrickParser.ELSE -> ParseProblem.MISPLACED_ELSE;
          case TrickParser.SEMICOLON -> ParseProblem.SEMICOLON_IN_BRACKETS;
          case TrickParser.SIGN -> ParseProblem.MINUS_AS_SIGN;
          default -> null;
        };
    return Optional.ofNullable(problem).map(it -> TokenDiagnostic.at(error.found(), it));
  }

  /**
   * {@code over: yes/no}, {@code over[player] = 3}, {@code where over > 0}: a connecting word where
   * what follows shows that it was meant as a name.
   */
  private static boolean isConnectiveForName(ErrorContext error) {
    Token found = error.found();
    int next = error.after(found).getType();
    if (!TokenTypes.isConnective(found.getType())) {
      return false;
    }
    if (error.startOfLine(found).equals(found)) {
      return next == TrickParser.SET_TO
          || next == TrickParser.LEFT_BRACKET
          || (next == TrickParser.COLON && error.within(TrickParser.RULE_state));
    }
    return (error.expected().isValue() && TokenTypes.AFTER_VALUE.contains(next))
        || (error.in(TrickParser.RULE_each) && next == TrickParser.SET_TO);
  }

  private static @Nullable ParseProblem misplacedThen(ErrorContext error) {
    if (error.within(TrickParser.RULE_branch)) {
      return ParseProblem.THEN_AFTER_IF;
    }
    ExpectedTokens expected = error.expected();
    return expected.isValue() || expected.isName() ? null : ParseProblem.MISPLACED_THEN;
  }

  private static @Nullable ParseProblem misplacedText(ErrorContext error) {
    if (error.expected().isName() || error.in(TrickParser.RULE_deed)) {
      return null;
    }
    return error.within(TrickParser.RULE_trickLine)
        ? ParseProblem.LABEL_AFTER
        : ParseProblem.MISPLACED_TEXT;
  }

  /** Explains a connecting word that ends the line: what it connects is missing. */
  private static Optional<TokenDiagnostic> danglingConnective(ErrorContext error) {
    Token found = error.found();
    Token next = error.after(found);
    if (!TokenTypes.isConnective(found.getType())
        || error.expected().isName()
        || !TokenTypes.ENDING.contains(next.getType())) {
      return Optional.empty();
    }
    ParseProblem problem =
        TokenTypes.CONDITIONAL.contains(found.getType())
            ? ParseProblem.MISSING_CONDITION
            : ParseProblem.MISSING_VALUE;
    return Optional.of(TokenDiagnostic.between(found, next, problem));
  }

  /** Explains a word that nearly matches an allowed one. */
  private static Optional<TokenDiagnostic> misspeltWord(ErrorContext error) {
    Token found = error.found();
    if (!error.in(TrickParser.RULE_deed)) {
      return misspelt(found, error.expected().words());
    }
    Token start = error.context().getStart();
    return start.equals(error.before())
        ? misspelt(found, TokenTypes.VERBS)
            .or(() -> isDerived(start) ? Optional.empty() : misspelt(start, TokenTypes.STATEMENTS))
        : misspelt(found, TokenTypes.VERBS);
  }

  /** Whether a word is derived from one that begins a statement: a dealer is no misspelt deal. */
  private static boolean isDerived(Token word) {
    return TokenTypes.STATEMENTS.stream()
        .anyMatch(first -> word.getText().startsWith(first) && !word.getText().equals(first));
  }

  static Optional<TokenDiagnostic> misspelt(Token word, List<String> meant) {
    return word.getType() == TrickParser.WORD
        ? Spelling.nearest(word.getText(), meant)
            .map(nearest -> TokenDiagnostic.at(word, ParseProblem.MISSPELT, nearest))
        : Optional.empty();
  }

  /** Explains a line that continues on the next, but may only have been left unfinished. */
  private static Optional<TokenDiagnostic> unfinishedLine(ErrorContext error) {
    Token first = error.startOfLine(error.found());
    @Nullable Token last = error.before(first);
    if (last == null
        || !TokenTypes.JOINING.contains(last.getType())
        || !TokenTypes.isNameOrNumber(first.getType())) {
      return Optional.empty();
    }
    int distance = error.found().getTokenIndex() - first.getTokenIndex();
    boolean complete = error.expected().contains(TrickParser.LINE_END);
    return distance == 1 || distance == 2 || (distance > 2 && complete)
        ? Optional.of(
            TokenDiagnostic.at(last, ParseProblem.UNFINISHED_LINE, error.found().getText()))
        : Optional.empty();
  }

  /** Explains a rule of tricks whose condition is on the next line, which begins no other rule. */
  private static Optional<TokenDiagnostic> continuedBelow(ErrorContext error) {
    Token found = error.found();
    @Nullable Token before = error.before();
    Token next = error.after(found);
    return before != null
            && found.getType() == TrickParser.LINE_END
            && error.within(TrickParser.RULE_trickLine)
            && error.expected().isValue()
            && !TokenTypes.ENDING.contains(next.getType())
            && !BEGIN_RULES.contains(next.getType())
        ? Optional.of(TokenDiagnostic.between(before, found, ParseProblem.CONTINUED_BELOW))
        : Optional.empty();
  }

  /**
   * Explains a word where the line could end that nearly matches one that connects, and that
   * something follows: {@code play tricks untill hands are empty}.
   */
  private static Optional<TokenDiagnostic> misspeltConnective(ErrorContext error) {
    Token found = error.found();
    return error.expected().contains(TrickParser.LINE_END)
            && !TokenTypes.ENDING.contains(error.after(found).getType())
        ? misspelt(found, TokenTypes.CONNECTIVES)
        : Optional.empty();
  }

  /** Explains something found where the line could end. */
  private static Optional<TokenDiagnostic> superfluous(ErrorContext error) {
    return error.expected().contains(TrickParser.LINE_END)
            && !SyntaxForms.isUnfinished(error.before())
        ? Optional.of(TokenDiagnostic.at(error.found(), ParseProblem.SUPERFLUOUS))
        : Optional.empty();
  }
}
