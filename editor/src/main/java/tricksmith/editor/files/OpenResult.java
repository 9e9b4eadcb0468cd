package tricksmith.editor.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.Branch;
import tricksmith.editor.branches.Recording;
import tricksmith.editor.live.MatchSettings;
import tricksmith.record.MatchFileProblem;
import tricksmith.record.RecordedMatch;
import tricksmith.source.ScriptLookup;
import tricksmith.source.SourceReader;
import tricksmith.source.UnshownLine;

/** The result of opening a script, a match file, or a shared file. */
public sealed interface OpenResult {

  /** The size limit of a script in bytes: many times the longest ever written. */
  int LARGEST_SCRIPT = 1 << 20;

  /**
   * A script, with or without a match.
   *
   * @param draft the unsaved text, if the match was played under an earlier one
   */
  record Ready(ScriptFile.Opened script, Optional<ImportedMatch> match, Optional<String> draft)
      implements OpenResult {}

  /**
   * The file cannot be shown.
   *
   * @param problem set if the match file itself is wrong
   * @param line set if a line is too long to be shown
   * @param script the missing script; empty if that is not the reason, or none is named
   * @param match the match that could be shown if the script were there
   */
  record Refused(
      Path file,
      Reason reason,
      @Nullable MatchFileProblem problem,
      @Nullable UnshownLine line,
      String script,
      Optional<ImportedMatch> match)
      implements OpenResult {

    Refused(Path file, Reason reason) {
      this(file, reason, null, null, "", Optional.empty());
    }
  }

  enum Reason {
    /** A line of the match file is wrong. */
    MATCH_FILE,
    /** The file contains no match. */
    NO_MATCH,
    /** Its script is missing. */
    NO_SCRIPT,
    /** It names a script in a place to which match files must not refer. */
    SCRIPT_ELSEWHERE,
    /** It is a device or a pipe, which may never end. */
    NOT_A_FILE,
    /** It is a link to something that does not exist. Saving would replace the link. */
    BROKEN_LINK,
    /** It is not a shared file, or is truncated. */
    NOT_SHARED,
    FOLDER,
    /** It is so large that it would block the editor. */
    TOO_LARGE,
    /** One of its lines is too long to be shown. */
    LONG_LINE
  }

  /**
   * Opens a file according to its name.
   *
   * @throws IOException if it cannot be read
   */
  static OpenResult of(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      return new Refused(file, Reason.FOLDER);
    }
    if ((Files.exists(file) && !Files.isRegularFile(file)) || SourceReader.isPipeOrDevice(file)) {
      return new Refused(file, Reason.NOT_A_FILE);
    }
    if (SourceReader.brokenLink(file).isPresent()) {
      return new Refused(file, Reason.BROKEN_LINK);
    }
    try {
      if (MatchFile.isNameOf(file)) {
        return ofMatch(file);
      }
      return SharedFile.isNameOf(file) ? SharedFile.open(file) : ofScript(file, Optional.empty());
    } catch (ScriptFile.UnshownLineException refused) {
      return new Refused(
          Path.of(refused.getFile()), Reason.LONG_LINE, null, refused.line(), "", Optional.empty());
    }
  }

  private static OpenResult ofScript(Path file, Optional<ImportedMatch> match) throws IOException {
    return Files.exists(file) && Files.size(file) > LARGEST_SCRIPT
        ? new Refused(file, Reason.TOO_LARGE)
        : new Ready(ScriptFile.open(file), match, Optional.empty());
  }

  private static OpenResult ofMatch(Path file) throws IOException {
    return switch (MatchFile.read(file)) {
      case MatchFile.Broken(MatchFileProblem problem) ->
          new Refused(file, Reason.MATCH_FILE, problem, null, "", Optional.empty());
      case MatchFile.Matches(List<RecordedMatch> matches) when matches.isEmpty() ->
          new Refused(file, Reason.NO_MATCH);
      case MatchFile.Matches(List<RecordedMatch> matches) -> ofMatches(file, matches);
    };
  }

  private static OpenResult ofMatches(Path file, List<RecordedMatch> matches) throws IOException {
    Optional<ImportedMatch> arrival = Optional.of(arrival(matches));
    String named = Objects.requireNonNullElse(matches.getFirst().script(), "");
    return switch (MatchFile.scriptOf(matches.getFirst(), file)) {
      case ScriptLookup.Found(Path script) -> ofScript(script, arrival);
      case ScriptLookup.Missing _ ->
          new Refused(file, Reason.NO_SCRIPT, null, null, named, arrival);
      case ScriptLookup.Refused _ ->
          new Refused(file, Reason.SCRIPT_ELSEWHERE, null, null, named, arrival);
    };
  }

  /** Returns the first match, with the others that have the same settings as further branches. */
  static ImportedMatch arrival(List<RecordedMatch> matches) {
    RecordedMatch first = matches.getFirst();
    List<Branch> branches = new ArrayList<>();
    for (RecordedMatch match : matches) {
      if (match.players() == first.players() && match.options().equals(first.options())) {
        branches.add(Recording.branch(match, branches.size() + 1));
      }
    }
    return new ImportedMatch(
        new MatchSettings(first.players(), first.options()),
        branches,
        1,
        branches.getFirst().choices().size(),
        Optional.of(first));
  }
}
