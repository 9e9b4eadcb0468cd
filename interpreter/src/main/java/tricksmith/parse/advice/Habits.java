package tricksmith.parse.advice;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenDiagnostic;
import tricksmith.parse.diagnostic.TokenEdit;
import tricksmith.parse.tokens.TokenTypes;

/** Knows what people write who come from plain prose, or from other languages. */
public final class Habits {

  /** With these a loop begins elsewhere. */
  private static final Set<String> LOOPS = Set.of("for", "foreach", "while", "loop", "do");

  /** Words of elsewhere, and what a script writes instead. */
  private static final Map<String, String> WORDS =
      Map.of(
          "elseif", "else if",
          "elsif", "else if",
          "elif", "else if",
          "otherwise", "else",
          "all", "every",
          "any", "some",
          "プレイヤー", "player",
          "プレーヤー", "player");

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
  public static Optional<TokenDiagnostic> commaInDeck(ErrorContext situation) {
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
        ? Optional.of(
            TokenDiagnostic.surplus(commasOfTheLine(situation), ParseProblem.COMMA_IN_DECK))
        : Optional.empty();
  }

  private static List<Token> commasOfTheLine(ErrorContext situation) {
    Token last = Objects.requireNonNullElse(situation.before(), situation.found());
    Token first = situation.startOfLine(last);
    return IntStream.range(first.getTokenIndex(), situation.tokens().size())
        .mapToObj(situation.tokens()::get)
        .takeWhile(token -> token.getType() != TrickParser.LINE_END)
        .takeWhile(token -> token.getType() != TrickParser.NUMBERED)
        .filter(token -> token.getType() == TrickParser.COMMA)
        .toList();
  }

