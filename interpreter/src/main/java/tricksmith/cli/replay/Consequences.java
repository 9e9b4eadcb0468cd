package tricksmith.cli.replay;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.cli.words.News;
import tricksmith.cli.words.TableText;
import tricksmith.cli.words.Wording;
import tricksmith.cli.words.Wrapped;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.engine.report.Effect;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.program.Program;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Variable;

/**
 * Tells what comes of each choice of a match, in the order in which it happened. What is done to
 * several hands, scores or variables in a row is told together: the hands as they are afterwards,
 * and what the variables last held.
 */
final class Consequences {

  private static final String INDENT = "  ";

  /** The most of a statement that is quoted. */
  private static final int LONGEST_QUOTE = 60;

  private final Wording words;
  private final News news;
  private final TableText table;
  private final boolean tricksAreTaken;
  private final List<String> lines = new ArrayList<>();

  /** Whether the match begins: then no entry is told that is no or none. */
  private boolean beginning = true;

  /** What happens to cards in one way, until they go another. */
  private @Nullable Cards moving;

  /** Who took the last trick described; null for nobody. */
  private @Nullable Integer last;

  /** Whether it is still to be told who takes the trick that was told last. */
  private boolean open;

  private final Map<Integer, IndexSet> hands = new TreeMap<>();

  /** The hands that are being dealt. They are listed when they are complete, not card by card. */
  private final Set<Integer> dealing = new HashSet<>();

  /** The hands that have given cards away: cards that they receive are not dealt. */
  private final Set<Integer> exchanging = new HashSet<>();

  private final SequencedMap<RuleId, Map<Integer, List<Long>>> points = new LinkedHashMap<>();
  private final Map<List<String>, MatchView.Variable> variables = new LinkedHashMap<>();

  /**
   * Cards to which the same happens.
   *
   * @param way what happens to them; equal for the same
   */
  private record Cards(Object way, IndexSet cards, Function<IndexSet, String> sentence) {}

  private record Way(int from, int to) {}

  private record Showing(int zone, List<Integer> seats) {}

  Consequences(Wording words) {
    this.words = words;
    news = new News(words);
    table = new TableText(words);
    tricksAreTaken =
        Stream.ofNullable(words.game().script().rules())
            .flatMap(CheckedRules::actions)
            .anyMatch(action -> action.has(StatementEffect.TAKES_TRICKS));
  }

  /** Tells what happened since the last choice, one thing to a line. */
  List<String> lines(List<DisclosedEvent> events) {
    lines.clear();
    for (int index = 0; index < events.size(); index++) {
      if (events.get(index) instanceof DisclosedEvent.Happened(Event.TrickFinished trick)) {
        completeAll();
        tell(trick, events.subList(index + 1, events.size()));
      } else {
        tell(events.get(index));
      }
    }
    completeAll();
    exchanging.clear();
    beginning = false;
    return List.copyOf(lines);
  }

  /** Tells who takes a trick; if a statement may decide that later, only who has the best card. */
  private void tell(Event.TrickFinished trick, List<DisclosedEvent> later) {
    Optional<DisclosedEvent.TrickGathered> gathered =
        later.stream()
            .takeWhile(each -> !isTrick(each))
            .filter(DisclosedEvent.TrickGathered.class::isInstance)
            .map(DisclosedEvent.TrickGathered.class::cast)
            .findFirst();
    open =
        gathered.isPresent()
            ? !Objects.equals(gathered.get().seat(), trick.winner())
            : tricksAreTaken;
    (open ? news.best(trick) : news.sentence(trick)).ifPresent(lines::add);
    last = trick.winner();
  }

  private static boolean isTrick(DisclosedEvent disclosed) {
    return disclosed instanceof DisclosedEvent.Happened(Event.TrickFinished _);
  }

  private void tell(DisclosedEvent disclosed) {
    switch (disclosed) {
      case DisclosedEvent.Happened(Event event) -> {
        completeAll();
        exchanging.clear();
        if (!event.isChoice()) {
          news.sentence(event).ifPresent(lines::add);
        }
      }
      case DisclosedEvent.Done(Effect effect) -> tell(effect);
      case DisclosedEvent.Moved moved -> tell(moved);
      case DisclosedEvent.TurnedUp(int zone, IndexSet cards) -> {
        completeHands();
        tell(
            new Cards(
                zone,
                cards,
                up -> words.text("news.turned-up", words.zone(zone), words.cards(up))));
      }
      case DisclosedEvent.Shown(int zone, IndexSet cards, List<Integer> seats) -> {
        completeHands();
        tell(new Cards(new Showing(zone, seats), cards, all -> shown(zone, all, seats)));
      }
      case DisclosedEvent.Leads(int seat) -> {
        completeCards();
        completePoints();
        long leader = Values.of(Values.Kind.PLAYER, seat - 1);
        variables.computeIfPresent(
            List.of(Variable.LEADER),
            (_, named) -> named.values().equals(List.of(leader)) ? null : named);
        completeVariables();
        line(words.sentence("table.leads", words.seat(seat)));
      }
      case DisclosedEvent.BrokenOff() -> {
        completeAll();
        line(words.sentence("transcript.broken-off"));
      }
      case DisclosedEvent.TrickTaken(Integer seat) -> taken(seat, !Objects.equals(seat, last));
      case DisclosedEvent.TrickGathered(Integer seat) -> taken(seat, open);
      case DisclosedEvent.Left(List<Integer> seats) -> {
        completeAll();
        line(words.sentence("transcript.left", words.seats(seats)));
      }
      case DisclosedEvent.Decides(int seat, int other) -> {
        completeAll();
        line(words.sentence("transcript.decides", words.seat(seat), words.seat(other)));
      }
      case DisclosedEvent.Turned() -> {
        completeAll();
        line(words.sentence("transcript.turned"));
      }
      case DisclosedEvent.SideFormed(int side, List<Integer> seats) -> {
        completeAll();
        line(words.text("transcript.side", words.text("side", side), words.seats(seats)));
      }
    }
  }

