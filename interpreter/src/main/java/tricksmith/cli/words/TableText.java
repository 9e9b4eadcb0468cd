package tricksmith.cli.words;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tricksmith.cards.IndexSet;
import tricksmith.cli.terminal.Columns;
import tricksmith.engine.SeatView;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Standing;
import tricksmith.program.Program;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;
import tricksmith.source.DisplayWidth;

/** Describes what one seat sees of the table. */
public record TableText(Wording words) {

  /** The columns between a heading and what follows it. */
  private static final int BEHIND_HEADING = 2;

  private static final String GAP = "   ";

  /** The most values of a variable that are all written. */
  private static final int MOST_VALUES = 5;

  /**
   * Describes the table.
   *
   * @param hand the seat whose hand is described elsewhere; 0 for none
   * @param asking the statement that asks, after which some variables are not read any more
   */
  public List<String> lines(SeatView view, int hand, RuleId asking) {
    MatchView table = view.table();
    Columns rows = Columns.flushLeft();
    rows.row(words.text("table.scores"), words.scores(table.scores()));
    List<String> sides = new SeatingText(words).sides(table.sides());
    if (!sides.isEmpty()) {
      rows.row(words.text("table.sides"), String.join(GAP, sides));
    }
    List<ZoneText> zones = zones(view, table, hand);
    variables(table, asking, room(view, zones), rows);
    zones.forEach(zone -> rows.row(zone.name(), zone.cards()));
    trick(view.standing(), rows);
    return rows.linesWithin(words.columns());
  }

  /** The columns beside the widest heading, or half of them if it takes more. */
  private int room(SeatView view, List<ZoneText> zones) {
    int heading =
        Stream.concat(
                Stream.of("table.scores", "table.sides", "table.state", "table.trick")
                    .map(key -> words.text(key, view.standing().trick())),
                zones.stream().map(ZoneText::name))
            .mapToInt(DisplayWidth::of)
            .max()
            .orElse(0);
    return Math.max(words.columns() - heading - BEHIND_HEADING, words.columns() / 2);
  }

  private void variables(MatchView table, RuleId asking, int room, Columns rows) {
    Set<String> unread = new UnreadValues(words.game()).whileAsking(asking);
    List<String> shown =
        table.variables().stream()
            .filter(this::isWorthShowing)
            .filter(each -> !each.indices().isEmpty() || !unread.contains(each.name()))
            .map(this::variable)
            .toList();
    String heading = words.text("table.state");
    for (String line : Wrapped.lines("", shown, room)) {
      rows.row(heading, line);
      heading = "";
    }
  }

  /**
   * Whether a variable deserves a line. Hides entries of arrays that are none or no, and those of
   * cards that were never set, since most of them are like that.
   */
  public boolean isWorthShowing(MatchView.Variable variable) {
    if (variable.card() >= 0 && words.isAsDeclared(variable)) {
      return false;
    }
    boolean entry = !variable.indices().isEmpty();
    boolean no = variable.labels().equals(List.of("no"));
    return variable.hidden() || (!variable.labels().isEmpty() && !(entry && no));
  }

  /** Writes a variable with its value, such as {@code bid[seat 2] = 3}. */
  public String variable(MatchView.Variable variable) {
    return variable(List.of(variable));
  }

  /**
   * Writes a variable with the values that it has held one after the other, such as {@code
   * chips[seat 2] = 3 → 2}. Of many, the first and the last two are written.
   */
  String variable(List<MatchView.Variable> held) {
    MatchView.Variable variable = held.getLast();
    List<String> values = new ArrayList<>();
    for (MatchView.Variable each : held) {
      String value = value(each);
      if (values.isEmpty() || !values.getLast().equals(value)) {
        values.add(value);
      }
    }
    if (values.size() > MOST_VALUES) {
      values.subList(1, values.size() - 2).clear();
      values.add(1, "…");
    }
    return words.entry(variable.name(), variable.indices()) + " = " + String.join(" → ", values);
  }

  /** Writes a variable beside the card whose entry it is, such as {@code eyes = 3}. */
  public String ofItsCard(MatchView.Variable variable) {
    return words.name(variable.name()) + " = " + value(variable);
  }

  private String value(MatchView.Variable variable) {
    if (variable.hidden()) {
      return words.text("table.hidden");
    }
    if (variable.values().isEmpty()) {
      if (!variable.set()) {
        return words.name("none");
      }
      return words.text(words.holdsPlayers(variable.name()) ? "table.nobody" : "table.nothing");
    }
    return variable.set() ? set(variable.values()) : words.value(variable.values().getFirst());
  }

