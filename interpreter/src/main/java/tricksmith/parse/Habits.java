package tricksmith.parse;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;

/** Knows what people write who come from plain prose, or from other languages. */
final class Habits {

  /** With these a loop begins elsewhere. */
  private static final Set<String> LOOPS = Set.of("for", "foreach", "while", "loop", "do");

  private static final Set<String> ELSE_IFS = Set.of("elseif", "elsif", "elif");

  private static final Set<Integer> OPERATORS =
      Set.of(
          TrickParser.PLUS,
          TrickParser.SIGN,
          TrickParser.MINUS,
          TrickParser.TIMES,
          TrickParser.DIVIDED_BY);

  /** More digits behind a point than this are no number of points. */
  private static final int MOST_DECIMALS = 6;

  private Habits() {}

  /** {@code ranks 7, 8, 9}. */
  static Optional<Complaint> commaInDeck(Situation situation) {
    if (!situation.within(TrickParser.RULE_deckLine)
        || situation.within(TrickParser.RULE_restriction)
        || situation.within(TrickParser.RULE_specials)) {
      return Optional.empty();
    }
    @Nullable Token before = situation.before();
    boolean comma =
        situation.found().getType() == TrickParser.COMMA
            || (before != null && before.getType() == TrickParser.COMMA);
    return comma
        ? Optional.of(Complaint.surplus(commasOfTheLine(situation), ParseProblem.COMMA_IN_DECK))
        : Optional.empty();
  }

  private static List<Token> commasOfTheLine(Situation situation) {
    Token first = situation.startOfLine(situation.found());
    return IntStream.range(first.getTokenIndex(), situation.tokens().size())
        .mapToObj(situation.tokens()::get)
        .takeWhile(token -> token.getType() != TrickParser.LINE_END)
        .takeWhile(token -> token.getType() != TrickParser.NUMBERED)
        .filter(token -> token.getType() == TrickParser.COMMA)
        .toList();
  }

  /** {@code 4.5}. */
  static Optional<Complaint> decimal(Situation situation) {
    Token decimals = situation.found();
    @Nullable Token point = situation.before();
    @Nullable Token whole = point == null ? null : situation.before(point);
    if (point == null
        || whole == null
        || point.getType() != TrickParser.DOT
        || decimals.getType() != TrickParser.NUMBER
        || whole.getType() != TrickParser.NUMBER
        || decimals.getText().length() > MOST_DECIMALS
        || whole.getText().length() > MOST_DECIMALS) {
      return Optional.empty();
    }
    String written = whole.getText() + "." + decimals.getText();
    return Optional.of(
        Complaint.over(
            whole,
            decimals,
            ParseProblem.DECIMAL,
            written,
            fraction(whole.getText(), decimals.getText())));
  }

  /** The same number, as a fraction in its lowest terms. */
  private static String fraction(String whole, String decimals) {
    long numerator = Long.parseLong(whole + decimals);
    long denominator = (long) Math.pow(10, decimals.length());
    long common = commonDivisor(numerator, denominator);
    return denominator == common
        ? Long.toString(numerator / common)
        : numerator / common + " / " + denominator / common;
  }

  private static long commonDivisor(long a, long b) {
    return b == 0 ? a : commonDivisor(b, a % b);
  }

  /** {@code pot += 1}. */
  static Optional<Complaint> changedInPlace(Situation situation) {
    @Nullable Token operator = situation.before();
    return situation.found().getType() == TrickParser.SET_TO
            && operator != null
            && OPERATORS.contains(operator.getType())
        ? Optional.of(
            Complaint.over(
                operator,
                situation.found(),
                ParseProblem.CHANGED_IN_PLACE,
                operator.getText() + "=",
                operator.getText()))
        : Optional.empty();
  }

  /** An {@code elseif} behind a block. */
  static Optional<Complaint> elseIf(Situation situation) {
    return situation.isAfter(TrickParser.RIGHT_BRACE)
            && ELSE_IFS.contains(situation.found().getText())
        ? Optional.of(Complaint.at(situation.found(), ParseProblem.FOREIGN_SIGN, "else if"))
        : Optional.empty();
  }

  /** {@code while C}, {@code for each player}. */
  static Optional<Complaint> loop(Situation situation) {
    Token first = situation.startOfLine(situation.found());
    return isLoop(first)
            && situation.within(TrickParser.RULE_statement)
            && situation.found().getTokenIndex() - first.getTokenIndex() <= 1
        ? Optional.of(Complaint.at(first, ParseProblem.FOREIGN_LOOP))
        : Optional.empty();
  }

  /** Whether a loop begins with this word elsewhere. */
  static boolean isLoop(Token word) {
    return LOOPS.contains(word.getText());
  }

  /** {@code 3 if C, 1}. */
  static Optional<Complaint> lastCase(Situation situation) {
    @Nullable Token before = situation.before();
    return situation.in(TrickParser.RULE_cases)
            && before != null
            && before.getType() != TrickParser.COMMA
            && situation.expected().contains(TrickParser.IF)
            && !situation.expected().contains(TrickParser.ELSE)
        ? Optional.of(
            Complaint.over(
                lastAfterComma(situation), before, ParseProblem.LAST_CASE, before.getText()))
        : Optional.empty();
  }

  private static Token lastAfterComma(Situation situation) {
    Token first = situation.found();
    for (@Nullable Token before = situation.before(first);
        before != null && before.getType() != TrickParser.COMMA;
        before = situation.before(first)) {
      first = before;
    }
    return first;
  }

  /** {@code must follow suit card.suit == led.suit}. */
  static Optional<Complaint> unquotedLabel(Situation situation) {
    @Nullable Token before = situation.before();
    return situation.within(TrickParser.RULE_trickLine)
            && before != null
            && before.getType() == TrickParser.WORD
            && isName(situation.found())
            && isLineHead(situation.before(before))
        ? Optional.of(
            Complaint.over(
                before,
                situation.found(),
                ParseProblem.UNQUOTED_LABEL,
                before.getText() + " " + situation.found().getText()))
        : Optional.empty();
  }

  private static boolean isLineHead(@Nullable Token token) {
    return token != null
        && (token.getType() == TrickParser.MUST
            || token.getType() == TrickParser.NOT
            || token.getType() == TrickParser.LEAD
            || token.getType() == TrickParser.BY);
  }

  /** {@code until hands empty}: a name directly behind what is a value already. */
  static Optional<Complaint> missingRelation(Situation situation) {
    @Nullable Token before = situation.before();
    return before != null
            && isName(before)
            && isName(situation.found())
            && isInCondition(situation, before)
        ? Optional.of(
            Complaint.over(
                before,
                situation.found(),
                ParseProblem.MISSING_RELATION,
                before.getText(),
                situation.found().getText()))
        : Optional.empty();
  }

  /** Whether a word begins a condition before this token, in its line. */
  private static boolean isInCondition(Situation situation, Token end) {
    Token first = situation.startOfLine(situation.found());
    return IntStream.range(first.getTokenIndex(), end.getTokenIndex())
        .anyMatch(
            index -> Vocabulary.CONDITIONAL.contains(situation.tokens().get(index).getType()));
  }

  private static boolean isName(Token token) {
    return Vocabulary.isNameOrNumber(token.getType()) && token.getType() != TrickParser.NUMBER;
  }
}
