package tricksmith.check.advice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.symbols.BuiltInFunction;
import tricksmith.check.symbols.BuiltInWord;
import tricksmith.check.symbols.DeckConstants;
import tricksmith.check.symbols.DefinitionSymbol;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Option;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.source.Spelling;
import tricksmith.source.TextResource;

/**
 * The ways to guess which name an unknown one was meant to be, best first. The example of each is a
 * line with the name as written and as it should be; a test runs it.
 */
@SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
enum NameGuess {
  CARD_LOOKED_AT(
      "seat 1 scores number of other in hand of seat 1 where card.rank == A",
      "seat 1 scores number of other in hand of seat 1 where other.rank == A",
      NameGuess::cardLookedAt),
  NEIGHBOUR(
      "dealer = seat 1; play tricks from left until hands are empty",
      "dealer = seat 1; play tricks from left of dealer until hands are empty",
      NameGuess::neighbour),
  OPPONENT(
      "each player scores number of opponent",
      "each player scores number of opponents of player",
      unknown -> unknown.only("opponent", "opponents of " + whose(unknown, "…"))),
  OTHERS(
      "play tricks from seat 1 until hands are empty { losers score 1 }",
      "play tricks from seat 1 until hands are empty { players except winner score 1 }",
      unknown ->
          unknown.hint == null || unknown.hint.equals(Types.PLAYERS)
              ? Stream.of("losers", "others")
                  .filter(unknown.name::equals)
                  .map(_ -> "players except " + unknown.playerOr("winner"))
                  .findFirst()
              : Optional.empty()),
  OF_SOMEBODY(
      "each player scores number of opponents",
      "each player scores number of opponents of player",
      unknown ->
          Stream.of("opponents", "partner", "partners")
              .filter(unknown.name::equals)
              .map(word -> word + " of " + whose(unknown, "…"))
              .findFirst()),
  DUTY(
      "seat 1 scores number of card in hand of seat 1 where ruff",
      "seat 1 scores number of card in hand of seat 1 where card.suit == trump",
      NameGuess::duty),
  ALTERNATIVE(
      "seat 1 chooses trump from suits where suit != H",
      "seat 1 chooses trump from suits where it != H",
      NameGuess::alternative),
  COLOUR(
      "seat 1 scores 1 if trump in red", "seat 1 scores 1 if trump in (D, H)", NameGuess::colour),
  SYNONYM(
      "trump = hearts",
      "trump = H",
      unknown ->
          Synonyms.among(unknown.name, unknown.names())
              .filter(meant -> !meant.equals("everyone") || unknown.mayBe(Types.PLAYERS))),
  PROPERTY(
      "seat 1 scores number of other in hand of seat 1 where rank == A",
      "seat 1 scores number of other in hand of seat 1 where other.rank == A",
      NameGuess::property),
  COMBINATION("call = 13D", "call = [13, D]", NameGuess::combination),
  CARD(
      "seat 1 scores 1 if top of deck == SQ",
      "seat 1 scores 1 if top of deck == QS",
      unknown -> Synonyms.card(unknown.name, unknown.constants())),
  NUMBER(
      "deal seven to each player",
      "deal 7 to each player",
      unknown ->
          unknown.hint == Type.Basic.NUMBER ? Synonyms.number(unknown.name) : Optional.empty()),
  PLAYERS_COUNTED(
      "seat 1 scores 1 if 3人",
      "seat 1 scores 1 if number of everyone == 3",
      unknown ->
          unknown.hint == Type.Basic.YES_NO
              ? Synonyms.players(unknown.name).map(number -> "number of everyone == " + number)
              : Optional.empty()),
  DIFFERENCE(
      "seat 1 scores score-2",
      "seat 1 scores score - 2",
      unknown -> difference(unknown).map(parts -> String.join(" - ", parts))),
  COUNTED_DIFFERENCE(
      "seat 1 scores number of players-1",
      "seat 1 scores number of players - 1",
      NameGuess::countedDifference),
  PRODUCT("seat 1 scores 2score", "seat 1 scores 2 * score", NameGuess::product),
  JAPANESE_PHRASE(
      "trump = 山札の一番上のスート",
      "trump = suit of top of deck",
      unknown -> JapanesePhrases.meaning(unknown.name, word -> known(word, unknown.names()))),
  VALUES_OF_A_TYPE(
      "seat 1 chooses trump from スート",
      "seat 1 chooses trump from suits",
      unknown ->
          Synonyms.type(unknown.name).map(type -> type + "s").filter(unknown.names()::contains)),
  SPELLING(
      "seat 1 scores 1 if trmp == H",
      "seat 1 scores 1 if trump == H",
      unknown -> Spelling.nearest(unknown.name, unknown.names()));

