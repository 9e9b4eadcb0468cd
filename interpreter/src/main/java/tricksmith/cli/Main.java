package tricksmith.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import tricksmith.cache.PolicyFolder;
import tricksmith.cli.play.PlayCommand;
import tricksmith.cli.playtest.CompareCommand;
import tricksmith.cli.playtest.LadderCommand;
import tricksmith.cli.playtest.SimulateCommand;
import tricksmith.cli.replay.ReplayCommand;
import tricksmith.cli.script.CheckCommand;
import tricksmith.cli.script.ExplainCommand;
import tricksmith.cli.script.FormatCommand;
import tricksmith.cli.script.TestCommand;
import tricksmith.cli.terminal.Environment;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Language;
import tricksmith.cli.terminal.LearningProgress;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.NarrowHelp;
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.terminal.Terminal;
import tricksmith.cli.terminal.TranslatedHelp;
import tricksmith.players.Policies;

/** The program: {@code tricksmith COMMAND}. Without a command, it prints its help. */
@Command(
    name = "tricksmith",
    description = "The workshop for trick-taking card games: design, play and measure them.",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    sortOptions = false,
    footer = {
      "",
      "For help on a command: tricksmith COMMAND --help",
      "docs/command-line.md describes them all."
    })
public final class Main implements Runnable, Environment {

  /** All commands, in the order of the help. */
  private static final List<NamedCommand> COMMANDS =
      List.of(
          new NamedCommand("check", CheckCommand::new),
          new NamedCommand("test", TestCommand::new),
          new NamedCommand("format", FormatCommand::new),
          new NamedCommand("explain", ExplainCommand::new),
          new NamedCommand("play", PlayCommand::new),
          new NamedCommand("simulate", SimulateCommand::new),
          new NamedCommand("compare", CompareCommand::new),
          new NamedCommand("ladder", LadderCommand::new),
          new NamedCommand("replay", ReplayCommand::new),
          new NamedCommand("demo", DemoCommand::new),
          new NamedCommand("lsp", LspCommand::new),
          new NamedCommand(BareFile.EDIT, Main::missingEditor));

  private final Terminal terminal;
  private final CommandLine commandLine;
  private final Function<Policies.Spectator, Policies> learning;
  private Messages messages;
  private @Nullable Language language;

  /**
   * A command.
   *
   * @param making creates it, but only if it may be needed, because picocli takes long to inspect
   *     one
   */
  private record NamedCommand(String name, Function<Main, Object> making) {}

  private Main(Terminal terminal, Function<Policies.Spectator, Policies> learning) {
    this.terminal = terminal;
    this.learning = learning;
    this.messages = new Messages(terminal.locale());
    this.commandLine = new CommandLine(this);
  }

  /**
   * Runs one command and exits with its exit code.
   *
   * @param arguments the command line as typed
   */
  public static void main(String[] arguments) {
    System.exit(run(AdditionalCommand::prepare, arguments));
  }

  /**
   * Runs one command in the terminal of this process.
   *
   * @param arguments the command line as typed
   * @return the exit code, one of {@link tricksmith.cli.terminal.ExitCode}
   */
  public static int run(String... arguments) {
    return run(_ -> {}, arguments);
  }

  /**
   * Runs one command as {@link #run(String...)} does.
   *
   * @param named receives the additional command that the arguments name, if they name one, before
   *     the rest of them is read
   */
  public static int run(Consumer<AdditionalCommand> named, String... arguments) {
    // The only place that reads the system language.
    Terminal terminal = Terminal.ofProcess(Locale.getDefault());
    return LastResort.guard(
        terminal,
        () -> {
          Optional<Path> file = fileIn(arguments);
          Optional<PlainStart> start =
              file.flatMap(_ -> ServiceLoader.load(PlainStart.class).findFirst());
          return start.isPresent()
              ? start.get().open(file.get(), arguments.length == 1)
              : commandLine(terminal, Main::keeping, named, arguments).execute(arguments);
        });
  }

  /** Returns the file that is given by itself or, by itself, to {@code edit}, if it exists. */
  private static Optional<Path> fileIn(String... arguments) {
    boolean isAlone = arguments.length == 1 && !isCommand(arguments[0]);
    boolean isEdited = arguments.length == 2 && arguments[0].equals(BareFile.EDIT);
    String last = isAlone || isEdited ? arguments[arguments.length - 1] : "";
    return BareFile.isFile(last) && !last.startsWith("-")
        ? Optional.of(Path.of(last))
        : Optional.empty();
  }

