package tricksmith.review.tricks;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.logic.Implications;
import tricksmith.review.logic.Possible;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Turn;

/**
 * Finds obligations that ask who is winning, or with which card, and mean before the card is
 * played: in {@code must card.suit == trump and winner != partner of player}, whoever trumps is the
 * winner, and by {@code must card.suit == trump except winning-card.suit == trump}, nobody must.
 */
public record WinningSoFar(Rulebook book, Findings findings) {
  private static final Set<Operator> DENIALS =
      EnumSet.of(Operator.UNEQUAL, Operator.NOT_IN, Operator.NOT);

  public void review() {
    for (Obligation obligation : book.trick().obligations()) {
      List<Term> parts = obligation.predicate().parts(Operator.AND).toList();
      for (Term part : parts) {
        List<Term> others = parts.stream().filter(other -> !other.equals(part)).toList();
        if (isAskedBesideTheCard(part, others) && isOverlooked(obligation, part, others)) {
          report(part, obligation, demanded(others) + " when " + book.written(part));
        }
      }
      Term except = obligation.except();
      if (except != null && !obligation.forbids()) {
        except
            .parts(Operator.OR)
            .filter(part -> isAskedBesideTheCard(part, parts) && exempts(part, parts))
            .forEach(
                part ->
                    report(part, obligation, demanded(parts) + " unless " + book.written(part)));
      }
      if (obligation.turn() != Turn.LEAD) {
        obligation.predicate().all().forEach(part -> itselfIfItWins(part, obligation.forbids()));
      }
    }
  }

  private boolean isAskedBesideTheCard(Term part, List<Term> others) {
    return !isAboutTheCard(part) && others.stream().anyMatch(this::isAboutTheCard);
  }

  private boolean isAboutTheCard(Term part) {
    return part.reads(book.trick().card());
  }

  private boolean isOverlooked(Obligation obligation, Term part, List<Term> others) {
    Boolean winning = ifItWins(part);
    if (winning == null) {
      return isSettled(part, others);
    }
    return others.stream().anyMatch(this::wins)
        || (obligation.forbids()
            ? winning && asksForTheSide(part)
            : part.applies(DENIALS) && (!winning || !asksForTheSide(part)));
  }

  /** Whether an exception covers the very cards that are demanded, because they win. */
  private boolean exempts(Term part, List<Term> demanded) {
    Boolean winning = ifItWins(part);
    return winning == null
        ? asksForTheWinningCard(part) && known(demanded).implies(ofTheCard(part))
        : winning && asksForTheSide(part);
  }

  /** Returns what a question about the winner comes to for a card that wins; null if it varies. */
  private @Nullable Boolean ifItWins(Term part) {
    if (part.operator() == Operator.NOT) {
      Boolean denied = ifItWins(part.children().getFirst());
      return denied == null ? null : !denied;
    }
    if (part.children().size() != 2) {
      return null;
    }
    Term one = part.children().getFirst();
    Term other = part.children().getLast();
    Boolean same = null;
    if (part.applies(Operator.IN, Operator.NOT_IN)) {
      same = one.operator() == Operator.WINNER ? isAmong(other) : null;
    } else if (part.applies(Operator.EQUAL, Operator.UNEQUAL)) {
      same = one.operator() == Operator.WINNER ? isThePlayer(other) : null;
      same = other.operator() == Operator.WINNER ? isThePlayer(one) : same;
      boolean sides =
          (isOfTheWinner(one) && isOfThePlayer(other))
              || (isOfThePlayer(one) && isOfTheWinner(other));
      same = sides ? Boolean.TRUE : same;
    }
    return same == null ? null : same == part.applies(Operator.IN, Operator.EQUAL);
  }

  /** Whether players are those on the side of whoever plays; null if they are anybody. */
  private @Nullable Boolean isAmong(Term players) {
    if (players.applies(Operator.PARTNERS_OF, Operator.OPPONENTS_OF)) {
      return book.isPlayer(players.children().getFirst()) ? Boolean.FALSE : null;
    }
    boolean own =
        players.operator() == Operator.MEMBERS_OF && isOfThePlayer(players.children().getFirst());
    return own ? Boolean.TRUE : null;
  }

