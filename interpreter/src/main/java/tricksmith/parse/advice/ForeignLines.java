package tricksmith.parse.advice;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenDiagnostic;
import tricksmith.parse.diagnostic.TokenEdit;
import tricksmith.parse.tokens.TokenTypes;

/** Knows lines that people write where a script has others, and sections under other names. */
public final class ForeignLines {

  /** What sections are called elsewhere. */
  private static final Map<String, String> SECTIONS =
      Map.ofEntries(
          Map.entry("setup", "match"),
          Map.entry("procedure", "match"),
          Map.entry("gameplay", "match"),
          Map.entry("round", "match"),
          Map.entry("rounds", "match"),
          Map.entry("rules", "trick"),
          Map.entry("scoring", "score"),
          Map.entry("points", "score"),
          Map.entry("variables", "state"),
          Map.entry("vars", "state"),
          Map.entry("settings", "options"),
          Map.entry("config", "options"),
          Map.entry("winning", "end"),
          Map.entry("victory", "end"),
          Map.entry("function", "define"),
          Map.entry("def", "define"),
          Map.entry("author", "by"),
          Map.entry("name", "game"));

  private static final Set<String> JOKERS = Set.of("joker", "jokers", "Joker", "Jokers");

  private static final Set<String> REMOVING = Set.of("remove", "without", "exclude", "omit");

  private static final Set<String> BEATING = Set.of("win", "wins", "beat", "beats");

  private static final Set<String> COMPARING = Set.of("highest", "higher", "winner", "high");

  private ForeignLines() {}

  /** {@code setup { … }}, {@code 4 players}. */
  public static Optional<TokenDiagnostic> section(ErrorContext line) {
    Token found = line.found();
    Token next = line.after(found);
    if (found.getType() == TrickParser.NUMBER && isPlayers(next)) {
      return Optional.of(
          TokenDiagnostic.written(
              found, next, line.words(found, next), "players " + found.getText()));
    }
    return Optional.ofNullable(SECTIONS.get(found.getText()))
        .map(meant -> TokenDiagnostic.at(found, ParseProblem.MISSPELT, meant));
  }

  private static boolean isPlayers(Token token) {
    return token.getType() == TrickParser.PLAYERS || token.getType() == TrickParser.PLAYER;
  }

  /** A line within a section. */
  public static Optional<TokenDiagnostic> within(ErrorContext line) {
    return switch (line.context().getRuleIndex()) {
      case TrickParser.RULE_deck -> jokers(line, line.found()).or(() -> removal(line.found()));
      case TrickParser.RULE_trick ->
          obligation(line).or(() -> prohibition(line.found())).or(() -> comparison(line));
      default -> Optional.empty();
    };
  }

  /** {@code 2 jokers}; {@code also 2 jokers}, from its second word on. */
  static Optional<TokenDiagnostic> jokers(ErrorContext line, Token first) {
    List<Token> words = line.restOfLine(first);
    return words.stream().noneMatch(word -> JOKERS.contains(word.getText()))
            || words.stream().anyMatch(word -> word.getType() == TrickParser.COLON)
        ? Optional.empty()
        : Optional.of(
            TokenDiagnostic.written(
                first,
                words.getLast(),
                line.words(first, words.getLast()),
                "also " + number(words) + " of JK: joker"));
  }

  private static String number(List<Token> words) {
    return words.stream()
        .filter(word -> word.getType() == TrickParser.NUMBER)
        .map(Token::getText)
        .findFirst()
        .orElse("1");
  }

  /** {@code also 2 jokers}. */
  public static Optional<TokenDiagnostic> alsoJokers(ErrorContext situation) {
    @Nullable Token before = situation.before();
    if (before == null || !situation.within(TrickParser.RULE_deckLine)) {
      return Optional.empty();
    }
    Token first = situation.startOfStatement(before);
    return first.getType() == TrickParser.ALSO ? jokers(situation, first) : Optional.empty();
  }

  /** {@code remove 2 3}. */
  private static Optional<TokenDiagnostic> removal(Token first) {
    return REMOVING.contains(first.getText())
        ? Optional.of(TokenDiagnostic.written(first, first, first.getText(), "leave out ranks"))
        : Optional.empty();
  }

  /** {@code cannot lead H}. */
  private static Optional<TokenDiagnostic> prohibition(Token first) {
    return first.getText().equals("cannot")
        ? Optional.of(TokenDiagnostic.written(first, first, first.getText(), "may not"))
        : Optional.empty();
  }

  /** {@code highest trump wins}. */
  private static Optional<TokenDiagnostic> comparison(ErrorContext line) {
    Token first = line.found();
    Token last = line.endOfLine(first);
    boolean trump =
        line.restOfLine(first).stream().anyMatch(word -> word.getText().startsWith("trump"));
    boolean beats =
        line.restOfLine(first).stream().anyMatch(word -> BEATING.contains(word.getText()));
    return COMPARING.contains(first.getText()) || (trump && beats)
        ? Optional.of(
            TokenDiagnostic.written(
                first,
                last,
                line.words(first, last),
                "best by "
                    + (trump ? "card.suit == trump then " : "")
                    + "card.suit == led.suit then card.rank"))
        : Optional.empty();
  }

  /** {@code players can't lead trump}. */
  private static Optional<TokenDiagnostic> obligation(ErrorContext line) {
    Token first = line.found();
    List<Token> words = line.restOfLine(first);
    boolean told =
        words.stream()
            .allMatch(
                word ->
                    TokenTypes.isNameOrNumber(word.getType())
                        || TokenTypes.isConnective(word.getType()));
    return told
        ? ToldRules.line(words)
            .map(
                meant ->
                    TokenDiagnostic.over(
                            first,
                            words.getLast(),
                            ParseProblem.TOLD_RULE,
                            line.words(first, words.getLast()),
                            meant)
                        .mendedBy(TokenEdit.replace(first, words.getLast(), meant)))
        : Optional.empty();
  }
}
