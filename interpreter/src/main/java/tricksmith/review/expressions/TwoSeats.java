package tricksmith.review.expressions;

import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;

/**
 * Finds comparisons that put one player in two seats, {@code player == dealer and player == left of
 * dealer}, and steps round the table that lead back to where they began.
 */
public record TwoSeats(Rulebook book, Findings findings) {
  /** Operators whose result is never the player they start from. */
  private static final Set<Operator> SOMEBODY_ELSE =
      EnumSet.of(Operator.NEXT_AFTER, Operator.OTHER_OF, Operator.PARTNER_OF);

  /** Operators that lead back to where they started if they are applied twice. */
  private static final Set<Operator> THERE_AND_BACK =
      EnumSet.of(Operator.OTHER_OF, Operator.PARTNER_OF);

  public void review() {
    book.termsUnderReview()
        .filter(term -> term.applies(Operator.AND, Operator.OR))
        .filter(term -> !findings.covers(term))
        .forEach(this::review);
    book.termsUnderReview()
        .filter(TwoSeats::comparesPlayers)
        .filter(term -> !findings.covers(term))
        .filter(term -> areApart(seat(subject(term)), seat(other(term))))
        .forEach(
            term ->
                findings.add(
                    term.operator() == Operator.EQUAL
                        ? ReviewProblem.NEVER_HOLDS
                        : ReviewProblem.ALWAYS_HOLDS,
                    term));
  }

  /**
   * Finds ways round the table that lead back: {@code right of left of dealer}, and, where no line
   * asks how many play, {@code 2 left of winner}.
   */
  public void roundTheTable() {
    Set<Term> within = Collections.newSetFromMap(new IdentityHashMap<>());
    boolean asksHowManyPlay = book.everyTerm().anyMatch(TwoSeats::asksHowManyPlay);
    book.termsUnderReview()
        .filter(term -> term.applies(Trait.NAVIGATES))
        .forEach(
            way -> {
              Term from = way.children().getFirst();
              Term back = within.contains(way) ? null : backAt(way, from);
              if (way.applies(Operator.LEFT_OF, Operator.RIGHT_OF)) {
                within.add(from);
              }
              if (back != null) {
                findings.add(ReviewProblem.BACK_AGAIN, way, book.written(way), book.written(back));
              } else if (!within.contains(way) && !asksHowManyPlay) {
                backAtTimes(way);
              }
            });
  }

  /** Returns where a way round the table begins and ends; null if it ends elsewhere. */
  private @Nullable Term backAt(Term way, Term from) {
    if (way.applies(THERE_AND_BACK)) {
      return from.operator() == way.operator() ? from.children().getFirst() : null;
    }
    Place place = seat(way);
    return way.applies(Operator.LEFT_OF, Operator.RIGHT_OF)
            && !place.elsewhere()
            && !way.equals(place.from())
            && areTheSame(place.left())
        ? place.from()
        : null;
  }

  /** Reports {@code 2 left of winner} where two can play. */
  private void backAtTimes(Term way) {
    Place place = seat(way);
    Term from = place.from();
    if (!way.applies(Operator.LEFT_OF, Operator.RIGHT_OF) || from == null || place.elsewhere()) {
      return;
    }
    LongStream.rangeClosed(book.rules().leastPlayers(), book.rules().mostPlayers())
        .filter(players -> place.left() != 0 && place.left() % players == 0)
        .findFirst()
        .ifPresent(
            players ->
                findings.add(
                    ReviewProblem.BACK_AT_TIMES,
                    way,
                    book.written(way),
                    book.written(from),
                    Long.toString(players)));
  }

  private static boolean asksHowManyPlay(Term part) {
    Term counted = part.counted();
    return counted != null && counted.applies(Operator.PLAYERS, Operator.EVERYONE);
  }

  private boolean areTheSame(long steps) {
    return LongStream.rangeClosed(book.rules().leastPlayers(), book.rules().mostPlayers())
        .allMatch(players -> steps % players == 0);
  }

  private static boolean comparesPlayers(Term term) {
    return term.applies(Operator.EQUAL, Operator.UNEQUAL)
        && subject(term).type() == Type.Basic.PLAYER
        && !(subject(term) instanceof Term.Seat);
  }

  private void review(Term whole) {
    boolean and = whole.operator() == Operator.AND;
    List<Term> parts = whole.parts(and ? Operator.AND : Operator.OR).toList();
    List<Term> asking =
        parts.stream()
            .filter(part -> part.operator() == (and ? Operator.EQUAL : Operator.UNEQUAL))
            .filter(part -> subject(part).type() == Type.Basic.PLAYER)
            .toList();
    for (int later = 1; later < asking.size(); later++) {
      for (Term earlier : asking.subList(0, later)) {
        if (ask(earlier, asking.get(later))) {
          report(whole, earlier, asking.get(later), parts.size() == 2);
          return;
        }
      }
    }
  }

  private static Term subject(Term comparison) {
    return comparison.children().getFirst();
  }

  private static Term other(Term comparison) {
    return comparison.children().getLast();
  }

  /** Whether two comparisons ask whether one player sits in seats that are never the same. */
  private boolean ask(Term one, Term another) {
    return TermEquality.same(subject(one), subject(another))
        && areApart(seat(other(one)), seat(other(another)));
  }

  private void report(Term whole, Term one, Term another, boolean alone) {
    boolean and = whole.operator() == Operator.AND;
    String subject = book.written(subject(one));
    String both = book.written(other(one)) + ", " + book.written(other(another)) + ")";
    String meant = subject + (and ? " in (" : " not in (") + both;
    findings.add(
        and ? ReviewProblem.NOT_BOTH : ReviewProblem.ONE_OF_BOTH,
        whole,
        alone ? Fix.replace(whole, meant) : null,
        subject,
        meant);
  }

  /**
   * A player's place at the table.
   *
   * @param from the player from whom seats are counted; null for a seat by its number
   * @param left the number of seats to the left
   * @param elsewhere whether it is any player but that one, in whatever seat
   */
  private record Place(@Nullable Term from, long left, boolean elsewhere) {}

  private static Place seat(Term player) {
    if (player instanceof Term.Seat(_, Term.NumberConstant(_, long number))) {
      return new Place(null, number, false);
    }
    Operator operator = player.operator();
    if (operator != null && SOMEBODY_ELSE.contains(operator)) {
      return new Place(player.children().getFirst(), 0, true);
    }
    boolean left = operator == Operator.LEFT_OF;
    if ((left || operator == Operator.RIGHT_OF)
        && player.children().getLast() instanceof Term.NumberConstant(_, long steps)) {
      Place from = seat(player.children().getFirst());
      return from.elsewhere()
          ? new Place(player, 0, false)
          : new Place(from.from(), from.left() + (left ? steps : -steps), false);
    }
    return new Place(player, 0, false);
  }

  private boolean areApart(Place one, Place other) {
    if (!TermEquality.same(one.from(), other.from())) {
      return false;
    }
    if (one.elsewhere() || other.elsewhere()) {
      return one.elsewhere() != other.elsewhere() && one.left() == other.left();
    }
    long apart = Math.abs(one.left() - other.left());
    return LongStream.rangeClosed(book.rules().leastPlayers(), book.rules().mostPlayers())
        .allMatch(players -> apart % players != 0);
  }
}
