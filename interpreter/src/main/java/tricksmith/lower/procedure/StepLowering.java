package tricksmith.lower.procedure;

import org.jspecify.annotations.Nullable;
import tricksmith.lower.expression.TermLowering;
import tricksmith.lower.rules.RuleNumbers;
import tricksmith.program.Step;
import tricksmith.program.expression.Node;
import tricksmith.program.value.RuleId;
import tricksmith.rules.Action;
import tricksmith.rules.Term;

record StepLowering(RuleNumbers numbers) {
  Step of(RuleId rule, Action.Single action, TermLowering terms) {
    return switch (action) {
      case Action.AssignRandom(_, var variable, var indices, Term set, String name) ->
          new Step.SetRandom(rule, terms.place(variable, indices), terms.sequence(set), name);
      case Action.NewDeal(_, Term except) ->
          new Step.NewDeal(rule, except == null ? null : terms.things(except));
      case Action.Shuffle(_, Term.ZoneCards zone) -> new Step.Shuffle(rule, terms.singleZone(zone));
      case Action.Deal deal -> deal(rule, deal, terms);
      case Action.Move move -> move(rule, move, terms);
      case Action.MoveAtOnce moves -> moveAtOnce(rule, moves, terms);
      case Action.Draw(_, Term players, Term count, Term.ZoneCards zone) ->
          new Step.Draw(rule, terms.things(players), terms.lower(count), terms.singleZone(zone));
      case Action.Turn(_, boolean up, Term cards) -> new Step.Turn(rule, up, terms.things(cards));
      case Action.Show(_, Term cards, Term players) ->
          new Step.Show(rule, terms.things(cards), terms.things(players));
      case Action.Scores(_, Term players, Term value) ->
          new Step.Score(rule, terms.things(players), terms.lower(value));
      case Action.Leave(_, Term players, boolean forTheMatch) ->
          new Step.Leave(rule, terms.things(players), forTheMatch);
      case Action.FormSide(_, Term players) -> new Step.FormSide(rule, terms.things(players));
      case Action.PlayFor(_, Term player, Term other) ->
          new Step.PlayFor(rule, terms.player(player), terms.player(other));
      case Action.Take(_, Term player, Term tricks, _) ->
          new Step.Take(rule, player == null ? null : terms.player(player), terms.things(tricks));
      case Action.ReverseDirection _ -> new Step.ReverseDirection(rule);
      case Action.EndMatch _ -> new Step.EndMatch(rule);
    };
  }

  private static Step deal(RuleId rule, Action.Deal deal, TermLowering terms) {
    return new Step.Deal(
        rule,
        optional(deal.count(), terms),
        terms.singleZone(deal.zone()),
        terms.first(deal.from()),
        optional(deal.atATime(), terms));
  }

  private static @Nullable Node optional(@Nullable Term term, TermLowering terms) {
    return term == null ? null : terms.lower(term);
  }

  private static Step.Move move(RuleId rule, Action.Move move, TermLowering terms) {
    return new Step.Move(
        rule,
        terms.things(move.cards()),
        terms.singleZone(move.to()),
        facing(move.facing(), terms),
        move.atTheBottom());
  }

  private static Step.@Nullable Facing facing(Action.@Nullable Facing facing, TermLowering terms) {
    return facing == null
        ? null
        : new Step.Facing(facing.up(), terms.conditionOrAlways(facing.condition()));
  }

  private Step moveAtOnce(RuleId rule, Action.MoveAtOnce moves, TermLowering terms) {
    return new Step.MoveAtOnce(
        rule,
        terms.playersWhere(moves.element(), moves.where()),
        terms.slot(moves.element()),
        move(numbers.statement(moves.move().span()), moves.move(), terms.inSlot(moves.element())));
  }
}
