package tricksmith.reference;

import java.util.ArrayList;
import java.util.List;
import tricksmith.rules.Action;
import tricksmith.rules.Type;

/** Statements that perform others several times. */
final class Loops {
  private final ReferenceMatch match;
  private final Procedure procedure;
  private final Evaluator evaluator;
  private final Turns turns;
  private final Seating seating;

  Loops(ReferenceMatch match, Procedure procedure) {
    this.match = match;
    this.procedure = procedure;
    this.evaluator = match.evaluator();
    this.turns = new Turns(match.situation(), evaluator);
    this.seating = match.situation().seating();
  }

  /** The condition is tested before each pass. */
  void until(Action.RepeatUntil repeat, Environment environment, Runnable afterEachPass) {
    Course.Loop loop = match.course().loopWithEvents();
    while (!evaluator.holds(repeat.until(), environment)) {
      loop.beginPass();
      procedure.perform(repeat.body(), environment);
      afterEachPass.run();
    }
  }

  void times(Action.RepeatTimes repeat, Environment environment, Runnable afterEachPass) {
    int times = evaluator.whole(repeat.times(), environment);
    for (int pass = 0; pass < times; pass++) {
      match.course().beginPass();
      procedure.perform(repeat.body(), environment);
      afterEachPass.run();
    }
  }

  /** The values are found when the loop, or its next round, begins. */
  void with(Action.RepeatWith repeat, Environment environment, Runnable afterEachPass) {
    do {
      match.course().beginPass();
      for (Thing value : values(repeat, environment)) {
        if (repeat.until() != null && evaluator.holds(repeat.until(), environment)) {
          return;
        }
        match.course().beginPass();
        procedure.perform(repeat.body(), environment.with(repeat.local(), value));
        afterEachPass.run();
      }
    } while (repeat.overAndOver());
  }

  private List<Thing> values(Action.RepeatWith repeat, Environment environment) {
    return repeat.values().stream()
        .flatMap(value -> evaluator.inOrder(value, environment).stream())
        .toList();
  }

  /** {@code each}; a loop over players knows who has passed in it. */
  void each(Action.Each each, Environment environment) {
    boolean overPlayers = each.element().type() == Type.Basic.PLAYER;
    if (overPlayers) {
      match.situation().beginLoop();
    }
    try {
      switch (each.order()) {
        case BY_SEAT -> bySeat(each, environment);
        case IN_TURN -> inTurn(each, environment);
        case ROUND_AND_ROUND -> roundAndRound(each, environment);
        case UNTIL_ONE_IS_LEFT -> untilOneIsLeft(each, environment);
        case RANDOM -> inRandomOrder(each, environment);
        case AT_ONCE -> throw new IllegalArgumentException("at once is not a loop");
      }
    } finally {
      if (overPlayers) {
        match.situation().endLoop();
      }
    }
  }

  private void bySeat(Action.Each each, Environment environment) {
    for (Thing element : evaluator.inOrder(each.set(), environment)) {
      turn(each, element, environment);
    }
  }

  /** From nobody on nobody has a turn. */
  private void inTurn(Action.Each each, Environment environment) {
    turns.first(each.from(), environment).ifPresent(first -> inTurn(each, first, environment));
  }

  private void inTurn(Action.Each each, Thing.Player first, Environment environment) {
    List<Thing.Player> players = evaluator.players(each.set(), environment);
    List<Thing.Player> left = new ArrayList<>(seating.everyone());
    for (Thing.Player player = first; left.contains(player); player = nextOf(left, player)) {
      left.remove(player);
      if (players.contains(player) && seating.isInPlay(player)) {
        if (isOver(each, player, environment)) {
          return;
        }
        turn(each, player, environment);
      }
    }
  }

  /** The first of these after a player, in the direction of play; the player, without any. */
  private Thing.Player nextOf(List<Thing.Player> left, Thing.Player player) {
    return seating.everyoneFrom(player).stream().filter(left::contains).findFirst().orElse(player);
  }

  private void roundAndRound(Action.Each each, Environment environment) {
    turns
        .first(each.from(), environment)
        .ifPresent(first -> roundAndRound(each, first, environment));
  }

  private void roundAndRound(Action.Each each, Thing.Player first, Environment environment) {
    List<Thing.Player> players = evaluator.players(each.set(), environment);
    Thing.Player player = first;
    while (players.stream().anyMatch(seating::isInPlay)) {
      match.course().beginPass();
      if (players.contains(player) && seating.isInPlay(player)) {
        if (isOver(each, player, environment)) {
          return;
        }
        turn(each, player, environment);
      }
      player = seating.everyoneFrom(player).get(1);
    }
  }

  /** An auction: over when only one is left who has had a turn, or nobody is. */
  private void untilOneIsLeft(Action.Each each, Environment environment) {
    turns
        .first(each.from(), environment)
        .ifPresent(first -> untilOneIsLeft(each, first, environment));
  }

  private void untilOneIsLeft(Action.Each each, Thing.Player first, Environment environment) {
    List<Thing.Player> served = new ArrayList<>();
    Thing.Player player = first;
    List<Thing.Player> left = left(each, environment);
    while (left.size() > 1 || !served.containsAll(left)) {
      if (left.contains(player)) {
        match.course().beginPass();
        served.add(player);
        procedure.perform(each.body(), environment.with(each.element(), player));
      }
      player = seating.everyoneFrom(player).get(1);
      left = left(each, environment);
    }
  }

  /** Those in play who may still bid. */
  private List<Thing.Player> left(Action.Each each, Environment environment) {
    return evaluator.players(each.set(), environment).stream()
        .filter(seating::isInPlay)
        .filter(player -> !match.situation().innermostLoop().orElseThrow().hasPassed(player))
        .filter(
            player ->
                each.where() == null
                    || evaluator.holds(each.where(), environment.with(each.element(), player)))
        .toList();
  }

  /** A race: chance names each, as long as there is more than one to name. */
  private void inRandomOrder(Action.Each each, Environment environment) {
    List<Thing.Player> waiting = new ArrayList<>(evaluator.players(each.set(), environment));
    while (!waiting.isEmpty()) {
      Thing.Player next =
          waiting.size() == 1 ? waiting.getFirst() : match.course().draw(each.name(), waiting);
      waiting.remove(next);
      turn(each, next, environment);
    }
  }

  private boolean isOver(Action.Each each, Thing element, Environment environment) {
    return each.until() != null
        && evaluator.holds(each.until(), environment.with(each.element(), element));
  }

  private void turn(Action.Each each, Thing element, Environment environment) {
    Environment bound = environment.with(each.element(), element);
    match.course().beginPass();
    if (each.where() == null || evaluator.holds(each.where(), bound)) {
      procedure.perform(each.body(), bound);
    }
  }
}
