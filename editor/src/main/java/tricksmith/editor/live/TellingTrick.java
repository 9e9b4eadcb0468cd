package tricksmith.editor.live;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.change.Change;
import tricksmith.editor.change.TrickColumn;
import tricksmith.editor.change.TrickResult;

/**
 * A trick of a match that goes to one seat under some proposals and to another under others.
 *
 * @param seat the seat that wins it under some
 * @param yes the places of the proposals under which it does, from 0
 * @param no the places of the others
 */
public record TellingTrick(TrickColumn trick, int seat, List<Integer> yes, List<Integer> no) {

  public TellingTrick {
    yes = List.copyOf(yes);
    no = List.copyOf(no);
  }

  /**
   * Returns the first trick that distinguishes proposals; empty if none does.
   *
   * @param among the places of the proposals to distinguish
   * @param settled the tricks already discussed, each by the number of choices after which it ended
   */
  public static Optional<TellingTrick> of(
      List<Optional<ProposedChange>> proposed, List<Integer> among, Collection<Integer> settled) {
    return among.stream()
        .flatMap(place -> columns(proposed.get(place)))
        .filter(trick -> !settled.contains(trick.choices()))
        .sorted((one, other) -> Integer.compare(one.choices(), other.choices()))
        .flatMap(trick -> told(trick, proposed, among).stream())
        .findFirst();
  }

  private static Stream<TrickColumn> columns(Optional<ProposedChange> proposed) {
    return proposed.map(ProposedChange::change).stream()
        .flatMap(change -> change.asPlayed().tricks())
        .filter(TrickColumn::isWonOtherwise);
  }

  private static Optional<TellingTrick> told(
      TrickColumn trick, List<Optional<ProposedChange>> proposed, List<Integer> among) {
    Optional<Integer> seat = trick.now().flatMap(TrickResult::winner);
    List<Integer> yes = new ArrayList<>();
    List<Integer> no = new ArrayList<>();
    for (int place : among) {
      Optional<TrickResult> result =
          proposed.get(place).flatMap(each -> result(each.change(), trick));
      if (result.isEmpty()) {
        return Optional.empty(); // By this one there is no such trick.
      }
      (result.get().winner().equals(seat) ? yes : no).add(place);
    }
    return seat.isEmpty() || yes.isEmpty() || no.isEmpty()
        ? Optional.empty()
        : Optional.of(new TellingTrick(trick, seat.get(), yes, no));
  }

  private static Optional<TrickResult> result(@Nullable Change change, TrickColumn trick) {
    return change == null
        ? Optional.of(trick.before())
        : change.asPlayed().trickNow(trick.choices());
  }
}
