package tricksmith.rules;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What actions are made of. */
public final class Actions {
  private Actions() {}

  /** The actions and all actions inside of them. */
  public static Stream<Action> all(List<Action> actions) {
    return actions.stream()
        .flatMap(action -> Stream.concat(Stream.of(action), all(inside(action))));
  }

  /** The actions directly inside of an action. */
  public static List<Action> inside(Action action) {
    return switch (action) {
      case Action.RepeatUntil repeat -> repeat.body();
      case Action.RepeatTimes repeat -> repeat.body();
      case Action.RepeatWith repeat -> repeat.body();
      case Action.If branch -> joined(branch.then(), branch.otherwise());
      case Action.Each each -> each.body();
      case Action.Choose choose -> inside(choose.choice());
      case Action.ChooseAtOnce choose -> inside(choose.choice());
      case Action.PlayTricks play ->
          joined(play.beforeEachCard(), joined(play.afterEachCard(), play.body()));
      case Action.MoveAtOnce move -> List.of(move.move());
      case Action.Assign _,
          Action.AssignRandom _,
          Action.NewDeal _,
          Action.Shuffle _,
          Action.Deal _,
          Action.Move _,
          Action.Draw _,
          Action.Turn _,
          Action.Show _,
          Action.Score _,
          Action.Scores _,
          Action.Leave _,
          Action.FormSide _,
          Action.PlayFor _,
          Action.EndMatch _ ->
          List.of();
    };
  }

  private static List<Action> inside(Action.Choice choice) {
    return joined(choice.then(), choice.otherwise());
  }

  private static List<Action> joined(List<Action> some, List<Action> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  /** The terms of an action itself, not those of actions inside of it. */
  public static Stream<Term> terms(Action action) {
    return switch (action) {
      case Action.Assign set -> with(set.indices(), set.value());
      case Action.AssignRandom set -> with(set.indices(), set.set());
      case Action.RepeatUntil repeat -> Stream.of(repeat.until());
      case Action.RepeatTimes repeat -> Stream.of(repeat.times());
      case Action.RepeatWith repeat -> with(repeat.values(), repeat.until());
      case Action.If branch -> Stream.of(branch.condition());
      case Action.Shuffle shuffle -> Stream.of(shuffle.zone());
      case Action.Deal deal -> present(deal.count(), deal.zone(), deal.from(), deal.atATime());
      case Action.Move move ->
          present(
              move.cards(), move.to(), move.facing() == null ? null : move.facing().condition());
      case Action.Draw draw -> Stream.of(draw.players(), draw.count(), draw.zone());
      case Action.Turn turn -> Stream.of(turn.cards());
      case Action.Show show -> Stream.of(show.cards(), show.players());
      case Action.Each each -> present(each.set(), each.where(), each.from(), each.until());
      case Action.Choose choose -> terms(choose.choice());
      case Action.ChooseAtOnce choose ->
          Stream.concat(present(choose.where()), terms(choose.choice()));
      case Action.MoveAtOnce move -> present(move.where());
      case Action.PlayTricks play -> present(play.count(), play.from(), play.until());
      case Action.Scores scores -> Stream.of(scores.players(), scores.value());
      case Action.Leave leave -> Stream.of(leave.players());
      case Action.FormSide form -> Stream.of(form.players());
      case Action.PlayFor play -> Stream.of(play.player(), play.other());
      case Action.NewDeal _, Action.Score _, Action.EndMatch _ -> Stream.of();
    };
  }

  private static Stream<Term> terms(Action.Choice choice) {
    return Stream.of(
            choice.indices().stream(),
            choice.offered().stream(),
            present(choice.player(), choice.least(), choice.most(), choice.where(), choice.pass()))
        .flatMap(terms -> terms);
  }

  private static Stream<Term> with(List<Term> terms, @Nullable Term term) {
    return Stream.concat(terms.stream(), present(term));
  }

  private static Stream<Term> present(@Nullable Term... terms) {
    return Stream.of(terms).flatMap(Stream::ofNullable);
  }
}
