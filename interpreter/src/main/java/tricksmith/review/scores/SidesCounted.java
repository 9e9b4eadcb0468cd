package tricksmith.review.scores;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression.Aggregation;
import tricksmith.syntax.Section.Lifetime;

/** Finds scores of sides that are given too often, and sides of a single player. */
public record SidesCounted(Rulebook book, Findings findings) {
  /**
   * Finds points of all players added up where only sides score, so that those of each side count
   * once for each of its players.
   */
  public void addedPerMember() {
    if (book.rules().partners().isEmpty()
        || !book.actions(StatementEffect.SCORES).allMatch(SidesCounted::isForSides)) {
      return;
    }
    book.termsUnderReview(Term.Aggregate.class)
        .filter(sum -> sum.aggregation() == Aggregation.SUM)
        .filter(sum -> sum.value().operator() == Operator.SCORE_OF)
        .filter(sum -> sum.domain().condition() == null)
        .filter(sum -> sum.domain().set().applies(Operator.PLAYERS, Operator.EVERYONE))
        .filter(sum -> sum.value().reads(sum.domain().element()))
        .forEach(
            sum ->
                findings.add(
                    ReviewProblem.ADDED_PER_MEMBER,
                    sum,
                    book.written(sum),
                    "sum of score of side over side in sides"));
  }

  private static boolean isForSides(Action scores) {
    Term players = scores.terms().getFirst();
    return Rulebook.subject(players).type() == Type.Basic.SIDE;
  }

  /**
   * Finds games that go through the sides although a few named players form a side and the others
   * none: {@code (dealer, ally) form a side} leaves the other two as two more sides. Where each
   * player is a side, {@code ally forms a side} changes nothing.
   */
  public void singlePlayerSides() {
    List<Action> forming = book.actions(StatementEffect.FORMS_SIDES).toList();
    if (!book.rules().partners().isEmpty()) {
      return;
    }
    if (forming.stream().allMatch(SidesCounted::isOfOne)) {
      forming.forEach(
          action ->
              findings.add(
                  ReviewProblem.ALONE_ALREADY,
                  action,
                  book.written(book.balanced(action.terms().getFirst()))));
    } else if (forming.size() == 1 && iteratesOverSides()) {
      singlePlayerSides(forming.getFirst());
    }
  }

  private static boolean isOfOne(Action forming) {
    Term players = forming.terms().getFirst();
    return players.type() == Type.Basic.PLAYER
        || (players.children().size() == 1
            && players.children().getFirst().type() == Type.Basic.PLAYER
            && players instanceof Term.SetOfValues);
  }

  /** Whether each side is asked for, or the other one of two. */
  private boolean iteratesOverSides() {
    return book.actions(StatementEffect.GOES_ROUND)
            .anyMatch(each -> each.binds().getFirst().type() == Type.Basic.SIDE)
        || book.everyTerm()
            .anyMatch(
                part -> part.operator() == Operator.OTHER_OF && part.type() == Type.Basic.SIDE);
  }

  private void singlePlayerSides(Action forming) {
    Term players = forming.terms().getFirst();
    List<Term> named = players.children();
    if (!named.stream().allMatch(SidesCounted::isOnePlayer)
        || named.size() < 2
        || book.rules().leastPlayers() < named.size() + 2) {
      return;
    }
    Span span = forming.span();
    String others = "players except " + book.written(book.balanced(players));
    String before = book.before(span.start());
    boolean alone = before.isBlank() && book.after(span.end()).isBlank();
    findings.add(
        ReviewProblem.OTHERS_LEFT_SINGLE,
        span,
        alone ? Fix.after(span, "\n" + before + others + " form a side") : null,
        others);
  }

  /**
   * Finds scores of sides by which a match ends, or is won, where each deal has other sides: a side
   * then has the score of one of its players.
   */
  public void otherSidesInEachDeal() {
    if (!book.rules().partners().isEmpty()) {
      return;
    }
    for (Action loop : book.dealLoops().toList()) {
      List<Action> inside = loop.all().toList();
      if (inside.stream().anyMatch(forming -> formsOtherSides(forming, inside))) {
        Stream.concat(Stream.ofNullable(loop.until()), book.rules().ending().terms().stream())
            .flatMap(Term::all)
            .forEach(this::scoreOfSide);
      }
    }
  }

  private boolean formsOtherSides(Action forming, List<Action> deal) {
    return forming.has(StatementEffect.FORMS_SIDES)
        && forming
            .terms()
            .getFirst()
            .all()
            .filter(Term.VariableValue.class::isInstance)
            .map(value -> ((Term.VariableValue) value).variable())
            .anyMatch(
                variable ->
                    variable.lifetime() == Lifetime.DEAL
                        || deal.stream().anyMatch(action -> action.sets().contains(variable)));
  }

