package tricksmith.cli.replay;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.cli.words.Assignments;
import tricksmith.cli.words.News;
import tricksmith.cli.words.Payments;
import tricksmith.cli.words.SeatingText;
import tricksmith.cli.words.TableText;
import tricksmith.cli.words.TrickTakers;
import tricksmith.cli.words.Wording;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.SeatChange;
import tricksmith.program.Program;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;

/**
 * Describes the consequences of each choice of a match, in order. Changes of several hands, scores
 * or variables in a row are described together: the hands as they are afterwards, and the last
 * values of the variables.
 */
final class Consequences {

  private static final String INDENT = "  ";

  private static final List<String> LEADER = List.of(Variable.LEADER);

  private final Wording words;
  private final News news;
  private final TableText table;
  private final TrickTakers takers;
  private final List<String> lines = new ArrayList<>();

  /** Whether the match begins: then no entry is mentioned that is no or none. */
  private boolean beginning = true;

  /** What happens to cards in one way, until they go another. */
  private @Nullable Cards moving;

  /** The cards of the last trick described. */
  private IndexSet played = IndexSet.EMPTY;

  private final Map<Integer, IndexSet> hands = new TreeMap<>();

  /** The hands that are being dealt. They are listed when they are complete, not card by card. */
  private final Set<Integer> dealing = new HashSet<>();

  /** How the cards lie in each zone to which some were moved, from the top. */
  private final Map<Integer, List<Integer>> orders = new HashMap<>();

  /** The cards that went elsewhere while hands were being dealt, by their way. */
  private final SequencedMap<Object, Cards> besides = new LinkedHashMap<>();

  /** The hands that have given cards away: cards that they receive are not dealt. */
  private final Set<Integer> exchanging = new HashSet<>();

  private final Payments points;

  private final Assignments variables;

  /** The scores that were told last; empty for none. */
  private List<Long> noted = List.of();

  /** Whether points have been told since. */
  private boolean paid;

  /** How many rounds have begun in a match without deals and tricks. */
  private int rounds;

  /** Whether all tricks of a statement have been played and nothing has been told since. */
  private boolean afterTricks;

  private final SeatingText seating;

  /**
   * Cards to which the same happens.
   *
   * @param way what happens to them; equal for the same
   */
  private record Cards(Object way, IndexSet cards, Function<IndexSet, String> sentence) {

    Cards and(Cards more) {
      return new Cards(way, cards.union(more.cards), more.sentence);
    }
  }

  private record Way(int from, int to, boolean under) {}

  private record Turning(String how, int zone) {}

  private record Showing(int zone, List<Integer> seats) {}

  Consequences(Wording words) {
    this.words = words;
    news = new News(words);
    table = new TableText(words);
    variables = new Assignments(words, words.columns() - INDENT.length());
    takers = new TrickTakers(words);
    points = new Payments(words);
    seating = new SeatingText(words);
  }

  /** Tells what happened since the last choice, one thing to a line. */
  List<String> lines(List<DisclosedEvent> events) {
    lines.clear();
    afterTricks = false;
    for (int index = 0; index < events.size(); index++) {
      if (events.get(index) instanceof DisclosedEvent.Happened(Event.TrickFinished trick)) {
        completeAll();
        tell(trick, events.subList(index + 1, events.size()));
      } else {
        tell(events.get(index), events.subList(index + 1, events.size()));
      }
    }
    completeAll();
    completeSides();
    boolean over =
        events.stream()
            .anyMatch(each -> each instanceof DisclosedEvent.Happened(Event.MatchEnded _));
    if (afterTricks && !over) {
      told(words.text("transcript.after-tricks"));
    }
    exchanging.clear();
    beginning = false;
    return List.copyOf(lines);
  }

  private void tell(Event.TrickFinished trick, List<DisclosedEvent> later) {
    List<DisclosedEvent> ofTrick = later.stream().takeWhile(each -> !isTrick(each)).toList();
    boolean given = ofTrick.stream().anyMatch(DisclosedEvent.TrickTaken.class::isInstance);
    TrickTakers.Taker taker =
        ofTrick.stream()
            .filter(DisclosedEvent.TrickGathered.class::isInstance)
            .map(each -> new TrickTakers.Taker(((DisclosedEvent.TrickGathered) each).seat(), given))
            .findFirst()
            .orElse(null);
    told(takers.finished(trick, taker));
    IndexSet.Builder cards = new IndexSet.Builder();
    trick.plays().forEach(play -> cards.add(play.card()));
    played = cards.build();
  }

  /** Whether points were scored since the scores were last told, or they are others. */
  private boolean isNews(Event.Scored scored) {
    boolean changed =
        noted.isEmpty()
            ? scored.scores().stream().anyMatch(score -> score != Values.number(0))
            : !scored.scores().equals(noted);
    return changed || paid || !points.isEmpty();
  }

