package tricksmith.record;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Pick;
import tricksmith.program.Program;
import tricksmith.record.MatchFileProblem.Kind;

/**
 * Replays a recorded match under some rules. Each recorded input must be the one the rules ask for,
 * and legal; with verification, everything else recorded must be true as well.
 */
public final class Replay {

  /** The most legal choices to list beside an illegal one. */
  private static final int MOST_TOLD = 100;

  /** What it costs to keep and to tell an event. */
  private static final long STEPS_FOR_AN_EVENT = 100;

  private final LineCursor lines;
  private final MatchRun run;
  private final Asked asked;
  private final @Nullable Verification verification;

  private Replay(RecordedMatch match, Program rules, boolean verify) {
    Labels labels = new Labels(rules);
    lines = new LineCursor(match);
    RecordedOutcomes outcomes = new RecordedOutcomes(lines, rules, labels);
    Long seed = match.seed();
    run = MatchRun.start(rules, seed == null ? 0 : seed, outcomes);
    asked = new Asked(run, labels);
    verification = verify ? new Verification(asked) : null;
  }

  /**
   * Replays a match.
   *
   * @param verify whether to compare derived facts too: hands, legal alternatives, tricks, scores
   *     and winners
   */
  public static ReplayResult of(RecordedMatch match, Program rules, boolean verify) {
    return of(match, rules, verify, _ -> {});
  }

  /**
   * Replays a match as {@link #of(RecordedMatch, Program, boolean)} does.
   *
   * @param taken receives the number of steps, which grows with the number of events too
   */
  public static ReplayResult of(
      RecordedMatch match, Program rules, boolean verify, LongConsumer taken) {
    Replay replay = new Replay(match, rules, verify);
    ReplayResult result = replay.replay();
    taken.accept(
        replay.run.steps()
            + rules.cells().values().size()
            + STEPS_FOR_AN_EVENT * replay.run.length());
    return result;
  }

  private ReplayResult replay() {
    settle();
    while (run.isDeciding() && lines.problem() == null && lines.peek() != null) {
      decide(lines.take());
      settle();
    }
    if (!run.isDeciding() && lines.problem() == null && lines.peek() != null) {
      RecordedLine.Input surplus = lines.take();
      lines.report(MatchFileProblem.of(surplus.line(), Kind.SURPLUS, surplus));
    }
    return Stream.of(Optional.ofNullable(lines.problem()), difference())
        .flatMap(Optional::stream)
        .min(Comparator.comparingInt(MatchFileProblem::line))
        .<ReplayResult>map(ReplayResult.Refused::new)
        .orElseGet(() -> new ReplayResult.Done(Match.of(run)));
  }

  private Optional<MatchFileProblem> difference() {
    return verification == null ? Optional.empty() : Optional.ofNullable(verification.difference());
  }

  /** Compares the derived lines since the last decision, now that all of them have been read. */
  private void settle() {
    List<RecordedLine.Derived> derived = lines.takeDerived();
    if (verification != null && lines.problem() == null) {
      verification.compare(derived);
    }
  }

  private void decide(RecordedLine.Input input) {
    Decision decision = asked.decision();
    if (!(input instanceof RecordedLine.Decision recorded)
        || !recorded.name().equals(decision.name())
        || recorded.seat() != decision.seat()) {
      lines.report(
          MatchFileProblem.of(
              input.line(),
              Kind.EXPECTED_DECISION,
              decision.name(),
              new MatchFileProblem.Seats(List.of(Integer.toString(decision.seat()))),
              input));
      return;
    }
    if (verification != null) {
      verification.compare(recorded);
    }
    Pick pick = pick(decision, recorded);
    if (pick != null) {
      run.choose(pick);
    }
  }

  private @Nullable Pick pick(Decision decision, RecordedLine.Decision recorded) {
    return switch (decision.options()) {
      case Decision.OneOf one -> one(one, recorded);
      case Decision.Several several -> several(several, recorded);
    };
  }

  private @Nullable Pick one(Decision.OneOf options, RecordedLine.Decision recorded) {
    List<String> legal = Asked.legal(options);
    String label =
        switch (recorded.pick()) {
          case RecordedLine.One(String picked) -> picked;
          case RecordedLine.Several(List<String> labels) ->
              labels.size() == 1 ? labels.getFirst() : labels.toString();
        };
    int place = legal.indexOf(label);
    if (place < 0) {
      lines.report(MatchFileProblem.of(recorded.line(), Kind.ILLEGAL_PICK, label, told(legal)));
      return null;
    }
    return new Pick.One(place);
  }

  private @Nullable Pick several(Decision.Several options, RecordedLine.Decision recorded) {
    return switch (recorded.pick()) {
      case RecordedLine.Several(List<String> labels) -> several(options, recorded, labels);
      case RecordedLine.One(String label) ->
          options.pass() && label.equals(Decision.Alternative.PASS)
              ? new Pick.Pass()
              : several(options, recorded, List.of(label));
    };
  }

  private @Nullable Pick several(
      Decision.Several options, RecordedLine.Decision recorded, List<String> labels) {
    Pick pick = asked.labels().pick(options, labels);
    return pick == null ? illegal(options, recorded, labels) : pick;
  }

  private @Nullable Pick illegal(
      Decision.Several options, RecordedLine.Decision recorded, List<String> picked) {
    List<Integer> count = Asked.count(options);
    String number =
        count.size() == 1 ? count.getFirst().toString() : count.getFirst() + "–" + count.getLast();
    List<String> members = asked.members(options);
    List<String> absent = picked.stream().filter(label -> !members.contains(label)).toList();
    boolean miscounted = picked.size() < options.least() || picked.size() > options.most();
    Kind kind = miscounted ? Kind.WRONG_COUNT : Kind.ILLEGAL_SEVERAL;
    lines.report(
        absent.isEmpty()
            ? MatchFileProblem.of(
                recorded.line(),
                kind,
                miscounted ? picked.size() : told(picked),
                number,
                told(members))
            : MatchFileProblem.of(
                recorded.line(), Kind.NOT_OFFERED, told(absent), number, told(members)));
    return null;
  }

  private static String told(List<String> legal) {
    return legal.size() <= MOST_TOLD
        ? String.join(" ", legal)
        : String.join(" ", legal.subList(0, MOST_TOLD)) + " …";
  }

  /** Returns the events of a run after the first {@code count}. */
  static List<Event> eventsSince(MatchRun run, int count) {
    List<Event> events = run.events();
    return events.subList(Math.min(count, events.size()), events.size());
  }
}
