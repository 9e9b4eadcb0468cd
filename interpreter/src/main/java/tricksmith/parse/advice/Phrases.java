package tricksmith.parse.advice;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenDiagnostic;
import tricksmith.parse.diagnostic.TokenEdit;
import tricksmith.parse.tokens.TokenTypes;

/** Knows whole phrases in which rules are told to people, and what a script says instead. */
public final class Phrases {
  private static final Set<String> FEW = Set.of("lowest", "fewest", "least", "smallest", "minimum");

  private static final Set<String> HIGH =
      Set.of("highest", "higher", "high", "largest", "larger", "biggest", "bigger");

  private static final Set<String> LOW = Set.of("lowest", "low", "smallest", "smaller");

  private static final Set<String> STRENGTHS =
      Set.of("card", "cards", "rank", "ranks", "value", "number", "one", "wins");

  private static final Set<String> CONTAINS = Set.of("contains", "includes");

  /** With these somebody sets a variable elsewhere. */
  private static final Set<String> SETTING = Set.of("set", "let", "make");

  /** Who plays together. */
  private static final Set<String> TOGETHER =
      Set.of("teams", "team", "pairs", "pair", "partnership", "partnerships", "partner");

  private Phrases() {}

  /** {@code most points wins}. */
  public static Optional<TokenDiagnostic> winning(ErrorContext situation) {
    if (!situation.in(TrickParser.RULE_ending) && !situation.in(TrickParser.RULE_winning)) {
      return Optional.empty();
    }
    Token first = situation.context().getStart();
    if (first.getType() == TrickParser.END) {
      first = situation.after(situation.after(first));
    }
    List<Token> line = situation.restOfLine(first);
    if (line.isEmpty() || line.stream().noneMatch(situation.found()::equals)) {
      return Optional.empty();
    }
    return Optional.of(
        TokenDiagnostic.over(first, line.getLast(), ParseProblem.WINNING_OTHERWISE)
            .mendedBy(TokenEdit.replace(first, line.getLast(), winning(line))));
  }

  private static String winning(List<Token> line) {
    boolean few = line.stream().anyMatch(word -> FEW.contains(word.getText()));
    return line.stream()
        .map(Token::getText)
        .filter(word -> word.equals("tricks") || word.equals("cards"))
        .findFirst()
        .map(
            what ->
                "winners are players with " + (few ? "fewest " : "most ") + TableTalk.measure(what))
        .orElse((few ? "lowest" : "highest") + " score wins");
  }

  /** {@code if C then 10 else 2}, where a value should stand. */
  public static Optional<TokenDiagnostic> valueBehindCondition(ErrorContext situation) {
    Token first = situation.found();
    if (first.getType() != TrickParser.IF || !situation.expected().isValue()) {
      return Optional.empty();
    }
    List<Token> line = situation.restOfLine(first);
    int then = outside(line, TrickParser.THEN);
    int otherwise = outside(line, TrickParser.ELSE);
    if (then < 2 || then == line.size() - 1) {
      return Optional.of(
          TokenDiagnostic.over(
              first, first, ParseProblem.VALUE_BEHIND_CONDITION, "2 if CONDITION, else 1"));
    }
    int end = otherwise > then + 1 ? otherwise : line.size();
    String condition = situation.words(line.get(1), line.get(then - 1));
    String value = situation.words(line.get(then + 1), line.get(end - 1));
    String rest =
        end < line.size() - 1 ? ", else " + situation.words(line.get(end + 1), line.getLast()) : "";
    String meant = value + " if " + condition + rest;
    return Optional.of(
        TokenDiagnostic.over(first, line.getLast(), ParseProblem.VALUE_BEHIND_CONDITION, meant)
            .mendedBy(TokenEdit.replace(first, line.getLast(), meant)));
  }

  private static int outside(List<Token> line, int type) {
    return IntStream.range(0, line.size())
        .filter(index -> line.get(index).getType() == type)
        .findFirst()
        .orElse(-1);
  }

  /** {@code best by highest card}. */
  public static Optional<TokenDiagnostic> strength(ErrorContext situation) {
    @Nullable Token before = situation.before();
    if (before == null
        || !situation.within(TrickParser.RULE_trickLine)
        || !STRENGTHS.contains(situation.found().getText())) {
      return Optional.empty();
    }
    boolean low = LOW.contains(before.getText());
    return low || HIGH.contains(before.getText())
        ? Optional.of(
            TokenDiagnostic.written(
                before,
                situation.found(),
                situation.words(before, situation.found()),
                low ? "lower card.rank" : "card.rank"))
        : Optional.empty();
  }

  /** {@code must follow suit if possible}. */
  public static Optional<TokenDiagnostic> obligation(ErrorContext situation) {
    if (!situation.within(TrickParser.RULE_trickLine)) {
      return Optional.empty();
    }
    Token first = situation.startOfStatement(situation.found());
    List<Token> line = situation.restOfLine(first);
    return isSaidInProse(line)
        ? ToldRules.line(line)
            .map(
                meant ->
                    TokenDiagnostic.over(
                            first,
                            line.getLast(),
                            ParseProblem.TOLD_RULE,
                            situation.words(first, line.getLast()),
                            meant)
                        .mendedBy(TokenEdit.replace(first, line.getLast(), meant)))
        : Optional.empty();
  }