  /** {@code 4.5}. */
  public static Optional<TokenDiagnostic> decimal(ErrorContext situation) {
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
        TokenDiagnostic.over(
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
  public static Optional<TokenDiagnostic> changedInPlace(ErrorContext situation) {
    @Nullable Token operator = situation.before();
    return situation.found().getType() == TrickParser.SET_TO
            && operator != null
            && OPERATORS.contains(operator.getType())
        ? Optional.of(
            TokenDiagnostic.over(
                    operator,
                    situation.found(),
                    ParseProblem.CHANGED_IN_PLACE,
                    operator.getText() + "=",
                    operator.getText())
                .mendedBy(setAnew(situation, operator)))
        : Optional.empty();
  }

  private static TokenEdit[] setAnew(ErrorContext situation, Token operator) {
    Token name = situation.startOfStatement(operator);
    String meant = "= " + name.getText() + " " + operator.getText();
    return operator.equals(situation.after(name))
        ? new TokenEdit[] {TokenEdit.replace(operator, situation.found(), meant)}
        : new TokenEdit[0];
  }

  /** {@code elseif} behind a block, {@code all other in hand where C}. */
  public static Optional<TokenDiagnostic> foreignWord(ErrorContext situation) {
    return Stream.of(situation.found(), situation.before())
        .flatMap(Stream::ofNullable)
        .filter(word -> WORDS.containsKey(word.getText()))
        .findFirst()
        .map(
            word ->
                TokenDiagnostic.at(
                    word,
                    ParseProblem.FOREIGN_SIGN,
                    Objects.requireNonNull(WORDS.get(word.getText()))));
  }

  /** {@code card.rank in J Q K}. */
  public static Optional<TokenDiagnostic> setWithoutBrackets(ErrorContext situation) {
    Token in = situation.found();
    Token first = situation.after(in);
    Token second = situation.after(first);
    return in.getType() == TrickParser.IN
            && TokenTypes.isNameOrNumber(first.getType())
            && TokenTypes.isNameOrNumber(second.getType())
            && first.getLine() == second.getLine()
        ? Optional.of(
            TokenDiagnostic.over(first, second, ParseProblem.SET_WITHOUT_BRACKETS)
                .mendedBy(inBrackets(situation, first)))
        : Optional.empty();
  }

  private static TokenEdit inBrackets(ErrorContext situation, Token first) {
    List<Token> values =
        situation.restOfLine(first).stream()
            .takeWhile(value -> TokenTypes.isNameOrNumber(value.getType()))
            .toList();
    return TokenEdit.replace(
        first,
        values.getLast(),
        values.stream().map(Token::getText).collect(joining(", ", "(", ")")));
  }

  /** {@code hand of seat 1: 4H, 2S}. */
  public static Optional<TokenDiagnostic> commaBetweenCards(ErrorContext situation) {
    @Nullable Token card = situation.before();
    @Nullable Token comma = card == null ? null : situation.before(card);
    int found = situation.found().getType();
    return situation.within(TrickParser.RULE_testLine)
            && (found == TrickParser.LINE_END || found == TrickParser.COMMA)
            && card != null
            && comma != null
            && card.getType() == TrickParser.WORD
            && comma.getType() == TrickParser.COMMA
        ? Optional.of(
            TokenDiagnostic.surplus(commasOfTheLine(situation), ParseProblem.COMMA_BETWEEN_CARDS))
        : Optional.empty();
  }

  /** {@code while C}, {@code for each player}. */
  public static Optional<TokenDiagnostic> loop(ErrorContext situation) {
    if (situation.found().getType() == TrickParser.FOR
        && situation.in(TrickParser.RULE_statement)) {
      return Optional.of(foreignLoop(situation, situation.found()));
    }
    Token first = situation.startOfStatement(situation.found());
    return isLoop(first)
            && situation.within(TrickParser.RULE_statement)
            && situation.found().getTokenIndex() - first.getTokenIndex() <= 1
        ? Optional.of(foreignLoop(situation, first))
        : repeatWhile(situation);
  }

  /** {@code when C { … }}. */
  public static Optional<TokenDiagnostic> conditionFirst(ErrorContext situation) {
    Token word = situation.found();
    return word.getType() == TrickParser.WHEN
            && word.equals(situation.startOfLine(word))
            && situation.in(TrickParser.RULE_statement)
        ? Optional.of(
            TokenDiagnostic.at(word, ParseProblem.FOREIGN_SIGN, TokenTypes.literal(TrickParser.IF)))
        : Optional.empty();
  }

  /** A loop that begins with this word elsewhere. */
  public static TokenDiagnostic foreignLoop(ErrorContext situation, Token word) {
    return TokenDiagnostic.at(word, ParseProblem.FOREIGN_LOOP).mendedBy(asHere(situation, word));
  }

  private static TokenEdit[] asHere(ErrorContext situation, Token word) {
    Token next = situation.after(word);
    Token last = situation.endOfLine(word);
    if (next.getType() == TrickParser.EACH) {
      return new TokenEdit[] {TokenEdit.withoutBefore(word, next)};
    }
    return word.getText().equals("while") && !last.equals(word)
        ? new TokenEdit[] {
          TokenEdit.replace(
              word,
              last,
              (situation.isRepeated(word) ? "" : "repeat ")
                  + "until not ("
                  + situation.words(next, last)
                  + ")")
        }
        : new TokenEdit[0];
  }

  /** {@code repeat while C}. */
  private static Optional<TokenDiagnostic> repeatWhile(ErrorContext situation) {
    return situation.within(TrickParser.RULE_timesHead)
        ? Optional.ofNullable(situation.before())
            .filter(Habits::isLoop)
            .map(word -> foreignLoop(situation, word))
        : Optional.empty();
  }

  /** Whether a loop begins with this word elsewhere. */
  public static boolean isLoop(Token word) {
    return LOOPS.contains(word.getText());
  }

  /** {@code 3 if C, 1}. */
  public static Optional<TokenDiagnostic> lastCase(ErrorContext situation) {
    @Nullable Token before = situation.before();
    return situation.in(TrickParser.RULE_cases)
            && before != null
            && before.getType() != TrickParser.COMMA
            && situation.expected().contains(TrickParser.IF)
            && !situation.expected().contains(TrickParser.ELSE)
        ? Optional.of(
            TokenDiagnostic.over(
                lastAfterComma(situation), before, ParseProblem.LAST_CASE, before.getText()))
        : Optional.empty();
  }

  private static Token lastAfterComma(ErrorContext situation) {
    Token first = situation.found();
    for (@Nullable Token before = situation.before(first);
        before != null && before.getType() != TrickParser.COMMA;
        before = situation.before(first)) {
      first = before;
    }
    return first;
  }

  /** {@code must follow suit card.suit == led.suit}. */
  public static Optional<TokenDiagnostic> unquotedLabel(ErrorContext situation) {
    @Nullable Token before = situation.before();
    return situation.within(TrickParser.RULE_trickLine)
            && before != null
            && before.getType() == TrickParser.WORD
            && isName(situation.found())
            && isLineHead(situation.before(before))
        ? Optional.of(
            TokenDiagnostic.over(
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
  public static Optional<TokenDiagnostic> missingRelation(ErrorContext situation) {
    @Nullable Token before = situation.before();
    return before != null
            && isName(before)
            && isName(situation.found())
            && isInCondition(situation, before)
        ? Optional.of(
            TokenDiagnostic.over(
                before,
                situation.found(),
                ParseProblem.MISSING_RELATION,
                before.getText(),
                situation.found().getText()))
        : Optional.empty();
  }

  /** Whether a word begins a condition before this token, in its line. */
  private static boolean isInCondition(ErrorContext situation, Token end) {
    Token first = situation.startOfLine(situation.found());
    return IntStream.range(first.getTokenIndex(), end.getTokenIndex())
        .anyMatch(
            index -> TokenTypes.CONDITIONAL.contains(situation.tokens().get(index).getType()));
  }

  private static boolean isName(Token token) {
    return TokenTypes.isNameOrNumber(token.getType()) && token.getType() != TrickParser.NUMBER;
  }
}
