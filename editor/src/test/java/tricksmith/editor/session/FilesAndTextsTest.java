package tricksmith.editor.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.files.ScriptOnDisk;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.persistence.DraftFiles;
import tricksmith.editor.session.SessionState.Failure;

/** Whatever happens to a file, and whatever was typed, no text is lost without a question. */
class FilesAndTextsTest {
  private static final String SAVED = "// saved\n";
  private static final String MINE = "// mine\n";
  private static final String THEIRS = "// theirs\n";

  @TempDir private Path folder;
  private final StepwiseWorker worker = new StepwiseWorker();
  private final List<SessionState> states = new ArrayList<>();
  private final List<SaveOutcome> outcomes = new ArrayList<>();
  private DraftFiles drafts;
  private Path file;
  private EditingSession session;

  /** What others do to the file. */
  enum Outside {
    NOTHING,
    CHANGES,
    REMOVES,
    PROTECTS,
    SPOILS,
    REMOVES_FOLDER
  }

  /** What is typed. */
  enum Written {
    SAVED,
    UNSAVED,
    RECOVERED
  }

  @ParameterizedTest(name = "{0}, and somebody {1}")
  @CsvSource({
    // text, others: to be asked for, then what comes of saving, what the file holds
    "SAVED,     NOTHING,        false, DONE,      // saved",
    "SAVED,     CHANGES,        false, OF_OTHERS, // theirs",
    "SAVED,     REMOVES,        true,  DONE,      // saved",
    "SAVED,     PROTECTS,       false, FAILED,    // saved",
    "SAVED,     SPOILS,         true,  OF_OTHERS, ?",
    "SAVED,     REMOVES_FOLDER, true,  FAILED,    -",
    "UNSAVED,   NOTHING,        true,  DONE,      // mine",
    "UNSAVED,   CHANGES,        true,  OF_OTHERS, // theirs",
    "UNSAVED,   REMOVES,        true,  DONE,      // mine",
    "UNSAVED,   PROTECTS,       true,  FAILED,    // saved",
    "UNSAVED,   SPOILS,         true,  OF_OTHERS, ?",
    "UNSAVED,   REMOVES_FOLDER, true,  FAILED,    -",
    "RECOVERED, NOTHING,        true,  DONE,      // mine",
    "RECOVERED, CHANGES,        true,  OF_OTHERS, // theirs",
    "RECOVERED, REMOVES,        true,  DONE,      // mine",
    "RECOVERED, PROTECTS,       true,  FAILED,    // saved",
    "RECOVERED, SPOILS,         true,  OF_OTHERS, ?",
    "RECOVERED, REMOVES_FOLDER, true,  FAILED,    -",
  })
  void losesNoText(
      Written written, Outside others, boolean asked, SaveOutcome outcome, String content)
      throws IOException {
    begin(written, others);

    assertThat(now().isUnsaved()).as("is asked for").isEqualTo(asked);
    assertThat(kept()).as("a draft").isEqualTo(asked ? List.of(now().text()) : List.of());

    session.save(outcomes::add);
    worker.pauseAndWork();

    assertThat(outcomes).containsExactly(outcome);
    assertThat(content()).isEqualTo(content);
    boolean stillOurs = outcome != SaveOutcome.DONE && asked;
    assertThat(now().isUnsaved()).as("is still asked for").isEqualTo(stillOurs);
    assertThat(kept()).as("drafts").hasSize(stillOurs ? 1 : 0);
  }

  @Test
  void savesByItselfOnlyWhereNobodyHasTouchedTheFile() throws IOException {
    begin(Written.UNSAVED, Outside.REMOVES);
    session.saveUnasked();
    worker.work();
    assertThat(file).doesNotExist();

    Files.writeString(file, THEIRS);
    session.saveUnasked();
    worker.work();
    assertThat(file).hasContent(THEIRS);
  }

  @Test
  void savesOverWhatOthersHaveWrittenWhenToldTo() throws IOException {
    begin(Written.UNSAVED, Outside.CHANGES);

    session.saveOver(outcomes::add);
    worker.work();

    assertThat(outcomes).containsExactly(SaveOutcome.DONE);
    assertThat(file).hasContent(MINE);
    assertThat(now().disk().outside()).isEqualTo(new ScriptOnDisk.Untouched());
  }

  @Test
  void noticesWhatIsWrittenWhileSomebodyDecides() throws IOException {
    begin(Written.UNSAVED, Outside.CHANGES);
    Files.writeString(file, "// theirs again\n");

    session.acknowledgeOutside(THEIRS);
    session.save(outcomes::add);
    worker.work();

    assertThat(outcomes).containsExactly(SaveOutcome.OF_OTHERS);
    assertThat(file).hasContent("// theirs again\n");
  }

  @Test
  void takesNoTextForKnownThatNobodyHasSeen() throws IOException {
    begin(Written.UNSAVED, Outside.CHANGES);
    Files.writeString(file, "// theirs again\n");
    session.lookAtFile();

    session.acknowledgeOutside(THEIRS);
    worker.work();

    assertThat(now().disk().outside()).isEqualTo(new ScriptOnDisk.Changed("// theirs again\n"));
  }

