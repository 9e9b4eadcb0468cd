package tricksmith.syntax;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/** A section of a script as it was written ({@code docs/language/reference.md}, Sections). */
public sealed interface Section extends Spanned {

  /** Returns its span, including its block. */
  @Override
  Span span();

  /** Returns its statements, including those in blocks, in text order. */
  default Stream<Statement> everyStatement() {
    return switch (this) {
      case Match match -> match.procedure().everyStatement();
      case Score score -> score.statements().everyStatement();
      case Procedure procedure -> procedure.statements().everyStatement();
      case Game _,
          Title _,
          Author _,
          LanguageVersion _,
          Players _,
          Options _,
          Deck _,
          Zones _,
          State _,
          Define _,
          Trick _,
          End _,
          Translation _,
          Tests _,
          Unreadable _ ->
          Stream.of();
    };
  }

  /** {@code game "Title"}. */
  record Game(Span span, Text title) implements Section {}

  /** {@code title ja "…"}. */
  record Title(Span span, Name language, Text title) implements Section {}

  /**
   * {@code translation ja { }}.
   *
   * @param language by its tag
   */
  record Translation(Span span, Name language, List<Translated> entries) implements Section {}

  /**
   * {@code NAME "…"} or {@code "text" "…"}.
   *
   * @param original what is translated; a text without its quotation marks
   * @param isText whether it is a text rather than a name
   */
  record Translated(Span span, Name original, boolean isText, Text meaning) implements Spanned {}

  /** {@code by "Author"}. */
  record Author(Span span, Text author) implements Section {}

  /** {@code language 1}. */
  record LanguageVersion(Span span, long version) implements Section {}

  /**
   * {@code players 3..6, partners across when number of everyone == 4, anticlockwise}.
   *
   * @param features the words after the number, each with its place
   */
  record Players(Span span, long least, long most, List<Feature> features) implements Section {}

  /**
   * Something that may follow the number of players.
   *
   * @param condition an {@code unless} is negated
   */
  record Feature(Span span, FeatureKind kind, @Nullable Expression condition) implements Spanned {}

  enum FeatureKind {
    PARTNERS_ACROSS,
    SIDES_ALTERNATE,
    CLOCKWISE,
    ANTICLOCKWISE
  }

  /** {@code options { }}. */
  record Options(Span span, List<Option> options) implements Section {}

  /**
   * {@code NAME TYPE = DEFAULT "text"}.
   *
   * @param initial the words after {@code =}: one word, or the members of a set
   * @param description null if it is left out
   */
  record Option(Span span, Name name, TypeName type, List<Item> initial, @Nullable Text description)
      implements Spanned {}

  /**
   * {@code deck NAME { }}.
   *
   * @param name null for the deck named {@code deck}
   */
  record Deck(Span span, @Nullable Name name, List<DeckLine> lines) implements Section {}

  sealed interface DeckLine extends Spanned {}

  /**
   * {@code suits S H ranks 2..10 numbered 1..13}; either list may be missing, but not both.
   *
   * @param suits empty if only ranks are given
   * @param ranks empty if only suits are given
   * @param numbered null if left out
   */
  record Pack(Span span, List<Item> suits, List<Item> ranks, @Nullable Numbering numbered)
      implements DeckLine {}

  /** {@code numbered 2..14}. */
  record Numbering(Span span, long first, long last) implements Spanned {}

  /** {@code copies 2}. */
  record Copies(Span span, long count) implements DeckLine {}

  /** {@code also 4 of W X: wizard, numbered 14, suit H, rank K}. */
  record Specials(
      Span span,
      long copies,
      List<Item> labels,
      Name kind,
      @Nullable Numbering numbered,
      @Nullable Name suit,
      @Nullable Name rank)
      implements DeckLine {}

  /** {@code leave out ranks 2..4 when C}; an {@code unless} is negated. */
  record LeaveOut(Span span, LeftOut what, List<Item> items, @Nullable Expression condition)
      implements DeckLine {}

