package tricksmith.parse.advice;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenDiagnostic;
import tricksmith.parse.diagnostic.TokenEdit;
import tricksmith.parse.tokens.TokenTypes;

/** Knows sentences in which people tell what players do, and the statements that say the same. */
public final class TableTalk {
  private static final Set<String> PASSING =
      Set.of("passes", "pass", "gives", "give", "hands", "exchanges", "exchange");

  private static final Set<String> DISCARDING =
      Set.of("discards", "discard", "throws", "buries", "bury", "removes");

  private static final Set<String> TAKING =
      Set.of("takes", "take", "picks", "pick", "collects", "collect");

  private static final Set<String> WHO = Set.of("whoever", "who", "whichever", "whomever");

  private static final Set<String> HAVING =
      Set.of("has", "have", "had", "with", "took", "takes", "won", "wins", "got", "gets", "holds");

  private static final Set<String> SUPERLATIVES =
      Set.of("most", "fewest", "highest", "lowest", "least");

  private static final Set<String> LITTLE_WORDS = Set.of("the", "a", "an", "of", "up");

  private static final Set<String> TRICKS = Set.of("trick", "tricks");

  private static final Set<String> CARDS = Set.of("card", "cards");

  /** What is called so of a player. */
  private static final Map<String, String> MEASURES =
      Map.of(
          "tricks", "tricks of player",
          "trick", "tricks of player",
          "points", "score of player",
          "point", "score of player",
          "score", "score of player",
          "cards", "cards won by player");

  private TableTalk() {}

  /** {@code each player passes 3 cards to the left}. */
  public static Optional<TokenDiagnostic> passing(ErrorContext situation) {
    return verb(situation, PASSING)
        .filter(verb -> isCounted(situation, verb))
        .map(
            verb -> {
              String who = subject(situation, verb);
              String number = number(situation, verb);
              return inTwo(
                  situation,
                  who + " chooses passed: " + cards(number) + " from hand",
                  who + " moves passed to hand of " + receiver(situation, verb));
            });
  }

  private static String receiver(ErrorContext situation, Token verb) {
    String who = single(subject(situation, verb));
    List<String> rest = situation.restOfLine(verb).stream().map(Token::getText).toList();
    if (rest.contains("right")) {
      return "right of " + who;
    }
    return rest.contains("across") || rest.contains("partner")
        ? "partner of " + who
        : "left of " + who;
  }

  /** {@code dealer discards 2 cards}. */
  public static Optional<TokenDiagnostic> discarding(ErrorContext situation) {
    return verb(situation, DISCARDING)
        .filter(verb -> isCounted(situation, verb))
        .map(
            verb -> {
              String who = subject(situation, verb);
              String number = number(situation, verb);
              return inTwo(
                  situation,
                  who + " chooses discarded: " + cards(number) + " from hand",
                  who + " moves discarded to aside");
            });
  }

  /** {@code winner takes the trick}, {@code dealer picks up kitty}. */
  public static Optional<TokenDiagnostic> taking(ErrorContext situation) {
    return verb(situation, TAKING)
        .filter(verb -> !verb.equals(situation.startOfStatement(verb)))
        .flatMap(
            verb -> {
              List<Token> what = withoutLittleWords(situation.restOfLine(situation.after(verb)));
              String meant = taken(what);
              return meant.isEmpty()
                  ? Optional.empty()
                  : Optional.of(
                      TokenDiagnostic.written(
                          verb, what.getLast(), situation.words(verb, what.getLast()), meant));
            });
  }

  private static String taken(List<Token> what) {
    if (what.size() != 1 || !TokenTypes.isNameOrNumber(what.getFirst().getType())) {
      return "";
    }
    return TRICKS.contains(what.getFirst().getText())
        ? "moves cards of trick to won"
        : "moves " + what.getFirst().getText() + " to hand";
  }

  /** {@code dealer draws 2 cards from deck}. */
  public static Optional<TokenDiagnostic> drawing(ErrorContext situation) {
    Token cards = situation.found();
    @Nullable Token number = situation.before();
    return number != null
            && situation.within(TrickParser.RULE_verb)
            && CARDS.contains(cards.getText())
            && startsWith(situation, cards, "draw")
        ? Optional.of(
            TokenDiagnostic.at(cards, ParseProblem.NEEDLESS_WORD, "PLAYER draws 2 from deck")
                .mendedBy(TokenEdit.withoutBehind(number, cards)))
        : Optional.empty();
  }

  private static boolean startsWith(ErrorContext situation, Token word, String verb) {
    Token first = situation.startOfStatement(word);
    return situation.restOfLine(first).stream()
        .takeWhile(token -> !token.equals(word))
        .anyMatch(token -> token.getText().startsWith(verb));
  }

  /** {@code whoever has most tricks scores 1}, {@code player with most tricks scores 1}. */
  public static Optional<TokenDiagnostic> whoever(ErrorContext situation) {
    Token first = situation.startOfStatement(situation.found());
    List<Token> words = withoutLittleWords(situation.restOfLine(first));
    if (words.size() < 3 || !situation.within(TrickParser.RULE_statement)) {
      return Optional.empty();
    }
    String having = words.get(1).getText();
    boolean who = WHO.contains(words.getFirst().getText()) && HAVING.contains(having);
    boolean player = isPlayer(words.getFirst()) && having.equals("with");
    return who || player ? told(situation, words, who) : Optional.empty();
  }

