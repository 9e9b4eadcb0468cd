package tricksmith.parse.advice;

import java.text.Normalizer;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenDiagnostic;
import tricksmith.parse.diagnostic.TokenEdit;
import tricksmith.parse.tokens.TokenTypes;

/** Knows single words of plain English that a script leaves out, or for which it has others. */
public final class Prose {
  private static final Set<String> ARTICLES = Set.of("the", "a", "an", "The", "A", "An");

  private static final Set<String> CARDS = Set.of("card", "cards");

  private static final Set<String> POINTS = Set.of("point", "points", "pts");

  /** What players do with points, and what a script says. */
  private static final Map<String, String> SCORING =
      Map.ofEntries(
          Map.entry("gets", "scores "),
          Map.entry("get", "scores "),
          Map.entry("gains", "scores "),
          Map.entry("gain", "scores "),
          Map.entry("earns", "scores "),
          Map.entry("earn", "scores "),
          Map.entry("receives", "scores "),
          Map.entry("receive", "scores "),
          Map.entry("wins", "scores "),
          Map.entry("win", "scores "),
          Map.entry("loses", "scores -"),
          Map.entry("lose", "scores -"));

  /** What players do with alternatives. */
  private static final Map<String, String> CHOOSING =
      Map.ofEntries(
          Map.entry("bids", "chooses bid"),
          Map.entry("bid", "chooses bid"),
          Map.entry("names", "chooses"),
          Map.entry("picks", "chooses"),
          Map.entry("selects", "chooses"),
          Map.entry("declares", "chooses"),
          Map.entry("calls", "chooses"));

  /** What is done with cards. */
  private static final Map<String, String> HANDLING =
      Map.of(
          "flip", "turn up",
          "reveal", "turn up",
          "expose", "turn up",
          "put", "move",
          "place", "move",
          "lay", "move",
          "distribute", "deal",
          "mix", "shuffle");

  /** What has properties, when it stands alone. */
  private static final Set<String> OWNERS =
      Set.of("card", "led", "winning-card", "trick", "bid", "other");

  /** Properties that are asked of what stands before them. */
  private static final Set<String> PROPERTIES =
      Set.of("suit", "rank", "number", "player", "winner", "leader");

  /** Who sees something. */
  private static final Map<String, String> VISIBILITIES =
      Map.of(
          "hidden", "face down",
          "closed", "face down",
          "open", "face up",
          "visible", "face up",
          "public", "face up",
          "private", "seen by owner",
          "secret", "seen by owner",
          "伏せる", "face down",
          "公開", "face up");

  /** A number with a word for what is counted. */
  private static final Pattern COUNTED = Pattern.compile("([0-9]+)(枚|枚ずつ|人|名|回|点|トリック)");

  private Prose() {}

  /** {@code players 4人}, {@code repeat 3回 { … }}. */
  public static Optional<TokenDiagnostic> counter(ErrorContext situation) {
    return Stream.of(situation.found(), situation.before())
        .flatMap(Stream::ofNullable)
        .flatMap(word -> counted(situation, word).stream())
        .findFirst();
  }

  private static Optional<TokenDiagnostic> counted(ErrorContext situation, Token word) {
    Matcher counted = COUNTED.matcher(Normalizer.normalize(word.getText(), Normalizer.Form.NFKC));
    if (!counted.matches()) {
      return Optional.empty();
    }
    boolean times = situation.within(TrickParser.RULE_timesHead);
    String meant = counted.group(1) + (times ? " times" : "");
    return Optional.of(TokenDiagnostic.written(word, word, word.getText(), meant));
  }

  /** {@code all players score 1}. */
  public static Optional<TokenDiagnostic> allPlayers(ErrorContext situation) {
    @Nullable Token all = situation.before();
    Token players = situation.found();
    return all != null && all.getText().equals("all") && players.getType() == TrickParser.PLAYERS
        ? Optional.of(
            TokenDiagnostic.written(all, players, situation.words(all, players), players.getText()))
        : Optional.empty();
  }

  /** {@code tricks won by dealer}. */
  public static Optional<TokenDiagnostic> tricksWon(ErrorContext situation) {
    @Nullable Token tricks = situation.before();
    Token won = situation.found();
    Token by = situation.after(won);
    return tricks != null
            && tricks.getType() == TrickParser.TRICKS
            && won.getType() == TrickParser.WON
            && by.getType() == TrickParser.BY
        ? Optional.of(
            TokenDiagnostic.written(tricks, by, situation.words(tricks, by), "number of tricks of"))
        : Optional.empty();
  }