  /** Whether nothing in the line is a condition of a script. */
  private static boolean isSaidInProse(List<Token> line) {
    return line.stream()
        .allMatch(
            word ->
                TokenTypes.isNameOrNumber(word.getType())
                    || TokenTypes.isConnective(word.getType()));
  }

  /** {@code must "trump" card.suit == trump if led.suit != trump}. */
  public static Optional<TokenDiagnostic> ruleCondition(ErrorContext situation) {
    Token word = situation.found();
    return word.getType() == TrickParser.IF
            && situation.within(TrickParser.RULE_trickLine)
            && (situation.expected().contains(TrickParser.WHEN)
                || situation.expected().contains(TrickParser.LINE_END))
        ? Optional.of(TokenDiagnostic.at(word, ParseProblem.FOREIGN_SIGN, "when"))
        : Optional.empty();
  }

  /** {@code dealer has QS}, {@code trick contains QS}. */
  public static Optional<TokenDiagnostic> having(ErrorContext situation) {
    Token verb = situation.found();
    @Nullable Token owner = situation.before();
    Token card = situation.after(verb);
    boolean has = verb.getType() == TrickParser.HAS;
    if (owner == null
        || !(has || CONTAINS.contains(verb.getText()))
        || card.getType() != TrickParser.WORD
        || !TokenTypes.isNameOrNumber(owner.getType())) {
      return Optional.empty();
    }
    String place =
        has
            ? "hand of " + owner.getText()
            : owner.getType() == TrickParser.TRICK ? "cards of trick" : owner.getText();
    return Optional.of(
        TokenDiagnostic.written(
            owner, card, situation.words(owner, card), card.getText() + " in " + place));
  }

  /** {@code set trump to H}. */
  public static Optional<TokenDiagnostic> setting(ErrorContext situation) {
    @Nullable Token set = situation.before();
    Token name = situation.found();
    if (set == null
        || !SETTING.contains(set.getText())
        || !situation.in(TrickParser.RULE_deed)
        || !set.equals(situation.startOfStatement(set))
        || !TokenTypes.isNameOrNumber(name.getType())) {
      return Optional.empty();
    }
    Token to = situation.after(name);
    boolean said = to.getType() == TrickParser.SET_TO || to.getType() == TrickParser.TO;
    return said
        ? Optional.of(
            TokenDiagnostic.written(set, to, situation.words(set, to), name.getText() + " ="))
        : Optional.empty();
  }

  /** {@code out = seat 1, seat 2}. */
  public static Optional<TokenDiagnostic> valuesWithoutBrackets(ErrorContext situation) {
    Token comma = situation.found();
    Token set = situation.after(situation.startOfStatement(comma));
    if (comma.getType() != TrickParser.COMMA || set.getType() != TrickParser.SET_TO) {
      return Optional.empty();
    }
    List<Token> values = situation.restOfLine(situation.after(set));
    boolean plain =
        values.stream()
            .allMatch(
                value ->
                    TokenTypes.isNameOrNumber(value.getType())
                        || value.getType() == TrickParser.OF
                        || value.getType() == TrickParser.COMMA);
    if (!plain || values.getLast().getType() == TrickParser.COMMA) {
      return Optional.empty();
    }
    String meant = "(" + situation.words(values.getFirst(), values.getLast()) + ")";
    return Optional.of(
        TokenDiagnostic.over(
                values.getFirst(), values.getLast(), ParseProblem.VALUES_WITHOUT_BRACKETS, meant)
            .mendedBy(TokenEdit.replace(values.getFirst(), values.getLast(), meant)));
  }

  /** {@code seat 1 score = 3}. */
  public static Optional<TokenDiagnostic> scoreSet(ErrorContext situation) {
    @Nullable Token score = situation.before();
    return score != null
            && score.getType() == TrickParser.SCORE
            && situation.found().getType() == TrickParser.SET_TO
            && situation.within(TrickParser.RULE_verb)
        ? Optional.of(
            TokenDiagnostic.written(
                score,
                situation.found(),
                situation.words(score, situation.found()),
                TokenTypes.literal(TrickParser.SCORES)))
        : Optional.empty();
  }

  /** {@code from whist, (no-whist unless must-whist)}. */
  public static Optional<TokenDiagnostic> unlessBehindValue(ErrorContext situation) {
    Token unless = situation.found();
    return unless.getType() == TrickParser.UNLESS
            && situation.expected().contains(TrickParser.RIGHT_PARENTHESIS)
        ? Optional.of(TokenDiagnostic.at(unless, ParseProblem.FOREIGN_SIGN, "if not"))
        : Optional.empty();
  }

  /** {@code turn up hand of dealer to seat 2}. */
  public static Optional<TokenDiagnostic> turnedTo(ErrorContext situation) {
    Token to = situation.found();
    Token turn = situation.startOfStatement(to);
    Token up = situation.after(turn);
    return to.getType() == TrickParser.TO
            && turn.getType() == TrickParser.TURN
            && up.getType() == TrickParser.UP
        ? Optional.of(TokenDiagnostic.written(turn, up, situation.words(turn, up), "show"))
        : Optional.empty();
  }

