package tricksmith.editor.branches;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tricksmith.engine.Match;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.players.Bot;
import tricksmith.players.Level;
import tricksmith.program.Program;

/** Replays a match of a batch as its bots played it. */
final class Example {

  /** Where to stop in matches that never end. */
  private static final int MOST = 2000;

  private Example() {}

  /**
   * Returns all choices of the match.
   *
   * @param level of the bots
   * @param least the number of choices to reach even if the match is longer than {@link #MOST}
   */
  static List<Choice> choices(Program rules, Level level, long seed, int least) {
    List<Bot> bots =
        IntStream.rangeClosed(1, rules.players())
            .mapToObj(seat -> level.pairedBot(Bots.learned(), seed, seat, OptionalInt.empty()))
            .toList();
    Labels labels = new Labels(rules);
    List<Choice> choices = new ArrayList<>();
    Match match = Match.start(rules, seed);
    while (choices.size() < Math.max(MOST, least)
        && match.status() instanceof Status.Deciding(var decision)) {
      Pick pick = bots.get(decision.decider() - 1).choose(match.view(decision.decider()), decision);
      choices.add(Choice.of(decision, pick, labels));
      match = match.choose(pick);
    }
    return choices;
  }
}
