package tricksmith.review;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.Actions;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Term;
import tricksmith.source.Span;

/** Decks that cannot be dealt as they are to be, for some number of players or some options. */
final class CardSupply implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    CheckedRules rules = book.rules();
    Stream<Term> terms =
        Stream.of(
                book.actions().flatMap(CardSupply::counts),
                rules.decks().stream()
                    .flatMap(deck -> deck.leaveOuts().stream())
                    .map(DeckRules.LeaveOut::condition),
                book.actions().flatMap(CardSupply::courses))
            .flatMap(each -> each)
            .flatMap(Stream::ofNullable);
    Set<Span> found = new HashSet<>();
    for (Setting setting : Setting.all(book, terms)) {
      new SupplyRun(book, setting, found, findings).run();
    }
  }

  /** How many cards are dealt, drawn or chosen. */
  private static Stream<@Nullable Term> counts(Action action) {
    return switch (action) {
      case Action.Deal deal -> Stream.of(deal.count());
      case Action.Draw draw -> Stream.of(draw.count());
      case Action.Choose choose -> Stream.of(choose.choice().least());
      case Action.ChooseAtOnce choose -> Stream.of(choose.choice().least());
      case Action.RepeatWith repeat when supplies(repeat) ->
          repeat.values().stream().map(value -> value);
      default -> Stream.of();
    };
  }

  /** What decides whether cards are dealt. */
  private static Stream<@Nullable Term> courses(Action action) {
    return action instanceof Action.If branch && supplies(branch)
        ? Stream.of(branch.condition())
        : Stream.of();
  }

  /** Whether cards are dealt, drawn or chosen inside of it. */
  private static boolean supplies(Action action) {
    return Actions.all(Actions.inside(action))
        .anyMatch(
            inside ->
                inside instanceof Action.Deal
                    || inside instanceof Action.Draw
                    || inside instanceof Action.Move);
  }

  /** The actions by which cards change their zone. */
  static boolean movesCards(List<Action> actions, Changes changes) {
    return changes
        .all(actions)
        .anyMatch(
            action ->
                switch (action) {
                  case Action.NewDeal _,
                      Action.Deal _,
                      Action.Move _,
                      Action.MoveAtOnce _,
                      Action.Draw _,
                      Action.PlayTricks _ ->
                      true;
                  default -> false;
                });
  }
}