  /** Says that somebody else is not the player; null for the player, who may well ask it. */
  private @Nullable Boolean isThePlayer(Term somebody) {
    return book.isPlayer(somebody) ? null : Boolean.FALSE;
  }

  private static boolean isOfTheWinner(Term term) {
    return term.operator() == Operator.SIDE_OF
        && term.children().getFirst().operator() == Operator.WINNER;
  }

  private boolean isOfThePlayer(Term term) {
    return term.operator() == Operator.SIDE_OF && book.isPlayer(term.children().getFirst());
  }

  private static boolean asksForTheSide(Term part) {
    return part.all()
        .anyMatch(each -> isOfTheWinner(each) || each.operator() == Operator.MEMBERS_OF);
  }

  /**
   * Whether a condition is what counts first when cards are compared, or asks for the best card.
   */
  private boolean wins(Term part) {
    return part.operator() == Operator.BEATS || countsFirst(part);
  }

  private boolean countsFirst(Term part) {
    return book.trick().criteria().stream()
        .limit(1)
        .anyMatch(first -> first.when() == null && TermEquality.same(first.measure(), part));
  }

  /** Whether a question about the winning card has one answer, whatever is played. */
  private boolean isSettled(Term part, List<Term> others) {
    if (!asksForTheWinningCard(part)) {
      return false;
    }
    Implications known = known(others);
    Term ofTheCard = ofTheCard(part);
    return known.implies(ofTheCard) || known.excludes(ofTheCard);
  }

  private static boolean asksForTheWinningCard(Term part) {
    return part.all().anyMatch(each -> each.operator() == Operator.WINNING_CARD);
  }

  /** Returns what holds of the winning card once a card is played of which all this holds. */
  private Implications known(List<Term> others) {
    boolean best = others.stream().anyMatch(other -> other.operator() == Operator.BEATS);
    Implications known = new Implications(book.rules(), _ -> Possible.anything(true, true));
    others.stream()
        .filter(other -> isAboutTheCard(other) && (best || countsFirst(other)))
        .forEach(other -> known.add(other, true));
    return known;
  }

  /** Returns a question about the winning card as one about the card to be played. */
  private Term ofTheCard(Term term) {
    return term.operator() == Operator.WINNING_CARD
        ? new Term.LocalValue(term.span(), book.trick().card())
        : term.withChildren(term.children().stream().map(this::ofTheCard).toList());
  }

  private void report(Term part, Obligation obligation, String meant) {
    if (findings.hasAt(part)) {
      return;
    }
    Term except = obligation.except();
    boolean plain =
        obligation.when() == null
            && (except == null || except.parts(Operator.OR).allMatch(part::equals));
    Span predicate = book.balanced(obligation.predicate());
    Span whole = except == null ? predicate : predicate.to(book.balanced(except));
    findings.add(
        ifItWins(part) == null
            ? ReviewProblem.WINNING_CARD_COUNTS_IT
            : ReviewProblem.WINNER_COUNTS_THE_CARD,
        part,
        plain ? Fix.replace(whole, meant) : null,
        meant);
  }

  private String demanded(List<Term> parts) {
    return parts.stream()
        .map(part -> book.isBracketed(part) ? "(" + book.written(part) + ")" : book.written(part))
        .collect(Collectors.joining(" and "));
  }

  /**
   * Reports {@code may not card.suit == suit of winning-card}: whichever card would win is the
   * winning card then, and compared with itself.
   */
  private void itselfIfItWins(Term part, boolean forbidden) {
    boolean alike =
        part.applies(Operator.EQUAL, Operator.IN)
            || (part.applies(Operator.UNEQUAL, Operator.NOT_IN) && !forbidden);
    if (!alike || part.children().size() != 2) {
      return;
    }
    Term one = part.children().getFirst();
    Term other = part.children().getLast();
    List<Term> compared =
        other instanceof Term.SetOfValues(_, _, var elements) ? elements : List.of(other);
    for (Term value : compared) {
      boolean same =
          (asksForTheWinningCard(value) && TermEquality.same(one, ofTheCard(value)))
              || (asksForTheWinningCard(one) && TermEquality.same(ofTheCard(one), value));
      if (same && !findings.hasAt(part)) {
        findings.add(ReviewProblem.ITSELF_IF_IT_WINS, part, book.written(value));
      }
    }
  }
}
