package tricksmith.reference;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tricksmith.rules.Action;
import tricksmith.syntax.Section.Lifetime;

/** Performs statements ({@code docs/language/reference.md}, The match). */
final class Procedure {
  private final ReferenceMatch match;
  private final Situation situation;
  private final Evaluator evaluator;
  private final Loops loops;
  private final CardMoves moves;
  private final Choices choices;
  private final TrickPlay tricks;
  private boolean dealt;

  Procedure(ReferenceMatch match) {
    this.match = match;
    this.situation = match.situation();
    this.evaluator = match.evaluator();
    this.loops = new Loops(match, this);
    this.moves = new CardMoves(match);
    this.choices = new Choices(match, this);
    this.tricks = new TrickPlay(match, this);
  }

  /** The whole match. Scores are noted after each pass of a repeat that stands directly in it. */
  void performMatch() {
    for (Lifetime lifetime : Lifetime.values()) {
      begin(lifetime);
    }
    for (Action action : situation.rules().procedure()) {
      performAt(action, Environment.EMPTY, match::noteScores);
    }
  }

  /** Variables of this lifetime are reset. */
  void begin(Lifetime lifetime) {
    situation.variables().begin(lifetime, initial -> evaluator.value(initial, Environment.EMPTY));
  }

  /** Statements in order. */
  void perform(List<Action> actions, Environment environment) {
    for (Action action : actions) {
      performAt(action, environment, () -> {});
    }
  }

  private void performAt(Action action, Environment environment, Runnable afterEachPass) {
    ScriptError.at(
        action.span(),
        () -> {
          perform(action, environment, afterEachPass);
          return action;
        });
  }

  private void perform(Action action, Environment environment, Runnable afterEachPass) {
    switch (action) {
      case Action.Assign assign -> assign(assign, environment);
      case Action.AssignRandom assign -> assignRandom(assign, environment);
      case Action.RepeatUntil repeat -> loops.until(repeat, environment, afterEachPass);
      case Action.RepeatTimes repeat -> loops.times(repeat, environment, afterEachPass);
      case Action.RepeatWith repeat -> loops.with(repeat, environment, afterEachPass);
      case Action.If choice ->
          perform(
              evaluator.holds(choice.condition(), environment) ? choice.then() : choice.otherwise(),
              environment);
      case Action.NewDeal deal -> newDeal(deal, environment);
      case Action.Shuffle shuffle -> moves.shuffle(shuffle, environment);
      case Action.Moving moving -> moves.perform(moving, environment);
      case Action.Turn turn -> evaluator.value(turn.cards(), environment);
      case Action.Show show -> evaluator.value(show.cards(), environment);
      case Action.Each each -> loops.each(each, environment);
      case Action.Choose choose -> choices.choose(choose, environment);
      case Action.ChooseAtOnce choose -> choices.chooseAtOnce(choose, environment);
      case Action.PlayTricks play -> tricks.play(play, environment);
      case Action.Perform performed -> perform(performed, environment);
      case Action.Score _ -> score();
      case Action.Scores scores -> scores(scores, environment);
      case Action.Leave leave -> leave(leave, environment);
      case Action.FormSide side ->
          situation.seating().formSide(evaluator.players(side.players(), environment));
      case Action.PlayFor play -> playFor(play, environment);
      case Action.ReverseDirection _ -> situation.seating().reverse();
      case Action.Take take -> tricks.take(take.player(), take.tricks(), environment);
      case Action.EndTrick _ -> throw new TrickPlay.EndOfTrick();
      case Action.EndMatch _ -> throw new ReferenceMatch.EndOfMatch();
    }
  }

  /** Arguments are found before the first parameter has a value. */
  private void perform(Action.Perform performed, Environment environment) {
    List<Thing> values = evaluator.values(performed.arguments(), environment);
    Environment inside = environment;
    for (int place = 0; place < values.size(); place++) {
      inside = inside.with(performed.parameters().get(place), values.get(place));
    }
    perform(performed.body(), inside);
  }

  private void assign(Action.Assign assign, Environment environment) {
    Thing value = evaluator.value(assign.value(), environment);
    if (value.exists() || !assign.keepIfNone()) {
      List<Thing> indices = evaluator.values(assign.indices(), environment);
      situation.variables().set(assign.variable(), indices, value);
    }
  }

  /** Without alternatives nothing happens. */
  private void assignRandom(Action.AssignRandom assign, Environment environment) {
    List<Thing> alternatives = evaluator.inOrder(assign.set(), environment);
    if (!alternatives.isEmpty()) {
      Thing drawn = match.course().draw(assign.name(), alternatives);
      List<Thing> indices = evaluator.values(assign.indices(), environment);
      situation.variables().set(assign.variable(), indices, drawn);
    }
  }

  /** Scores are noted before each new deal but the first. */
  private void newDeal(Action.NewDeal deal, Environment environment) {
    Set<Thing> kept =
        deal.except() == null
            ? Set.of()
            : new HashSet<>(evaluator.inOrder(deal.except(), environment));
    if (dealt) {
      match.noteScores();
    }
    dealt = true;
    situation.seating().newDeal();
    situation.piles().newDeal(kept);
    situation.forgetTricks();
    begin(Lifetime.DEAL);
  }

  private void score() {
    perform(situation.rules().score(), Environment.EMPTY);
    match.noteScores();
  }

  private void scores(Action.Scores scores, Environment environment) {
    List<Thing.Player> players = evaluator.players(scores.players(), environment);
    if (!players.isEmpty()
        && evaluator.value(scores.value(), environment) instanceof Thing.Amount(Fraction points)) {
      players.forEach(player -> situation.addToScore(player, points));
    }
  }

  private void leave(Action.Leave leave, Environment environment) {
    for (Thing.Player player : evaluator.players(leave.players(), environment)) {
      if (leave.forTheMatch()) {
        situation.seating().dropOut(player);
      } else {
        situation.seating().sitOut(player);
      }
    }
  }

  private void playFor(Action.PlayFor play, Environment environment) {
    for (Thing.Player player : evaluator.players(play.player(), environment)) {
      for (Thing.Player other : evaluator.players(play.other(), environment)) {
        situation.seating().playFor(player, other);
      }
    }
  }
}
