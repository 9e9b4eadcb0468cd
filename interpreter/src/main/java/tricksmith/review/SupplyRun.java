package tricksmith.review;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Zone;
import tricksmith.source.Span;
import tricksmith.syntax.Statement.EachOrder;

/**
 * Follows the procedure in one setting, and keeps account of how many cards lie where, as far as
 * that is certain.
 */
final class SupplyRun {
  private static final int MOST_STEPS = 2_000;
  private static final int MOST_PASSES = 60;

  private final CheckedRules rules;
  private final Changes changes;
  private final Piles piles;
  private final Set<Span> found;
  private final Findings findings;
  private final boolean allStayInPlay;
  private final ReviewProblem tooFewNextTime;
  private final Set<Local> players = new HashSet<>();
  private Foresight foresight;
  private String setting;
  private ReviewProblem tooFew = ReviewProblem.TOO_FEW_CARDS;
  private boolean certain = true;
  private boolean ended;
  private int steps;

  /**
   * @param found the places of which something has been said already, in whatever setting
   */
  SupplyRun(Rulebook book, Setting setting, Set<Span> found, Findings findings) {
    this.rules = book.rules();
    this.changes = new Changes(rules);
    this.foresight = Foresight.in(book, setting);
    this.setting = setting.toString();
    this.piles = new Piles(rules, foresight);
    this.found = found;
    this.findings = findings;
    this.tooFewNextTime =
        book.actions().anyMatch(Action.NewDeal.class::isInstance)
            ? ReviewProblem.TOO_FEW_CARDS_NEXT_TIME
            : ReviewProblem.NO_NEW_DEAL;
    this.allStayInPlay = book.actions().noneMatch(Action.Leave.class::isInstance);
  }

  void run() {
    block(rules.procedure());
  }

  private void block(List<Action> actions) {
    for (Action action : actions) {
      if (ended || ++steps > MOST_STEPS) {
        return;
      }
      step(action);
    }
  }

  private void step(Action action) {
    switch (action) {
      case Action.NewDeal _ -> piles.newDeal();
      case Action.Deal deal -> deal(deal);
      case Action.Draw draw -> draw(draw);
      case Action.Move move -> move(move);
      case Action.If branch -> branch(branch);
      case Action.Choose(_, Action.Choice choice) -> choice(choice);
      case Action.ChooseAtOnce choose -> {
        players.add(choose.element());
        choice(choose.choice());
      }
      case Action.RepeatTimes repeat -> times(repeat);
      case Action.RepeatUntil repeat -> until(repeat);
      case Action.RepeatWith repeat -> with(repeat);
      case Action.Each each -> each(each);
      case Action.PlayTricks play -> tricks(play);
      case Action.MoveAtOnce _ -> piles.forget(rules.zones());
      case Action.Score _ -> block(rules.score());
      case Action.EndMatch _ -> ended |= certain;
      default -> {}
    }
  }

  private Amount playersInPlay() {
    return allStayInPlay ? Amount.exactly(foresight.players()) : Amount.upTo(foresight.players());
  }

  private void deal(Action.Deal deal) {
    Zone zone = deal.zone().zone();
    Zone hand = hand();
    Amount there = piles.of(zone);
    if (deal.count() == null) {
      piles.put(hand, Amount.upTo(there.most()));
      piles.take(zone, allStayInPlay ? there : Amount.upTo(there.most()));
      return;
    }
    Long each = foresight.number(deal.count());
    if (each == null || zone.perPlayer()) {
      piles.put(hand, Amount.upTo(there.most()));
      piles.take(zone, Amount.upTo(there.most()));
      return;
    }
    supply(deal.span(), zone, times(each, playersInPlay()));
    piles.put(hand, Amount.upTo(Math.max(0, each)));
  }

  private static Amount times(long each, Amount players) {
    long count = Math.clamp(each, 0, 1_000_000);
    return new Amount(count * players.least(), count * players.most());
  }

  /** Takes cards that must be there. */
  private void supply(Span span, Zone zone, Amount wanted) {
    Amount there = piles.of(zone);
    if (certain && wanted.least() > there.most() && found.add(span)) {
      findings.add(
          tooFew,
          span,
          zone.name(),
          Long.toString(wanted.least()),
          Long.toString(there.most()),
          setting);
    }
    piles.take(zone, wanted);
  }

  private void draw(Action.Draw draw) {
    Zone zone = draw.zone().zone();
    Long each = foresight.number(draw.count());
    if (each == null || zone.perPlayer()) {
      piles.take(zone, Amount.upTo(piles.of(zone).most()));
      piles.put(hand(), Amount.upTo(piles.all()));
      return;
    }
    supply(draw.span(), zone, times(each, howMany(draw.players())));
    piles.put(hand(), Amount.upTo(Math.max(0, each)));
  }

  private Amount howMany(Term term) {
    if (term instanceof Term.LocalValue(_, Local local) && players.contains(local)) {
      return Amount.exactly(1);
    }
    if (isPlayers(term)) {
      return playersInPlay();
    }
    return Amount.upTo(term.type() instanceof Type.SetOf ? foresight.players() : 1);
  }

  private static boolean isPlayers(Term term) {
    return term instanceof Term.Operation operation && operation.operator() == Operator.PLAYERS;
  }

  private void move(Action.Move move) {
    Amount moved = taken(move.cards());
    piles.put(move.to().zone(), moved);
  }

