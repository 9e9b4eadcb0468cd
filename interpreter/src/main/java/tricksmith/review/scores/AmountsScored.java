package tricksmith.review.scores;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;

public record AmountsScored(Rulebook book, Findings findings) {
  private static final String NUMBER_OF = "number ";

  /**
   * Finds several values written where one number is meant, of which only their count matters:
   * {@code winner scores 5..8} is 4 points, and {@code declarer scores opponents of declarer} is 3.
   */
  public void writtenNumbersCounted() {
    book.termsUnderReview()
        .filter(term -> term.type() == Type.Basic.NUMBER)
        .forEach(
            term -> {
              Term counted = term.counted();
              if (counted != null && areWritten(counted) && term.span().equals(counted.span())) {
                findings.add(
                    ReviewProblem.WRITTEN_NUMBERS_COUNTED, term, book.written(book.balanced(term)));
              }
            });
    Stream<Term> amounts =
        book.actions()
            .filter(action -> action.repetition() == null)
            .flatMap(action -> action.terms().stream());
    Stream<Term> steps =
        book.termsUnderReview()
            .filter(term -> term.applies(Operator.LEFT_OF, Operator.RIGHT_OF))
            .map(term -> term.children().getLast());
    amounts.forEach(amount -> asAmount(amount, "number of %s"));
    steps.forEach(amount -> asAmount(amount, "(number of %s)"));
  }

  /**
   * Reports {@code winner scores suits} and {@code players left of dealer}, where {@code number of}
   * is not written.
   */
  private void asAmount(Term amount, String number) {
    Term counted = amount.type() == Type.Basic.NUMBER ? amount.counted() : null;
    if (counted != null
        && (counted.applies(Trait.EVERYTHING) || counted.operator() == Operator.OPPONENTS_OF)
        && amount.span().equals(counted.span())
        && !findings.hasAt(amount)) {
      String meant = number.formatted(book.written(amount));
      findings.replace(ReviewProblem.ONLY_COUNTED, amount, meant, book.written(amount), meant);
    }
  }

  private static boolean areWritten(Term numbers) {
    return Types.element(numbers.type()) == Type.Basic.NUMBER
        && numbers.all().skip(1).allMatch(part -> part instanceof Term.Constant);
  }

  /**
   * Finds scores after each trick that count all tricks so far: by {@code each player scores tricks
   * of player} in the block of {@code play tricks}, the first trick counts again after each other;
   * and those that count the tricks of a first half again after the second.
   */
  public void allSoFar() {
    book.actions(StatementEffect.PLAYS_TRICKS)
        .flatMap(play -> book.inPlace(play.afterEachTrick()))
        .flatMap(action -> allWon(action).limit(1))
        .forEach(this::reportAllSoFar);
    book.blocks().forEach(this::afterEachPart);
  }

  private void afterEachPart(List<Action> block) {
    boolean scored = false;
    boolean played = false;
    for (Action action : book.inPlace(block).toList()) {
      if (action.has(StatementEffect.PLAYS_TRICKS)) {
        played = true;
      } else if (action.hasAnywhere(StatementEffect.STARTS_DEAL)) {
        scored = false;
      } else {
        List<Term> all = allWon(action).filter(part -> !findings.hasAt(part)).toList();
        if (scored && played) {
          all.stream().limit(1).forEach(this::reportAllSoFar);
        }
        if (!all.isEmpty()) {
          scored = true;
          played = false;
        }
      }
    }
  }

  private void reportAllSoFar(Term part) {
    findings.add(ReviewProblem.ALL_SO_FAR, part, book.written(part));
  }

  /** Returns what counts all tricks that whoever scores by a statement has won. */
  private static Stream<Term> allWon(Action action) {
    if (action.has(StatementEffect.SCORES)) {
      Term who = action.terms().getFirst();
      return amounts(action.terms().getLast()).filter(part -> isAllWonBy(who, part));
    }
    return action instanceof Action.Each each && each.where() == null
        ? each.body().stream()
            .filter(inside -> inside.has(StatementEffect.SCORES))
            .filter(
                scores -> each.element().equals(Rulebook.subject(scores.terms().getFirst()).head()))
            .flatMap(scores -> amounts(scores.terms().getLast()))
            .filter(part -> isAllWonBy(each.element(), part))
        : Stream.empty();
  }

