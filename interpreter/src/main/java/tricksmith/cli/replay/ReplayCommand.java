package tricksmith.cli.replay;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tricksmith.cli.game.RefusedAgain;
import tricksmith.cli.game.StepsOption;
import tricksmith.cli.terminal.Environment;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.terminal.Terminal;
import tricksmith.cli.terminal.TextOutput;
import tricksmith.engine.report.Status;

/** {@code tricksmith replay}: checks whether recorded matches still hold. */
@Command(
    name = "replay",
    description = "Replays recorded matches by their script.",
    footer = {
      "",
      "A relative path of a script in the match file starts from the folder of the match file or, "
          + "if nothing is there, from the working directory.",
      "Exit codes: 0 fine, 1 a match does not fit the script or differs, 2 usage, 3 a file cannot"
          + " be read or written."
    })
public final class ReplayCommand implements Callable<Integer> {

  private final Environment environment;

  @Parameters(paramLabel = "MATCHFILE", description = "The match file (*.match.jsonl).")
  @SuppressWarnings("NullAway.Init") // picocli assigns it.
  private Path file;

  @Option(
      names = "--script",
      paramLabel = "FILE",
      description = "Uses this script instead of the one named in the match file.")
  private @Nullable Path script;

  @Option(
      names = "--verify",
      description = {
        "Also compares what followed: hands, legal cards, tricks, scores, winners. Reports the"
            + " first difference in each match, with its line."
      })
  private boolean verify;

  @Option(
      names = "--trace",
      paramLabel = "OUT",
      description = "Writes all matches in full, including what the match file leaves out.")
  private @Nullable Path trace;

  @Option(
      names = "--moves",
      description = {
        "Also tells each match move by move: hands, choices, tricks, scores. Nothing is hidden."
      })
  private boolean moves;

  @Mixin private StepsOption steps = new StepsOption();

  @Option(names = "--json", description = "Prints the results as JSON.")
  private boolean json;

  public ReplayCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() {
    if (moves && json) {
      String text = environment.messages().text("format.both", "--moves", "--json");
      throw new Refusal(ExitCode.USAGE, text);
    }
    Count count = new Count();
    if (trace == null) {
      play(count);
    } else {
      playAndWrite(count, trace);
    }
    if (count.all == 0) {
      throw new Refusal(ExitCode.WRONG, environment.messages().text("replay.empty", file));
    }
    return count.exitCode;
  }

  /** Counts matches and determines the exit code. */
  private static final class Count implements Consumer<PlaybackResult> {
    private int all;
    private int refused;
    private int exitCode = ExitCode.FINE;

    @Override
    public void accept(PlaybackResult played) {
      all++;
      switch (played) {
        case PlaybackResult.WithoutGame match -> {
          refused++;
          ends(match.refusal().exitCode());
        }
        case PlaybackResult.Refused _ -> {
          refused++;
          ends(ExitCode.WRONG);
        }
        case PlaybackResult.Replayed match when match.match().status() instanceof Status.Failed ->
            ends(ExitCode.WRONG);
        case PlaybackResult.Replayed _ -> {}
      }
    }

    /** Raises the exit code; an unreadable file outweighs everything else. */
    private void ends(int code) {
      exitCode = Math.max(exitCode, code);
    }
  }

  private void playAndWrite(Count count, Path place) {
    try (TraceWriter writer = new TraceWriter(place, environment.messages())) {
      play(count.andThen(writer));
      if (count.refused > 0) {
        String text = environment.messages().text("replay.trace-dropped", place);
        environment.terminal().err().println(text);
      } else if (count.all > 0) {
        writer.keep();
      }
    }
  }

  private void play(Consumer<PlaybackResult> taker) {
    Messages messages = environment.messages();
    try (PlaybackReport report = report(messages)) {
      new Playback(file, script, verify, moves, steps.budget(messages), messages)
          .run(taker.andThen(new Complaints()).andThen(story(messages)).andThen(report));
    }
  }

  private Consumer<PlaybackResult> story(Messages messages) {
    return moves ? new Transcript(environment.terminal(), messages) : _ -> {};
  }

  /** Says why matches have no game: each reason once, and as many as anybody reads. */
  private final class Complaints implements Consumer<PlaybackResult> {
    private int said;

    @Override
    public void accept(PlaybackResult played) {
      if (played instanceof PlaybackResult.WithoutGame match
          && !(match.refusal() instanceof RefusedAgain)
          && said < PlaybackText.MOST_TOLD) {
        said++;
        environment.terminal().out().flush();
        TextOutput err = environment.terminal().err();
        err.println(match.refusal().text(err.columns()));
      }
    }
  }

  private PlaybackReport report(Messages messages) {
    Terminal terminal = environment.terminal();
    return json
        ? new PlaybackJson(file, verify, terminal.unwrappedOut(), messages)
        : new PlaybackText(file, verify, terminal.out(), messages);
  }
}