  @Test
  void hasNothingToAskIfOthersHaveWrittenTheSame() throws IOException {
    begin(Written.UNSAVED, Outside.NOTHING);
    Files.writeString(file, MINE);

    session.lookAtFile();
    worker.pauseAndWork();

    assertThat(now().isUnsaved()).isFalse();
    assertThat(now().disk().outside()).isEqualTo(new ScriptOnDisk.Untouched());
    assertThat(kept()).isEmpty();
  }

  @Test
  void staysWithItsFileIfItCannotBeSavedElsewhere() throws IOException {
    begin(Written.UNSAVED, Outside.NOTHING);

    session.saveAs(folder.resolve("nowhere/other.trick"), outcomes::add);
    worker.work();

    assertThat(outcomes).containsExactly(SaveOutcome.FAILED);
    assertThat(now().disk().file().path()).isEqualTo(file);
    assertThat(now().savedText()).isEqualTo(SAVED);
  }

  @Test
  void doesNotTakeAFileThatWasNeverThereForVanished() throws IOException {
    session = open(ScriptFile.open(folder.resolve("new.trick")), DraftStore.NONE);
    session.lookAtFile();
    worker.pauseAndWork();

    assertThat(now().isUnsaved()).isFalse();
    assertThat(now().disk().outside()).isEqualTo(new ScriptOnDisk.Untouched());
  }

  @Test
  void doesNotReplaceAFileThatOthersHaveMadeMeanwhile() throws IOException {
    file = folder.resolve("new.trick");
    session = open(ScriptFile.open(file), DraftStore.NONE);
    session.edit(MINE);
    Files.writeString(file, THEIRS);

    session.save(outcomes::add);
    worker.work();

    assertThat(outcomes).containsExactly(SaveOutcome.OF_OTHERS);
    assertThat(file).hasContent(THEIRS);
  }

  @Test
  void saysThatNoDraftCanBeKeptUntilOneCan() throws IOException {
    begin(Written.SAVED, Outside.NOTHING);
    Path inTheWay = Files.writeString(folder.resolve("drafts"), "no folder");
    session.edit(MINE);
    worker.pauseAndWork();
    assertThat(now().unkept()).contains(inTheWay.toString());

    Files.delete(inTheWay);
    worker.pauseAndWork();
    assertThat(now().unkept()).isNull();
    assertThat(kept()).containsExactly(MINE);
  }

  @Test
  void needsNoDraftOfWhatIsSaved() throws IOException {
    begin(Written.SAVED, Outside.NOTHING);
    Files.writeString(folder.resolve("drafts"), "no folder");
    session.edit(MINE);
    worker.pauseAndWork();

    session.save(outcomes::add);
    worker.pauseAndWork();

    assertThat(now().unkept()).isNull();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void saysThatTheFolderIsProtected() throws IOException {
    begin(Written.UNSAVED, Outside.NOTHING);

    session.saveAs(Path.of("/proc/other.trick"), outcomes::add);
    worker.work();

    assertThat(now().failure()).isEqualTo(new Failure(Failure.Kind.PROTECTED_FOLDER, "/proc"));
  }

  private void begin(Written written, Outside others) throws IOException {
    file = Files.createDirectories(folder.toRealPath().resolve("scripts")).resolve("a.trick");
    drafts = new DraftFiles(folder.resolve("drafts"));
    Files.writeString(file, SAVED);
    if (written == Written.RECOVERED) {
      happens(others);
      recover();
    } else {
      session = open(ScriptFile.open(file), drafts.newDraft());
      if (written == Written.UNSAVED) {
        session.edit(MINE);
      }
      worker.pauseAndWork();
      happens(others);
      session.lookAtFile();
    }
    worker.pauseAndWork();
  }

  private void recover() {
    DraftFiles.Abandoned left =
        new DraftFiles.Abandoned(folder.resolve("left.draft"), file, Optional.of(SAVED), MINE);
    session = open(left.fileAsItWas(), drafts.newDraft());
    session.edit(left.text());
    session.lookAtFile();
  }

  private EditingSession open(ScriptFile.Opened opened, DraftStore keeper) {
    return EditingSession.open(opened, MatchSettings.NONE, 1, worker, states::add, keeper, false);
  }

  private void happens(Outside others) throws IOException {
    switch (others) {
      case NOTHING -> {}
      case CHANGES -> Files.writeString(file, THEIRS);
      case REMOVES -> Files.delete(file);
      case PROTECTS -> assertThat(file.toFile().setReadOnly()).isTrue();
      case SPOILS -> Files.write(file, new byte[] {(byte) 0xFF, 0, (byte) 0xFF});
      case REMOVES_FOLDER -> {
        Files.delete(file);
        Files.delete(file.getParent());
      }
    }
  }

  private SessionState now() {
    return states.getLast();
  }

  private List<String> kept() throws IOException {
    Path place = folder.resolve("drafts");
    if (Files.notExists(place)) {
      return List.of();
    }
    List<String> texts = new ArrayList<>();
    try (var files = Files.list(place)) {
      for (Path draft : files.toList()) {
        String[] parts = Files.readString(draft).split("\n", 5);
        texts.add(parts[4].substring(Integer.parseInt(parts[3])));
      }
    }
    return texts;
  }

  private String content() throws IOException {
    if (Files.notExists(file)) {
      return "-";
    }
    byte[] bytes = Files.readAllBytes(file);
    return bytes[0] == (byte) 0xFF ? "?" : new String(bytes, StandardCharsets.UTF_8).strip();
  }
}
