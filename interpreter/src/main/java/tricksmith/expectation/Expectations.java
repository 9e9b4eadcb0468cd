package tricksmith.expectation;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.Scene;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Exclusion;
import tricksmith.lower.LoweredTest;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Position;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;
import tricksmith.source.Source;

/** Checks expectations. Each failure reports the actual state instead. */
record Expectations(Source source, LoweredTest test, GivenTable table) {
  void ask(LoweredTest.Expected expected) {
    MatchUnderWay match = table.match();
    if (match != null) {
      match.status();
    }
    switch (expected) {
      case LoweredTest.MayPlay legal -> legal(legal);
      case LoweredTest.Wins winner -> wins(winner);
      case LoweredTest.Playoff playoff -> playoff(playoff);
      case LoweredTest.ToLead leader -> leads(leader);
      case LoweredTest.Scores scores -> scores(scores);
      case LoweredTest.MayChoose choice ->
          new ExpectedChoice(table, choice, source).ask(text(choice));
      case LoweredTest.Sight sight -> new ExpectedSight(source, table, sight).ask();
      case LoweredTest.Holds holds -> holds(holds);
      case LoweredTest.WinMatch winners -> winMatch(winners);
      case LoweredTest.MatchOver over -> matchOver(over);
    }
  }

  /** Returns the expectation as written in the script. */
  private String text(LoweredTest.Expected expected) {
    return source.text(expected.span());
  }

  // What holds.

  private void holds(LoweredTest.Holds expected) {
    Frame frame = table.scene().frame();
    if (expected.condition().holds(frame)) {
      return;
    }
    String found =
        expected.compared().stream()
            .map(compared -> "`%s` = %s".formatted(source.text(compared.span()), values(compared)))
            .distinct()
            .collect(joining(", "));
    if (found.isEmpty()) {
      throw TestFailure.of(ExpectationProblem.NOT_SO, text(expected));
    }
    String missing = missingBefore(expected);
    throw missing == null
        ? TestFailure.of(ExpectationProblem.OTHERWISE, text(expected), found)
        : TestFailure.of(ExpectationProblem.HOLDS_LATER, text(expected), found, missing);
  }

  /** Returns the line after which a condition would hold; null if none of these two helps. */
  private @Nullable String missingBefore(LoweredTest.Holds expected) {
    if (table.match() != null) {
      return null;
    }
    try {
      GivenTable after = afterTrick();
      if (expected.condition().holds(after.scene().frame())) {
        return "the trick ends";
      }
      after.score();
      return expected.condition().holds(after.scene().frame()) ? "score" : null;
    } catch (TestFailure | Fault failed) {
      return null;
    }
  }

  private String values(LoweredTest.Compared compared) {
    List<String> found = table.writtenOf(compared.values());
    return found.isEmpty() ? "none" : String.join(" ", found);
  }

  // The end of the match.

  /**
   * Returns the table after the current trick has ended; in a match in progress, the table as it
   * is, since play continues by itself.
   */
  private GivenTable afterTrick() {
    if (table.match() != null) {
      return table;
    }
    GivenTable after = table.copy();
    after.endTrick();
    return after;
  }

  private void winMatch(LoweredTest.WinMatch expected) {
    GivenTable after = afterTrick();
    Set<Integer> wanted = new TreeSet<>();
    for (Node players : expected.players()) {
      for (int player : players.set(after.scene().frame()).toArray()) {
        wanted.add(player + 1);
      }
    }
    List<Integer> winners = after.scene().winners(test.ending());
    if (winners.isEmpty() && !wanted.isEmpty()) {
      throw TestFailure.of(ExpectationProblem.NOBODY_WINS_MATCH, text(expected));
    }
    if (!wanted.equals(new TreeSet<>(winners))) {
      throw TestFailure.of(
          ExpectationProblem.OTHER_MATCH_WINNERS, text(expected), SeatNumbers.of(winners));
    }
  }

