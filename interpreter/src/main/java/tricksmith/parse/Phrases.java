package tricksmith.parse;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;

/** Knows whole phrases in which rules are told to people, and what a script says instead. */
final class Phrases {
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
  static Optional<Complaint> winning(Situation situation) {
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
        Complaint.over(first, line.getLast(), ParseProblem.WINNING_OTHERWISE)
            .mendedBy(Rewriting.replace(first, line.getLast(), winning(line))));
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
  static Optional<Complaint> valueBehindCondition(Situation situation) {
    Token first = situation.found();
    if (first.getType() != TrickParser.IF || !situation.expected().isValue()) {
      return Optional.empty();
    }
    List<Token> line = situation.restOfLine(first);
    int then = outside(line, TrickParser.THEN);
    int otherwise = outside(line, TrickParser.ELSE);
    if (then < 2 || then == line.size() - 1) {
      return Optional.of(
          Complaint.over(
              first, first, ParseProblem.VALUE_BEHIND_CONDITION, "2 if CONDITION, else 1"));
    }
    int end = otherwise > then + 1 ? otherwise : line.size();
    String condition = situation.words(line.get(1), line.get(then - 1));
    String value = situation.words(line.get(then + 1), line.get(end - 1));
    String rest =
        end < line.size() - 1 ? ", else " + situation.words(line.get(end + 1), line.getLast()) : "";
    String meant = value + " if " + condition + rest;
    return Optional.of(
        Complaint.over(first, line.getLast(), ParseProblem.VALUE_BEHIND_CONDITION, meant)
            .mendedBy(Rewriting.replace(first, line.getLast(), meant)));
  }

  private static int outside(List<Token> line, int type) {
    return IntStream.range(0, line.size())
        .filter(index -> line.get(index).getType() == type)
        .findFirst()
        .orElse(-1);
  }

  /** {@code best by highest card}. */
  static Optional<Complaint> strength(Situation situation) {
    @Nullable Token before = situation.before();
    if (before == null
        || !situation.within(TrickParser.RULE_trickLine)
        || !STRENGTHS.contains(situation.found().getText())) {
      return Optional.empty();
    }
    boolean low = LOW.contains(before.getText());
    return low || HIGH.contains(before.getText())
        ? Optional.of(
            Complaint.written(
                before,
                situation.found(),
                situation.words(before, situation.found()),
                low ? "lower card.rank" : "card.rank"))
        : Optional.empty();
  }

  /** {@code must follow suit if possible}. */
  static Optional<Complaint> obligation(Situation situation) {
    if (!situation.within(TrickParser.RULE_trickLine)) {
      return Optional.empty();
    }
    Token first = situation.startOfStatement(situation.found());
    List<Token> line = situation.restOfLine(first);
    return isSaidInProse(line)
        ? ToldRules.line(line)
            .map(
                meant ->
                    Complaint.over(
                            first,
                            line.getLast(),
                            ParseProblem.TOLD_RULE,
                            situation.words(first, line.getLast()),
                            meant)
                        .mendedBy(Rewriting.replace(first, line.getLast(), meant)))
        : Optional.empty();
  }

  /** Whether nothing in the line is a condition of a script. */
  private static boolean isSaidInProse(List<Token> line) {
    return line.stream()
        .allMatch(
            word ->
                Vocabulary.isNameOrNumber(word.getType())
                    || Vocabulary.isConnective(word.getType()));
  }

  /** {@code must "trump" card.suit == trump if led.suit != trump}. */
  static Optional<Complaint> ruleCondition(Situation situation) {
    Token word = situation.found();
    return word.getType() == TrickParser.IF
            && situation.within(TrickParser.RULE_trickLine)
            && (situation.expected().contains(TrickParser.WHEN)
                || situation.expected().contains(TrickParser.LINE_END))
        ? Optional.of(Complaint.at(word, ParseProblem.FOREIGN_SIGN, "when"))
        : Optional.empty();
  }

