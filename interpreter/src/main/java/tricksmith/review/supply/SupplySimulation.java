package tricksmith.review.supply;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.review.supply.Shortage.Kind;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.ConstantFolding;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.source.Span;
import tricksmith.syntax.Statement.EachOrder;

/** Simulates the procedure in one setting, tracking bounds on the number of cards in each zone. */
public final class SupplySimulation {
  private static final int MOST_STEPS = 2_000;
  private static final int MOST_PASSES = 60;
  private static final Set<EachOrder> AGAIN_AND_AGAIN =
      EnumSet.of(EachOrder.ROUND_AND_ROUND, EachOrder.UNTIL_ONE_IS_LEFT);

  private final CheckedRules rules;
  private final SupplyFacts facts;
  private final ZoneAmounts piles;
  private final Consumer<Shortage> shortages;
  private final Kind nextTime;
  private final Set<Local> players = new HashSet<>();
  private PartialEvaluator evaluator;
  private String setting;
  private Kind kind = Kind.FIRST_TIME;
  private boolean certain = true;
  private boolean ended;
  private int steps;

  /**
   * Prepares a simulation.
   *
   * @param shortages receives every certain shortage, and every read of a card at the end of a zone
   *     whether or not there is one
   */
  public SupplySimulation(SupplyFacts facts, Setting setting, Consumer<Shortage> shortages) {
    this.rules = facts.rules();
    this.facts = facts;
    this.evaluator = new PartialEvaluator(rules, setting);
    this.setting = setting.toString();
    this.piles = new ZoneAmounts(rules, evaluator);
    this.shortages = shortages;
    this.nextTime = facts.startsDeals() ? Kind.NEXT_TIME : Kind.WITHOUT_NEW_DEAL;
  }

  public void run() {
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
    if (certain && action.repetition() == null) {
      facts.ends(action).forEach(this::end);
    }
    switch (action) {
      case Action.NewDeal deal -> newDeal(deal);
      case Action.Moving moving -> moving(moving);
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
      case Action.Perform perform -> perform(perform);
      case Action.Score _ -> block(rules.score());
      case Action.EndMatch _ -> ended |= certain;
      case Action.Single other -> other(other);
      case Action.Assign _, Action.EndTrick _ -> {}
    }
  }

  /** Forgets the zones whose cards the statement may move. */
  private void other(Action.Single statement) {
    if (facts.movesCards(statement)) {
      piles.forget(rules.zones());
    } else if (statement.has(StatementEffect.TAKES_TRICKS)) {
      forget(Set.of(Zone.WON, Zone.ASIDE));
    }
  }

  private void forget(Set<String> zones) {
    piles.forget(rules.zones().stream().filter(zone -> zones.contains(zone.name())).toList());
  }

  /** Simulates a new deal. An unknown number of cards stays out of it, and they may be anywhere. */
  private void newDeal(Action.NewDeal deal) {
    piles.newDeal();
    if (deal.except() != null) {
      piles.forget(rules.zones());
    }
  }

  private void perform(Action.Perform perform) {
    perform.parameters().stream()
        .filter(parameter -> parameter.type() == Type.Basic.PLAYER)
        .forEach(players::add);
    block(perform.body());
  }

  /** Reports a read of a card at the end of a zone. */
  private void end(Term term) {
    Zone zone = Objects.requireNonNull(term.pile()).zone();
    long most = piles.of(zone).most();
    shortages.accept(new Shortage(Kind.END, term.span(), zone.name(), 1, most, setting));
  }

  private CardAmount playersInPlay() {
    return facts.allStayInPlay()
        ? CardAmount.exactly(evaluator.players())
        : CardAmount.upTo(evaluator.players());
  }

  private void moving(Action.Moving statement) {
    Term moved = statement.moved();
    Term.ZoneCards origin = statement.origin();
    Term.ZoneCards target = statement.target();
    if (moved != null && target != null) {
      piles.put(target.zone(), taken(moved));
    } else if (origin != null) {
      intoHands(statement, origin.zone());
    } else {
      other(statement);
    }
  }

  /** Deals, or lets players draw, a number of cards or as many as there are. */
  private void intoHands(Action.Moving statement, Zone zone) {
    CardAmount there = piles.of(zone);
    Term count = statement.count();
    Long each = count == null ? null : evaluator.number(count);
    if (each != null && !zone.perPlayer()) {
      supply(statement.span(), zone, times(each, howMany(statement.receivers())));
      piles.put(facts.hand(), CardAmount.upTo(Math.max(0, each)));
    } else {
      boolean all = count == null && facts.allStayInPlay();
      piles.put(facts.hand(), CardAmount.upTo(there.most()));
      piles.take(zone, all ? there : CardAmount.upTo(there.most()));
    }
  }

  private static CardAmount times(long each, CardAmount players) {
    long count = Math.clamp(each, 0, 1_000_000);
    return new CardAmount(count * players.least(), count * players.most());
  }

  /** Takes cards, reporting a shortage if there are too few. */
  private void supply(Span span, Zone zone, CardAmount wanted) {
    CardAmount there = piles.of(zone);
    if (certain && wanted.least() > there.most()) {
      shortages.accept(
          new Shortage(kind, span, zone.name(), wanted.least(), there.most(), setting));
    }
    piles.take(zone, wanted);
  }

  private CardAmount howMany(@Nullable Term term) {
    if (term == null || isPlayers(term)) {
      return playersInPlay();
    }
    if (term.head() instanceof Local local && players.contains(local)) {
      return CardAmount.exactly(1);
    }
    return CardAmount.upTo(term.type() instanceof Type.SetOf ? evaluator.players() : 1);
  }

  private static boolean isPlayers(Term term) {
    return term.operator() == Operator.PLAYERS;
  }

