package tricksmith.check.advice;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Terms that people write where something else is wanted. Each entry of the table says when it
 * applies, what the problem is and what fixes it. Its example is a line as it is written and, if
 * something fixes it, as it should be; a test runs the examples.
 */
@SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
public enum TypeAdvice {
  ALTERNATIVES_FOR_CONDITION(
      "trump = H or S",
      CheckProblem.NOT_A_CONDITION,
      Mismatch::isListed,
      CheckProblem.VALUES_JOINED,
      Mismatch::itself),
  LOWER_FOR_NOT(
      "new deal }\ntrick { best by not card.rank then earlier",
      "new deal }\ntrick { best by lower card.rank then earlier",
      CheckProblem.NOT_A_CONDITION,
      Mismatch::isNegatedCriterion,
      CheckProblem.VALUE_AS_CONDITION,
      mismatch -> List.of(Notation.of(mismatch.term().type()), "lower " + mismatch.written()),
      mismatch -> Fix.replace(mismatch.previous("not"), "lower ")),
  THESE_AMONG_THOSE(
      "seat 1 scores number of (QS, KS) in hand of seat 1",
      "seat 1 scores number of cards in hand of seat 1 where card in (QS, KS)",
      CheckProblem.WRONG_TYPE,
      mismatch -> mismatch.listCounted() != null,
      CheckProblem.UNKNOWN_PHRASE,
      mismatch ->
          List.of(
              "number of " + requireNonNull(mismatch.listCounted()) + " in " + mismatch.written(),
              "number of " + mismatch.countedAmong()),
      mismatch -> Fix.replace(mismatch.withListCounted(), mismatch.countedAmong())),
  SUIT_FOR_CONDITION(
      "seat 1 scores 1 if trump",
      CheckProblem.NOT_A_CONDITION,
      mismatch -> mismatch.finds(Type.Basic.SUIT),
      CheckProblem.SUIT_AS_CONDITION,
      Mismatch::itself),
  ONE_OF_TWO_ACTS(
      "seat 1 or seat 2 scores 1",
      CheckProblem.NOT_A_CONDITION,
      mismatch -> mismatch.finds(Type.Basic.PLAYER) && mismatch.isSubjectWithOr(),
      CheckProblem.PLAYERS_JOINED_BY_OR,
      Mismatch::itself),
  BOTH_OWN_IT(
      "seat 1 scores 1 if tricks of seat 1 > tricks of left of seat 1 and right of seat 1",
      "seat 1 scores 1 if tricks of seat 1 > tricks of left of seat 1 and right of seat 1",
      CheckProblem.NOT_A_CONDITION,
      mismatch -> mismatch.ofBoth().isPresent(),
      CheckProblem.TWO_OWNERS,
      mismatch -> mismatch.ofBoth().orElseThrow(),
      _ -> null),
  PLAYER_FOR_CONDITION(
      "each player scores 1 if winner",
      "each player scores 1 if player == winner",
      CheckProblem.NOT_A_CONDITION,
      mismatch -> mismatch.who().isPresent(),
      CheckProblem.PLAYER_AS_CONDITION,
      mismatch ->
          Stream.concat(
                  Stream.of(mismatch.written()),
                  Stream.concat(mismatch.who().stream(), mismatch.asCondition().stream()))
              .toList(),
      mismatch -> mismatch.who().map(meant -> Fix.replace(mismatch.term(), meant)).orElse(null)),
  VALUE_FOR_CONDITION(
      "if winner { seat 1 scores 1 }",
      "if winner is somebody { seat 1 scores 1 }",
      CheckProblem.NOT_A_CONDITION,
      mismatch -> mismatch.asCondition().isPresent(),
      CheckProblem.VALUE_AS_CONDITION,
      mismatch ->
          Stream.concat(mismatch.types().stream(), mismatch.asCondition().stream()).toList(),
      mismatch ->
          mismatch.asCondition().map(meant -> Fix.replace(mismatch.term(), meant)).orElse(null)),
  YES_NO_FOR_NUMBER(
      "seat 1 scores (trump == H)",
      mismatch -> mismatch.isNumberFor(Type.Basic.YES_NO),
      CheckProblem.YES_NO_FOR_NUMBER,
      _ -> List.of()),
  RANK_FOR_NUMBER(
      "seat 1 scores winning-card.rank",
      "seat 1 scores winning-card.number",
      mismatch -> mismatch.isNumberFor(Type.Basic.RANK),
      CheckProblem.RANK_FOR_NUMBER,
      _ -> List.of(),
      mismatch -> numberForRank(mismatch.term())),
  OWNER_FOR_PROPERTY(
      "trump = top of deck",
      "trump = suit of top of deck",
      mismatch -> mismatch.property().isPresent(),
      CheckProblem.WRONG_TYPE_PROPERTY,
      mismatch ->
          Stream.concat(
                  mismatch.types().stream(),
                  mismatch.property().stream().map(MissingProperty.Meant::text))
              .toList(),
      mismatch -> mismatch.property().map(MissingProperty.Meant::fix).orElse(null)),
  NAME_OF_TYPE_FOR_SET(
      "repeat with cell in cell { seat 1 scores number of other in cell }",
      CheckProblem.NOT_A_SET,
      mismatch -> mismatch.labelTypes().named(mismatch.localName()) != null,
      CheckProblem.NAME_HIDES_SET,
      mismatch -> List.of(mismatch.localName())),
  SQUARE_FOR_ROUND(
      "seat 1 chooses trumps: 2 suits from [C, S]",
      "seat 1 chooses trumps: 2 suits from (C, S)",
      mismatch ->
          mismatch.wanted() instanceof Type.SetOf(var one) && combines(mismatch.term(), one),
      CheckProblem.SQUARE_BRACKETS,
      mismatch -> List.of(mismatch.written(), inRound(mismatch.written())),
      mismatch -> Fix.replace(mismatch.term(), inRound(mismatch.written()))),
  NONE_OF_A_SUIT(
      "seat 1 scores 1 if no trump",
      CheckProblem.NOT_A_SET,
      mismatch -> mismatch.finds(Type.Basic.SUIT) && mismatch.isDenied(),
      CheckProblem.SUIT_DENIED,
      Mismatch::itself),
  NONE_OF_A_VALUE(
      "seat 1 scores 1 if no winner",
      "seat 1 scores 1 if winner is nobody",
      CheckProblem.NOT_A_SET,
      mismatch -> mismatch.finds(Type.Basic.PLAYER) && mismatch.isDenied(),
      CheckProblem.VALUE_AS_CONDITION,
      mismatch -> List.of(Notation.of(mismatch.term().type()), mismatch.isNone()),
      mismatch -> Fix.replace(mismatch.previous("no").to(mismatch.term()), mismatch.isNone())),
  ONLY_OF_THE_BEST(
      "each of only of players with most score of seat 1 { seat 1 scores 1 }",
      "each of only of (players with most score of seat 1) { seat 1 scores 1 }",
      CheckProblem.NOT_A_SET,
      mismatch -> !mismatch.best().isEmpty(),
      CheckProblem.FOUND_FIRST,
      mismatch ->
          List.of(
              mismatch.written(),
              "first " + Notation.of(mismatch.term().type()) + " in " + mismatch.bracketed(),
              Mismatch.ONLY_OF + mismatch.bracketed()),
      mismatch -> Fix.replace(mismatch.withBest(), Mismatch.ONLY_OF + mismatch.bracketed())),
  LAST_CARD_OF_THE_HAND(
      "new deal }\ntrick { may not card.suit == trump when last card",
      "new deal }\ntrick { may not card.suit == trump when number of hand == 1",
      CheckProblem.NOT_A_SET,
      mismatch -> mismatch.finds(Type.Basic.CARD) && mismatch.isAfterLast(),
      CheckProblem.UNKNOWN_PHRASE,
      _ -> List.of("last card", "number of hand == 1"),
      mismatch ->
          Fix.replace(mismatch.previous("last").to(mismatch.term()), "number of hand == 1")),
  NUMBER_FOR_SET(
      "seat 1 scores number of score of seat 1",
      "seat 1 scores score of seat 1",
      CheckProblem.NOT_A_SET,
      mismatch -> mismatch.finds(Type.Basic.NUMBER) && mismatch.isCounted(),
      CheckProblem.NUMBER_ALREADY,
      Mismatch::itself,
      mismatch -> Fix.remove(mismatch.previous("number of"))),
  WHERE_IN_THE_NEXT_LINE(
      "seat 1 scores 1\n  where trump == H",
      "seat 1 scores 1\n  if trump == H",
      CheckProblem.NOT_A_SET,
      mismatch -> mismatch.finds(Type.Basic.NUMBER) && mismatch.whereBelow() != null,
      CheckProblem.WHERE_AFTER_A_NUMBER,
      Mismatch::itself,
      mismatch -> Fix.replace(requireNonNull(mismatch.whereBelow()), "if")),
  WHERE_FOR_IF(
      "seat 1 scores 1 where trump == H",
      "seat 1 scores 1 if trump == H",
      CheckProblem.NOT_A_SET,
      mismatch -> mismatch.finds(Type.Basic.NUMBER) && mismatch.precedes("where"),
      CheckProblem.WHERE_AFTER_A_NUMBER,
      Mismatch::itself,
      mismatch -> Fix.replace(mismatch.next("where"), " if")),
  TRICK_FOR_WINNER(
      "last trick scores 5",
      "winner of last trick scores 5",
      CheckProblem.NOT_PLAYERS,
      mismatch -> mismatch.finds(Type.Basic.TRICK) && !mismatch.follows("of"),
      CheckProblem.NOT_PLAYERS,
      Mismatch::types,
      mismatch -> mismatch.insert("winner of ")),
  TRICK_FOR_CARDS(
      "move last trick to aside",
      "move cards of last trick to aside",
      mismatch -> mismatch.isForCards() && mismatch.finds(Type.Basic.TRICK),
      CheckProblem.TRICK_FOR_CARDS,
      _ -> List.of(),
      mismatch -> mismatch.insert("cards of ")),
  CARDS_THAT_MOVE(
      "play tricks from seat 1 until hands are empty { each of cards of trick moves card to aside"
          + " }",
      "play tricks from seat 1 until hands are empty { move cards of trick to aside }",
      CheckProblem.NOT_PLAYERS,
      mismatch -> mismatch.finds(Type.Basic.CARD) && mismatch.moved().isPresent(),
      CheckProblem.CARDS_THAT_ACT,
      mismatch -> List.of(mismatch.moved().orElseThrow().text()),
      mismatch -> Fix.of(mismatch.moved().orElseThrow())),
  CARD_FOR_PLAYER(
      "play tricks from seat 1 until hands are empty { only of (cards of trick with lowest"
          + " card.rank) scores -1 }",
      "play tricks from seat 1 until hands are empty { player of only of (cards of trick with"
          + " lowest card.rank) scores -1 }",
      CheckProblem.NOT_PLAYERS,
      mismatch -> mismatch.finds(Type.Basic.CARD),
      CheckProblem.WRONG_TYPE_PROPERTY,
      mismatch -> List.of("player", "card", "player of " + mismatch.written()),
      mismatch -> mismatch.insert("player of ")),
  PLAYER_FOR_ZONE(
      "move top of deck to seat 1",
      "move top of deck to hand of seat 1",
      CheckProblem.NOT_A_ZONE,
      mismatch -> mismatch.finds(Type.Basic.PLAYER),
      CheckProblem.NOT_A_ZONE,
      Mismatch::types,
      mismatch -> mismatch.insert("hand of ")),
  END_FOR_ZONE(
      "move hand of seat 1 to bottom of deck",
      "move hand of seat 1 to deck, at the bottom",
      CheckProblem.NOT_A_ZONE,
      mismatch -> mismatch.end().isPresent(),
      CheckProblem.END_FOR_ZONE,
      mismatch -> List.of(mismatch.written(), mismatch.end().orElseThrow()),
      mismatch -> Fix.replace(mismatch.term(), mismatch.end().orElseThrow())),
  NUMBER_FOR_DECK(
      "deal 13 to players",
      "deal 13 to each player",
      CheckProblem.NOT_A_ZONE,
      mismatch -> mismatch.finds(Type.Basic.NUMBER) && mismatch.precedes("to players"),
      CheckProblem.NUMBER_TO_PLAYERS,
      Mismatch::itself,
      mismatch -> Fix.replace(mismatch.next("to players"), " to each player")),
  EVERYBODY_IN_A_TEST(
      "seat 1 may choose trump from suits }\ntests { test \"t\" { everyone passes trump }",
      mismatch ->
          mismatch.wanted() == Type.Basic.PLAYER
              && mismatch.term().type().equals(new Type.SetOf(mismatch.wanted()))
              && mismatch.isOfADeed(),
      CheckProblem.EVERYBODY_IN_A_TEST,
      mismatch -> List.of(mismatch.written(), mismatch.restOfStatement())),
  SEVERAL_FOR_ONE(
      "play tricks from (players with most score) until hands are empty",
      "play tricks from only of (players with most score) until hands are empty",
      mismatch ->
          mismatch.wanted() != null
              && mismatch.term().type().equals(new Type.SetOf(mismatch.wanted())),
      CheckProblem.SEVERAL_FOR_ONE,
      mismatch ->
          List.of(
              Notation.of(mismatch.term().type()), mismatch.onlyOne().text(), mismatch.firstOne()),
      mismatch -> Fix.of(mismatch.onlyOne()));