  private void matchOver(LoweredTest.MatchOver expected) {
    GivenTable after = afterTrick();
    if (after.isMatchOver() != expected.over()) {
      ExpectationProblem problem =
          expected.over() ? ExpectationProblem.MATCH_GOES_ON : ExpectationProblem.MATCH_OVER;
      throw TestFailure.of(problem, text(expected));
    }
  }

  // Which cards may be played.

  private void legal(LoweredTest.MayPlay expected) {
    int seat = table.seat(expected.player());
    MatchUnderWay match = table.match();
    GivenTable before = match == null ? table.copy() : table;
    if (match == null) {
      before.giveTurnTo(seat);
    }
    List<String> found =
        match == null ? labels(before.scene().mayPlay(seat)) : match.playable(seat);
    Set<String> wanted = new TreeSet<>(expected.cards());
    if (wanted.equals(new TreeSet<>(found))) {
      return;
    }
    String notHeld = joined(wanted.stream().filter(card -> !held(seat).contains(card)));
    if (!notHeld.isEmpty()) {
      throw TestFailure.of(ExpectationProblem.NOT_HELD, text(expected), seat, notHeld);
    }
    String legal = joined(found.stream());
    String ruledOut = ruledOut(before.scene().exclusions(seat), wanted);
    throw ruledOut.isEmpty()
        ? TestFailure.of(ExpectationProblem.OTHER_CARDS, text(expected), seat, legal)
        : TestFailure.of(ExpectationProblem.RULED_OUT, text(expected), seat, legal, ruledOut);
  }

  private List<String> held(int seat) {
    return labels(table.scene().position().zone(test.rules().handZone() + seat - 1));
  }

  /** Returns the given cards that obligations rule out, each with the obligation and its line. */
  private String ruledOut(List<Exclusion> exclusions, Set<String> cards) {
    return exclusions.stream()
        .filter(exclusion -> cards.contains(label(exclusion.card())))
        .map(this::words)
        .distinct()
        .collect(joining(", "));
  }

  private String words(Exclusion exclusion) {
    Event.Reason reason = exclusion.obligation();
    int line = source.place(test.places().placeOf(reason.rule()).start()).line();
    return "%s: \"%s\" (%s:%d)"
        .formatted(label(exclusion.card()), reason.label(), source.name(), line);
  }

  private List<String> labels(IndexSet cards) {
    return Arrays.stream(cards.toArray()).mapToObj(this::label).distinct().toList();
  }

  private String label(int card) {
    return test.rules().cards().card(card).label();
  }

  private static String joined(Stream<String> cards) {
    return cards.collect(joining(" "));
  }

  // Who wins.

  private void wins(LoweredTest.Wins expected) {
    @Nullable Integer wanted =
        expected.player() == null ? null : (Integer) table.seat(expected.player());
    switch (result(expected)) {
      case Scene.Won won -> {
        if (wanted == null || won.seat() != wanted || !isReason(won, expected.reason())) {
          throw winner(expected, won);
        }
      }
      case Scene.Nobody _ -> {
        if (wanted != null) {
          throw TestFailure.of(ExpectationProblem.NOBODY_WINS, text(expected));
        }
      }
      case Scene.Playoff(List<Integer> seats) ->
          throw TestFailure.of(ExpectationProblem.PLAYOFF, text(expected), SeatNumbers.of(seats));
      case Scene.Undecided(List<Integer> seats) ->
          throw TestFailure.of(ExpectationProblem.UNDECIDED, text(expected), SeatNumbers.of(seats));
    }
  }

  private static boolean isReason(Scene.Won won, @Nullable String wanted) {
    return wanted == null || (won.reason() != null && won.reason().label().equals(wanted));
  }

