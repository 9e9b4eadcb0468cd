package tricksmith.parse.recovery;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.advice.ErrorContext;
import tricksmith.parse.advice.ExpectedTokens;
import tricksmith.parse.advice.ForeignLines;
import tricksmith.parse.advice.Habits;
import tricksmith.parse.advice.Phrases;
import tricksmith.parse.advice.Prose;
import tricksmith.parse.advice.SyntaxForms;
import tricksmith.parse.advice.TableTalk;
import tricksmith.parse.advice.UnbracedBlocks;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenDiagnostic;
import tricksmith.parse.tokens.TokenTypes;
import tricksmith.source.Spelling;

/**
 * Says what is wrong within a line: from what stands there, from what is before it, and from what
 * could have stood there instead. The first of several explanations that fits is given.
 */
final class ErrorExplainer {
  private final DiagnosticCollector diagnostics;

  ErrorExplainer(DiagnosticCollector diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** One way to explain errors; empty where it does not fit. */
  private interface Explanation {
    Optional<TokenDiagnostic> of(ErrorContext situation);
  }

  /** Complains about the place at which a parser could not go on. */
  void explain(Parser parser, RecognitionException error) {
    Token found = error.getOffendingToken();
    if (error instanceof BoundedParser.TooDeep) {
      diagnostics.add(ParseProblem.TOO_DEEP, found);
    } else if (!diagnostics.isSpoilt(found)) {
      complaint(ErrorContext.of(parser, error)).to(diagnostics);
      if (found.getType() == TrickParser.UNLESS) {
        diagnostics.spoil(found); // It is taken for the condition of the statement.
      }
    }
  }

  private static TokenDiagnostic complaint(ErrorContext situation) {
    return Stream.<Explanation>of(
            ForeignLines::alsoJokers,
            Habits::commaInDeck,
            Habits::commaBetweenCards,
            Habits::decimal,
            Habits::changedInPlace,
            Phrases::valueBehindCondition,
            UnbracedBlocks::otherwise,
            UnbracedBlocks::colon,
            Phrases::strength,
            Phrases::obligation,
            Phrases::ruleCondition,
            TableTalk::whoever,
            Phrases::having,
            Phrases::setting,
            Phrases::together,
            Phrases::valuesWithoutBrackets,
            Phrases::scoreSet,
            Phrases::unlessBehindValue,
            Phrases::turnedTo,
            Phrases::conditionInNextLine,
            Phrases::nextPlayer,
            Phrases::neighbour,
            Phrases::winningCard,
            Phrases::row,
            TableTalk::passing,
            TableTalk::discarding,
            TableTalk::taking,
            TableTalk::drawing,
            TableTalk::per,
            Prose::cardsDealt,
            Prose::points,
            Prose::counter,
            Prose::allPlayers,
            Prose::tricksWon,
            Prose::playWithoutTricks,
            Prose::randomFrom,
            Prose::visibility,
            Prose::verb,
            Prose::handling,
            Prose::numberOfCards,
            Prose::rangeInWords,
            Prose::colon,
            Prose::property,
            Habits::foreignWord,
            Habits::setWithoutBrackets,
            Habits::loop,
            Habits::conditionFirst,
            Habits::lastCase,
            Habits::unquotedLabel,
            ErrorExplainer::misplacedWord,
            ErrorExplainer::danglingConnective,
            ErrorExplainer::misspeltWord,
            Phrases::winning,
            Prose::article,
            ErrorExplainer::unfinishedLine,
            MissingTokens::deed,
            MissingTokens::value,
            MissingTokens::name,
            MissingTokens::textOrNumber,
            Habits::missingRelation,
            ErrorExplainer::superfluous,
            MissingTokens::oneOfFew)
        .flatMap(explanation -> explanation.of(situation).stream())
        .findFirst()
        .orElseGet(
            () ->
                TokenDiagnostic.at(
                    situation.found(),
                    situation.found().getType() == TrickParser.LINE_END
                        ? ParseProblem.INCOMPLETE
                        : ParseProblem.UNEXPECTED,
                    situation.form()));
  }

  /** Words that say by themselves what is wrong. */
  private static Optional<TokenDiagnostic> misplacedWord(ErrorContext situation) {
    @Nullable ParseProblem problem =
        switch (situation.found().getType()) {
          case TrickParser.THEN -> misplacedThen(situation);
          case TrickParser.TEXT -> misplacedText(situation);
          case TrickParser.ELSE -> ParseProblem.MISPLACED_ELSE;
          case TrickParser.SEMICOLON -> ParseProblem.SEMICOLON_IN_BRACKETS;
          case TrickParser.SIGN -> ParseProblem.MINUS_AS_SIGN;
          default -> null;
        };
    return Optional.ofNullable(problem).map(it -> TokenDiagnostic.at(situation.found(), it));
  }

  private static @Nullable ParseProblem misplacedThen(ErrorContext situation) {
    if (situation.within(TrickParser.RULE_branch)) {
      return ParseProblem.THEN_AFTER_IF;
    }
    ExpectedTokens expected = situation.expected();
    return expected.isValue() || expected.isName() ? null : ParseProblem.MISPLACED_THEN;
  }

  private static @Nullable ParseProblem misplacedText(ErrorContext situation) {
    if (situation.expected().isName() || situation.in(TrickParser.RULE_deed)) {
      return null;
    }
    return situation.within(TrickParser.RULE_trickLine)
        ? ParseProblem.LABEL_AFTER
        : ParseProblem.MISPLACED_TEXT;
  }

  /** A connecting word with which the line ends: what it was to connect is missing. */
  private static Optional<TokenDiagnostic> danglingConnective(ErrorContext situation) {
    Token found = situation.found();
    Token next = situation.after(found);
    if (!TokenTypes.isConnective(found.getType())
        || situation.expected().isName()
        || !TokenTypes.ENDING.contains(next.getType())) {
      return Optional.empty();
    }
    ParseProblem problem =
        TokenTypes.CONDITIONAL.contains(found.getType())
            ? ParseProblem.MISSING_CONDITION
            : ParseProblem.MISSING_VALUE;
    return Optional.of(TokenDiagnostic.between(found, next, problem));
  }

  /** A word that is nearly one that could stand there. */
  private static Optional<TokenDiagnostic> misspeltWord(ErrorContext situation) {
    Token found = situation.found();
    if (!situation.in(TrickParser.RULE_deed)) {
      return misspelt(found, situation.expected().words());
    }
    Token start = situation.context().getStart();
    return start.equals(situation.before())
        ? misspelt(found, TokenTypes.VERBS)
            .or(() -> isDerived(start) ? Optional.empty() : misspelt(start, TokenTypes.STATEMENTS))
        : misspelt(found, TokenTypes.VERBS);
  }

  /** Whether a word is made of one with which a statement begins: a dealer is no misspelt deal. */
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

  /** A line that has to go on in the next, but perhaps was only left unfinished. */
  private static Optional<TokenDiagnostic> unfinishedLine(ErrorContext situation) {
    Token first = situation.startOfLine(situation.found());
    @Nullable Token last = situation.before(first);
    if (last == null
        || !TokenTypes.JOINING.contains(last.getType())
        || !TokenTypes.isNameOrNumber(first.getType())) {
      return Optional.empty();
    }
    int distance = situation.found().getTokenIndex() - first.getTokenIndex();
    boolean complete = situation.expected().contains(TrickParser.LINE_END);
    return distance == 1 || distance == 2 || (distance > 2 && complete)
        ? Optional.of(
            TokenDiagnostic.at(last, ParseProblem.UNFINISHED_LINE, situation.found().getText()))
        : Optional.empty();
  }

  /** Something where the line could end. */
  private static Optional<TokenDiagnostic> superfluous(ErrorContext situation) {
    return situation.expected().contains(TrickParser.LINE_END)
            && !SyntaxForms.isUnfinished(situation.before())
        ? Optional.of(TokenDiagnostic.at(situation.found(), ParseProblem.SUPERFLUOUS))
        : Optional.empty();
  }
}
