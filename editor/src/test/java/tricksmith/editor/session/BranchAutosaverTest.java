package tricksmith.editor.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tricksmith.editor.branches.Branch;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.SeatAssignment;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.files.ImportedMatch;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.live.MatchSettings;

/** What was played under a script is there again when it is next opened. */
class BranchAutosaverTest {
  @TempDir private Path folder;
  private final Shelf shelf = new Shelf();
  private Path script = Path.of("");

  private static final class Shelf implements BranchStore {
    final Map<Path, String> kept = new HashMap<>();
    boolean full;

    @Override
    public Optional<String> read(Path of) {
      return Optional.ofNullable(kept.get(of));
    }

    @Override
    public void keep(Path of, String table) throws IOException {
      if (full) {
        throw new IOException("no space left");
      }
      kept.put(of, table);
    }

    @Override
    public void forget(Path of) {
      kept.remove(of);
    }
  }

  /** A session with its autosaver. */
  private static final class Desk {
    final StepwiseWorker worker = new StepwiseWorker();
    final List<String> unkept = new ArrayList<>();
    SessionState now;
    final BranchAutosaver keeper;
    final EditingSession session;

    Desk(ScriptFile.Opened opened, BranchStore store) {
      now = SessionState.opened(opened, MatchSettings.NONE);
      keeper = new BranchAutosaver(store, worker, state -> now = state, unkept::add);
      session =
          EditingSession.open(
              opened, MatchSettings.NONE, 7, worker, keeper, DraftStore.NONE, false);
      keeper.restored(opened.file().path()).ifPresent(match -> session.arrive(match, _ -> {}));
      worker.pauseAndWork();
    }

    LiveMatch live() {
      return Objects.requireNonNull(now.playing());
    }

    Desk play(Stride stride) {
      session.playOn((playtest, wanted) -> playtest.forward(stride, wanted));
      worker.work();
      return this;
    }

    Desk name(int branch, String name) {
      session.play(playtest -> playtest.rename(branch, name));
      worker.work();
      return this;
    }

    void edit(String text) {
      session.edit(text);
      worker.pauseAndWork();
    }
  }

  @BeforeEach
  void takeAScript() throws IOException {
    script = folder.resolve("supertrump.trick");
    Files.copy(Path.of("..", "games", "supertrump.trick"), script);
  }

  private Desk opened() throws IOException {
    return new Desk(ScriptFile.open(script), shelf);
  }

  @Test
  void branchesNamesNotesAndTheMomentAreThereAgain() throws IOException {
    Desk first = opened().play(Stride.TRICK).name(1, "hard");
    first.session.play(playtest -> playtest.note(1, 1, "why not the queen?").begin(42));
    first.play(Stride.DEAL);
    first.session.play(playtest -> playtest.to(3));
    first.worker.pauseAndWork();

    Desk second = opened();

    assertThat(second.live().branches()).isEqualTo(first.live().branches());
    assertThat(second.live().branch()).isEqualTo(first.live().branch());
    assertThat(second.live().at()).isEqualTo(3);
  }

  @Test
  void everybodySitsWhereTheySat() throws IOException {
    Desk first = opened().play(Stride.TRICK);
    first.worker.pauseAndWork();
    first.session.play(playtest -> playtest.seat(2, Occupant.HUMAN).seat(1, Occupant.NOVICE_BOT));
    first.worker.pauseAndWork();

    SeatAssignment seating = opened().now.playtest().viewers().seating();

    assertThat(seating).isEqualTo(first.now.playtest().viewers().seating());
    assertThat(seating.at(2)).isEqualTo(Occupant.HUMAN);
    assertThat(seating.at(1)).isEqualTo(Occupant.NOVICE_BOT);
  }

  @Test
  void whatWasDoneInTheLastMomentIsKeptWhenItIsClosed() throws IOException {
    Desk desk = opened().name(1, "hard");
    assertThat(shelf.kept).isEmpty();

    desk.keeper.keep();

    assertThat(opened().live().branch().name()).isEqualTo("hard");
  }

  @Test
  void aMatchInWhichNobodyHasDoneAnythingIsNotKept() throws IOException {
    Desk desk = opened();
    assertThat(shelf.kept).isEmpty();

    desk.name(1, "hard").worker.pauseAndWork();
    assertThat(shelf.kept).hasSize(1);
    desk.name(1, "").worker.pauseAndWork();
    assertThat(shelf.kept).isEmpty();
  }

  @Test
  void aScriptThatIsBrokenMeanwhileLosesNothing() throws IOException {
    opened().name(1, "hard").worker.pauseAndWork();
    String text = Files.readString(script);
    Files.writeString(script, "game broken");

    Desk broken = opened();
    broken.keeper.keep();
    assertThat(shelf.kept).hasSize(1);

    broken.edit(text);
    assertThat(broken.live().branch().name()).isEqualTo("hard");
  }

  @Test
  void aMatchThatComesFromElsewhereStandsBesideWhatWasKept() throws IOException {
    Desk first = opened().play(Stride.TRICK).name(1, "from a friend");
    Branch other = first.live().branch();
    first.name(1, "hard").worker.pauseAndWork();
    String text = Files.readString(script);
    Files.writeString(script, "game broken");

    Desk desk = opened();
    desk.session.arrive(
        new ImportedMatch(MatchSettings.NONE, List.of(other), 1, 0, Optional.empty()), _ -> {});
    desk.edit(text);

    assertThat(names(desk.live())).containsExactly("hard", "from a friend");
    assertThat(desk.live().branch().name()).isEqualTo("from a friend");
  }

  @Test
  void twoWindowsOnOneScriptKeepTheBranchesOfBoth() throws IOException {
    Desk one = opened();
    Desk other = opened();
    one.name(1, "mine").worker.pauseAndWork();
    other.play(Stride.TRICK).name(1, "theirs").worker.pauseAndWork();
    one.name(1, "still mine").worker.pauseAndWork();
    other.name(1, "still theirs").worker.pauseAndWork();
    one.name(1, "mine at last").worker.pauseAndWork();

    assertThat(names(opened().live())).containsExactly("mine at last", "still theirs");
  }

  @Test
  void aWindowInWhichNothingWasDoneLeavesWhatTheOtherHasKept() throws IOException {
    Desk idle = opened();
    opened().name(1, "theirs").worker.pauseAndWork();

    idle.name(1, "short").name(1, "").keeper.keep();

    assertThat(names(opened().live())).containsExactly("theirs");
  }

  @Test
  void saysOnceThatItCannotBeKeptAndTriesAgain() throws IOException {
    Desk desk = opened();
    shelf.full = true;
    desk.name(1, "a").worker.pauseAndWork();
    desk.name(1, "b").worker.pauseAndWork();
    assertThat(desk.unkept).containsExactly("no space left");

    shelf.full = false;
    desk.keeper.keep();
    assertThat(opened().live().branch().name()).isEqualTo("b");
  }

  @Test
  void aScriptThatIsSavedElsewhereTakesItsBranchesAlong() throws IOException {
    Desk desk = opened().name(1, "hard");
    desk.worker.pauseAndWork();
    Path elsewhere = folder.resolve("elsewhere.trick");
    desk.session.saveAs(elsewhere, _ -> {});
    desk.worker.pauseAndWork();

    assertThat(shelf.kept).containsOnlyKeys(script, elsewhere);
    assertThat(shelf.kept.get(elsewhere)).isEqualTo(shelf.kept.get(script));
  }

  private static Stream<String> names(LiveMatch match) {
    return match.branches().stream().map(Branch::name).filter(Objects::nonNull);
  }
}