  /** The suits of a colour, in a deck that has both. */
  private static Optional<String> colour(UnknownName unknown) {
    List<String> suits =
        switch (unknown.name) {
          case "red" -> List.of("D", "H");
          case "black" -> List.of("C", "S");
          default -> List.of();
        };
    boolean known = unknown.constants().suits().keySet().containsAll(suits);
    return !suits.isEmpty() && known && unknown.line.stripTrailing().endsWith("in")
        ? Optional.of("(" + String.join(", ", suits) + ")")
        : Optional.empty();
  }

  private static final Pattern COUNTED = Pattern.compile("(?<what>\\D+)-(?<number>\\d+)");

  private static final Pattern FACTOR = Pattern.compile("(?<number>\\d+)(?<what>\\D.*)");

  /** Those that look up a word, which costs nothing. */
  private static final Set<NameGuess> BY_WORD = EnumSet.range(CARD_LOOKED_AT, DUTY);

  /** What players call the duties of whoever plays a card, and the conditions that say so. */
  private static final Map<String, String> DUTIES =
      TextResource.meanings(NameGuess.class, "duties.txt");

  /** Who is meant by such words where nobody acts, the likeliest first. */
  private static final List<String> ROLES =
      List.of("declarer", "bidder", "maker", "caller", "taker");

  private static final Pattern NO_PARTS_OF_NAMES = Pattern.compile("[^\\p{L}\\p{N}_-]+");

  private final String wrong;
  private final String right;
  private final Function<UnknownName, Optional<String>> guess;

  NameGuess(String wrong, String right, Function<UnknownName, Optional<String>> guess) {
    this.wrong = wrong;
    this.right = right;
    this.guess = guess;
  }

  /**
   * An unknown name, and what is known at its place.
   *
   * @param hint the type that is expected; null for any
   * @param line what is written before it in its line
   */
  record UnknownName(String name, @Nullable Type hint, Scope scope, Symbols symbols, String line) {
    DeckConstants constants() {
      return symbols.constants();
    }

    Optional<String> only(String word, String meant) {
      return name.equals(word) ? Optional.of(meant) : Optional.empty();
    }

    /** The player who acts, or somebody else where nobody does. */
    String playerOr(String somebody) {
      return scope.local("player") == null ? somebody : "player";
    }

    /** Whether a type may be meant where another may be expected. */
    boolean mayBe(Type type) {
      return hint == null || hint.equals(type);
    }

    List<String> names() {
      List<String> names = new ArrayList<>(scope.names());
      Stream.of(
              symbols.variables().names(),
              symbols.definitions().names(),
              symbols.options().keySet(),
              symbols.zones().keySet(),
              BuiltInWord.all(),
              symbols.labelTypes().labels(),
              symbols.constants().names(),
              List.of("score", "hands", "yes", "no"))
          .forEach(names::addAll);
      return names;
    }
  }

  static Optional<String> best(UnknownName unknown) {
    return Arrays.stream(values()).flatMap(way -> way.guess.apply(unknown).stream()).findFirst();
  }

  /** Returns what a common word means that scripts write differently, or elsewhere. */
  static Optional<String> byWord(UnknownName unknown) {
    return BY_WORD.stream().flatMap(way -> way.guess.apply(unknown).stream()).findFirst();
  }

  String wrong() {
    return wrong;
  }

  String right() {
    return right;
  }

  private static Optional<String> cardLookedAt(UnknownName unknown) {
    return unknown.name.equals("card") && !Types.CARDS.equals(unknown.hint)
        ? unknown.scope.locals().entrySet().stream()
            .filter(local -> local.getValue().type() == Type.Basic.CARD)
            .map(Map.Entry::getKey)
            .findFirst()
        : Optional.empty();
  }

  /** {@code suit} or {@code rank} of what is offered: {@code from hand where rank == A}. */
  private static Optional<String> alternative(UnknownName unknown) {
    Local it = unknown.scope.local("it");
    boolean asked = unknown.name.equals("suit") || unknown.name.equals("rank");
    if (it == null || !asked) {
      return Optional.empty();
    }
    if (Notation.of(it.type()).equals(unknown.name)) {
      return Optional.of("it");
    }
    return it.type() == Type.Basic.CARD ? Optional.of("card." + unknown.name) : Optional.empty();
  }

  private static Optional<String> neighbour(UnknownName unknown) {
    String whose = Types.CARDS.equals(unknown.hint) ? "hand of " : "";
    return known(unknown.name, List.of("left", "right"))
        .map(side -> whose + side + " of " + unknown.playerOr("dealer"));
  }

  private static Optional<String> duty(UnknownName unknown) {
    return unknown.hint == Type.Basic.YES_NO && unknown.scope.local("card") != null
        ? Optional.ofNullable(DUTIES.get(unknown.name))
        : Optional.empty();
  }

