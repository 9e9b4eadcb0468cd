package tricksmith.proposal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.report.CourseWatch;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.expectation.SetTable;
import tricksmith.program.Program;
import tricksmith.script.Game;

/** A match in progress and the winners of its tricks, described in the words of the script. */
final class ObservedMatch {
  private final Game game;
  private final Labels labels;
  private final List<Integer> winners = new ArrayList<>();
  private MatchRun run;

  /**
   * Starts a match and stops at its first decision.
   *
   * @param chance where chance comes from; null for the seed
   */
  ObservedMatch(Game game, long seed, @Nullable Outcomes chance) {
    this.game = game;
    Program rules = game.rules();
    labels = new Labels(rules);
    run = chance == null ? MatchRun.start(rules, seed) : MatchRun.start(rules, seed, chance);
    watch();
  }

  private void watch() {
    run.tell(
        new CourseWatch() {
          @Override
          public void finishesTrick() {
            winners.add(run.lastWinner());
          }

          @Override
          public void notesScores(long[] scores) {
            // They are asked for.
          }
        });
  }

  /**
   * Sets the table by hand as lines of a test say, and returns whether that is possible here. If
   * they lay a whole trick, it is over then.
   */
  boolean setTable(List<String> lines) {
    Match match = Match.of(run);
    if (SetTable.isPossible(match)
        && SetTable.of(game, match, lines) instanceof SetTable.Ready(Match set)) {
      Event.TrickFinished.in(set.eventsSince(match.length()))
          .map(Event.TrickFinished::winner)
          .forEach(winner -> winners.add(winner == null ? 0 : winner));
      run = set.onward();
      watch();
      return true;
    }
    return false;
  }

  /** Returns the match on the table that lines of a test set, with the last play yet to come. */
  Match beforeLastPlay(List<String> lines) {
    return SetTable.beforeLastPlay(game, Match.of(run), lines) instanceof SetTable.Ready(Match set)
        ? set
        : Match.of(run);
  }

  MatchRun run() {
    return run;
  }

  /** Returns the seats that have won tricks since the first decision, in order; 0 for nobody. */
  List<Integer> winners() {
    return winners;
  }

  /** Returns the name of the pending decision and the seat deciding; empty if there is none. */
  String asked() {
    return run.isDeciding() ? run.decisionName() + " " + run.seat() : "";
  }

  /** Returns the labels of the alternatives, in the order of the rules. */
  List<String> offered() {
    return run.isDeciding() ? offered(run.decision(), labels) : List.of();
  }

  private static List<String> offered(Decision decision, Labels labels) {
    return switch (decision.options()) {
      case Decision.OneOf(List<Decision.Alternative> alternatives, _) ->
          alternatives.stream().map(Decision.Alternative::label).toList();
      case Decision.Several several ->
          Stream.concat(
                  labels.of(several.members(), several.kind()).stream(),
                  Stream.of(several.least() + ".." + several.most() + " " + several.pass()))
              .toList();
    };
  }

  /** Whether one alternative of a decision, or one of its cards, has a label. */
  static boolean offers(Decision decision, String label) {
    return decision.options() instanceof Decision.OneOf(List<Decision.Alternative> all, _)
        && all.stream().anyMatch(each -> each.label().equals(label));
  }

  /** Makes a choice by its labels, and returns whether it was offered. */
  boolean choose(NamedChoice choice) {
    return choice.in(run, labels);
  }

  boolean isTrue(Wish.Outcome outcome, int tricks) {
    return switch (outcome) {
      case Wish.Wins(int seat, boolean wins) ->
          winners.size() == tricks && wins == (winners.getLast() == seat);
      case Wish.Allowed(int seat, String card, boolean allowed) ->
          run.isDeciding()
              && run.isPlay()
              && (run.seat() == seat ? allowed == offers(run.decision(), card) : !allowed);
      case Wish.Offered(String alternative, boolean offered) ->
          run.isDeciding() && offered == offers(run.decision(), alternative);
      case Wish.Scores(int seat, long score) -> run.scores().get(seat - 1) == score;
    };
  }
}
