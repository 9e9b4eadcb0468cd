package tricksmith.editor.picture;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/**
 * The player whose hand gets the cards that somebody is asked to choose. The question does not say
 * so, so it is tried out with two different choices, the second time with the hands of the others
 * exchanged, because an answer that depends on these must not be revealed.
 */
final class Receiver {
  private final Match match;
  private final Decision asked;
  private final Decision.Several several;

  private Receiver(Match match, Decision asked, Decision.Several several) {
    this.match = match;
    this.asked = asked;
    this.several = several;
  }

  /** Returns the seat that gets the cards asked for; empty if they go to no other hand for sure. */
  static Optional<Integer> of(Match match, Decision asked) {
    if (!(asked.options() instanceof Decision.Several several)
        || several.kind() != Values.Kind.CARD
        || several.least() == 0
        || several.members().size() < several.least()) {
      return Optional.empty();
    }
    try {
      return new Receiver(match, asked, several).found();
    } catch (Fault | IllegalArgumentException | IllegalStateException _) {
      return Optional.empty();
    }
  }

  private Optional<Integer> found() {
    int[] members = several.members().toArray();
    int count = several.least();
    Optional<Integer> seat = after(match, first(members, count));
    return seat.isPresent()
            && seat.equals(
                after(
                    match.setByHand(scene -> scene.exchange(handsChangedAbout())),
                    Arrays.copyOfRange(members, members.length - count, members.length)))
        ? seat
        : Optional.empty();
  }

  private static int[] first(int[] members, int count) {
    return Arrays.copyOf(members, count);
  }

  /** Returns the hands of all others, each with the cards of the next. */
  private Map<Integer, List<Integer>> handsChangedAbout() {
    int hands = match.rules().handZone();
    List<Integer> others =
        IntStream.range(0, match.rules().players())
            .filter(player -> player != asked.seat() - 1)
            .mapToObj(player -> hands + player)
            .toList();
    List<MatchView.Zone> zones = match.zones();
    Map<Integer, List<Integer>> changed = new HashMap<>();
    for (int place = 0; place < others.size(); place++) {
      MatchView.Zone next = zones.get(others.get((place + 1) % others.size()));
      changed.put(others.get(place), next.cards().stream().map(MatchView.Lying::card).toList());
    }
    return changed;
  }

  /** Returns the seat in whose hand cards are once everybody who is asked for such has chosen. */
  private Optional<Integer> after(Match before, int... cards) {
    Match now = choosing(before, cards);
    for (int others = 1; others < match.rules().players(); others++) {
      Optional<Integer> seat = holder(now, cards);
      if (seat.isPresent()) {
        return seat;
      }
      if (!(now.status() instanceof Status.Deciding(Decision next))
          || !next.name().equals(asked.name())
          || !(next.options() instanceof Decision.Several theirs)) {
        return Optional.empty();
      }
      now = choosing(now, first(theirs.members().toArray(), theirs.least()));
    }
    return holder(now, cards);
  }

  private static Match choosing(Match match, int... cards) {
    IndexSet chosen =
        Arrays.stream(cards).mapToObj(IndexSet::of).reduce(IndexSet.EMPTY, IndexSet::union);
    return match.choose(new Pick.Several(chosen));
  }

  /** Returns the other seat that holds all of these cards; empty if none does. */
  private Optional<Integer> holder(Match now, int... cards) {
    return IntStream.rangeClosed(1, match.rules().players())
        .filter(seat -> seat != asked.seat())
        .filter(
            seat -> {
              List<Integer> held = now.hand(seat);
              return Arrays.stream(cards).allMatch(held::contains);
            })
        .boxed()
        .findFirst();
  }
}