  /** {@code play until hands are empty}. */
  public static Optional<TokenDiagnostic> playWithoutTricks(ErrorContext situation) {
    @Nullable Token play = situation.before();
    int found = situation.found().getType();
    return play != null
            && play.getType() == TrickParser.PLAY
            && (found == TrickParser.UNTIL || found == TrickParser.FROM)
        ? Optional.of(
            TokenDiagnostic.between(
                    play,
                    situation.found(),
                    ParseProblem.MISSING_WORD,
                    TokenTypes.literal(TrickParser.TRICKS),
                    situation.form())
                .mendedBy(TokenEdit.behind(play, " tricks")))
        : Optional.empty();
  }

  /** {@code random suit from (H, S)}. */
  public static Optional<TokenDiagnostic> randomFrom(ErrorContext situation) {
    @Nullable Token kind = situation.before();
    @Nullable Token random = kind == null ? null : situation.before(kind);
    return kind != null
            && random != null
            && random.getType() == TrickParser.RANDOM
            && situation.found().getType() == TrickParser.FROM
        ? Optional.of(
            TokenDiagnostic.at(kind, ParseProblem.NEEDLESS_WORD, "random from (A, B)")
                .mendedBy(TokenEdit.withoutBefore(kind, situation.found())))
        : Optional.empty();
  }

  /** {@code pile: hidden}. */
  public static Optional<TokenDiagnostic> visibility(ErrorContext situation) {
    Token word = situation.found();
    boolean expected =
        situation.within(TrickParser.RULE_zone) || situation.within(TrickParser.RULE_stateLine);
    return expected
        ? Optional.ofNullable(VISIBILITIES.get(word.getText()))
            .map(meant -> TokenDiagnostic.written(word, word, word.getText(), meant))
        : Optional.empty();
  }

  /** {@code suit of the top of deck}. */
  public static Optional<TokenDiagnostic> article(ErrorContext situation) {
    Token found = situation.found();
    return Stream.of(found, situation.before())
        .flatMap(Stream::ofNullable)
        .filter(word -> ARTICLES.contains(word.getText()))
        .filter(word -> situation.after(word).getLine() == word.getLine())
        .filter(word -> situation.after(word).getText().length() > 1)
        .filter(word -> TokenTypes.isNameOrNumber(situation.after(word).getType()))
        .findFirst()
        .map(word -> withoutArticle(situation, word, situation.after(word)));
  }

  private static TokenDiagnostic withoutArticle(ErrorContext situation, Token article, Token next) {
    return TokenDiagnostic.at(
            article, ParseProblem.NEEDLESS_WORD, situation.words(next, situation.endOfLine(next)))
        .mendedBy(TokenEdit.withoutBefore(article, next));
  }

  /** {@code deal 7 cards to each player}. */
  public static Optional<TokenDiagnostic> cardsDealt(ErrorContext situation) {
    Token cards = situation.found();
    @Nullable Token number = situation.before();
    if (number == null
        || !CARDS.contains(cards.getText())
        || !situation.startOfStatement(cards).getText().equals("deal")) {
      return Optional.empty();
    }
    if (number.getText().equals("all")) {
      return Optional.of(
          TokenDiagnostic.written(
              number, cards, situation.words(number, cards), TokenTypes.literal(TrickParser.DECK)));
    }
    Token next = situation.after(cards);
    return Optional.of(
        next.getType() == TrickParser.EACH
            ? TokenDiagnostic.written(cards, next, situation.words(cards, next), "to each player")
            : TokenDiagnostic.at(
                    cards,
                    ParseProblem.NEEDLESS_WORD,
                    "deal " + number.getText() + " to each player")
                .mendedBy(TokenEdit.withoutBehind(number, cards)));
  }

  /** {@code winner scores 2 points}. */
  public static Optional<TokenDiagnostic> points(ErrorContext situation) {
    Token points = situation.found();
    @Nullable Token number = situation.before();
    return number != null && POINTS.contains(points.getText())
        ? Optional.of(
            TokenDiagnostic.at(points, ParseProblem.NEEDLESS_WORD, "PLAYER scores 2")
                .mendedBy(TokenEdit.withoutBehind(number, points)))
        : Optional.empty();
  }

  /**
   * {@code each player gets 7 cards}, {@code winner gets 2 points}, {@code dealer bids from 1..5}.
   */
  public static Optional<TokenDiagnostic> verb(ErrorContext situation) {
    return situation.in(TrickParser.RULE_deed) || situation.within(TrickParser.RULE_each)
        ? Stream.of(situation.before(), situation.found())
            .flatMap(Stream::ofNullable)
            .filter(word -> !word.equals(situation.startOfStatement(word)))
            .flatMap(word -> verb(situation, word).stream())
            .findFirst()
        : Optional.empty();
  }