  /** {@code dealer has QS}, {@code trick contains QS}. */
  static Optional<Complaint> having(Situation situation) {
    Token verb = situation.found();
    @Nullable Token owner = situation.before();
    Token card = situation.after(verb);
    boolean has = verb.getType() == TrickParser.HAS;
    if (owner == null
        || !(has || CONTAINS.contains(verb.getText()))
        || card.getType() != TrickParser.WORD
        || !Vocabulary.isNameOrNumber(owner.getType())) {
      return Optional.empty();
    }
    String place =
        has
            ? "hand of " + owner.getText()
            : owner.getType() == TrickParser.TRICK ? "cards of trick" : owner.getText();
    return Optional.of(
        Complaint.written(
            owner, card, situation.words(owner, card), card.getText() + " in " + place));
  }

  /** {@code set trump to H}. */
  static Optional<Complaint> setting(Situation situation) {
    @Nullable Token set = situation.before();
    Token name = situation.found();
    if (set == null
        || !SETTING.contains(set.getText())
        || !situation.in(TrickParser.RULE_deed)
        || !set.equals(situation.startOfStatement(set))
        || !Vocabulary.isNameOrNumber(name.getType())) {
      return Optional.empty();
    }
    Token to = situation.after(name);
    boolean said = to.getType() == TrickParser.SET_TO || to.getType() == TrickParser.TO;
    return said
        ? Optional.of(Complaint.written(set, to, situation.words(set, to), name.getText() + " ="))
        : Optional.empty();
  }

