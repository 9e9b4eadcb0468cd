package tricksmith.editor.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.engine.Match;
import tricksmith.record.MatchFileProblem;
import tricksmith.record.MatchFileReader;
import tricksmith.record.MatchFileWriter;
import tricksmith.record.RecordedMatch;
import tricksmith.source.ScriptLookup;
import tricksmith.source.Sha256;

/** Match files ({@code docs/match-files.md}), which other programs read and write too. */
public final class MatchFile {
  public static final String ENDING = ".match.jsonl";

  /** The number of matches to read. A file may hold thousands, but a designer looks at a few. */
  static final int MOST = 20;

  private MatchFile() {}

  public sealed interface Content {}

  /** The first matches of a file. */
  public record Matches(List<RecordedMatch> matches) implements Content {}

  record Broken(MatchFileProblem problem) implements Content {}

  public static boolean isNameOf(Path file) {
    return String.valueOf(file.getFileName()).endsWith(ENDING);
  }

  /**
   * Writes the current branch, as far as it can be played under the rules in force.
   *
   * @param script the file of the rules
   */
  public static void write(Path file, LiveMatch live, Path script) throws IOException {
    WholeFile.replace(file, text(live, reference(script, file)).getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Returns the current branch as the text of a match file.
   *
   * @param script the file of the rules, as the match file is to name it
   */
  static String text(LiveMatch live, String script) {
    Match last = live.course().after(live.course().length()).match();
    String sha256 = Sha256.of(live.game().script().source().text());
    return MatchFileWriter.write(
        last, new MatchFileWriter.Origin(script, sha256, live.branch().seed()));
  }

  /**
   * Returns the path of the script relative to the match file, so that both can be moved together.
   */
  private static String reference(Path script, Path matchFile) {
    Path absolute = script.toAbsolutePath().normalize();
    Path folder = Objects.requireNonNull(matchFile.toAbsolutePath().normalize().getParent());
    boolean sameRoot = Objects.equals(absolute.getRoot(), folder.getRoot());
    return (sameRoot ? folder.relativize(absolute) : absolute).toString().replace('\\', '/');
  }

  public static Content read(Path file) throws IOException {
    try (MatchFileReader reader = new MatchFileReader(Files.newBufferedReader(file))) {
      return read(reader);
    }
  }

  /** Reads the first matches. One that cannot be read does not keep others from being read. */
  static Content read(MatchFileReader reader) throws IOException {
    List<RecordedMatch> matches = new ArrayList<>();
    List<MatchFileProblem> problems = new ArrayList<>();
    for (MatchFileReader.Item item = reader.next(); item != null; item = reader.next()) {
      switch (item) {
        case MatchFileProblem problem when problems.size() < MOST -> problems.add(problem);
        case MatchFileReader.Found(RecordedMatch match) when matches.size() < MOST ->
            matches.add(match);
        case MatchFileProblem _, MatchFileReader.Found _ -> {
          return content(matches, problems);
        }
      }
    }
    return content(matches, problems);
  }

  private static Content content(List<RecordedMatch> matches, List<MatchFileProblem> problems) {
    return matches.isEmpty() && !problems.isEmpty()
        ? new Broken(problems.getFirst())
        : new Matches(matches);
  }

  /**
   * Returns the script of a match: the one it names, as far as a match file may; otherwise the
   * script with the same name next to it.
   */
  static ScriptLookup.Result scriptOf(RecordedMatch match, Path file) {
    ScriptLookup lookup = ScriptLookup.onThisMachine(file);
    String name = String.valueOf(file.getFileName());
    String stem = isNameOf(file) ? name.substring(0, name.length() - ENDING.length()) : name;
    ScriptLookup.Result beside = lookup.find(stem + ".trick");
    if (match.script() == null) {
      return beside;
    }
    ScriptLookup.Result named = lookup.find(match.script());
    return named instanceof ScriptLookup.Missing && beside instanceof ScriptLookup.Found
        ? beside
        : named;
  }
}
