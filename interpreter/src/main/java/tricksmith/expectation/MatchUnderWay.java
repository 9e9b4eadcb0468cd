package tricksmith.expectation;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.MatchRun;
import tricksmith.engine.Scene;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.lower.LoweredTest;
import tricksmith.program.expression.Node;
import tricksmith.source.Source;

/**
 * A match that a test plays from the beginning. Lines supply the choices and cards it waits for; it
 * then runs on by itself to the next decision.
 */
final class MatchUnderWay {

  private final Source source;
  private final LoweredTest test;
  private final GivenTable table;
  private final MatchRun run;

  /** Whether the table was changed by hand since the pending decision was computed. */
  private boolean isSet;

  /** Whether the last card to a trick, played or laid by a line, has ended it. */
  private boolean trickEnded;

  private MatchUnderWay(Source source, LoweredTest test, GivenTable table, MatchRun run) {
    this.source = source;
    this.test = test;
    this.table = table;
    this.run = run;
  }

  static MatchUnderWay begin(
      Source source, LoweredTest test, GivenTable table, int step, GivenChance chance) {
    chance.play(test.rules());
    MatchRun run = table.scene().begin(step, chance);
    MatchUnderWay match = new MatchUnderWay(source, test, table, run);
    match.requireNoError();
    return match;
  }

  /** Notes that the table was changed by hand. */
  void wasSet() {
    isSet = true;
  }

  /**
   * Returns the status of the match. After a change by hand, recomputes the pending decision first.
   */
  Status status() {
    if (isSet) {
      isSet = false;
      goOn(run::goOnAsSet);
    }
    return run.status();
  }

  private void requireNoError() {
    if (run.status() instanceof Status.Failed failed) {
      throw TestFailure.at(failed.rule(), ExpectationProblem.of(failed.kind()));
    }
    if (run.status() instanceof Status.Unfinished unfinished) {
      throw TestFailure.at(unfinished.rule(), ExpectationProblem.TOO_MANY_PASSES);
    }
  }

  boolean isOver() {
    return !(status() instanceof Status.Deciding);
  }

  /** Returns the pending decision. Fails if the match is over. */
  Decision decision() {
    if (status() instanceof Status.Deciding(Decision decision)) {
      return decision;
    }
    throw TestFailure.of(ExpectationProblem.ALREADY_OVER);
  }

  /** Returns the pending decision. Fails unless it is this seat's and has one of these names. */
  Decision choiceOf(int seat, Set<String> names) {
    Decision decision = decision();
    if (decision.seat() != seat || decision.isPlay() || !names.contains(decision.name())) {
      throw otherTurn(decision);
    }
    return decision;
  }

  /** Returns the cards a seat may play. Fails unless it is that seat's turn to play. */
  List<String> playable(int seat) {
    Decision decision = decision();
    if (decision.seat() == seat
        && decision.options() instanceof Decision.OneOf(var cards, boolean play)
        && play) {
      return cards.stream().map(Decision.Alternative::label).toList();
    }
    throw otherTurn(decision);
  }

  /** Returns the failure of a line for which a card must be played first. */
  static TestFailure toPlay(Decision decision) {
    return TestFailure.at(decision.rule(), ExpectationProblem.TO_PLAY, decision.seat());
  }

  private TestFailure otherTurn(Decision decision) {
    return decision.isPlay() ? toPlay(decision) : table.mustComeFirst(decision);
  }

  /** Returns the seat to lead; null unless the match is waiting for the first card of a trick. */
  @Nullable Integer leader() {
    Decision decision = isOver() ? null : decision();
    return decision != null && decision.isPlay() && table.scene().trick().isEmpty()
        ? (Integer) decision.seat()
        : null;
  }

  // Going on.

  private void goOn(Runnable toTheNextDecision) {
    boolean underWay = table.scene().isTrickUnderWay();
    int deals = run.deals();
    int tricks = finished();
    toTheNextDecision.run();
    requireNoError();
    trickEnded = underWay && (run.deals() != deals || finished() != tricks);
  }

  /** Makes the pending choice. */
  void choose(LoweredTest.Chooses given) {
    int seat = table.seat(given.player());
    Decision decision =
        choiceOf(
            seat,
            ExpectedChoice.names(given.choices().stream().map(LoweredTest.MadeChoice::asked)));
    Pick pick = new GivenChoice(table, given, source).pickOf(decision);
    goOn(() -> run.choose(pick));
  }

  void play(LoweredTest.Play given) {
    int seat = table.seat(given.player());
    List<String> cards = playable(seat);
    if (given.lead() && leader() == null) {
      throw toPlay(decision());
    }
    if (!cards.contains(given.card())) {
      throw TestFailure.of(ExpectationProblem.CANNOT_PLAY, seat, String.join(" ", cards));
    }
    goOn(() -> run.choose(cards.indexOf(given.card())));
  }

  /** Replaces the trick in progress. */
  void lay(List<Integer> seats, List<Integer> cards) {
    boolean isOpen = decision().isPlay() && !table.scene().isPlayoff();
    if (!isOpen) {
      throw TestFailure.of(ExpectationProblem.TRICK_STAYS);
    }
    Map<Integer, List<Integer>> onTable = new LinkedHashMap<>();
    onTable.put(test.rules().tableZone(), cards);
    Scene scene = table.scene();
    scene.exchange(onTable);
    scene.layTrick(
        IntStream.range(0, cards.size())
            .mapToObj(play -> new Event.Play(seats.get(play), cards.get(play)))
            .toList());
    wasSet();
  }

  /**
   * Finishes the trick: the others each play the first card they may. A trick that its last card
   * has just ended is finished already.
   */
  void endTrick() {
    boolean isOver = isOver();
    if (trickEnded) {
      trickEnded = false;
      return;
    }
    if (isOver || !table.scene().isTrickUnderWay()) {
      throw TestFailure.of(ExpectationProblem.NO_TRICK_TO_END);
    }
    int deals = run.deals();
    int tricks = finished();
    while (run.isDeciding() && run.deals() == deals && finished() == tricks) {
      chooseFirst();
    }
  }

  private int finished() {
    return table.scene().position().tricksFinished();
  }

  /**
   * Makes every decision with the first option, until the given condition holds or the match is
   * over.
   */
  void playOn(LoweredTest.PlayOn given) {
    boolean isOver = isOver();
    trickEnded = false;
    Node until = given.until();
    while (!isOver && !(until != null && until.holds(table.scene().frame()))) {
      chooseFirst();
      isOver = isOver();
    }
    if (until != null && !until.holds(table.scene().frame())) {
      throw TestFailure.of(ExpectationProblem.ENDS_BEFORE, source.text(given.span()));
    }
  }

  private void chooseFirst() {
    switch (run.decision().options()) {
      case Decision.OneOf _ -> run.choose(0);
      case Decision.Several several -> run.choose(new Pick.Several(first(several)));
    }
    requireNoError();
  }

  private static IndexSet first(Decision.Several several) {
    return Arrays.stream(several.members().toArray())
        .limit(several.least())
        .mapToObj(IndexSet::of)
        .reduce(IndexSet.EMPTY, IndexSet::union);
  }
}