  private static boolean isTrick(DisclosedEvent disclosed) {
    return disclosed instanceof DisclosedEvent.Happened(Event.TrickFinished _);
  }

  private void tell(DisclosedEvent disclosed, List<DisclosedEvent> later) {
    switch (disclosed) {
      case DisclosedEvent.Happened(Event.Scored scored) -> {
        if (isNews(scored)) {
          completeAll();
          news.sentence(scored).ifPresent(this::told);
          noted = scored.scores();
          paid = false;
        }
      }
      case DisclosedEvent.PlayedFaceDown _ -> {
        // This describes the choice to play it.
      }
      case DisclosedEvent.Happened(Event event) -> {
        completeAll();
        exchanging.clear();
        if (!(event instanceof Event.Choice)) {
          news.sentence(event).ifPresent(this::told);
        }
      }
      case DisclosedEvent.DealBegun(int number) -> {
        completeAll();
        told(words.text("transcript.deal", number));
      }
      case DisclosedEvent.TrickBegun(int number) -> {
        List<MatchView.Variable> leaders = variables.remove(LEADER);
        completeAll();
        told(words.sentence("table.trick", number));
        variables.addAll(leaders); // Who leads may be told in a line of its own.
      }
      case DisclosedEvent.Scored scored -> tell(scored);
      case DisclosedEvent.Assigned(MatchView.Variable variable) -> {
        completeCards();
        completePoints();
        variables.add(variable);
      }
      case DisclosedEvent.Drawn(MatchView.Variable variable, boolean forced) ->
          tellDrawn(table.variable(variable), forced);
      case DisclosedEvent.DrawnForced(Event.Chance(String name, long value)) ->
          tellDrawn(words.text("transcript.outcome", words.name(name), words.value(value)), true);
      case DisclosedEvent.Moved moved -> tell(moved, later);
      case DisclosedEvent.TurnedUp(int zone, IndexSet cards) ->
          tellTurned("news.turned-up", zone, cards);
      case DisclosedEvent.TurnedDown(int zone, IndexSet cards) ->
          tellTurned("news.turned-down", zone, cards);
      case DisclosedEvent.Shown(int zone, IndexSet cards, List<Integer> seats) -> {
        completeHands();
        tell(new Cards(new Showing(zone, seats), cards, all -> shown(zone, all, seats)));
      }
      case DisclosedEvent.Leads(int seat) -> {
        completeCards();
        completePoints();
        long leader = Values.of(Values.Kind.PLAYER, seat - 1);
        List<MatchView.Variable> named = variables.remove(LEADER);
        if (!named.isEmpty() && !named.getLast().values().equals(List.of(leader))) {
          variables.addAll(named);
        }
        completeVariables();
        line(words.sentence("table.leads", words.seat(seat)));
      }
      case DisclosedEvent.Decided(List<Event.Reason> criteria) -> takers.decided(criteria);
      case DisclosedEvent.BrokenOff() -> {
        completeAll();
        line(words.sentence("news.broken-off"));
      }
      case DisclosedEvent.TrickTaken(RuleId rule, Integer seat) ->
          settled(takers.given(rule, seat));
      case DisclosedEvent.TrickGathered(Integer seat, IndexSet cards) -> {
        takers.gathered(seat).ifPresent(this::settled);
        if (seat != null && !cards.isEmpty() && !cards.equals(played)) {
          completeAll();
          line(words.sentence("transcript.gathered", words.seat(seat), words.cards(cards)));
        }
      }
      case DisclosedEvent.TricksOver(RuleId play, boolean played) -> {
        completeAll();
        if (played) {
          afterTricks = true;
        } else {
          news.tricksOver(play).ifPresent(this::told);
        }
      }
      case DisclosedEvent.RoundBegun() -> {
        completeAll();
        rounds++;
        told(words.text("transcript.round", rounds));
      }
      case DisclosedEvent.ChosenAtOnce(List<Integer> seats) -> {
        completeAll();
        told(words.sentence("transcript.at-once", words.seats(seats)));
      }
      case DisclosedEvent.SeatsChanged(SeatChange change) -> {
        if (!(change instanceof SeatChange.Sides && seating.hasSides())) {
          completeAll();
        }
        seating.sentence(change).ifPresent(this::line);
      }
    }
  }

  private void tellTurned(String how, int zone, IndexSet cards) {
    completeHands();
    tell(
        new Cards(
            new Turning(how, zone),
            cards,
            all -> words.text(how, words.where(zone), words.cards(all))));
  }

  private void tellDrawn(String outcome, boolean forced) {
    completeAll();
    exchanging.clear();
    told(words.text(forced ? "transcript.drawn-forced" : "transcript.drawn", outcome));
  }

  private void settled(String taker) {
    completeAll();
    line(taker);
  }

  private void tell(DisclosedEvent.Scored scored) {
    completeCards();
    completeVariables();
    List<String> before = points.add(scored);
    paid |= !before.isEmpty();
    before.forEach(this::told);
  }