  /** An amount and all in it but conditions and divisors: {@code 12 / n} adds up no {@code n}. */
  private static Stream<Term> amounts(Term amount) {
    return amount instanceof Term.Cases
        ? Stream.empty()
        : Stream.concat(
            Stream.of(amount),
            amount.children().stream()
                .limit(amount.applies(Trait.DIVIDES) ? 1 : Long.MAX_VALUE)
                .filter(child -> child.type() != Type.Basic.YES_NO)
                .flatMap(AmountsScored::amounts));
  }

  /** Whether it is how many tricks somebody has, who is written once more. */
  private static boolean isAllWonBy(Term who, Term part) {
    Term set = part.counted();
    if (set == null || set.operator() != Operator.TRICKS_OF) {
      return false;
    }
    return TermEquality.same(Rulebook.subject(set.children().getFirst()), Rulebook.subject(who));
  }

  private static boolean isAllWonBy(Local player, Term part) {
    Term set = part.counted();
    return set != null
        && set.reads(player)
        && (set.operator() == Operator.TRICKS_OF || set.isZone(Zone.WON));
  }

  /**
   * Finds {@code number of trick} in what is scored or added up: it counts the tricks, and reads as
   * if it counted the cards of this one. Written {@code trick.number}, it is clear.
   */
  public void numberOfTheTrick() {
    book.actions()
        .filter(AmountsScored::addsUp)
        .map(action -> action.terms().getLast())
        .flatMap(AmountsScored::everyAmount)
        .filter(part -> part.operator() == Operator.PLACE_OF_TRICK)
        .filter(part -> book.written(part).startsWith(NUMBER_OF))
        .forEach(this::reportNumberOfTheTrick);
  }

  private static boolean addsUp(Action action) {
    if (action.has(StatementEffect.SCORES)) {
      return true;
    }
    Term value = action.terms().isEmpty() ? null : action.terms().getLast();
    return !action.sets().isEmpty() && value != null && value.applies(Trait.CALCULATES);
  }

  /** An amount and all in it but conditions. */
  private static Stream<Term> everyAmount(Term amount) {
    return Stream.concat(
        Stream.of(amount),
        amount.children().stream()
            .filter(child -> child.type() != Type.Basic.YES_NO)
            .flatMap(AmountsScored::everyAmount));
  }

  private void reportNumberOfTheTrick(Term part) {
    String trick = book.written(part.children().getFirst());
    String cards = "number of cards of " + trick;
    String number = trick + ".number";
    findings.add(
        ReviewProblem.NUMBER_OF_TRICK,
        part,
        List.of(Fix.replace(part, cards), Fix.replace(part, number)),
        book.written(part),
        cards,
        number);
  }

  /**
   * Finds the cards that somebody has won, counted against a bid that can be no more than there are
   * tricks: {@code number of won == bid}.
   */
  public void cardsForTricks() {
    if (book.actions().noneMatch(action -> action.movesTo(Zone.WON))) {
      book.termsUnderReview().filter(AmountsScored::comparesNumbers).forEach(this::cardsForTricks);
    }
  }

  private static boolean comparesNumbers(Term term) {
    return term.applies(Trait.COMPARES) || term.applies(Operator.MINUS, Operator.DIFFERENCE);
  }

  private void cardsForTricks(Term comparison) {
    List<Term> sides = comparison.children();
    if (sides.size() != 2) {
      return;
    }
    for (int place = 0; place < sides.size(); place++) {
      Term count = sides.get(place);
      Term other = sides.get(1 - place);
      Term.ZoneCards won = won(count);
      Long most = won == null ? null : mostTricks(other);
      if (won != null && won.owner() != null && most != null) {
        String meant = "number of tricks of " + book.written(won.owner());
        boolean named = book.written(won).endsWith(book.written(won.owner()));
        findings.add(
            ReviewProblem.CARDS_FOR_TRICKS,
            count,
            named ? Fix.replace(count, meant) : null,
            book.written(count),
            book.written(other),
            most.toString());
      }
    }
  }

  /** Returns the won cards that a term counts; null if it counts others, or only some. */
  private static Term.@Nullable ZoneCards won(Term count) {
    return count.counted() instanceof Term.ZoneCards cards && cards.zone().is(Zone.WON)
        ? cards
        : null;
  }

  /** Returns the most that players can bid, if that is no more than tricks are played; or null. */
  private @Nullable Long mostTricks(Term bid) {
    Variable variable = book.variable(bid);
    if (variable == null || !(bid instanceof Term.VariableValue)) {
      return null;
    }
    Long most = book.bounds().of(bid).most();
    return book.isOnlyChosen(variable)
            && most != null
            && most > 1
            && most <= book.bounds().inHand(bid)
        ? most
        : null;
  }