  private static final String RANK = "rank";

  private final String wrong;
  private final String right;
  private final Predicate<Mismatch> applies;
  private final CheckProblem problem;
  private final Function<Mismatch, List<String>> arguments;
  private final Function<Mismatch, @Nullable Fix> fix;

  TypeAdvice(
      String wrong,
      String right,
      Predicate<Mismatch> applies,
      CheckProblem problem,
      Function<Mismatch, List<String>> arguments,
      Function<Mismatch, @Nullable Fix> fix) {
    this.wrong = wrong;
    this.right = right;
    this.applies = applies;
    this.problem = problem;
    this.arguments = arguments;
    this.fix = fix;
  }

  TypeAdvice(
      String wrong,
      String right,
      CheckProblem general,
      Predicate<Mismatch> applies,
      CheckProblem problem,
      Function<Mismatch, List<String>> arguments,
      Function<Mismatch, @Nullable Fix> fix) {
    this(wrong, right, instead(general, applies), problem, arguments, fix);
  }

  /** Advice instead of a general problem, where nothing fixes it. */
  TypeAdvice(
      String wrong,
      CheckProblem general,
      Predicate<Mismatch> applies,
      CheckProblem problem,
      Function<Mismatch, List<String>> arguments) {
    this(wrong, wrong, instead(general, applies), problem, arguments, _ -> null);
  }