  /** Somebody whose opponents, partner or side may be meant, or somebody else. */
  static String whose(UnknownName unknown, String somebody) {
    return unknown.playerOr(
        Stream.concat(
                named(unknown),
                ROLES.stream().filter(role -> unknown.symbols.variables().find(role) != null))
            .findFirst()
            .orElse(somebody));
  }

  /** The players whom the line has named before: {@code dealer and partner score 1}. */
  private static Stream<String> named(UnknownName unknown) {
    return Arrays.stream(NO_PARTS_OF_NAMES.split(unknown.line))
        .filter(
            word -> {
              Variable variable = unknown.symbols.variables().find(word);
              return variable == null
                  ? word.equals("winner") || word.equals("leader")
                  : variable.type() == Type.Basic.PLAYER && variable.indices().isEmpty();
            });
  }

  /** The numbers that a word with hyphens between them subtracts: {@code pot-bid}. */
  static Optional<List<String>> difference(UnknownName unknown) {
    String name = unknown.name;
    boolean wanted = unknown.hint == null || unknown.hint == Type.Basic.NUMBER;
    if (!wanted) {
      return Optional.empty();
    }
    return Stream.iterate(name.lastIndexOf('-'), at -> at > 0, at -> name.lastIndexOf('-', at - 1))
        .map(at -> List.of(name.substring(0, at), name.substring(at + 1)))
        .filter(parts -> parts.stream().allMatch(part -> isNumber(part, unknown)))
        .findFirst();
  }

  /** {@code number of players-1}. */
  private static Optional<String> countedDifference(UnknownName unknown) {
    Matcher parts = COUNTED.matcher(unknown.name);
    return unknown.line.stripTrailing().endsWith("number of") && parts.matches()
        ? known(parts.group("what"), unknown.names())
            .map(what -> what + " - " + parts.group("number"))
        : Optional.empty();
  }

  /** {@code 2bid}. */
  private static Optional<String> product(UnknownName unknown) {
    Matcher parts = FACTOR.matcher(unknown.name);
    return parts.matches() && isNumber(parts.group("what"), unknown)
        ? Optional.of(parts.group("number") + " * " + parts.group("what"))
        : Optional.empty();
  }

  /**
   * The two sides of a difference between something unknown and a number that is written out:
   * {@code pot-1} where nothing is called {@code pot}.
   */
  static Optional<List<String>> differenceOfUnknown(UnknownName unknown) {
    List<String> sides = List.of(unknown.name.split("-", -1));
    boolean wanted = unknown.hint == null || unknown.hint == Type.Basic.NUMBER;
    return wanted
            && sides.size() == 2
            && sides.stream().noneMatch(String::isEmpty)
            && sides.stream().anyMatch(side -> side.chars().allMatch(Character::isDigit))
        ? Optional.of(sides)
        : Optional.empty();
  }

  private static boolean isNumber(String word, UnknownName unknown) {
    if (word.chars().allMatch(Character::isDigit) && !word.isEmpty()) {
      return true;
    }
    if (word.equals("score") || word.equals("tricks")) {
      return true;
    }
    Local local = unknown.scope.local(word);
    Variable variable = unknown.symbols.variables().find(word);
    Option option = unknown.symbols.options().get(word);
    DefinitionSymbol definition = unknown.symbols.definitions().find(word, unknown.scope);
    return (local != null && local.type() == Type.Basic.NUMBER)
        || (variable != null && variable.type() == Type.Basic.NUMBER)
        || (option != null && option.type() == Type.Basic.NUMBER)
        || (definition != null
            && definition.parameters().isEmpty()
            && definition.type() == Type.Basic.NUMBER);
  }

  /** A name, or the one that it is a synonym of. */
  private static Optional<String> known(String word, List<String> names) {
    return names.contains(word) ? Optional.of(word) : Synonyms.among(word, names);
  }

  /** A property that only one thing in scope has: {@code card.rank}. */
  private static Optional<String> property(UnknownName unknown) {
    List<String> properties =
        unknown.scope.locals().entrySet().stream()
            .filter(local -> !local.getKey().isEmpty())
            .flatMap(
                local ->
                    known(unknown.name, BuiltInFunction.namesFor(local.getValue().type()))
                        .map(property -> local.getKey() + "." + property)
                        .stream())
            .toList();
    return properties.size() == 1 ? Optional.of(properties.getFirst()) : Optional.empty();
  }

  private static Optional<String> combination(UnknownName unknown) {
    boolean product =
        unknown.hint instanceof Type.Product
            || (unknown.hint instanceof Type.Union(_, List<Type> members)
                && members.stream().anyMatch(Type.Product.class::isInstance));
    return product ? Synonyms.combined(unknown.name, unknown.constants()) : Optional.empty();
  }
}
