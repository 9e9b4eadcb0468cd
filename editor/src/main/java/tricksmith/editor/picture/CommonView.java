package tricksmith.editor.picture;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.engine.Match;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Standing;
import tricksmith.program.Program;

/**
 * The view that everybody at the table may see; shown until one of them confirms that nobody else
 * is looking.
 */
final class CommonView {

  private CommonView() {}

  /** Returns the table with everything that is face up or hidden from nobody. */
  static MatchView of(Match match, List<Program.ShownVariable> variablesShown) {
    List<MatchView> views =
        seats(match).mapToObj(seat -> match.view(seat).table(variablesShown)).toList();
    MatchView any = views.getFirst();
    List<MatchView.Variable> variables =
        IntStream.range(0, any.variables().size())
            .mapToObj(
                place -> common(views.stream().map(view -> view.variables().get(place)).toList()))
            .toList();
    return new MatchView(
        any.zones().stream().map(CommonView::common).toList(),
        any.scores(),
        variables,
        any.leader(),
        any.turn(),
        any.inPlay(),
        any.sides());
  }

  /** Returns the events that everybody knows; the same instances as in the match. */
  static Set<Event> heard(Match match) {
    Set<Event> heard = identities(match.events());
    seats(match).forEach(seat -> heard.retainAll(identities(match.view(seat).heard())));
    return heard;
  }

  /** Returns the cards that everybody has been shown where they lie now. */
  static IndexSet shown(Match match) {
    return seats(match)
        .mapToObj(seat -> match.view(seat).shown())
        .reduce(IndexSet::intersection)
        .orElse(IndexSet.EMPTY);
  }

  /** Returns how the trick stands as far as everybody can tell. */
  static Standing standing(Match match) {
    Standing whole = match.standing();
    List<Standing> known = seats(match).mapToObj(seat -> match.view(seat).standing()).toList();
    Set<Integer> cards =
        whole.plays().stream()
            .filter(play -> known.stream().allMatch(each -> each.plays().contains(play)))
            .map(Event.Play::card)
            .collect(Collectors.toSet());
    Standing unexplained = whole.withoutReason();
    boolean decides =
        known.stream().allMatch(each -> each.equals(whole) || each.equals(unexplained));
    Standing common = whole.known(cards::contains, decides);
    return known.stream().allMatch(whole::equals) ? common : common.withoutReason();
  }

  /** Returns the finished tricks with the cards that everybody knows. */
  static List<Event.TrickFinished> finishedTricks(Match match) {
    List<Event.TrickFinished> whole = finishedTricks(match.events());
    List<List<Event.TrickFinished>> known =
        seats(match).mapToObj(seat -> finishedTricks(match.view(seat).heard())).toList();
    return IntStream.range(0, whole.size())
        .mapToObj(
            trick -> common(whole.get(trick), known.stream().map(all -> all.get(trick)).toList()))
        .toList();
  }

  private static Event.TrickFinished common(
      Event.TrickFinished whole, List<Event.TrickFinished> known) {
    return known.stream().allMatch(whole::equals)
        ? whole
        : whole.known(play -> known.stream().allMatch(each -> each.plays().contains(play)));
  }

  static List<Event.TrickFinished> finishedTricks(List<Event> events) {
    return Event.TrickFinished.in(events).toList();
  }

  private static Set<Event> identities(List<Event> events) {
    Set<Event> set = Collections.newSetFromMap(new IdentityHashMap<>());
    set.addAll(events);
    return set;
  }

  private static IntStream seats(Match match) {
    return IntStream.rangeClosed(1, match.rules().players());
  }

  private static MatchView.Zone common(MatchView.Zone zone) {
    return new MatchView.Zone(
        zone.name(), zone.owner(), zone.cards().stream().map(CommonView::common).toList());
  }

  private static MatchView.Lying common(MatchView.Lying lying) {
    return lying.faceUp() ? lying : new MatchView.Lying(MatchView.Lying.UNSEEN, false);
  }

  private static MatchView.Variable common(List<MatchView.Variable> seen) {
    return seen.stream().filter(MatchView.Variable::hidden).findFirst().orElseGet(seen::getFirst);
  }
}
