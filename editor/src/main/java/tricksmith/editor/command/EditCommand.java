package tricksmith.editor.command;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tricksmith.cli.AdditionalCommand;
import tricksmith.cli.Main;
import tricksmith.cli.game.SetupOptions;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Language;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.view.EditorApplication;
import tricksmith.editor.view.JavaFxStart;
import tricksmith.editor.view.NoWindowException;

/** Opens a script in the editor, and waits until its window is closed. */
@Command(
    name = "edit",
    description = "Opens a script in a window: its text, and a match played by its rules.")
public final class EditCommand implements AdditionalCommand {

  /** How many matches a rehearsal simulates. */
  private static final String MATCHES = "1000";

  @Spec private CommandSpec command;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description =
          "A script, a match file (*.match.jsonl) or a shared file (*.tricksmith). A script that"
              + " does not exist is created. Without a file, the gallery opens.")
  private @Nullable Path file;

  @Option(
      names = {"-p", "--players"},
      paramLabel = "P",
      description = "Number of players (default: the fewest that the script allows).")
  private @Nullable Integer players;

  @Option(
      names = {"-s", "--seed"},
      paramLabel = "S",
      defaultValue = "" + WindowStart.SEED,
      description = "Seed of the first match, a whole number (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--set",
      paramLabel = "option=value",
      description = {
        "Sets an option of the script. May be repeated.",
        "--set match=S,H is a set, --set match= the empty set."
      })
  private Map<String, String> settings = Map.of();

  @Option(
      names = "--rehearse",
      hidden = true,
      description =
          "Simulates matches, opens the window, plays a card and closes it: the build uses this to"
              + " record and to test what it makes. Exit code 1 if nothing could be played.")
  private boolean rehearse;

  @Option(
      names = "--from-desktop",
      hidden = true,
      description =
          "Reports files that cannot be opened in the window, since nobody sees a terminal after a"
              + " double click.")
  private boolean fromDesktop;

  private @Nullable JavaFxStart begun;

  /** Creates the command for picocli, which fills in the arguments. */
  @SuppressWarnings("NullAway.Init")
  public EditCommand() {}

  /** Starts JavaFX, where it may find a screen. */
  @Override
  public void prepare() {
    begun = WindowStart.begin();
  }

  @Override
  public Integer call() throws InterruptedException {
    MatchSettings match = new MatchSettings(players, options());
    boolean reportsInWindow = fromDesktop && !rehearse;
    return new WindowStart(file, match, seed, language(), reportsInWindow, begun).run(this::open);
  }

  private int open(EditorApplication application) throws NoWindowException, InterruptedException {
    if (rehearse) {
      boolean hasSimulated = file == null || simulate(file) == ExitCode.FINE;
      return application.rehearse() && hasSimulated ? ExitCode.FINE : ExitCode.WRONG;
    }
    application.run();
    return ExitCode.FINE;
  }

  /** Runs {@code simulate}, with enough matches that the rules are translated. */
  private static int simulate(Path script) {
    return Main.run("simulate", "-n", MATCHES, script.toString());
  }

  private Map<String, List<String>> options() {
    Map<String, List<String>> options = new LinkedHashMap<>();
    settings.forEach((name, value) -> options.put(name.strip(), SetupOptions.members(value)));
    return options;
  }

  /** Returns the language of {@code --lang}, or else the system language. */
  private Locale language() {
    OptionSpec option = command.root().findOption("--lang");
    return option != null && option.getValue() instanceof Language given
        ? given.locale()
        : Locale.getDefault();
  }
}