  /** Advice where nothing fixes it. */
  TypeAdvice(
      String wrong,
      Predicate<Mismatch> applies,
      CheckProblem problem,
      Function<Mismatch, List<String>> arguments) {
    this(wrong, wrong, applies, problem, arguments, _ -> null);
  }

  private static Predicate<Mismatch> instead(CheckProblem general, Predicate<Mismatch> applies) {
    return mismatch -> mismatch.general() == general && applies.test(mismatch);
  }

  String wrong() {
    return wrong;
  }

  String right() {
    return right;
  }

  boolean applies(Mismatch mismatch) {
    return applies.test(mismatch);
  }

  CheckProblem problem() {
    return problem;
  }

  List<String> arguments(Mismatch mismatch) {
    return arguments.apply(mismatch);
  }

  @Nullable Fix fix(Mismatch mismatch) {
    return fix.apply(mismatch);
  }

  /** Whether a term combines values that are all of type {@code one}. */
  public static boolean combines(Term term, Type one) {
    return term instanceof Term.Combination(_, _, List<Term> parts)
        && parts.stream().allMatch(part -> part.type().equals(one));
  }

  /** {@code [C, S]} as a set, {@code (C, S)}. */
  public static String inRound(String written) {
    return "(" + written.substring(1, written.length() - 1) + ")";
  }

  /** Replaces {@code rank} with {@code number}, if it is written. */
  private static @Nullable Fix numberForRank(Term term) {
    if (term.operator() != Operator.RANK_OF) {
      return null;
    }
    Span whole = term.span();
    boolean ofOwner = term.children().getFirst().span().start() > whole.start();
    int start = ofOwner ? whole.start() : whole.end() - RANK.length();
    return Fix.replace(new Span(start, start + RANK.length()), "number");
  }
}