  private String set(List<Long> values) {
    IndexSet.Builder members = new IndexSet.Builder();
    values.forEach(value -> members.add(Values.index(value)));
    return words.several(Values.kind(values.getFirst()), members.build());
  }

  private record ZoneText(String name, String cards) {}

  private List<ZoneText> zones(SeatView view, MatchView table, int hand) {
    Program rules = view.rules();
    int elsewhere = rules.handZone() + hand - 1;
    List<ZoneText> texts = new ArrayList<>();
    IntStream.range(0, table.zones().size())
        .filter(number -> number != elsewhere)
        .forEach(
            number -> {
              MatchView.Zone zone = table.zone(number);
              MatchView.Zone told =
                  number == rules.tableZone() ? zone.without(view.standing().plays()) : zone;
              if (!told.cards().isEmpty()) {
                texts.add(zone(number, view, told));
              }
            });
    return texts;
  }

  private ZoneText zone(int number, SeatView view, MatchView.Zone zone) {
    boolean hand = view.rules().isHand(number);
    String seen = hand ? words.cards(seen(zone)) : inOrder(zone);
    IndexSet known = hand ? known(number, view, zone) : IndexSet.EMPTY;
    return new ZoneText(name(zone), cards(zone, seen, known));
  }

  /**
   * The cards known to be in a hand although they do not show. Only for hands: nobody needs to be
   * told that cards once played lie among those won.
   */
  private IndexSet known(int number, SeatView view, MatchView.Zone zone) {
    if (zone.unseen() == 0) {
      return IndexSet.EMPTY;
    }
    IndexSet here = IndexSet.of(number);
    IndexSet known = IndexSet.EMPTY;
    for (int card = 0; card < view.rules().cards().size(); card++) {
      known = view.placesOf(card).equals(here) ? known.with(card) : known;
    }
    return known.without(seen(zone));
  }

  private static IndexSet seen(MatchView.Zone zone) {
    IndexSet seen = IndexSet.EMPTY;
    for (MatchView.Lying lying : zone.cards()) {
      seen = lying.card() == MatchView.Lying.UNSEEN ? seen : seen.with(lying.card());
    }
    return seen;
  }

  private String name(MatchView.Zone zone) {
    Integer owner = zone.owner();
    return owner == null
        ? words.name(zone.name())
        : words.text("table.zone-of", words.name(zone.name()), words.seat(owner));
  }

  private String inOrder(MatchView.Zone zone) {
    return zone.cards().stream()
        .filter(lying -> lying.card() != MatchView.Lying.UNSEEN)
        .map(lying -> words.card(lying.card()))
        .collect(joining(" "));
  }

  private String cards(MatchView.Zone zone, String seen, IndexSet known) {
    if (zone.unseen() == 0) {
      return seen;
    }
    String unseen =
        known.isEmpty()
            ? words.text("table.unseen", zone.unseen())
            : words.text("table.known", zone.unseen(), words.cards(known));
    return seen.isEmpty() ? unseen : seen + " + " + unseen;
  }

  private void trick(Standing standing, Columns rows) {
    if (standing.trick() == 0 || standing.finished()) {
      return;
    }
    rows.row(words.text("table.trick", standing.trick()), plays(standing));
    String state = state(standing);
    if (!state.isEmpty()) {
      rows.row("", state);
    }
  }

  private String plays(Standing standing) {
    Integer leader = standing.leader();
    if (standing.plays().isEmpty()) {
      return leader == null ? "" : words.text("table.leads", words.seat(leader));
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < standing.plays().size(); i++) {
      Event.Play play = standing.plays().get(i);
      boolean playoff = i > 0 && i == standing.stageBegins();
      text.append(i == 0 ? "" : playoff ? GAP + "| " : GAP)
          .append(words.text("table.play", words.seat(play.seat()), words.card(play)));
    }
    return text.toString();
  }

  /** Who is winning the trick, and why. */
  private String state(Standing standing) {
    if (!standing.tied().isEmpty()) {
      return words.text("table.tied", words.seats(standing.tied()));
    }
    Integer winner = standing.winner();
    Integer card = standing.winningCard();
    if (winner == null || card == null || standing.plays().isEmpty()) {
      return "";
    }
    Event.Reason reason = standing.reason();
    return reason == null
        ? words.text("table.winning", words.seat(winner), words.card(card))
        : words.text(
            "table.winning-because",
            words.seat(winner),
            words.card(card),
            words.name(reason.label()));
  }
}
