package tricksmith.cli.playtest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
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
import tricksmith.cli.game.ThreadsOption;
import tricksmith.cli.terminal.Columns;
import tricksmith.cli.terminal.Environment;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Interruption;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Progress;
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.terminal.TextOutput;
import tricksmith.players.Level;
import tricksmith.playtest.ladder.Ladder;
import tricksmith.playtest.ladder.LadderLog;
import tricksmith.playtest.ladder.Rung;
import tricksmith.playtest.simulation.Onlooker;
import tricksmith.playtest.statistics.Figures;
import tricksmith.playtest.statistics.Sample;
import tricksmith.playtest.statistics.Share;
import tricksmith.script.Game;

/** {@code tricksmith ladder}: measures how much better each level plays than the one below. */
@Command(
    name = "ladder",
    description =
        "Measures how much room a game leaves for skill: plays each level of bots "
            + "against the level below, on the same deals from every side, until it is certain "
            + "which is better.",
    footer = {
      "",
      "Deal k, counted from 0, comes from the match with seed S + k, played by novices. Games"
          + " without deals are played from start to end.",
      "Exit codes: 0 fine, 1 errors in the script, 2 usage, 3 a file cannot be read or written."
    })
public final class LadderCommand implements Callable<Integer> {

  /** A hundred days, in hours. */
  private static final int MOST_HOURS = 2_400;

  private final Environment environment;

  @Parameters(paramLabel = "FILE", description = "The script (*.trick).")
  @SuppressWarnings("NullAway.Init") // picocli assigns it.
  private Path file;

  @Option(
      names = {"-n", "--deals"},
      paramLabel = "N",
      defaultValue = "200",
      description = "The most deals for each pair of levels (default: 200).")
  private int deals;

  @Option(
      names = "--up-to",
      paramLabel = "LEVEL",
      description = "The last of these levels to play (default: all).")
  private @Nullable Level last;

  @Option(
      names = "--levels",
      paramLabel = "LEVEL",
      split = ",",
      defaultValue = "random,novice,good,strong",
      description = {
        "The levels to play, each against the one before it (default: ${DEFAULT-VALUE}). "
            + "monte-carlo,strong shows what learning is worth; random,open-hands, whether "
            + "choices matter at all."
      })
  private List<Level> levels = List.of();

  @Option(
      names = "--hours",
      paramLabel = "H",
      description = "Stops after this many hours, such as 0.5, and prints the results so far.")
  private @Nullable Double hours;

  @Option(
      names = "--checkpoint",
      paramLabel = "FILE",
      description = {
        "Keeps the results in FILE. If the file exists, the ladder continues from it, exactly as if"
            + " it had never stopped."
      })
  private @Nullable Path checkpoint;

  @Option(names = "--json", description = "Prints the results as JSON.")
  private boolean json;

  @Mixin private SetupOptions setup = new SetupOptions();

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private EffortOption effort = new EffortOption();

  @Mixin private ThreadsOption threads = new ThreadsOption();

  public LadderCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() {
    Messages messages = environment.messages();
    Refusal.ifBelow(2, "--deals", deals, messages);
    List<Level> played = played();
    int used = threads.value(messages);
    OptionalInt tried = effort.value(played, messages);
    Deadline deadline = deadline();
    ScriptLoader scripts = new ScriptLoader(messages);
    Game game = scripts.setUp(scripts.playable(file), setup);
    Ladder ladder =
        new Ladder(game.rules(), environment.policies(), deals, seed.value(), used, tried);
    if (!ladder.hasOpponents()) {
      throw new Refusal(ExitCode.USAGE, messages.text("ladder.no-opponents"));
    }
    try (Interruption interruption = Interruption.watch()) {
      BooleanSupplier stopped = () -> interruption.isRequested() || deadline.isOver();
      List<Rung> rungs = climb(game, ladder, played, stopped);
      return interruption.isRequested()
          ? ExitCode.STOPPED
          : isSpent(rungs) ? ExitCode.WRONG : ExitCode.FINE;
    }
  }

  /**
   * The levels to play, each against the one before it.
   *
   * @throws Refusal if there are fewer than two
   */
  private List<Level> played() {
    int end = last == null ? levels.size() : levels.indexOf(last) + 1;
    if (end < 2) {
      String all = String.join(",", levels.stream().map(Level::word).toList());
      throw new Refusal(
          ExitCode.USAGE,
          last == null
              ? environment.messages().text("ladder.one-level", all)
              : environment.messages().text("ladder.nothing-up-to", last, all));
    }
    return levels.subList(0, end);
  }

  private List<Rung> climb(Game game, Ladder ladder, List<Level> played, BooleanSupplier stopped) {
    if (checkpoint == null) {
      return climb(game, ladder, played, LadderLog.empty(), stopped);
    }
    try (LadderCheckpoint kept =
        LadderCheckpoint.open(checkpoint, game, ladder, seed.isGiven(), environment.messages())) {
      return climb(game, ladder.from(kept.seed()), played, kept, stopped);
    }
  }

