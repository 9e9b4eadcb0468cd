package tricksmith.editor.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import tricksmith.cli.AdditionalCommand;
import tricksmith.cli.Main;
import tricksmith.cli.terminal.TranslatedHelp;

/** The command as typed, in a process of its own: JavaFX starts only once per process. */
class EditCommandTest {
  @TempDir private Path folder;

  private static final String PARSER = "picocli.CommandLine$Interpreter";
  private static final String WINDOW = "tricksmith.editor.view.EditorApplication";

  private record Ended(int exitCode, String error) {}

  @Test
  @EnabledOnOs(OS.LINUX)
  void saysWhatToDoWithoutADisplay() throws Exception {
    Path script = Files.writeString(folder.resolve("new.trick"), "game \"New\"");

    Ended ended = run("edit", script.toString(), "--lang", "en");

    assertThat(ended.error())
        .isEqualToIgnoringNewLines(
            "There is no display to open a window on. In a terminal: tricksmith play " + script);
    assertThat(ended.exitCode()).isEqualTo(1);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void speaksTheLanguageAskedFor() throws Exception {
    assertThat(run("edit", folder.resolve("new.trick").toString(), "--lang", "ja").error())
        .startsWith("画面がない")
        .as("a script that is yet to be written cannot be played")
        .contains("tricksmith play FILE");
  }

  @Test
  void everyOptionIsDescribedInJapanese() {
    CommandLine edit = new CommandLine(new EditCommand());
    List<String> english = descriptions(edit);
    CommandLine line = new CommandLine(CommandSpec.create().name("tricksmith"));
    line.addSubcommand(edit);
    TranslatedHelp.speak(line, Locale.JAPANESE);

    assertThat(english).hasSize(5);
    assertThat(descriptions(edit)).hasSize(5).doesNotContainAnyElementsOf(english);
  }

  private static List<String> descriptions(CommandLine edit) {
    CommandSpec command = edit.getCommandSpec();
    List<String> texts = new ArrayList<>();
    texts.add(String.join("", command.usageMessage().description()));
    for (ArgSpec argument : command.args()) {
      if (!argument.hidden()) {
        texts.add(String.join("", argument.description()));
      }
    }
    return texts;
  }

  @Test
  void refusesWhatItCannotReadBeforeItOpensAWindow() throws Exception {
    Path script = Files.write(folder.resolve("binary.trick"), new byte[] {(byte) 0xFF});

    Ended ended = run("edit", script.toString());

    assertThat(ended.exitCode()).isEqualTo(3);
    assertThat(ended.error()).contains("binary.trick").doesNotContain("\tat ");
  }

  @Test
  void refusesWhatIsTooLargeForAScript() throws Exception {
    Path script = Files.writeString(folder.resolve("large.trick"), "// so on\n".repeat(150_000));

    Ended ended = run("edit", script.toString(), "--lang", "en");

    assertThat(ended.exitCode()).isEqualTo(1);
    assertThat(ended.error()).contains(script + " is too large for a script").contains("1 MB");
  }

  @Test
  void refusesWhatHasALineThatCannotBeShown() throws Exception {
    Path script = Files.writeString(folder.resolve("long.trick"), "// a\n" + "-".repeat(20_000));

    Ended ended = run("edit", script.toString(), "--lang", "en");

    assertThat(ended.exitCode()).isEqualTo(1);
    assertThat(ended.error()).contains("Line 2 of " + script + " has 20000 characters");
  }

  /** Where there is no screen either, the terminal is all there is to say it on. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void saysInATerminalWhatADesktopCannotOpenWithoutAScreen() throws Exception {
    Path script = Files.writeString(folder.resolve("large.trick"), "// so on\n".repeat(150_000));

    Ended ended = run(script.toString(), "--lang", "en");

    assertThat(ended.exitCode()).isEqualTo(1);
    assertThat(ended.error()).contains(script + " is too large for a script");
  }

  /** Picocli takes longer to look at a command than the command takes to open a file. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void opensAFileByItselfWithoutPicocli() throws Exception {
    Path script = Files.writeString(folder.resolve("new.trick"), "game \"New\"");

    for (String[] line : new String[][] {{script.toString()}, {"edit", script.toString()}}) {
      Ended plain = run(line);
      assertThat(loaded()).anyMatch(WINDOW::equals).noneMatch(PARSER::equals);

      Ended read = run("edit", "--seed", "1", script.toString());
      assertThat(loaded()).contains(WINDOW, PARSER);
      assertThat(plain).isEqualTo(read);
    }
  }

  /** The classes that the last process has loaded. */
  private List<String> loaded() throws IOException {
    return Files.readAllLines(folder.resolve("loaded")).stream()
        .map(line -> line.substring(0, line.indexOf(" source:")))
        .toList();
  }

  /** JavaFX starts while the other arguments are read. */
  @Test
  void isPreparedOnceTheArgumentsNameIt() {
    List<AdditionalCommand> named = new ArrayList<>();

    Main.run(named::add, "--help");
    assertThat(named).isEmpty();

    Main.run(named::add, "edit", "--help");
    assertThat(named).singleElement().isInstanceOf(EditCommand.class);
  }

  @Test
  void explainsItself() throws Exception {
    assertThat(run("edit", "--nonsense").exitCode()).isEqualTo(2);
  }

  @Test
  void rehearsesForTheBuildAndEndsByItself() throws Exception {
    Path game = Path.of("..", "games", "classics", "whist.trick");
    Path script = Files.copy(game, folder.resolve("whist.trick"));

    Ended ended = run(script.toString(), "--rehearse");

    assertThat(ended.error()).isEmpty();
    assertThat(ended.exitCode()).isZero();
    assertThat(script).hasSameTextualContentAs(game);
  }

  @Test
  @Timeout(value = 20, unit = TimeUnit.MINUTES)
  void endsARehearsalWithAMessageIfTheWindowCannotBeBuilt() throws Exception {
    String withoutTheme =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> !entry.contains("atlantafx"))
            .collect(Collectors.joining(File.pathSeparator));

    Ended ended = runWith(withoutTheme, "edit", "--rehearse", "--lang", "en");

    assertThat(ended.error()).contains("NoClassDefFoundError").contains("atlantafx");
    assertThat(ended.exitCode()).isEqualTo(70);
  }

  private String state() {
    return "-Dtricksmith.state=" + folder.resolve("state");
  }

  private Ended run(String... arguments) throws IOException, InterruptedException {
    return runWith(System.getProperty("java.class.path"), arguments);
  }

  private Ended runWith(String classPath, String... arguments)
      throws IOException, InterruptedException {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(
        List.of(
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            "-Xlog:class+load:file=" + folder.resolve("loaded") + ":none",
            "-cp",
            classPath));
    if (List.of(arguments).contains("--rehearse")) {
      line.addAll(2, List.of("-Dglass.platform=Headless", "-Dprism.order=sw", state()));
    }
    line.add("tricksmith.cli.Main");
    line.addAll(List.of(arguments));
    File error = folder.resolve("error").toFile();
    ProcessBuilder process = new ProcessBuilder(line).redirectError(error);
    process.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    process.environment().remove("DISPLAY");
    process.environment().put("LC_ALL", "C.UTF-8");
    Process started = process.start();
    try {
      int exitCode = started.waitFor();
      return new Ended(exitCode, Files.readString(error.toPath(), StandardCharsets.UTF_8));
    } finally {
      started.destroyForcibly();
    }
  }
}