  private Amount taken(Term cards) {
    if (cards instanceof Term.ZoneCards(_, Zone zone, _) && !zone.perPlayer()) {
      Amount all = piles.of(zone);
      piles.take(zone, all);
      return all;
    }
    if (cards instanceof Term.EndOfZone end && !end.zone().zone().perPlayer()) {
      Long count = end.count() == null ? Long.valueOf(1) : foresight.number(end.count());
      Amount there = piles.of(end.zone().zone());
      Amount taken =
          count == null
              ? Amount.upTo(there.most())
              : there.atMost(Amount.exactly(Math.max(0, count)));
      piles.take(end.zone().zone(), taken);
      return taken;
    }
    piles.somethingIsTaken();
    return Amount.upTo(cards.type() instanceof Type.SetOf ? piles.all() : 1);
  }

  private void branch(Action.If branch) {
    Boolean holds = foresight.holds(branch.condition());
    if (holds == null) {
      perhaps(branch.then(), branch.otherwise());
    } else {
      block(holds ? branch.then() : branch.otherwise());
    }
  }

  private void perhaps(List<Action> one, List<Action> other) {
    boolean before = certain;
    certain = false;
    Map<Integer, Amount> state = piles.now();
    block(one);
    Map<Integer, Amount> after = piles.now();
    piles.setTo(state);
    block(other);
    piles.or(after);
    certain = before;
  }

  private void choice(Action.Choice choice) {
    Long least = choice.least() == null ? Long.valueOf(1) : foresight.number(choice.least());
    Long there = offered(choice.offered());
    boolean mayPass = choice.pass() != null;
    if (certain && !mayPass && least != null && there != null && least > there) {
      Span span = choice.offered().getFirst().span();
      if (found.add(span)) {
        findings.add(
            ReviewProblem.FEWER_CARDS, span, Long.toString(least), Long.toString(there), setting);
      }
    }
    perhaps(choice.then(), choice.otherwise());
  }

  /** How many cards are offered at most; null if that cannot be known. */
  private @Nullable Long offered(List<Term> terms) {
    long offered = 0;
    for (Term term : terms) {
      if (!(term instanceof Term.ZoneCards zone)
          || (zone.owner() != null && zone.owner().type() instanceof Type.SetOf)) {
        return null;
      }
      offered += piles.of(zone.zone()).most();
    }
    return offered;
  }

  private void times(Action.RepeatTimes repeat) {
    Long times = foresight.number(repeat.times());
    if (times == null || times > MOST_PASSES) {
      twice(repeat.body());
      return;
    }
    ReviewProblem before = tooFew;
    for (int pass = 0; pass < times; pass++) {
      block(repeat.body());
      tooFew = tooFewNextTime;
    }
    tooFew = before;
  }

  private void until(Action.RepeatUntil repeat) {
    if (!Boolean.TRUE.equals(foresight.holds(repeat.until()))) {
      twice(repeat.body());
    }
  }

  /** A loop that goes on is performed at least twice; after that nothing is certain. */
  private void twice(List<Action> body) {
    Map<Integer, Amount> state = piles.now();
    ReviewProblem before = tooFew;
    block(body);
    tooFew = tooFewNextTime;
    block(body);
    tooFew = before;
    after(body, state);
  }

  private void after(List<Action> body, Map<Integer, Amount> state) {
    if (CardSupply.movesCards(body, changes)) {
      piles.forget(rules.zones());
    } else {
      piles.or(state);
    }
  }

  private void with(Action.RepeatWith repeat) {
    List<Object> values = values(repeat.values());
    if (values == null || repeat.overAndOver() || repeat.until() != null) {
      twice(repeat.body());
      return;
    }
    Foresight before = foresight;
    String outside = setting;
    for (Object value : values) {
      foresight = before.with(repeat.local(), value);
      setting = outside + ", " + repeat.local().name() + " = " + value;
      block(repeat.body());
    }
    foresight = before;
    setting = outside;
  }

  private @Nullable List<Object> values(List<Term> terms) {
    List<Object> values = new ArrayList<>();
    for (Term term : terms) {
      Object value = foresight.value(term);
      if (value instanceof Set<?> set) {
        values.addAll(set);
      } else {
        values.add(Objects.requireNonNullElse(value, Foresight.NONE));
      }
    }
    boolean known = values.stream().allMatch(value -> value instanceof Long);
    return known && values.size() <= MOST_PASSES ? values : null;
  }

  private void each(Action.Each each) {
    players.add(each.element());
    boolean all =
        allStayInPlay
            && isPlayers(each.set())
            && each.where() == null
            && each.until() == null
            && each.order() != EachOrder.ROUND_AND_ROUND;
    if (all) {
      for (int player = 0; player < foresight.players(); player++) {
        block(each.body());
      }
    } else {
      loop(each.body(), each.where() == null && isPlayers(each.set()));
    }
  }

  /** A loop of which nothing is certain but perhaps its first pass. */
  private void loop(List<Action> body, boolean once) {
    boolean before = certain;
    Map<Integer, Amount> state = piles.now();
    certain &= once;
    block(body);
    certain = before;
    after(body, state);
  }

  private void tricks(Action.PlayTricks play) {
    Map<Integer, Amount> state = piles.now();
    loop(play.body(), false);
    if (CardSupply.movesCards(play.body(), changes)) {
      return;
    }
    piles.setTo(state);
    piles.somethingIsTaken();
    piles.forget(
        rules.zones().stream()
            .filter(zone -> Set.of(Zone.WON, Zone.ASIDE, Zone.TABLE).contains(zone.name()))
            .toList());
  }

  private Zone hand() {
    return rules.zones().stream()
        .filter(zone -> zone.name().equals(Zone.HAND))
        .findFirst()
        .orElseThrow();
  }
}