  private static Optional<TokenDiagnostic> verb(ErrorContext situation, Token verb) {
    String word = verb.getText();
    Token next = situation.after(verb);
    if (SCORING.containsKey(word)) {
      return TokenTypes.CLOSING.contains(next.getType())
          ? Optional.empty()
          : Optional.of(given(situation, verb, next));
    }
    return next.getType() == TrickParser.FROM || situation.after(next).getType() == TrickParser.FROM
        ? Optional.ofNullable(CHOOSING.get(word))
            .map(meant -> TokenDiagnostic.written(verb, verb, word, chooses(meant, next)))
        : Optional.empty();
  }

  /** A name that follows is chosen; otherwise what the verb speaks of. */
  private static String chooses(String meant, Token next) {
    return next.getType() == TrickParser.FROM || !meant.contains(" ") ? meant : "chooses";
  }

  private static TokenDiagnostic given(ErrorContext situation, Token verb, Token amount) {
    Token what = situation.after(amount);
    if (CARDS.contains(what.getText())) {
      Token first = situation.startOfStatement(verb);
      return TokenDiagnostic.written(
          first,
          what,
          situation.words(first, what),
          "deal " + amount.getText() + " to each player");
    }
    Token last = POINTS.contains(what.getText()) ? what : amount;
    return TokenDiagnostic.written(
        verb,
        last,
        situation.words(verb, last),
        Objects.requireNonNull(SCORING.get(verb.getText())) + amount.getText());
  }

  /** {@code flip top of deck}. */
  public static Optional<TokenDiagnostic> handling(ErrorContext situation) {
    @Nullable Token first = situation.before();
    return first != null
            && situation.in(TrickParser.RULE_deed)
            && first.equals(situation.startOfStatement(first))
            && HANDLING.containsKey(first.getText())
        ? Optional.of(
            TokenDiagnostic.written(
                first,
                first,
                first.getText(),
                Objects.requireNonNull(HANDLING.get(first.getText()))))
        : Optional.empty();
  }

  /** {@code players 4 to 6}. */
  public static Optional<TokenDiagnostic> rangeInWords(ErrorContext situation) {
    Token to = situation.found();
    @Nullable Token from = situation.before();
    Token until = situation.after(to);
    return from != null
            && to.getType() == TrickParser.TO
            && from.getType() == TrickParser.NUMBER
            && until.getType() == TrickParser.NUMBER
        ? Optional.of(
            TokenDiagnostic.written(
                from, until, situation.words(from, until), from.getText() + ".." + until.getText()))
        : Optional.empty();
  }

  /** {@code players: 4}. */
  public static Optional<TokenDiagnostic> colon(ErrorContext situation) {
    Token colon = situation.found();
    return colon.getType() == TrickParser.COLON
            && situation.expected().contains(situation.after(colon).getType())
        ? Optional.of(
            TokenDiagnostic.at(colon, ParseProblem.NEEDLESS_WORD, situation.form())
                .mendedBy(TokenEdit.without(colon)))
        : Optional.empty();
  }

  /** {@code card rank}. */
  public static Optional<TokenDiagnostic> property(ErrorContext situation) {
    Token property = situation.found();
    @Nullable Token owner = situation.before();
    return owner != null
            && OWNERS.contains(owner.getText())
            && PROPERTIES.contains(property.getText())
        ? Optional.of(
            TokenDiagnostic.written(
                owner,
                property,
                situation.words(owner, property),
                owner.getText() + "." + property.getText()))
        : Optional.empty();
  }

  /** {@code chooses laid 2 cards from hand}. */
  public static Optional<TokenDiagnostic> numberOfCards(ErrorContext situation) {
    Token number = situation.found();
    if (!situation.within(TrickParser.RULE_choice)
        || number.getType() != TrickParser.NUMBER
        || !CARDS.contains(situation.after(number).getText())) {
      return Optional.empty();
    }
    @Nullable Token before = situation.before();
    boolean named = before != null && before.getType() == TrickParser.WORD;
    TokenEdit mend =
        named
            ? TokenEdit.behind(Objects.requireNonNull(before), ":")
            : TokenEdit.before(number, "picked: ");
    String[] missing =
        named ? new String[] {":", situation.form()} : new String[] {situation.form()};
    return Optional.of(
        TokenDiagnostic.between(
                Objects.requireNonNull(before),
                number,
                named ? ParseProblem.MISSING_WORD : ParseProblem.MISSING_NAME,
                missing)
            .mendedBy(mend));
  }
}