  /** {@code out = seat 1, seat 2}. */
  static Optional<Complaint> valuesWithoutBrackets(Situation situation) {
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
                    Vocabulary.isNameOrNumber(value.getType())
                        || value.getType() == TrickParser.OF
                        || value.getType() == TrickParser.COMMA);
    if (!plain || values.getLast().getType() == TrickParser.COMMA) {
      return Optional.empty();
    }
    String meant = "(" + situation.words(values.getFirst(), values.getLast()) + ")";
    return Optional.of(
        Complaint.over(
                values.getFirst(), values.getLast(), ParseProblem.VALUES_WITHOUT_BRACKETS, meant)
            .mendedBy(Rewriting.replace(values.getFirst(), values.getLast(), meant)));
  }

  /** {@code seat 1 score = 3}. */
  static Optional<Complaint> scoreSet(Situation situation) {
    @Nullable Token score = situation.before();
    return score != null
            && score.getType() == TrickParser.SCORE
            && situation.found().getType() == TrickParser.SET_TO
            && situation.within(TrickParser.RULE_verb)
        ? Optional.of(
            Complaint.written(
                score,
                situation.found(),
                situation.words(score, situation.found()),
                Vocabulary.literal(TrickParser.SCORES)))
        : Optional.empty();
  }

  /** {@code from whist, (no-whist unless must-whist)}. */
  static Optional<Complaint> unlessBehindValue(Situation situation) {
    Token unless = situation.found();
    return unless.getType() == TrickParser.UNLESS
            && situation.expected().contains(TrickParser.RIGHT_PARENTHESIS)
        ? Optional.of(Complaint.at(unless, ParseProblem.FOREIGN_SIGN, "if not"))
        : Optional.empty();
  }

  /** {@code turn up hand of dealer to seat 2}. */
  static Optional<Complaint> turnedTo(Situation situation) {
    Token to = situation.found();
    Token turn = situation.startOfStatement(to);
    Token up = situation.after(turn);
    return to.getType() == TrickParser.TO
            && turn.getType() == TrickParser.TURN
            && up.getType() == TrickParser.UP
        ? Optional.of(Complaint.written(turn, up, situation.words(turn, up), "show"))
        : Optional.empty();
  }

  /** A condition in a line of its own, behind the statement for which it is meant. */
  static Optional<Complaint> conditionInNextLine(Situation situation) {
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
        Complaint.at(first, ParseProblem.CONDITION_IN_NEXT_LINE)
            .mendedBy(
                Rewriting.behind(statement, " if"),
                Rewriting.withoutBefore(first, situation.after(first))));
  }

  /** {@code dealer = next player}. */
  static Optional<Complaint> nextPlayer(Situation situation) {
    @Nullable Token next = situation.before();
    Token player = situation.found();
    Token name = situation.startOfStatement(player);
    return next != null
            && next.getType() == TrickParser.NEXT
            && player.getType() == TrickParser.PLAYER
            && situation.after(name).getType() == TrickParser.SET_TO
        ? Optional.of(
            Complaint.written(
                next, player, situation.words(next, player), "next after " + name.getText()))
        : Optional.empty();
  }

  /** {@code players 4, teams of 2}. */
  static Optional<Complaint> together(Situation situation) {
    Token word = situation.found();
    return situation.within(TrickParser.RULE_players) && TOGETHER.contains(word.getText())
        ? Optional.of(
            Complaint.written(
                word,
                situation.endOfLine(word),
                situation.words(word, situation.endOfLine(word)),
                "partners across"))
        : Optional.empty();
  }

  /** {@code player to the left of dealer}. */
  static Optional<Complaint> neighbour(Situation situation) {
    @Nullable Token player = situation.before();
    Token to = situation.found();
    Token side = situation.after(situation.after(to));
    boolean beside = side.getType() == TrickParser.LEFT || side.getType() == TrickParser.RIGHT;
    return player != null && to.getType() == TrickParser.TO && beside
        ? Optional.of(
            Complaint.written(player, side, situation.words(player, side), side.getText()))
        : Optional.empty();
  }

  /** {@code seat 1 wins with AH}, in a test. */
  static Optional<Complaint> winningCard(Situation situation) {
    @Nullable Token wins = situation.before();
    Token with = situation.found();
    return wins != null
            && situation.within(TrickParser.RULE_testLine)
            && with.getType() == TrickParser.WITH
            && (wins.getType() == TrickParser.WINS || wins.getType() == TrickParser.WIN)
        ? Optional.of(
            Complaint.over(
                    with,
                    situation.endOfLine(with),
                    ParseProblem.NEEDLESS_WORD,
                    situation.words(with, situation.endOfLine(with)),
                    "seat 2 wins")
                .mendedBy(Rewriting.withoutBehind(wins, situation.endOfLine(with))))
        : Optional.empty();
  }

  /** {@code Q..K: 3}, {@code Q, K: 3} and {@code J: 1 Q: 2}, in a table. */
  static Optional<Complaint> row(Situation situation) {
    @Nullable Token before = situation.before();
    Token found = situation.found();
    if (before == null) {
      return Optional.empty();
    }
    if (situation.in(TrickParser.RULE_row) && found.getType() == TrickParser.RANGE) {
      Token last = situation.after(found);
      return Optional.of(
          Complaint.over(
              before, last, ParseProblem.RANGE_OF_NAMES, before.getText(), last.getText()));
    }
    if (situation.in(TrickParser.RULE_row) && found.getType() == TrickParser.COMMA) {
      List<Token> commas =
          situation.restOfLine(found).stream()
              .takeWhile(token -> token.getType() != TrickParser.COLON)
              .filter(token -> token.getType() == TrickParser.COMMA)
              .toList();
      return Optional.of(Complaint.surplus(commas, ParseProblem.COMMA_IN_DECK));
    }
    return found.getType() != TrickParser.LINE_END
            && situation.within(TrickParser.RULE_primary)
            && situation.expected().contains(TrickParser.COMMA)
            && situation.after(found).getType() == TrickParser.COLON
        ? Optional.of(
            Complaint.between(before, found, ParseProblem.MISSING_WORD, ",", situation.form())
                .mendedBy(Rewriting.behind(before, ",")))
        : Optional.empty();
  }
}