  private List<Rung> climb(
      Game game, Ladder ladder, List<Level> played, LadderLog log, BooleanSupplier stopped) {
    Messages messages = environment.messages();
    TextOutput out = environment.terminal().out();
    if (json) {
      List<Rung> rungs = climb(ladder, played, log, stopped);
      new LadderJson(game, ladder, rungs, messages).print(environment.terminal().unwrappedOut());
      return rungs;
    }
    String who = messages.text("ladder.each-level");
    out.println(
        messages.text(
            "ladder.heading",
            GameTitle.of(game.script(), messages.locale()),
            game.rules().players(),
            new BatchText(messages).withEffort(who, ladder.effort()),
            ladder.seed()));
    out.println();
    List<Rung> rungs = climb(ladder, played, log, stopped);
    print(rungs, out);
    if (stopped.getAsBoolean()) {
      out.println(messages.text("ladder.stopped"));
    } else if (isSpent(rungs)) {
      out.println(messages.text("ladder.spent"));
    }
    return rungs;
  }

  private static boolean isSpent(List<Rung> rungs) {
    return rungs.getLast().spent();
  }

  private Deadline deadline() {
    if (hours == null) {
      return Deadline.NEVER;
    }
    if (!(hours > 0 && hours <= MOST_HOURS)) {
      throw new Refusal(
          ExitCode.USAGE,
          environment.messages().text("ladder.bad-hours", Figures.plain(hours), MOST_HOURS));
    }
    return Deadline.after(hours);
  }

  private List<Rung> climb(
      Ladder ladder, List<Level> played, LadderLog log, BooleanSupplier stopped) {
    List<Rung> rungs = new ArrayList<>();
    for (int i = 1; i < played.size(); i++) {
      try (Progress progress =
          new Progress(environment.terminal(), environment.messages(), deals)) {
        rungs.add(
            ladder.climb(
                played.get(i), played.get(i - 1), log, new ProgressOnlooker(progress, stopped)));
      }
      if (stopped.getAsBoolean() || isSpent(rungs)) {
        break;
      }
    }
    return rungs;
  }

  private record ProgressOnlooker(Progress progress, BooleanSupplier stopped) implements Onlooker {
    @Override
    public void played(int matches) {
      progress.done(matches);
    }

    @Override
    public boolean isCancelled() {
      return stopped.getAsBoolean();
    }
  }

  private void print(List<Rung> rungs, TextOutput out) {
    Messages messages = environment.messages();
    Columns columns =
        Columns.ofNumbersWithNames()
            .row(
                messages.text("ladder.level"),
                messages.text("ladder.below"),
                messages.text("ladder.deals"),
                messages.text("ladder.points"),
                messages.text("simulate.interval"),
                messages.text("ladder.effect"),
                messages.text("ladder.better"),
                messages.text("simulate.interval"),
                "p",
                messages.text("ladder.certain"));
    rungs.forEach(rung -> add(columns, rung));
    columns.linesUnderHeadings(out.columns()).forEach(out::println);
    out.println();
    rungs.forEach(rung -> out.println(sentence(rung)));
  }

  private void add(Columns columns, Rung rung) {
    Sample margins = rung.margins();
    Share better = rung.better();
    double from = margins.mean() - rung.margin();
    double to = margins.mean() + rung.margin();
    columns.row(
        rung.above().toString(),
        rung.below().toString(),
        Integer.toString(margins.count()),
        Figures.change(margins.mean(), from, to),
        Figures.interval(from, to),
        Figures.change(rung.effect()),
        Figures.percent(better.value()),
        Figures.percents(better.from(), better.to()),
        Figures.probability(rung.probability()),
        environment.messages().text(rung.certain() ? "ladder.yes" : "ladder.no"));
  }

  private String sentence(Rung rung) {
    String key =
        !rung.certain()
            ? "ladder.unknown"
            : rung.margins().mean() > 0 ? "ladder.better-sure" : "ladder.worse-sure";
    return environment.messages().text(key, rung.above(), rung.below());
  }

  /**
   * The time at which a command has to stop.
   *
   * @param begin the start in nanoseconds, as returned by {@link System#nanoTime}
   * @param length in nanoseconds
   */
  private record Deadline(long begin, long length) {

    static final Deadline NEVER = new Deadline(0, Long.MAX_VALUE);

    static Deadline after(double hours) {
      return new Deadline(System.nanoTime(), (long) (hours * TimeUnit.HOURS.toNanos(1)));
    }

    boolean isOver() {
      return length != Long.MAX_VALUE && System.nanoTime() - begin >= length;
    }
  }
}
