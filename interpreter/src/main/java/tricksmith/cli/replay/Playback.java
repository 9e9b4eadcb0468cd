package tricksmith.cli.replay;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tricksmith.cli.game.RecordedGames;
import tricksmith.cli.game.ScriptReference;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.terminal.TextFiles;
import tricksmith.program.evaluation.Budget;
import tricksmith.record.MatchFileProblem;
import tricksmith.record.MatchFileReader;
import tricksmith.record.RecordedMatch;
import tricksmith.record.Replay;
import tricksmith.record.ReplayResult;
import tricksmith.script.Game;

/**
 * Replays the matches of a file one at a time.
 *
 * @param script to use instead of those that the file names, or null
 * @param verify whether to compare the recorded consequences as well
 * @param told whether each match will be told move by move, which costs as much again and more
 * @param budget how much each match may compute
 */
record Playback(
    Path file,
    @Nullable Path script,
    boolean verify,
    boolean told,
    Budget budget,
    Messages messages) {

  /**
   * The number of steps that each line of a file pays for. Matches of the bundled games take a few
   * hundred for each of their lines.
   */
  private static final long STEPS_FOR_A_LINE = 5_000;

  /**
   * What a step costs where matches are described: they are played again, and what each choice
   * changes is looked for.
   */
  private static final int COST_OF_A_STEP_TOLD = 4;

  /** What reading and setting up a few scripts may cost, besides a match and the lines. */
  private static final long STEPS_FOR_SCRIPTS = 20_000_000;

  /** What all matches of a file may still compute together: more, the longer the file is. */
  private static final class Allowance {
    private long paid;
    private long spent;

    void pay(long all) {
      paid = all;
    }

    boolean isSpent() {
      return spent >= paid;
    }

    void spend(long steps) {
      spent += steps;
    }
  }

  /** Replays all matches. Memory use is bounded by the longest match, not by the file. */
  void run(Consumer<PlaybackResult> taker) {
    TextFiles files = new TextFiles(messages);
    RecordedGames games = new RecordedGames(file, script, messages);
    Allowance allowance = new Allowance();
    try (MatchFileReader reader = new MatchFileReader(files.reader(file))) {
      for (MatchFileReader.Item item = reader.next(); item != null; item = reader.next()) {
        allowance.pay(budget.matchSteps() + STEPS_FOR_SCRIPTS + STEPS_FOR_A_LINE * reader.line());
        taker.accept(
            switch (item) {
              case MatchFileReader.Found found -> replay(found.match(), games, allowance);
              case MatchFileProblem problem ->
                  new PlaybackResult.Refused(null, null, problem, false);
            });
      }
    } catch (IOException e) {
      throw files.cannotRead(file, e);
    }
  }

  private PlaybackResult replay(RecordedMatch recorded, RecordedGames games, Allowance allowance) {
    long before = games.steps();
    Game game;
    try {
      if (allowance.isSpent()) {
        String text = messages.text("replay.too-much", file, recorded.line());
        throw new Refusal(ExitCode.WRONG, text);
      }
      game = games.of(recorded).with(budget);
    } catch (Refusal refusal) {
      return new PlaybackResult.WithoutGame(recorded, refusal);
    } finally {
      allowance.spend(games.steps() - before);
    }
    int cost = told ? COST_OF_A_STEP_TOLD : 1;
    return switch (Replay.of(
        recorded, game.rules(), verify, steps -> allowance.spend(cost * steps))) {
      case ReplayResult.Done done -> new PlaybackResult.Replayed(recorded, game, done.match());
      case ReplayResult.Refused refused ->
          new PlaybackResult.Refused(recorded, game, refused.problem(), hasChanged(recorded, game));
    };
  }

  private static boolean hasChanged(RecordedMatch recorded, Game game) {
    String before = recorded.sha256();
    return before != null && !before.equals(ScriptReference.sha256(game.script().source()));
  }
}