  private CardAmount taken(Term cards) {
    if (cards instanceof Term.ZoneCards(_, Zone zone, _) && !zone.perPlayer()) {
      CardAmount all = piles.of(zone);
      piles.take(zone, all);
      return all;
    }
    if (cards instanceof Term.EndOfZone end && !end.zone().zone().perPlayer()) {
      Long count = end.count() == null ? Long.valueOf(1) : evaluator.number(end.count());
      CardAmount there = piles.of(end.zone().zone());
      CardAmount taken =
          count == null
              ? CardAmount.upTo(there.most())
              : there.atMost(CardAmount.exactly(Math.max(0, count)));
      piles.take(end.zone().zone(), taken);
      return taken;
    }
    piles.somethingIsTaken();
    return CardAmount.upTo(cards.type() instanceof Type.SetOf ? piles.all() : 1);
  }

  private void branch(Action.If branch) {
    Boolean holds = evaluator.holds(branch.condition());
    if (holds == null) {
      perhaps(branch.then(), branch.otherwise());
    } else {
      block(holds ? branch.then() : branch.otherwise());
    }
  }

  private void perhaps(List<Action> one, List<Action> other) {
    boolean before = certain;
    certain = false;
    ZoneAmounts.State state = piles.now();
    block(one);
    ZoneAmounts.State after = piles.now();
    piles.setTo(state);
    block(other);
    piles.or(after);
    certain = before;
  }

  private void choice(Action.Choice choice) {
    Long least = choice.least() == null ? Long.valueOf(1) : evaluator.number(choice.least());
    Long there = offered(choice.offered());
    boolean mayPass = choice.pass() != null;
    if (certain && !mayPass && least != null && there != null && least > there) {
      Term first = choice.offered().getFirst();
      shortages.accept(new Shortage(Kind.CHOICE, first.span(), "", least, there, setting));
    }
    perhaps(choice.then(), choice.otherwise());
  }

  /** Returns the largest number of cards offered; null if unknown. */
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
    Long times = evaluator.number(repeat.times());
    if (times == null || times > MOST_PASSES) {
      twice(repeat);
      return;
    }
    Kind before = kind;
    for (int pass = 0; pass < times; pass++) {
      block(repeat.body());
      kind = nextTime;
    }
    kind = before;
  }

  private void until(Action.RepeatUntil repeat) {
    if (!Boolean.TRUE.equals(evaluator.holds(repeat.until()))) {
      twice(repeat);
    }
  }

  /** Simulates two passes of a loop that repeats. Later passes are uncertain. */
  private void twice(Action loop) {
    List<Action> body = loop.inside();
    ZoneAmounts.State state = piles.now();
    Kind before = kind;
    block(body);
    kind = nextTime;
    block(body);
    kind = before;
    after(loop, state);
  }

  private void after(Action loop, ZoneAmounts.State state) {
    if (facts.movesCardsInside(loop)) {
      piles.forget(rules.zones());
    } else {
      piles.or(state);
    }
  }

  private void with(Action.RepeatWith repeat) {
    List<Object> values = values(repeat.values());
    if (values == null || repeat.overAndOver() || repeat.until() != null) {
      twice(repeat);
      return;
    }
    PartialEvaluator before = evaluator;
    String outside = setting;
    for (Object value : values) {
      evaluator = before.with(repeat.local(), value);
      setting = outside + ", " + repeat.local().name() + " = " + value;
      block(repeat.body());
    }
    evaluator = before;
    setting = outside;
  }

  private @Nullable List<Object> values(List<Term> terms) {
    List<Object> values = new ArrayList<>();
    for (Term term : terms) {
      Object value = evaluator.value(term);
      if (value instanceof Set<?> set) {
        values.addAll(set);
      } else {
        values.add(Objects.requireNonNullElse(value, ConstantFolding.NONE));
      }
    }
    boolean known = values.stream().allMatch(value -> value instanceof Long);
    return known && values.size() <= MOST_PASSES ? values : null;
  }

  private void each(Action.Each each) {
    players.add(each.element());
    boolean all =
        facts.allStayInPlay()
            && isPlayers(each.set())
            && each.where() == null
            && each.until() == null
            && !AGAIN_AND_AGAIN.contains(each.order());
    if (all) {
      for (int player = 0; player < evaluator.players(); player++) {
        block(each.body());
      }
    } else {
      loop(each, each.where() == null && isPlayers(each.set()));
    }
  }

  /** Simulates a loop of which at most the first pass is certain. */
  private void loop(Action loop, boolean once) {
    boolean before = certain;
    ZoneAmounts.State state = piles.now();
    certain &= once;
    block(loop.inside());
    certain = before;
    after(loop, state);
  }

  private void tricks(Action.PlayTricks play) {
    ZoneAmounts.State state = piles.now();
    long most = piles.of(facts.hand()).most();
    boolean none = certain && most == 0 && !facts.movesCards(play.beforeEachTrick());
    shortages.accept(
        new Shortage(Kind.PLAY, play.span(), Zone.HAND, 1, none ? 0 : Math.max(1, most), setting));
    Long count = play.count() == null ? null : evaluator.number(play.count());
    if (certain && count != null && most > 0 && count > most && !facts.movesCardsInside(play)) {
      shortages.accept(new Shortage(Kind.TRICKS, play.span(), Zone.HAND, count, most, setting));
    }
    loop(play, false);
    if (facts.movesCardsInside(play)) {
      return;
    }
    piles.setTo(state);
    piles.somethingIsTaken();
    if (play.count() == null && Rulebook.asksForEmptyHands(play.until())) {
      piles.take(facts.hand(), CardAmount.exactly(most));
    }
    forget(Set.of(Zone.WON, Zone.ASIDE, Zone.TABLE));
  }
}
