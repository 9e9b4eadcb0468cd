package tricksmith.expectation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.lower.LoweredTest;
import tricksmith.source.Source;

/** A choice made in a test, and its consequences. */
record GivenChoice(GivenTable table, LoweredTest.Chooses given, Source source) {

  /**
   * Makes the choice: the pending one, if any; otherwise the first with the given name that belongs
   * to this seat and offers the alternative.
   *
   * @return the run of what follows, which may pause at another choice
   */
  MatchRun make(Optional<MatchRun> waiting) {
    int seat = table.seat(given.player());
    if (waiting.isPresent()) {
      return answered(waiting.get(), seat);
    }
    Set<String> offered = new LinkedHashSet<>();
    for (LoweredTest.MadeChoice choice : given.choices()) {
      Optional<MatchRun> asked = begun(choice, seat);
      Optional<Pick> pick = asked.flatMap(run -> pick(run.decision()));
      if (asked.isPresent() && pick.isPresent()) {
        asked.get().choose(pick.get());
        return asked.get();
      }
      asked.ifPresent(run -> offered.add(alternatives(run.decision())));
    }
    throw offered.isEmpty()
        ? notAsked(seat)
        : TestFailure.of(ExpectationProblem.CANNOT_CHOOSE, seat, String.join(" / ", offered));
  }

  private TestFailure notAsked(int seat) {
    return ExpectedChoice.notAsked(
        source.text(given.span()),
        seat,
        given.name(),
        given.choices().getFirst().asked(),
        table,
        source);
  }

  private Optional<MatchRun> begun(LoweredTest.MadeChoice choice, int seat) {
    LoweredTest.Asked asked = choice.asked();
    Optional<MatchRun> run =
        table.scene().performing(choice.step(), asked.choice(), asked.playerCells(), seat);
    run.ifPresent(
        begun -> {
          if (begun.status() instanceof Status.Failed failed) {
            throw TestFailure.at(failed.rule(), ExpectationProblem.of(failed.kind()));
          }
        });
    return run;
  }

  private MatchRun answered(MatchRun waiting, int seat) {
    Decision decision = waiting.decision();
    Set<String> names =
        ExpectedChoice.names(given.choices().stream().map(LoweredTest.MadeChoice::asked));
    if (decision.seat() != seat || !names.contains(decision.name())) {
      throw table.mustComeFirst(decision);
    }
    waiting.choose(pickOf(decision));
    return waiting;
  }

  /** Returns the chosen option of a decision. Fails if it is not offered. */
  Pick pickOf(Decision decision) {
    return pick(decision)
        .orElseThrow(
            () ->
                TestFailure.of(
                    ExpectationProblem.CANNOT_CHOOSE, decision.seat(), alternatives(decision)));
  }

  /** Returns the chosen option of a decision; empty if it is not offered. */
  private Optional<Pick> pick(Decision decision) {
    List<String> wanted = wanted();
    return switch (decision.options()) {
      case Decision.OneOf one ->
          IntStream.range(0, one.alternatives().size())
              .filter(place -> wanted.equals(List.of(one.alternatives().get(place).label())))
              .boxed()
              .<Pick>map(Pick.One::new)
              .findFirst();
      case Decision.Several several ->
          given.pass() ? pass(several) : Optional.ofNullable(table.labels().pick(several, wanted));
    };
  }

  private static Optional<Pick> pass(Decision.Several several) {
    return several.pass() ? Optional.of(new Pick.Pass()) : Optional.empty();
  }

  private List<String> wanted() {
    if (given.pass()) {
      return List.of(Decision.Alternative.PASS);
    }
    List<String> wanted = new ArrayList<>(given.cards());
    wanted.addAll(table.labelsOf(given.values()));
    return wanted;
  }

  private String alternatives(Decision decision) {
    return String.join(", ", ExpectedChoice.labels(decision, table.labels()));
  }
}
