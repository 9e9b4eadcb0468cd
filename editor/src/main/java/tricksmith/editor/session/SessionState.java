package tricksmith.editor.session;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.change.Change;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.files.ScriptOnDisk;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.live.Playtest;
import tricksmith.lower.setup.Objection;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Place;
import tricksmith.source.Span;
import tricksmith.trial.StoppedMatch;

/**
 * Everything that the window shows at one moment. Immutable.
 *
 * @param text of the script, as last edited
 * @param disk its file
 * @param reading the result of the last check, possibly of an older text; null before the first
 * @param stops what stopped the first matches by the rules read; empty until they are played
 * @param objections why the script cannot be played with any number of players
 * @param settings the players and options the designer asks for
 * @param playtest the match played under the last good rules
 * @param failure what last failed; null if nothing did
 * @param unkept why there is no draft of unsaved text; null if there is one
 * @param resting whether the text is neither checked nor played until the user asks for it
 */
public record SessionState(
    String text,
    ScriptOnDisk disk,
    @Nullable GameScript reading,
    List<StoppedMatch> stops,
    List<Objection> objections,
    MatchSettings settings,
    Playtest playtest,
    @Nullable Failure failure,
    @Nullable String unkept,
    boolean resting) {

  public SessionState {
    stops = List.copyOf(stops);
    objections = List.copyOf(objections);
  }

  /** Something that the program could not do. */
  public record Failure(Kind kind, String detail) {

    public enum Kind {
      /** The system refused; the detail is its message. */
      NOT_SAVED,
      /** The file is write-protected. */
      READ_ONLY,
      /** The file's folder does not exist. */
      NO_FOLDER,
      /** The file's folder is write-protected. */
      PROTECTED_FOLDER,
      /** The script needs more memory than there is; without detail. */
      OUT_OF_MEMORY,
      /** The program has an error; the detail is for those who fix it. */
      PROGRAM_ERROR
    }

    public boolean isOfSaving() {
      return switch (kind) {
        case NOT_SAVED, READ_ONLY, NO_FOLDER, PROTECTED_FOLDER -> true;
        case OUT_OF_MEMORY, PROGRAM_ERROR -> false;
      };
    }
  }

  /** The rules that the match is played by. */
  public enum RulesInForce {
    /** The rules of the current text. */
    THESE,
    /** The rules of an earlier text; the current one has not been checked yet. */
    CHECKING,
    /** The rules before the last change, kept alongside those of the text. */
    EARLIER,
    /** The last good rules; the current text cannot be played. */
    LAST_GOOD,
    /** There have never been any. */
    NONE,
    /** There are none, and the user has not asked for them: the text is only text for now. */
    RESTING
  }

  /** Whether the script has been read, and its match been begun if there can be one. */
  public boolean isComplete() {
    boolean settled =
        reading != null && (playing() != null || !reading.isPlayable() || !objections.isEmpty());
    return settled || resting || failure != null;
  }

  public RulesInForce rulesInForce() {
    if (resting) {
      return RulesInForce.RESTING;
    }
    if (!isChecked()) {
      return RulesInForce.CHECKING;
    }
    LiveMatch playing = playing();
    if (playing == null) {
      return RulesInForce.NONE;
    }
    if (playtest.byEarlierRules()) {
      return RulesInForce.EARLIER;
    }
    boolean these = playing.game().script().source().text().equals(text);
    return these ? RulesInForce.THESE : RulesInForce.LAST_GOOD;
  }

  /** Whether the diagnostics are those of the current text. */
  public boolean isChecked() {
    return reading != null && reading.source().text().equals(text);
  }

  /** Returns the match played under the last good rules; null before there were any. */
  public @Nullable LiveMatch playing() {
    return playtest.live();
  }

  /**
   * Returns the effect of the last edits on the match; empty while the text has errors, or its
   * rules let nobody choose anything: then it is being written, and there is nothing to compare.
   */
  public Optional<Change> comparison() {
    return Optional.ofNullable(playtest.change())
        .filter(change -> reading == null || reading.isPlayable())
        .filter(change -> !change.endsAtOnce());
  }

  /** Returns the text in the file, as far as is known. */
  public String savedText() {
    return disk.savedText();
  }

  public boolean isUnsaved() {
    return disk.lacks(text);
  }

  /** Returns the diagnostics, with spans in the text that was last read. */
  public List<Diagnostic> diagnostics() {
    return reading == null
        ? List.of()
        : reading.with(stops.stream().map(StoppedMatch::diagnostic).toList()).diagnostics();
  }

  /** Returns the match that a diagnostic is about; empty if it is about none. */
  public Optional<StoppedMatch> stop(Diagnostic diagnostic) {
    return stops.stream().filter(stop -> stop.diagnostic().equals(diagnostic)).findFirst();
  }

  /** Returns the line and column of a diagnostic in the text that was last read. */
  public Optional<Place> placeOf(Diagnostic diagnostic) {
    return Optional.ofNullable(reading).map(read -> read.source().place(diagnostic.span().start()));
  }

  /** Returns objections to the designer's settings, as diagnostics without a place. */
  public List<Diagnostic> settingsNotMet() {
    return objections.stream()
        .map(
            objection -> new Diagnostic(objection.problem(), new Span(0, 0), objection.arguments()))
        .toList();
  }

  /** Maps a place of the rules in force to the current text; empty if that part has been edited. */
  public Optional<Span> inText(Span placeOfRuleInForce) {
    return sinceInForce().flatMap(change -> change.carry(placeOfRuleInForce));
  }

  /** Returns the edits since the rules in force were read; empty if there are no such rules. */
  public Optional<Edit> sinceInForce() {
    return Optional.ofNullable(playing())
        .map(playing -> Edit.between(playing.game().script().source().text(), text));
  }

  /** Maps an offset to the text of the rules in force; empty if that part has been edited. */
  public Optional<Integer> inForce(int offset) {
    return Optional.ofNullable(playing())
        .map(playing -> playing.game().script().source().text())
        .flatMap(inForce -> Edit.between(text, inForce).carry(new Span(offset, offset)))
        .map(Span::start);
  }

  /**
   * Maps the start of a diagnostic, up to the end of its line, to the current text; empty if that
   * part has been edited.
   */
  public Optional<Span> inText(Diagnostic diagnostic) {
    return sinceReading().flatMap(change -> change.carry(pointedAt(diagnostic)));
  }

  /** Returns the part of a diagnostic's span on its first line. */
  public Span pointedAt(Diagnostic diagnostic) {
    return reading == null ? diagnostic.span() : reading.source().beginning(diagnostic.span());
  }

  /** Returns the edits since the last reading; empty before the first. */
  public Optional<Edit> sinceReading() {
    return Optional.ofNullable(reading).map(read -> Edit.between(read.source().text(), text));
  }

  /** Whether the problems are the same as in another state. */
  public boolean hasProblemsOf(SessionState other) {
    return text.equals(other.text)
        && Objects.equals(reading, other.reading)
        && stops.equals(other.stops)
        && objections.equals(other.objections)
        && playtest.tests().equals(other.playtest.tests());
  }

  /** Returns the state before anything is read. */
  static SessionState opened(ScriptFile.Opened opened, MatchSettings settings) {
    String saved = opened.isNew() ? "" : opened.text();
    return new SessionState(
        opened.text(),
        ScriptOnDisk.of(opened.file(), saved),
        null,
        List.of(),
        List.of(),
        settings,
        Playtest.NONE,
        null,
        null,
        false);
  }

  SessionState withResting(boolean nowResting) {
    return new SessionState(
        text, disk, reading, stops, objections, settings, playtest, failure, unkept, nowResting);
  }

  SessionState withText(String newText) {
    return new SessionState(
        newText, disk, reading, stops, objections, settings, playtest, failure, unkept, resting);
  }

  SessionState withDisk(ScriptOnDisk newDisk) {
    return new SessionState(
        text, newDisk, reading, stops, objections, settings, playtest, failure, unkept, resting);
  }

  SessionState withFailure(@Nullable Failure newFailure) {
    return new SessionState(
        text, disk, reading, stops, objections, settings, playtest, newFailure, unkept, resting);
  }

  SessionState withUnkept(@Nullable String newUnkept) {
    return new SessionState(
        text, disk, reading, stops, objections, settings, playtest, failure, newUnkept, resting);
  }

  /** Drops a program error, which is over once the session goes on. A failure to save persists. */
  SessionState withoutProgramError() {
    return failure == null || failure.isOfSaving() ? this : withFailure(null);
  }

  SessionState withSettings(MatchSettings newSettings) {
    return new SessionState(
        text, disk, reading, stops, objections, newSettings, playtest, failure, unkept, resting);
  }

  @SuppressWarnings("ReferenceEquality") // A reading is passed on unchanged, or is another one.
  SessionState withReading(GameScript newReading) {
    if (newReading == reading) {
      return this;
    }
    boolean known = reading != null && reading.source().equals(newReading.source());
    return new SessionState(
        text,
        disk,
        newReading,
        known ? stops : List.of(),
        objections,
        settings,
        playtest,
        failure,
        unkept,
        resting);
  }

  SessionState withObjections(List<Objection> newObjections) {
    return newObjections.equals(objections)
        ? this
        : new SessionState(
            text,
            disk,
            reading,
            stops,
            newObjections,
            settings,
            playtest,
            failure,
            unkept,
            resting);
  }

  SessionState withStops(List<StoppedMatch> newStops) {
    return new SessionState(
        text, disk, reading, newStops, objections, settings, playtest, failure, unkept, resting);
  }

  /** Returns the state in which the effect of the last edits on the match is known. */
  SessionState judged() {
    return playtest.isJudged() ? this : withPlaytest(playtest.judged());
  }

  @SuppressWarnings("ReferenceEquality") // What changes nothing returns the same match.
  SessionState withPlaytest(Playtest newPlaytest) {
    return newPlaytest == playtest
        ? this
        : new SessionState(
            text,
            disk,
            reading,
            stops,
            objections,
            settings,
            newPlaytest,
            failure,
            unkept,
            resting);
  }
}
