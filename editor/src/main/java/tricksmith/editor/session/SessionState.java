package tricksmith.editor.session;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.compile.Objection;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.files.ScriptOnDisk;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.picture.Table;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Place;
import tricksmith.source.Span;

/**
 * All that the window shows, at one moment. Immutable.
 *
 * @param text of the script, as it was last edited
 * @param disk its file
 * @param reading what was last read and checked; null before the first time. Its text may be older
 * @param objections why what was read cannot be played with any number of players
 * @param wishes how the designer wants to play
 * @param playtest the match that is played by the last good rules, and what belongs to it
 * @param failure what did not work the last time; null if all did
 * @param unkept why what is not saved is not kept as a draft either; null if it is
 */
public record SessionState(
    String text,
    ScriptOnDisk disk,
    @Nullable GameScript reading,
    List<Objection> objections,
    MatchSettings wishes,
    Playtest playtest,
    @Nullable Failure failure,
    @Nullable String unkept) {

  public SessionState {
    objections = List.copyOf(objections);
  }

  /** Something that the program could not do. */
  public record Failure(Kind kind, String detail) {

    /** What it was. */
    public enum Kind {
      /** The system would not; the detail is what it says. */
      NOT_SAVED,
      /** The file must not be written. */
      READ_ONLY,
      /** The folder of the file is not there. */
      NO_FOLDER,
      /** Nothing may be written in the folder of the file. */
      PROTECTED_FOLDER,
      /** The detail is for who mends the program. */
      PROGRAM_ERROR
    }

    /** Whether the script could not be saved. */
    public boolean isOfSaving() {
      return kind != Kind.PROGRAM_ERROR;
    }
  }

  /** Which rules the match is played by. */
  public enum RulesInForce {
    /** Those of the text as it stands. */
    THESE,
    /** Those of an earlier text; the present one has not been checked yet. */
    CHECKING,
    /** The last good ones; the present text cannot be played. */
    LAST_GOOD,
    /** There were never any. */
    NONE
  }

  /** Which rules are in force. */
  public RulesInForce rulesInForce() {
    if (!isChecked()) {
      return RulesInForce.CHECKING;
    }
    LiveMatch playing = playing();
    if (playing == null) {
      return RulesInForce.NONE;
    }
    return playing.game().script().equals(reading) ? RulesInForce.THESE : RulesInForce.LAST_GOOD;
  }

  /** Whether what is wrong is known of the text as it stands. */
  public boolean isChecked() {
    return reading != null && reading.source().text().equals(text);
  }

  /** The match that is played by the last good rules; null before there were any. */
  public @Nullable LiveMatch playing() {
    return playtest.live();
  }

  /** The picture of it; null likewise. */
  public @Nullable Table table() {
    return playtest.table();
  }

  /** The text as it is in the file, as far as is known. */
  public String savedText() {
    return disk.savedText();
  }

  /** Whether there is something to save. */
  public boolean isUnsaved() {
    return disk.lacks(text);
  }

  /** What is wrong, at places of the text that was read last. */
  public List<Diagnostic> diagnostics() {
    return reading == null ? List.of() : reading.diagnostics();
  }

  /** Where a diagnostic is in the text that was read, as a reader counts. */
  public Optional<Place> placeOf(Diagnostic diagnostic) {
    return Optional.ofNullable(reading).map(read -> read.source().place(diagnostic.span().start()));
  }

  /** What stands against the designer's wishes, as diagnostics of no particular place. */
  public List<Diagnostic> wishesNotMet() {
    return objections.stream()
        .map(
            objection -> new Diagnostic(objection.problem(), new Span(0, 0), objection.arguments()))
        .toList();
  }

  /** Where in the text as it stands a rule in force is; empty if that part has been edited. */
  public Optional<Span> inText(Span placeOfRuleInForce) {
    return sinceInForce().flatMap(change -> change.carry(placeOfRuleInForce));
  }

  /** What has been edited since the rules in force were read; empty if there are none. */
  public Optional<TextChange> sinceInForce() {
    return Optional.ofNullable(playing())
        .map(playing -> TextChange.between(playing.game().script().source().text(), text));
  }

  /** Where in the text of the rules in force an offset is; empty if that part has been edited. */
  public Optional<Integer> inForce(int offset) {
    return Optional.ofNullable(playing())
        .map(playing -> playing.game().script().source().text())
        .flatMap(inForce -> TextChange.between(text, inForce).carry(new Span(offset, offset)))
        .map(Span::start);
  }

  /**
   * Where in the text as it stands a diagnostic begins, no more than a line; empty if that part has
   * been edited.
   */
  public Optional<Span> inText(Diagnostic diagnostic) {
    return sinceReading().flatMap(change -> change.carry(pointedAt(diagnostic)));
  }

  /** What is pointed at in the text that was read, if something is wrong: no more than a line. */
  public Span pointedAt(Diagnostic diagnostic) {
    return reading == null ? diagnostic.span() : reading.source().beginning(diagnostic.span());
  }

  /** What has been edited since something was last read; empty before. */
  public Optional<TextChange> sinceReading() {
    return Optional.ofNullable(reading).map(read -> TextChange.between(read.source().text(), text));
  }

  /** Whether there is nothing else to say of the text than of that of another state. */
  public boolean hasProblemsOf(SessionState other) {
    return text.equals(other.text)
        && Objects.equals(reading, other.reading)
        && objections.equals(other.objections)
        && playtest.tests().equals(other.playtest.tests());
  }

  /** Before anything is read. */
  static SessionState opened(ScriptFile.Opened opened, MatchSettings wishes) {
    String saved = opened.isNew() ? "" : opened.text();
    return new SessionState(
        opened.text(),
        ScriptOnDisk.of(opened.file(), saved),
        null,
        List.of(),
        wishes,
        Playtest.NONE,
        null,
        null);
  }

  SessionState withText(String newText) {
    return new SessionState(newText, disk, reading, objections, wishes, playtest, failure, unkept);
  }

  SessionState withDisk(ScriptOnDisk newDisk) {
    return new SessionState(text, newDisk, reading, objections, wishes, playtest, failure, unkept);
  }

  SessionState withFailure(@Nullable Failure newFailure) {
    return new SessionState(text, disk, reading, objections, wishes, playtest, newFailure, unkept);
  }

  SessionState withUnkept(@Nullable String newUnkept) {
    return new SessionState(text, disk, reading, objections, wishes, playtest, failure, newUnkept);
  }

  /** What could not be saved is not saved by going on; an error of the program is over then. */
  SessionState withoutProgramError() {
    return failure == null || failure.isOfSaving() ? this : withFailure(null);
  }

  SessionState withWishes(MatchSettings newWishes) {
    return new SessionState(text, disk, reading, objections, newWishes, playtest, failure, unkept);
  }

  SessionState withReading(GameScript newReading, List<Objection> newObjections) {
    return new SessionState(
        text, disk, newReading, newObjections, wishes, playtest, failure, unkept);
  }

  SessionState withPlaytest(Playtest newPlaytest) {
    return new SessionState(text, disk, reading, objections, wishes, newPlaytest, failure, unkept);
  }
}