  private void scoreOfSide(Term asked) {
    if (asked instanceof Term.Quantified some
        && some.domain().element().type() == Type.Basic.SIDE
        && some.domain().condition() != null
        && some.domain().condition().all().anyMatch(SidesCounted::isScore)) {
      reportScoreOfSide(asked, "some side has ", "some player has ");
    } else if (asked instanceof Term.Selected best
        && best.domain().element().type() == Type.Basic.SIDE
        && best.standards().stream().anyMatch(each -> isScore(each.value()))) {
      reportScoreOfSide(
          asked, "sides with highest score of side", "players with highest score of player");
    }
  }

  private static boolean isScore(Term term) {
    return term.operator() == Operator.SCORE_OF;
  }

  private void reportScoreOfSide(Term asked, String sides, String players) {
    int start = asked.span().start();
    Fix fix =
        book.written(asked).startsWith(sides)
            ? Fix.replace(new Span(start, start + sides.length()), players)
            : null;
    findings.add(ReviewProblem.OTHER_SIDES_IN_EACH_DEAL, asked, fix);
  }

  private static boolean isOnePlayer(Term player) {
    return player.type() == Type.Basic.PLAYER && !(player.head() instanceof Local);
  }

  /**
   * Finds scores of sides that are given once for each of their players: {@code each player { side
   * of player scores 5 if … }} with two partners is 10.
   */
  public void scoredPerMember() {
    if (book.rules().partners().isEmpty()) {
      return;
    }
    book.actions(Action.Each.class)
        .filter(each -> each.element().type() == Type.Basic.PLAYER && each.where() == null)
        .filter(each -> each.set().operator() == Operator.PLAYERS)
        .forEach(each -> statements(each.body(), List.of(), each.element()));
  }

  private void statements(List<Action> actions, List<Term> asked, Local player) {
    for (Action action : actions) {
      if (action.has(StatementEffect.SCORES)) {
        Term who = action.terms().getFirst();
        boolean ofSide = who.all().anyMatch(part -> isSideOf(part, player));
        boolean alike =
            Stream.concat(asked.stream(), action.terms().stream())
                .allMatch(term -> readsOnlyTheSide(term, player));
        if (ofSide && alike) {
          findings.add(ReviewProblem.ONCE_PER_MEMBER, action);
        }
      } else if (action.condition() != null) {
        List<Term> more = new ArrayList<>(asked);
        more.add(action.condition());
        statements(action.inside(), more, player);
      }
    }
  }

  /**
   * Finds scores of all players in a loop through the sides: {@code each side { each player scores
   * number of tricks of side }} gives everybody the tricks of all sides.
   */
  public void allForEachSide() {
    book.actions(Action.Each.class)
        .filter(each -> each.element().type() == Type.Basic.SIDE)
        .forEach(each -> allPlayers(each.body(), List.of(), each.element()));
  }

  private void allPlayers(List<Action> actions, List<Term> asked, Local side) {
    for (Action action : book.inPlace(actions).toList()) {
      if (action instanceof Action.Each each
          && each.element().type() == Type.Basic.PLAYER
          && each.where() == null
          && each.set().operator() == Operator.PLAYERS) {
        List<Action> inside = Action.all(each.body()).toList();
        List<Term> terms =
            Stream.concat(asked.stream(), inside.stream().flatMap(part -> part.terms().stream()))
                .toList();
        if (inside.stream().anyMatch(part -> scores(part, each.element()))
            && terms.stream().anyMatch(term -> term.reads(side))
            && terms.stream().noneMatch(term -> book.involves(term, SidesCounted::asksForSide))) {
          findings.add(ReviewProblem.ALL_FOR_EACH_SIDE, each, side.name());
        }
      } else if (action.condition() != null) {
        List<Term> more = new ArrayList<>(asked);
        more.add(action.condition());
        allPlayers(action.inside(), more, side);
      }
    }
  }

  private static boolean scores(Action action, Local player) {
    return action instanceof Action.Scores scores && scores.players().reads(player);
  }

  /** Whether a term may tell the players of a side from the others. */
  private static boolean asksForSide(Term part) {
    return part.applies(Operator.SIDE_OF, Operator.IN, Operator.NOT_IN);
  }

  private static boolean isSideOf(Term part, Local player) {
    return part.operator() == Operator.SIDE_OF && player.equals(part.children().getFirst().head());
  }

  private static boolean readsOnlyTheSide(Term term, Local player) {
    return isSideOf(term, player)
        || (!player.equals(term.head())
            && term.children().stream().allMatch(part -> readsOnlyTheSide(part, player)));
  }
}
