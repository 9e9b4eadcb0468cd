package tricksmith.cli.play;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tricksmith.cli.game.EffortOption;
import tricksmith.cli.game.GameTitle;
import tricksmith.cli.game.ScriptLoader;
import tricksmith.cli.game.SeedOption;
import tricksmith.cli.game.SetupOptions;
import tricksmith.cli.terminal.Environment;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.terminal.TextFiles;
import tricksmith.engine.Match;
import tricksmith.players.Level;
import tricksmith.script.Game;

/** {@code tricksmith play}: plays a match in the terminal. */
@Command(
    name = "play",
    description = "Plays a match in the terminal, against bots or with others at one screen.",
    footer = {
      "",
      "During play, ? lists what you may choose, and says why you may not choose the rest.",
      "Exit codes: 0 fine, even if you leave early; 1 errors in the script or in the match, or a"
          + " match file that does not fit; 2 usage, 3 a file cannot be read or written."
    })
public final class PlayCommand implements Callable<Integer> {

  private final Environment environment;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "The script (*.trick); optional with --resume.")
  private @Nullable Path file;

  @Mixin private SetupOptions setup = new SetupOptions();

  @Mixin private SeedOption seed = new SeedOption();

  @Option(
      names = "--seat",
      paramLabel = "N=human|LEVEL",
      description = {
        "Who sits at seat N: human, random, greedy, novice, good, strong or monte-carlo. May be"
            + " repeated.",
        "By default, a human sits at seat 1 and bots sit at the others."
      })
  private Map<Integer, SeatKind> seats = Map.of();

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      defaultValue = "random",
      description = "The level of the bots at the other seats (default: ${DEFAULT-VALUE}).")
  @SuppressWarnings("NullAway.Init") // picocli assigns it.
  private Level level;

  @Mixin private EffortOption effort = new EffortOption();

  @Option(
      names = "--explain",
      description = "Prints how bots valued their choices, which reveals their cards.")
  private boolean explain;

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "Saves the match to this match file after each human decision.")
  private @Nullable Path save;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Continues the unfinished match in this match file.")
  private @Nullable Path resume;

  public PlayCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() {
    if (save != null) {
      new TextFiles(environment.messages()).keepScript(save);
    }
    MatchFiles.Saved start = resume == null ? begin() : goOn(resume);
    Game game = start.game();
    TerminalSeats seated = seats(game);
    Messages messages = environment.messages();
    String title = GameTitle.of(game.script(), messages.locale());
    environment.terminal().out().println(messages.text("play.begin", title, seedText(start)));
    MatchFiles files = new MatchFiles(messages);
    return new TerminalMatch(
            game,
            environment.terminal(),
            messages,
            seated,
            (match, place) -> files.write(new MatchFiles.Saved(game, match, start.seed()), place),
            save == null ? resume : save,
            save != null,
            explain)
        .play(start.match());
  }

  private static String seedText(MatchFiles.Saved start) {
    return start.seed() == null ? "–" : start.seed().toString();
  }

  private MatchFiles.Saved begin() {
    if (file == null) {
      throw refusal("play.no-script");
    }
    ScriptLoader scripts = new ScriptLoader(environment.messages());
    Game game = scripts.setUp(scripts.playable(file), setup);
    scripts.mentionWarnings(game.script(), environment.terminal().err());
    Match match = Match.start(game.rules(), seed.value());
    return new MatchFiles.Saved(game, match, match.seed());
  }

  private MatchFiles.Saved goOn(Path saved) {
    if (setup.areGiven()) {
      throw refusal("resume.fixed", "--players, --set");
    }
    if (seed.isGiven()) {
      throw refusal("resume.fixed", "--seed");
    }
    return new MatchFiles(environment.messages()).resume(saved, file);
  }

  private TerminalSeats seats(Game game) {
    Map<Integer, SeatKind> kinds = new HashMap<>(Map.of(1, SeatKind.HUMAN));
    for (int seat : seats.keySet()) {
      if (seat < 1 || seat > game.rules().players()) {
        throw refusal("seat.unknown", seat, game.rules().players());
      }
    }
    kinds.putAll(seats);
    List<Level> bots = TerminalSeats.bots(kinds, level, game.rules().players());
    OptionalInt tried = effort.value(bots, environment.messages());
    TerminalSeats seated = new TerminalSeats(kinds, level, tried, environment.policies());
    seated.learn(game.rules());
    return seated;
  }

  private Refusal refusal(String key, Object... arguments) {
    return new Refusal(ExitCode.USAGE, environment.messages().text(key, arguments));
  }
}
