package tricksmith.review.scores;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Edit;
import tricksmith.source.Fix;

/**
 * Finds scores for one of two partners, and scores of a side by what one of them has won. Every
 * player has a score; who wins is asked of players, and the score of a side is that of one of them.
 */
public record OnePartner(Rulebook book, Findings findings) {
  private static final Pattern PLAYER = Pattern.compile("\\bplayer(?=s?\\b)");

  private static final Set<Operator> COUNTS_ENOUGH =
      EnumSet.of(
          Operator.LESS,
          Operator.AT_MOST,
          Operator.GREATER,
          Operator.AT_LEAST,
          Operator.PLUS,
          Operator.MINUS,
          Operator.TIMES);

  public void review() {
    boolean formed = book.has(StatementEffect.FORMS_SIDES) && isSideScored();
    if (book.rules().partners().isEmpty() && !formed) {
      return;
    }
    if (!standAlone() && !areBothScored()) {
      book.actions().forEach(this::one);
    }
    book.actions().forEach(this::sideByOne);
  }

  /** Whether it is said that each player wins alone, and no side's score is asked for. */
  private boolean standAlone() {
    return !isSideScored() && book.rules().ending() instanceof CheckedRules.Winners;
  }

  private boolean isSideScored() {
    return book.everyTerm()
        .anyMatch(
            part ->
                part.operator() == Operator.SCORE_OF
                    && part.children().getFirst().type() == Type.Basic.SIDE);
  }

  /** Whether some line scores for a partner, and another for whoever that is the partner of. */
  private boolean areBothScored() {
    return book.actions().anyMatch(OnePartner::scoresThePartner)
        && !book.actions()
            .filter(OnePartner::scores)
            .allMatch(
                action -> scoresThePartner(action) && subject(action).type() == Type.Basic.PLAYER);
  }

  private static boolean scoresThePartner(Action action) {
    return scores(action)
        && Stream.of(subject(action), subject(action))
            .flatMap(Term::all)
            .anyMatch(part -> part.applies(Trait.PARTNERS));
  }

  private static boolean scores(Action action) {
    return action.has(StatementEffect.SCORES);
  }

  private static Term subject(Action action) {
    return action.terms().getFirst();
  }

  private void one(Action action) {
    if (action.has(StatementEffect.GOES_ROUND)) {
      ofEach(action);
    } else if (scores(action)
        && subject(action).type() == Type.Basic.PLAYER
        && !(subject(action).head() instanceof Local)) {
      Term player = subject(action);
      String written = book.written(player);
      findings.add(
          ReviewProblem.ONE_PARTNER_SCORES,
          player,
          Fix.before(player, "side of "),
          written,
          "side of " + written);
    }
  }

  /** {@code each player scores number of tricks of player}. */
  private void ofEach(Action round) {
    Local player = round.binds().getFirst();
    if (player.type() != Type.Basic.PLAYER || isForWholeSides(round)) {
      return;
    }
    if (round instanceof Action.Each each && each.set() instanceof Term.Selected best) {
      ofTheBest(each, best);
    }
    for (Action action : round.inside()) {
      Action inner = action.condition() == null ? action : only(action.inside(), action);
      if (scores(inner)
          && player.equals(subject(inner).head())
          && differs(
              Stream.concat(action.terms().stream(), inner.terms().stream()).toList(), player)) {
        findings.add(
            ReviewProblem.ONE_PARTNER_SCORES,
            inner,
            bothPartners(round, inner, player),
            player.name(),
            "each side scores …");
      }
    }
  }

  /** {@code (players with most tricks of player) score 1}: one of two partners has them. */
  private void ofTheBest(Action.Each round, Term.Selected best) {
    boolean pays =
        round.body().size() == 1
            && scores(round.body().getFirst())
            && round.element().equals(subject(round.body().getFirst()).head());
    String written = book.written(book.balanced(best));
    if (pays && written.contains("players ") && written.contains(" with ")) {
      findings.add(
          ReviewProblem.ONE_PARTNER_SCORES,
          best,
          written,
          "(" + PLAYER.matcher(written).replaceAll("side") + ") score …");
    }
  }

  /** Returns the fix that gives what each partner scores to both; null if there is none. */
  private @Nullable Fix bothPartners(Action round, Action action, Local player) {
    String written = book.written(round);
    if (!written.startsWith("each ")) {
      return null;
    }
    return written.endsWith("}")
        ? Fix.before(action, "side of ")
        : Fix.of(Edit.before(action, "{ side of " + player.name() + " "), Edit.after(round, " }"));
  }

  private static Action only(List<Action> inside, Action whole) {
    return inside.size() == 1 ? inside.getFirst() : whole;
  }

  private static boolean isForWholeSides(Action round) {
    return round.allTerms().anyMatch(part -> part.applies(Trait.ASKS_FOR_SIDES));
  }

  /** Whether partners can get different amounts. */
  private boolean differs(List<Term> terms, Local player) {
    List<Term> asked = terms.stream().filter(term -> !(term.head() instanceof Local)).toList();
    return asked.stream().anyMatch(term -> term.reads(player))
        && asked.stream().noneMatch(term -> book.uses(term, EnumSet.of(Trait.ASKS_FOR_SIDES)));
  }

  /** {@code side of maker scores 10 if number of tricks of maker >= 7}. */
  private void sideByOne(Action action) {
    for (Action inner : action.condition() == null ? List.of(action) : action.inside()) {
      if (scores(inner) && subject(inner).operator() == Operator.MEMBERS_OF) {
        Term side = subject(inner).children().getFirst();
        if (side.operator() == Operator.SIDE_OF) {
          Term player = side.children().getFirst();
          Stream.concat(action.terms().stream(), inner.terms().stream())
              .distinct()
              .forEach(term -> wonByOne(term, player));
        }
      }
    }
  }

  private void wonByOne(Term term, Term player) {
    term.all()
        .filter(part -> part.applies(COUNTS_ENOUGH))
        .flatMap(part -> part.children().stream())
        .map(Term::counted)
        .flatMap(Stream::ofNullable)
        .filter(set -> set.operator() == Operator.TRICKS_OF)
        .filter(set -> TermEquality.same(set.children().getFirst(), player))
        .findFirst()
        .ifPresent(
            set -> {
              Term whose = set.children().getFirst();
              String written = book.written(whose);
              findings.add(
                  ReviewProblem.TRICKS_OF_ONE_PARTNER,
                  set,
                  Fix.before(whose, "side of "),
                  book.written(set),
                  "tricks of side of " + written);
            });
  }
}