  /** Bots learn as much as usual, and what they learn is kept in the user's folder. */
  private static Policies keeping(Policies.Spectator spectator) {
    return new Policies(Policies.USUAL_EFFORT, PolicyFolder.ofMachine(), spectator);
  }

  /**
   * Builds the command line, for {@link #main} and for tests.
   *
   * @param learning creates what bots learn of games
   * @param arguments what the command line will be run with; if they name a command, the others are
   *     left out
   * @return a new command line, ready to run
   */
  static CommandLine commandLine(
      Terminal terminal, Function<Policies.Spectator, Policies> learning, String... arguments) {
    return commandLine(terminal, learning, _ -> {}, arguments);
  }

  /**
   * Builds the command line.
   *
   * @param named receives the additional command that the arguments name, if they name one
   */
  private static CommandLine commandLine(
      Terminal terminal,
      Function<Policies.Spectator, Policies> learning,
      Consumer<AdditionalCommand> named,
      String... arguments) {
    Optional<String> name = named(arguments);
    List<AdditionalCommand> additional =
        ServiceLoader.load(AdditionalCommand.class).stream()
            .filter(command -> isWanted(nameOf(command.type()), name))
            .map(ServiceLoader.Provider::get)
            .toList();
    if (name.isPresent()) {
      additional.forEach(named);
    }
    Main main = new Main(terminal, learning);
    CommandLine line = main.commandLine;
    COMMANDS.stream()
        .filter(command -> isWanted(command.name(), name))
        .forEach(command -> line.addSubcommand(command.making().apply(main)));
    additional.forEach(command -> add(line, command));
    line.getCommandSpec().preprocessor(new BareFile());
    NarrowHelp.layOut(line, terminal.columns());
    TranslatedHelp.speak(line, terminal.locale());
    new OptionValues(main::messages).register(line);
    LastResort lastResort = new LastResort(terminal, main::messages);
    return line.setOut(terminal.verbatimOut())
        .setErr(terminal.err())
        .setCaseInsensitiveEnumValuesAllowed(true)

        // A file called @x among *.trick must not add words to the command line.
        .setExpandAtFiles(false)
        .setParameterExceptionHandler(new UsageError(main::messages))
        .setExecutionStrategy(lastResort::execute)
        .setExecutionExceptionHandler(lastResort);
  }

  /** Returns the command that these arguments name; empty if that takes reading them all. */
  private static Optional<String> named(String... arguments) {
    String first = arguments.length == 0 ? "" : arguments[0];
    if (isCommand(first)) {
      return Optional.of(first);
    }
    return BareFile.isFile(first) ? Optional.of(BareFile.EDIT) : Optional.empty();
  }

  private static boolean isCommand(String word) {
    return COMMANDS.stream().anyMatch(command -> command.name().equals(word));
  }

  private static boolean isWanted(String command, Optional<String> named) {
    return named.isEmpty() || named.get().equals(command);
  }

  /** Reports the missing editor rather than arguments meant for it. */
  private static CommandLine missingEditor(Main main) {
    return new CommandLine(new MissingEditor(main)).setUnmatchedArgumentsAllowed(true);
  }

  private static String nameOf(Class<? extends AdditionalCommand> command) {
    return command.getAnnotation(Command.class).name();
  }

  private static void add(CommandLine line, AdditionalCommand command) {
    line.getCommandSpec().removeSubcommand(nameOf(command.getClass()));
    line.addSubcommand(command);
  }

  @Option(
      names = "--lang",
      paramLabel = "en|ja",
      scope = ScopeType.INHERIT,
      description = "Language of messages and help (default: the language of the system).")
  void setLanguage(Language asked) {
    language = asked;
    messages = new Messages(asked.locale());
    TranslatedHelp.speak(commandLine, asked.locale());
  }

  @Override
  public Optional<Locale> language() {
    return Optional.ofNullable(language).map(Language::locale);
  }

  @Override
  public Terminal terminal() {
    return terminal;
  }

  @Override
  public Messages messages() {
    return messages;
  }

  @Override
  public Policies policies() {
    return learning.apply(new LearningProgress(terminal, messages));
  }

  /** Prints the help, since no command was given. */
  @Override
  public void run() {
    commandLine.usage(commandLine.getOut());
  }

  /** {@code tricksmith edit} in an installation without the editor: explains how to get it. */
  @Command(name = "edit", description = "Opens the editor (not part of this installation).")
  private record MissingEditor(Environment environment) implements Callable<Integer> {
    @Override
    public Integer call() {
      throw new Refusal(ExitCode.USAGE, environment.messages().text("edit.missing"));
    }
  }
}