  private static Optional<TokenDiagnostic> told(
      ErrorContext situation, List<Token> words, boolean who) {
    Token third = words.get(2);
    if (SUPERLATIVES.contains(third.getText()) && words.size() > 3) {
      Token what = words.get(3);
      return Optional.of(
          written(
              situation,
              words.getFirst(),
              what,
              "(players with " + third.getText() + " " + measure(what.getText()) + ")"));
    }
    if (who && TRICKS.contains(third.getText())) {
      return Optional.of(written(situation, words.getFirst(), third, "winner"));
    }
    return who && third.getType() == TrickParser.WORD
        ? Optional.of(
            written(situation, words.getFirst(), third, "player holding " + third.getText()))
        : Optional.empty();
  }

  /** How something is called that a player has much or little of. */
  static String measure(String word) {
    return MEASURES.getOrDefault(word, "VALUE");
  }

  private static boolean isPlayer(Token word) {
    return word.getType() == TrickParser.PLAYER || word.getType() == TrickParser.PLAYERS;
  }

  /** {@code winner scores 1 per trick}. */
  public static Optional<TokenDiagnostic> per(ErrorContext situation) {
    Token per = situation.found();
    @Nullable Token number = situation.before();
    boolean said = per.getText().equals("per") || per.getType() == TrickParser.FOR;
    Token what = situation.endOfLine(per);
    if (number == null
        || !said
        || number.getType() != TrickParser.NUMBER
        || !startsWith(situation, per, "score")
        || !TRICKS.contains(what.getText())) {
      return Optional.empty();
    }
    if (situation.within(TrickParser.RULE_playBlock)) {
      return Optional.of(
          TokenDiagnostic.over(
                  per,
                  what,
                  ParseProblem.NEEDLESS_WORD,
                  situation.words(per, what),
                  "play tricks until hands are empty { winner scores 1 }")
              .mendedBy(TokenEdit.withoutBehind(number, what)));
    }
    String times = number.getText().equals("1") ? "" : number.getText() + " * ";
    Token first = situation.startOfStatement(per);
    return Optional.of(
        written(
            situation,
            number,
            what,
            times + "number of tricks of " + single(subject(situation, situation.after(first)))));
  }

  private static TokenDiagnostic written(
      ErrorContext situation, Token first, Token last, String meant) {
    return TokenDiagnostic.written(first, last, situation.words(first, last), meant);
  }

  /** One of these verbs, where a statement cannot be read. */
  private static Optional<Token> verb(ErrorContext situation, Set<String> verbs) {
    return situation.within(TrickParser.RULE_statement)
            && (situation.in(TrickParser.RULE_deed) || situation.within(TrickParser.RULE_each))
        ? Stream.of(situation.before(), situation.found())
            .flatMap(Stream::ofNullable)
            .filter(word -> verbs.contains(word.getText()))
            .findFirst()
        : Optional.empty();
  }

  /** Whether it is said how many cards. */
  private static boolean isCounted(ErrorContext situation, Token verb) {
    return situation.restOfLine(verb).stream().anyMatch(word -> CARDS.contains(word.getText()));
  }

  private static String cards(String number) {
    return number + (number.equals("1") ? " card" : " cards");
  }

  private static String number(ErrorContext situation, Token verb) {
    return situation.restOfLine(verb).stream()
        .filter(word -> word.getType() == TrickParser.NUMBER)
        .map(Token::getText)
        .findFirst()
        .orElse("1");
  }

  /** Who does it: all do it together, if nobody is named or everybody. */
  private static String subject(ErrorContext situation, Token verb) {
    Token first = situation.startOfStatement(verb);
    List<Token> words =
        withoutLittleWords(situation.restOfLine(first)).stream()
            .takeWhile(word -> !word.equals(verb) && !word.getText().startsWith("score"))
            .toList();
    boolean all =
        words.isEmpty()
            || words.getFirst().getType() == TrickParser.EACH
            || words.getFirst().getText().equals("all")
            || words.getFirst().getType() == TrickParser.PLAYERS
            || words.getFirst().getText().equals("everyone");
    return all ? "each player at once" : words.stream().map(Token::getText).collect(joining(" "));
  }

  /** Each of those who do it. */
  private static String single(String subject) {
    return subject.startsWith("each ") ? "player" : subject;
  }

  private static List<Token> withoutLittleWords(List<Token> words) {
    return words.stream().filter(word -> !LITTLE_WORDS.contains(word.getText())).toList();
  }

  /** What is said in one sentence, and done in two statements. */
  private static TokenDiagnostic inTwo(ErrorContext situation, String one, String other) {
    Token first = situation.startOfStatement(situation.found());
    Token last = situation.endOfLine(first);
    String indentation = " ".repeat(situation.startOfLine(first).getCharPositionInLine());
    return TokenDiagnostic.over(
            first, last, ParseProblem.IN_TWO_STEPS, situation.words(first, last), one, other)
        .mendedBy(TokenEdit.replace(first, last, one + "\n" + indentation + other));
  }
}