  private void tell(DisclosedEvent.Moved moved, List<DisclosedEvent> later) {
    int from = moved.from();
    int to = moved.to();
    boolean under =
        moved.manner() == DisclosedEvent.Manner.UNDER
            && moved.joined().size() > moved.cards().size();
    boolean dealt = words.game().rules().isHand(to) && isDealt(moved);
    if (dealt) {
      completeMoving();
      completePoints();
      completeVariables();
      dealing.add(to);
    } else {
      Cards cards =
          new Cards(
              new Way(from, to, under),
              moved.cards(),
              all ->
                  words.text(
                      "news.moved", words.place(from), words.place(to), laid(to, all, under)));
      orders.put(to, moved.order());
      boolean ofHands = words.game().rules().isHand(from) || words.game().rules().isHand(to);
      boolean stillDealing = !dealing.isEmpty() && later.stream().anyMatch(this::deals);
      if (stillDealing && !ofHands) {
        besides.merge(cards.way, cards, Cards::and);
      } else {
        if (!stillDealing && !(dealing.isEmpty() && ofHands)) {
          completeHands();
        }
        tell(cards);
      }
    }
    if (words.game().rules().isHand(from)) {
      exchanging.add(from);
      hands.put(from, moved.left());
    }
    if (words.game().rules().isHand(to)) {
      hands.put(to, moved.joined());
    }
  }

  private String laid(int zone, IndexSet cards, boolean under) {
    String lying = lying(zone, cards);
    return under ? words.text("news.under", lying) : lying;
  }

  /** Names cards; those in a zone of the script's own in their order, if that is another. */
  private String lying(int zone, IndexSet cards) {
    String sorted = words.cards(cards);
    if (!isOwn(zone)) {
      return sorted;
    }
    String lying =
        orders.getOrDefault(zone, List.of()).stream()
            .filter(cards::contains)
            .map(words::card)
            .collect(joining(" "));
    return lying.equals(sorted) ? sorted : words.text("transcript.from-top", lying);
  }

  private boolean isOwn(int zone) {
    Program.ZoneLayout layout = words.game().rules().zones().get(zone);
    return layout.cards().isEmpty()
        && Stream.of(Zone.HAND, Zone.WON, Zone.ASIDE, Zone.TABLE).noneMatch(layout.name()::equals);
  }

  /** Whether a hand that is being dealt receives more. */
  private boolean deals(DisclosedEvent event) {
    return event instanceof DisclosedEvent.Moved moved
        && dealing.contains(moved.to())
        && isDealt(moved);
  }

  /** Whether cards are dealt from their deck into a hand that holds only such cards so far. */
  private boolean isDealt(DisclosedEvent.Moved moved) {
    boolean first = moved.joined().equals(moved.cards()) && !exchanging.contains(moved.to());
    boolean fills = first || dealing.contains(moved.to());
    List<Integer> deck = words.game().rules().zones().get(moved.from()).cards();
    return moved.manner() == DisclosedEvent.Manner.DEALT && fills && !deck.isEmpty();
  }

  private void tell(Cards more) {
    completePoints();
    completeVariables();
    Cards before = moving;
    if (before != null && before.way.equals(more.way)) {
      moving = before.and(more);
    } else {
      completeMoving();
      moving = more;
    }
  }

  private String shown(int zone, IndexSet cards, List<Integer> seats) {
    return seats.size() == words.game().rules().players()
        ? words.text("transcript.shown-to-everyone", words.where(zone), words.cards(cards))
        : words.text("transcript.shown", words.where(zone), words.cards(cards), words.seats(seats));
  }

  private void completeAll() {
    completeCards();
    completePoints();
    completeVariables();
  }

  private void completeCards() {
    completeHands();
    completeMoving();
  }

  private void completeMoving() {
    if (moving != null) {
      line(moving.sentence.apply(moving.cards));
      moving = null;
    }
  }

  private void completeHands() {
    if (!hands.isEmpty()) {
      completeMoving();
    }
    hands.forEach(
        (zone, held) -> {
          if (!held.isEmpty()) {
            line(words.zone(zone) + INDENT + words.cards(held));
          }
        });
    hands.clear();
    dealing.clear();
    List<Cards> elsewhere = List.copyOf(besides.values());
    besides.clear();
    elsewhere.forEach(this::tell);
  }

  private void completeSides() {
    seating.complete().forEach(this::line);
  }

  private void completePoints() {
    paid |= !points.isEmpty();
    points.complete().forEach(this::told);
  }

  private void completeVariables() {
    variables.complete(beginning).forEach(this::line);
  }

  /** Tells what belongs to the line or heading before; after the last trick, to one of its own. */
  private void line(String text) {
    if (afterTricks) {
      told(words.text("transcript.after-tricks"));
    }
    told(INDENT + text);
  }

  private void told(String text) {
    afterTricks = false;
    completeSides();
    lines.add(text);
  }
}