  private void taken(@Nullable Integer seat, boolean told) {
    if (told) {
      completeAll();
      line(
          seat == null
              ? words.sentence("transcript.not-taken")
              : words.sentence("transcript.taken", words.seat(seat)));
      last = seat;
      open = false;
    }
  }

  private void tell(Effect effect) {
    completeCards();
    switch (effect) {
      case Effect.Points(RuleId rule, int seat, long scored) -> {
        completeVariables();
        if (isAnotherPayment(rule, seat)) {
          completePoints();
        }
        points
            .computeIfAbsent(rule, _ -> new TreeMap<>())
            .computeIfAbsent(seat, _ -> new ArrayList<>())
            .add(scored);
      }
      case Effect.Assigned(_, MatchView.Variable variable) -> {
        completePoints();
        variables.put(
            Stream.concat(Stream.of(variable.name()), variable.indices().stream()).toList(),
            variable);
      }
    }
  }

  /** Whether a statement pays somebody again after another has paid: a new round of payments. */
  private boolean isAnotherPayment(RuleId rule, int seat) {
    return !points.isEmpty()
        && !points.sequencedKeySet().getLast().equals(rule)
        && points.getOrDefault(rule, Map.of()).containsKey(seat);
  }

  private void tell(DisclosedEvent.Moved moved) {
    int from = moved.from();
    int to = moved.to();
    boolean dealt = isHand(to) && isDealt(moved);
    if (dealt) {
      completeMoving();
      completePoints();
      completeVariables();
      dealing.add(to);
    } else {
      tell(
          new Cards(
              new Way(from, to),
              moved.cards(),
              cards ->
                  words.text("news.moved", words.zone(from), words.zone(to), words.cards(cards))));
    }
    if (isHand(from)) {
      exchanging.add(from);
      hands.put(from, moved.left());
    }
    if (isHand(to)) {
      hands.put(to, moved.joined());
    }
  }

  /** Whether cards go from their deck into a hand that holds only such cards so far. */
  private boolean isDealt(DisclosedEvent.Moved moved) {
    boolean first = moved.joined().equals(moved.cards()) && !exchanging.contains(moved.to());
    boolean fills = first || dealing.contains(moved.to());
    List<Integer> deck = words.game().rules().zones().get(moved.from()).cards();
    return fills && !deck.isEmpty();
  }

  private boolean isHand(int zone) {
    Program rules = words.game().rules();
    return zone >= rules.handZone() && zone < rules.handZone() + rules.players();
  }

  private void tell(Cards more) {
    completePoints();
    completeVariables();
    Cards before = moving;
    if (before != null && before.way.equals(more.way)) {
      moving = new Cards(more.way, before.cards.union(more.cards), more.sentence);
    } else {
      completeMoving();
      moving = more;
    }
  }

  private String shown(int zone, IndexSet cards, List<Integer> seats) {
    return seats.size() == words.game().rules().players()
        ? words.text("transcript.shown-to-everyone", words.zone(zone), words.cards(cards))
        : words.text("transcript.shown", words.zone(zone), words.cards(cards), words.seats(seats));
  }

  private void completeAll() {
    completeCards();
    completePoints();
    completeVariables();
  }

  private void completeCards() {
    completeMoving();
    completeHands();
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
  }

  private void completePoints() {
    points.forEach(
        (rule, bySeat) -> {
          String scored =
              bySeat.entrySet().stream()
                  .map(each -> points(each.getKey(), each.getValue()))
                  .collect(joining("   "));
          lines.add(
              words
                  .place(rule)
                  .map(
                      place ->
                          words.text(
                              "transcript.scored", scored, place.line(), quoted(place.rule())))
                  .orElseGet(() -> words.text("transcript.scored-somehow", scored)));
        });
    points.clear();
  }

  private String points(int seat, List<Long> scored) {
    String all = scored.stream().map(Consequences::signed).collect(joining(" "));
    return words.text("transcript.points", words.seat(seat), all);
  }

  private static String signed(long points) {
    String written = Values.written(points);
    return written.startsWith("-") || written.equals("0") ? written : "+" + written;
  }

  /** Quotes a statement, or as many of its words as fit. */
  private static String quoted(String statement) {
    if (statement.codePointCount(0, statement.length()) <= LONGEST_QUOTE) {
      return statement;
    }
    String begun = statement.substring(0, statement.offsetByCodePoints(0, LONGEST_QUOTE));
    int words = begun.lastIndexOf(' ');
    return (words < 0 ? begun : begun.substring(0, words)) + " …";
  }

  private void completeVariables() {
    List<String> told =
        variables.values().stream()
            .filter(variable -> !beginning || table.isWorthShowing(variable))
            .map(table::variable)
            .toList();
    variables.clear();
    Wrapped.lines("", told, words.columns() - INDENT.length()).forEach(this::line);
  }

  private void line(String text) {
    lines.add(INDENT + text);
  }
}
