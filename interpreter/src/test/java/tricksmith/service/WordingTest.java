package tricksmith.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;

/**
 * What newcomers write, and what they are told: each wording of the table is put into a whole game.
 * Below it stands {@code understood}, or the code of the first message and the line that the fixes
 * make; no line if they make none that could be played.
 */
class WordingTest {
  private static final Path TABLE = Path.of("src", "test", "resources", "wordings", "wordings.txt");
  private static final Path HOST = Path.of("src", "test", "resources", "wordings", "host.txt");

  /** Of ten refusals, so many lead to a script that can be played. */
  private static final double LEADING_ON = 0.9;

  private static final Comparator<Diagnostic> WORDS_FIRST =
      Comparator.comparing(found -> !found.problem().code().startsWith("TS1"));

  /** A line in which several things are wrong has a fix for each of them. */
  private static final int STEPS = 4;

  /**
   * A line of the table.
   *
   * @param section where in the game the wording is put
   */
  record Wording(String section, String line) {
    static Wording of(String written) {
      int colon = written.indexOf(": ");
      return new Wording(
          written.substring(0, colon), written.substring(colon + 2).replace("\\n", "\n  "));
    }

    /** The game with the wording in it, in place of what its section has otherwise. */
    Source in(String host) {
      String script =
          host.lines()
              .flatMap(line -> line.startsWith("@") ? put(line) : Stream.of(line))
              .collect(Collectors.joining("\n", "", "\n"));
      return new Source("wording.trick", script);
    }

    private Stream<String> put(String place) {
      int bar = place.indexOf('|');
      String name = bar < 0 ? place : place.substring(0, bar);
      if (name.equals("@" + section)) {
        return Stream.of("  " + line);
      }
      return bar < 0 ? Stream.of() : Stream.of(place.substring(bar + 1));
    }
  }

  @Test
  void theTableSaysWhatIsSaid() throws IOException {
    String table = Files.readString(TABLE);
    StringBuilder said = new StringBuilder();
    for (String line : table.lines().filter(each -> !each.startsWith("  ")).toList()) {
      said.append(line).append('\n');
      if (!line.isBlank() && !line.startsWith("# ")) {
        said.append("  ").append(answer(Wording.of(line))).append('\n');
      }
    }
    if (Boolean.getBoolean("messages.rewrite")) {
      Files.writeString(TABLE, said);
    }
    assertThat(said).hasToString(table);
  }

  @Test
  void mostRefusalsLeadOn() throws IOException {
    List<String> answers =
        Files.readString(TABLE).lines().filter(line -> line.startsWith("  ")).toList();
    List<String> refusals =
        answers.stream().filter(answer -> !answer.equals("  understood")).toList();
    assertThat(answers).hasSizeGreaterThan(150);
    assertThat(refusals.stream().filter(answer -> answer.contains(" | ")).count())
        .isGreaterThan((long) (LEADING_ON * refusals.size()));
  }

  /** {@code understood}, or the code and the mended line. */
  private static String answer(Wording wording) throws IOException {
    Source source = wording.in(Files.readString(HOST));
    GameScript script = GameScript.read(source);
    List<Diagnostic> found =
        script.diagnostics().stream().filter(each -> !isAboutUse(each)).toList();
    if (found.isEmpty()) {
      return "understood";
    }
    GameScript mended = mended(script, new FixTrials(), 0);
    return said(found).problem().code()
        + (mended.isPlayable() ? " | " + changed(source.text(), mended.source().text()) : "");
  }

  /** What could not be read is said before what follows from its absence. */
  private static Diagnostic said(List<Diagnostic> found) {
    return found.stream().sorted(WORDS_FIRST).findFirst().orElseThrow();
  }

  /** The script after the first fixes of the first errors, one after the other. */
  private static GameScript mended(GameScript script, FixTrials trials, int steps) {
    return script.diagnostics().stream()
        .filter(Diagnostic::isError)
        .sorted(WORDS_FIRST)
        .limit(steps < STEPS ? 1 : 0)
        .flatMap(wrong -> trials.of(wrong, script).stream().limit(1))
        .map(fix -> mended(trials.mended(script, fix), trials, steps + 1))
        .findFirst()
        .orElse(script);
  }

  /** A wording is one line of a game, so that what it declares is used nowhere. */
  private static boolean isAboutUse(Diagnostic found) {
    return !found.isError() && found.problem().code().startsWith("TS47");
  }

  private static String changed(String before, String after) {
    List<String> lines = new ArrayList<>(before.lines().toList());
    return after
        .lines()
        .filter(line -> !lines.remove(line))
        .map(String::strip)
        .collect(Collectors.joining(" / "));
  }
}