  /**
   * Finds points that the next line takes back, where {@code else} is missing: {@code declarer
   * scores bid if made}, and then {@code declarer scores -bid}.
   */
  public void undonePoints() {
    book.blocks().forEach(this::undonePoints);
  }

  private void undonePoints(List<Action> actions) {
    for (int place = 1; place < actions.size(); place++) {
      Action action = actions.get(place - 1);
      Action.Scores back = scores(actions.get(place));
      Action.Scores given = scores(only(action));
      if (given != null
          && back != null
          && book.written(given.players()).equals(book.written(back.players()))
          && book.written(back.value()).equals("-" + book.written(given.value()))) {
        reportUndonePoints(action, actions.get(place), back);
      }
    }
  }

  private void reportUndonePoints(Action action, Action next, Action.Scores back) {
    boolean block = book.written(action).endsWith("}");
    findings.add(
        ReviewProblem.TAKEN_BACK_AT_ONCE,
        next,
        block
            ? "else { " + book.written(next) + " }"
            : book.written(action) + ", else " + book.written(back.value()));
  }

  /** Returns the one statement that is performed only if a condition holds. */
  private static @Nullable Action only(Action action) {
    if (action instanceof Action.If(_, _, var then, var otherwise)) {
      return otherwise.isEmpty() && then.size() == 1 ? then.getFirst() : null;
    }
    return action instanceof Action.Each each && each.body().size() == 1
        ? only(each.body().getFirst())
        : null;
  }

  private static Action.@Nullable Scores scores(@Nullable Action action) {
    if (action instanceof Action.Each each) {
      return each.body().size() == 1 && each.where() == null
          ? scores(each.body().getFirst())
          : null;
    }
    return action instanceof Action.Scores scores ? scores : null;
  }

  /**
   * Finds scores by bids that were outbid: in {@code opponents of declarer score bid}, each
   * opponent scores their own bid, though only that of the declarer stands.
   */
  public void outbidValues() {
    Map<Local, Term> elements = new HashMap<>();
    book.actions(Action.Each.class).forEach(each -> elements.put(each.element(), each.set()));
    book.actions(StatementEffect.SCORES)
        .forEach(
            action ->
                action
                    .terms()
                    .getLast()
                    .all()
                    .filter(part -> book.written(part).equals(name(part)))
                    .forEach(part -> outbidValues(part, action.terms().getFirst(), elements)));
  }

  /** Returns the name of a variable of each player that is read without saying whose it is. */
  private @Nullable String name(Term part) {
    Variable variable = book.variable(part);
    return variable != null && variable.indices().equals(List.of(Type.Basic.PLAYER))
        ? variable.name()
        : null;
  }

  private void outbidValues(Term part, Term scoring, Map<Local, Term> elements) {
    Term owner = part.children().getFirst();
    Term players =
        owner.head() instanceof Local local
            ? elements.get(local)
            : TermEquality.same(owner, scoring) ? scoring : null;
    Variable value = book.variable(part);
    if (players == null || value == null || book.variable(players) != null) {
      return;
    }
    players
        .all()
        .map(book::variable)
        .filter(named -> named != null && isWhoOutbid(named, value))
        .findFirst()
        .ifPresent(named -> reportOutbidValues(part, value.name(), named));
  }

  /** Whether a variable names the player who chose last, and more than all others. */
  private boolean isWhoOutbid(Variable declarer, Variable value) {
    List<Action> setting = book.setting(value);
    return declarer.indices().isEmpty()
        && !setting.isEmpty()
        && setting.stream()
            .map(Action::choice)
            .allMatch(
                choice ->
                    choice != null
                        && outdoes(choice)
                        && Action.all(choice.then())
                            .anyMatch(then -> then.sets().contains(declarer)));
  }

  /** Whether what is chosen must be larger, or smaller, than something. */
  private static boolean outdoes(Action.Choice choice) {
    return choice.where() != null
        && choice
            .where()
            .all()
            .filter(part -> part.applies(Trait.ORDERS))
            .anyMatch(part -> part.reads(choice.it()));
  }

  private void reportOutbidValues(Term part, String value, Variable declarer) {
    String meant = value + "[" + declarer.name() + "]";
    Fix fix = Fix.replace(part, meant);
    findings.add(ReviewProblem.VALUE_WAS_OUTBID, part, fix, value, declarer.name(), meant);
  }
}