  /** What {@code leave out} names. */
  enum LeftOut {
    RANKS,
    SUITS,
    CARDS
  }

  /** {@code zones { }}. */
  record Zones(Span span, List<Zone> zones) implements Section {}

  /** {@code front[player]: face down}. */
  record Zone(Span span, Name name, boolean perPlayer, Visibility visibility) implements Spanned {}

  /** Who sees a zone. */
  enum Visibility {
    FACE_UP,
    FACE_DOWN,
    SEEN_BY_OWNER
  }

  /** {@code state { }}. */
  record State(Span span, List<StateLine> lines) implements Section {}

  sealed interface StateLine extends Spanned {}

  /**
   * {@code NAME[TYPE]: TYPE = VALUE, VISIBILITY}. The visibility is null if left out.
   *
   * @param indices names of types, and ranges of numbers
   */
  record Variable(
      Span span,
      Name name,
      List<TypeName> indices,
      TypeName type,
      @Nullable Expression initial,
      @Nullable Visibility visibility,
      Lifetime lifetime)
      implements StateLine {}

  /** {@code a switch is strength | order}, {@code a bid is [number, suit]}. */
  record NamedType(Span span, Name name, TypeName type) implements StateLine {}

  /** When a variable is reset. */
  enum Lifetime {
    MATCH,
    DEAL,
    TRICK
  }

  /** {@code define …}. */
  record Define(Span span, Definition definition) implements Section {}

  /** {@code procedure NAME(A, B: some players) { }}. */
  record Procedure(
      Span span, Name name, List<Definition.Parameter> parameters, Statement.Block statements)
      implements Section {}

  /** {@code match { }}. */
  record Match(Span span, Statement.Block procedure) implements Section {}

  /**
   * {@code trick { }}.
   *
   * @param playoff the span of {@code ties go to a playoff}, or null
   */
  record Trick(
      Span span, List<Obligation> obligations, List<Criterion> criteria, @Nullable Span playoff)
      implements Section {}

  /**
   * {@code must lead "label" P when C unless D except E}.
   *
   * @param forbids whether it is {@code may not}
   * @param turn the plays that it binds
   */
  record Obligation(
      Span span,
      boolean forbids,
      Turn turn,
      @Nullable Text label,
      Expression predicate,
      @Nullable Expression when,
      @Nullable Expression unless,
      @Nullable Expression except)
      implements Spanned {}

  /** The plays that an obligation binds. */
  enum Turn {
    LEAD,
    FOLLOW,
    LEAD_OR_FOLLOW;

    /** Whether it binds the player who leads. */
    public boolean leads() {
      return this != FOLLOW;
    }

    /** Whether it binds the players who follow. */
    public boolean follows() {
      return this != LEAD;
    }
  }

  /** {@code then "label" lower E when C unless D except E}. */
  record Criterion(
      Span span,
      @Nullable Text label,
      Measure measure,
      @Nullable Expression when,
      @Nullable Expression unless,
      @Nullable Expression except)
      implements Spanned {}

  /** What a criterion compares. */
  sealed interface Measure extends Spanned {}

  /** {@code E}, {@code lower E}. */
  record ByValue(Span span, Expression value, boolean lower) implements Measure {}

  /** {@code earlier}, {@code later}. */
  record ByOrder(Span span, boolean earlier) implements Measure {}

  /** {@code score { }}. */
  record Score(Span span, Statement.Block statements) implements Section {}

  /** {@code end { highest score wins }}, {@code end { winners are E }}. */
  record End(Span span, Ending ending) implements Section {}

  /** How the winners are determined. */
  sealed interface Ending extends Spanned {}

  /** {@code highest score wins}, {@code lowest score wins}. */
  record ByScore(Span span, boolean highest) implements Ending {}

  /** {@code winners are E}. */
  record Winners(Span span, Expression winners) implements Ending {}

  /** {@code tests { }}. */
  record Tests(Span span, List<Test> tests) implements Section {}

