package tricksmith.editor.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tricksmith.editor.session.DraftStore;
import tricksmith.source.UnshownLine;

class DraftFilesTest {
  @TempDir private Path folder;

  @Test
  void doesNotTakeDraftsOfTheLivingForAbandoned() throws Exception {
    DraftFiles drafts = new DraftFiles(folder);
    drafts.newDraft().keep(folder.resolve("a.trick"), "", "text");

    assertThat(drafts.abandoned(_ -> {})).isEmpty();
  }

  @Test
  void findsWhatADeadProcessHasLeft() throws Exception {
    leaveBehind("切り札\nmore\n");
    DraftFiles drafts = new DraftFiles(folder);

    DraftFiles.Abandoned found = drafts.abandoned(_ -> {}).getFirst();

    assertThat(found.file()).isEqualTo(folder.resolve("a b.trick"));
    assertThat(found.text()).isEqualTo("切り札\nmore\n");
    assertThat(found.saved()).contains("保存\n済み");
  }

  /** It stays for whoever can show it. */
  @Test
  void leavesADraftThatCannotBeShown() throws Exception {
    leaveBehind("text\n" + "-".repeat(1_000_000));
    List<DraftFiles.Unshown> unshown = new ArrayList<>();

    assertThat(new DraftFiles(folder).abandoned(unshown::add)).isEmpty();
    assertThat(unshown)
        .containsExactly(
            new DraftFiles.Unshown(
                folder.resolve("left.draft"),
                folder.resolve("a b.trick"),
                new UnshownLine(2, 5, 1_000_000, UnshownLine.Excess.CHARACTERS)));
    assertThat(drafts()).hasSize(1);
  }

  @Test
  void takesADraftOverAndForgetsItWhenItIsSaved() throws Exception {
    leaveBehind("text");
    DraftFiles drafts = new DraftFiles(folder);
    DraftStore keeper = drafts.takeOver(drafts.abandoned(_ -> {}).getFirst());

    assertThat(drafts.abandoned(_ -> {})).isEmpty();
    assertThat(drafts()).hasSize(1);
    keeper.forget();
    assertThat(drafts()).isEmpty();
  }

  @Test
  void keepsNothingAfterItsEnd() throws Exception {
    DraftStore keeper = new DraftFiles(folder).newDraft();
    keeper.keep(folder.resolve("a.trick"), "", "text");

    keeper.end();
    keeper.keep(folder.resolve("a.trick"), "", "more text");

    assertThat(drafts()).isEmpty();
  }

  @Test
  void readsDraftsThatDoNotSayWhatWasSaved() throws Exception {
    Path file = Files.writeString(folder.resolve("a.trick"), "on disk");
    Files.writeString(
        folder.resolve("former.draft"),
        "tricksmith draft 1\n1 long ago\n" + file.toUri().toASCIIString() + "\nmine\nand mine");

    DraftFiles.Abandoned found = new DraftFiles(folder).abandoned(_ -> {}).getFirst();

    assertThat(found.text()).isEqualTo("mine\nand mine");
    assertThat(found.fileAsItWas().text()).isEqualTo("on disk");
  }

  @Test
  void passesOverWhatIsNoDraft() throws Exception {
    Files.writeString(folder.resolve("x.draft"), "nonsense");
    Files.writeString(folder.resolve("y.draft"), "tricksmith draft 1\nx y\nz\n");

    assertThat(new DraftFiles(folder).abandoned(_ -> {})).isEmpty();
  }

  /** A draft of our own process number, but of a process that started at another time. */
  private void leaveBehind(String text) throws Exception {
    new DraftFiles(folder).newDraft().keep(folder.resolve("a b.trick"), "保存\n済み", text);
    Path draft = drafts().getFirst();
    String[] lines = Files.readString(draft).split("\n", 3);
    Files.writeString(
        folder.resolve("left.draft"),
        lines[0] + "\n" + ProcessHandle.current().pid() + " long ago\n" + lines[2]);
    Files.delete(draft);
  }

  private List<Path> drafts() throws Exception {
    try (var files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".draft")).toList();
    }
  }
}