  private TestFailure winner(LoweredTest.Expected expected, Scene.Won won) {
    return won.reason() == null
        ? TestFailure.of(ExpectationProblem.SEAT_WINS, text(expected), won.seat())
        : TestFailure.of(
            ExpectationProblem.SEAT_WINS_BY, text(expected), won.seat(), won.reason().label());
  }

  private void playoff(LoweredTest.Playoff expected) {
    Set<Integer> wanted =
        expected.players().stream().map(table::seat).collect(Collectors.toCollection(TreeSet::new));
    switch (result(expected)) {
      case Scene.Playoff(List<Integer> seats) -> {
        if (!wanted.equals(new TreeSet<>(seats))) {
          throw TestFailure.of(ExpectationProblem.PLAYOFF, text(expected), SeatNumbers.of(seats));
        }
      }
      case Scene.Won won -> throw winner(expected, won);
      case Scene.Nobody _ -> throw TestFailure.of(ExpectationProblem.NOBODY_WINS, text(expected));
      case Scene.Undecided(List<Integer> seats) ->
          throw TestFailure.of(ExpectationProblem.UNDECIDED, text(expected), SeatNumbers.of(seats));
    }
  }

  private Scene.Result result(LoweredTest.Expected expected) {
    if (table.match() != null) {
      return table
          .scene()
          .lastResult()
          .orElseThrow(() -> TestFailure.of(ExpectationProblem.NO_TRICK, text(expected)));
    }
    if (!table.scene().isTrickUnderWay()) {
      throw TestFailure.of(ExpectationProblem.NO_TRICK, text(expected));
    }
    return table.scene().result();
  }

  // Who leads.

  private void leads(LoweredTest.ToLead expected) {
    int wanted = table.seat(expected.player());
    MatchUnderWay match = table.match();
    Integer asked = match == null ? null : match.leader();
    if (asked != null) {
      if (asked != wanted) {
        throw TestFailure.of(ExpectationProblem.SEAT_LEADS, text(expected), asked);
      }
      return;
    }
    if (match != null && !table.scene().trick().isEmpty()) {
      throw MatchUnderWay.toPlay(match.decision());
    }
    GivenTable after = afterTrick();
    Frame frame = after.scene().frame();
    int found = Values.indexOrNone(leader(after).word(frame));
    if (found < 0) {
      throw match != null && !match.isOver()
          ? table.mustComeFirst(match.decision())
          : TestFailure.of(ExpectationProblem.NOBODY_LEADS, text(expected));
    }
    int leader = after.scene().seatsFrom(found + 1).getFirst();
    if (leader != wanted) {
      throw TestFailure.of(ExpectationProblem.SEAT_LEADS, text(expected), leader);
    }
  }

  /**
   * Returns the expression for the player who leads: after a trick the leader variable, even if
   * that is nobody; before the first trick, and after tricks that were only given, what the script
   * specifies.
   */
  private Node leader(GivenTable after) {
    int cell = test.rules().leaderCell();
    Position position = after.scene().position();
    boolean known = after.scene().lastResult().isPresent() || position.value(cell) != Values.NONE;
    return position.tricksFinished() > 0 && known
        ? new Leaf.ReadCell(cell, false)
        : test.firstLeader();
  }

  // What is scored.

  private void scores(LoweredTest.Scores expected) {
    GivenTable after = afterTrick();
    if (after.match() == null) {
      after.score();
    }
    Frame frame = table.scene().frame();
    IndexSet players = expected.players().set(frame);
    if (players.isEmpty()) {
      throw TestFailure.of(ExpectationProblem.NOBODY);
    }
    long wanted = expected.score().word(frame);
    for (int player : players.toArray()) {
      long found = after.scored(player + 1);
      if (found != wanted) {
        boolean moreLater = expected.moreLater() && after.match() == null;
        throw TestFailure.of(
            moreLater ? ExpectationProblem.OTHER_SCORE_SO_FAR : ExpectationProblem.OTHER_SCORE,
            text(expected),
            player + 1,
            Values.written(found));
      }
    }
  }
}