  /** {@code test "…" { }}. */
  record Test(Span span, Text title, List<TestLine> lines) implements Spanned {}

  sealed interface TestLine extends Spanned {}

  /** {@code players 3}. */
  record TestPlayers(Span span, long players) implements TestLine {}

  /**
   * {@code given trump = S, moved[S, match], score of seat 1 = 3}; without a value, {@code yes} is
   * meant.
   */
  record Given(Span span, Expression target, @Nullable Expression value) implements TestLine {}

  /** {@code given seat 1 sits out}. */
  record GivenSitsOut(Span span, Expression seat) implements TestLine {}

  /** {@code given (seat 1, seat 3) form a side}. */
  record GivenSide(Span span, Expression players) implements TestLine {}

  /** {@code perform settle(seat 1)}. */
  record PerformNamed(Span span, Name name, List<Expression> arguments) implements TestLine {}

  /** {@code hand of seat 2: 4H 2S}, {@code stock: 9D 3C}. */
  record GivenCards(Span span, Expression zone, List<Name> cards) implements TestLine {}

  /** {@code on table from seat 3: AH 2S}. */
  record GivenTable(Span span, @Nullable Expression from, List<Name> cards) implements TestLine {}

  /** {@code seat 1 leads 9D}, {@code seat 2 plays 4H}. */
  record GivenPlay(Span span, Expression seat, boolean lead, Name card) implements TestLine {}

  /**
   * {@code seat 2 chooses bid 3}, {@code seat 2 chooses laid 4H 2S}; a pass, {@code seat 2 passes
   * bid}, has no values.
   */
  record GivenChoice(Span span, Expression seat, Name name, List<Expression> values, boolean pass)
      implements TestLine {}

  /** {@code seat 2 may play 4H 2S}. */
  record ExpectLegal(Span span, Expression seat, List<Name> cards) implements TestLine {}

  /** {@code seat 2 wins by "a trump"}; {@code nobody wins} has no seat. */
  record ExpectWinner(Span span, @Nullable Expression seat, @Nullable Text reason)
      implements TestLine {}

  /** {@code seat 2, seat 3 go to a playoff}. */
  record ExpectPlayoff(Span span, List<Expression> seats) implements TestLine {}

  /** {@code seat 2 to lead}. */
  record ExpectLeader(Span span, Expression seat) implements TestLine {}

  /** {@code seat 2 scores 3}. */
  record ExpectScore(Span span, Expression seats, Expression score) implements TestLine {}

  /** {@code seat 2 may choose bid from 0, 2, or pass}. */
  record ExpectChoice(
      Span span, Expression seat, Name name, List<Expression> alternatives, boolean pass)
      implements TestLine {}

  /** {@code seat 1, seat 3 win the match}. */
  record ExpectMatchWinners(Span span, List<Expression> seats) implements TestLine {}

  /** {@code the match ends}, {@code the match does not end}. */
  record ExpectMatchOver(Span span, boolean over) implements TestLine {}

  /** {@code seat 2 sees 4H bid[seat 2]}, {@code seat 2 does not see bid[seat 1]}. */
  record ExpectSight(Span span, Expression seat, boolean sees, List<Seen> seen)
      implements TestLine {}

  /** A card or a variable, or, with indices, an entry of one. */
  record Seen(Span span, Name name, List<Expression> indices) implements Spanned {}

  /** {@code expect pot == 14}. */
  record ExpectCondition(Span span, Expression condition) implements TestLine {}

  /** {@code score}. */
  record PerformScore(Span span) implements TestLine {}

  /** {@code the match begins}. */
  record BeginMatch(Span span) implements TestLine {}

  /** {@code play until hands are empty}; null for {@code play to the end}. */
  record PlayOn(Span span, @Nullable Expression until) implements TestLine {}

  /** {@code the trick ends}. */
  record EndTrick(Span span) implements TestLine {}

  /** Something unreadable, reported by a diagnostic. */
  record Unreadable(Span span) implements Section, DeckLine, StateLine, TestLine, Ending {}
}