  /** A condition in a line of its own, behind the statement for which it is meant. */
  public static Optional<TokenDiagnostic> conditionInNextLine(ErrorContext situation) {
    Token found = situation.found();
    @Nullable Token last = situation.before();
    Token first = last == null ? found : situation.startOfStatement(last);
    @Nullable Token end = situation.before(first);
    @Nullable Token statement = end == null ? null : situation.before(end);
    if (first.getType() != TrickParser.IF
        || end == null
        || statement == null
        || end.getType() != TrickParser.LINE_END
        || found.getType() != TrickParser.LINE_END
        || !situation.expected().contains(TrickParser.LEFT_BRACE)
        || !situation.expected().contains(TrickParser.COLON)) {
      return Optional.empty();
    }
    return Optional.of(
        TokenDiagnostic.at(first, ParseProblem.CONDITION_IN_NEXT_LINE)
            .mendedBy(
                TokenEdit.behind(statement, " if"),
                TokenEdit.withoutBefore(first, situation.after(first))));
  }

  /** {@code dealer = next player}. */
  public static Optional<TokenDiagnostic> nextPlayer(ErrorContext situation) {
    @Nullable Token next = situation.before();
    Token player = situation.found();
    Token name = situation.startOfStatement(player);
    return next != null
            && next.getType() == TrickParser.NEXT
            && player.getType() == TrickParser.PLAYER
            && situation.after(name).getType() == TrickParser.SET_TO
        ? Optional.of(
            TokenDiagnostic.written(
                next, player, situation.words(next, player), "next after " + name.getText()))
        : Optional.empty();
  }

  /** {@code players 4, teams of 2}. */
  public static Optional<TokenDiagnostic> together(ErrorContext situation) {
    Token word = situation.found();
    return situation.within(TrickParser.RULE_players) && TOGETHER.contains(word.getText())
        ? Optional.of(
            TokenDiagnostic.written(
                word,
                situation.endOfLine(word),
                situation.words(word, situation.endOfLine(word)),
                "partners across"))
        : Optional.empty();
  }

  /** {@code player to the left of dealer}. */
  public static Optional<TokenDiagnostic> neighbour(ErrorContext situation) {
    @Nullable Token player = situation.before();
    Token to = situation.found();
    Token side = situation.after(situation.after(to));
    boolean beside = side.getType() == TrickParser.LEFT || side.getType() == TrickParser.RIGHT;
    return player != null && to.getType() == TrickParser.TO && beside
        ? Optional.of(
            TokenDiagnostic.written(player, side, situation.words(player, side), side.getText()))
        : Optional.empty();
  }

  /** {@code seat 1 wins with AH}, in a test. */
  public static Optional<TokenDiagnostic> winningCard(ErrorContext situation) {
    @Nullable Token wins = situation.before();
    Token with = situation.found();
    return wins != null
            && situation.within(TrickParser.RULE_testLine)
            && with.getType() == TrickParser.WITH
            && (wins.getType() == TrickParser.WINS || wins.getType() == TrickParser.WIN)
        ? Optional.of(
            TokenDiagnostic.over(
                    with,
                    situation.endOfLine(with),
                    ParseProblem.NEEDLESS_WORD,
                    situation.words(with, situation.endOfLine(with)),
                    "seat 2 wins")
                .mendedBy(TokenEdit.withoutBehind(wins, situation.endOfLine(with))))
        : Optional.empty();
  }

  /** {@code Q..K: 3}, {@code Q, K: 3} and {@code J: 1 Q: 2}, in a table. */
  public static Optional<TokenDiagnostic> row(ErrorContext situation) {
    @Nullable Token before = situation.before();
    Token found = situation.found();
    if (before == null) {
      return Optional.empty();
    }
    if (situation.in(TrickParser.RULE_row) && found.getType() == TrickParser.RANGE) {
      Token last = situation.after(found);
      return Optional.of(
          TokenDiagnostic.over(
              before, last, ParseProblem.RANGE_OF_NAMES, before.getText(), last.getText()));
    }
    if (situation.in(TrickParser.RULE_row) && found.getType() == TrickParser.COMMA) {
      List<Token> commas =
          situation.restOfLine(found).stream()
              .takeWhile(token -> token.getType() != TrickParser.COLON)
              .filter(token -> token.getType() == TrickParser.COMMA)
              .toList();
      return Optional.of(TokenDiagnostic.surplus(commas, ParseProblem.COMMA_IN_DECK));
    }
    return found.getType() != TrickParser.LINE_END
            && situation.within(TrickParser.RULE_primary)
            && situation.expected().contains(TrickParser.COMMA)
            && situation.after(found).getType() == TrickParser.COLON
        ? Optional.of(
            TokenDiagnostic.between(before, found, ParseProblem.MISSING_WORD, ",", situation.form())
                .mendedBy(TokenEdit.behind(before, ",")))
        : Optional.empty();
  }
}
