package tricksmith.editor.keeping;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tricksmith.editor.session.DraftKeeper;

class DraftsTest {
  @TempDir private Path folder;

  @Test
  void doesNotTakeDraftsOfTheLivingForAbandoned() {
    Drafts drafts = new Drafts(folder);
    drafts.newDraft().keep(folder.resolve("a.trick"), "text");

    assertThat(drafts.abandoned()).isEmpty();
  }

  @Test
  void findsWhatADeadProcessHasLeft() throws Exception {
    leaveBehind("切り札\nmore\n");
    Drafts drafts = new Drafts(folder);

    Drafts.Abandoned found = drafts.abandoned().getFirst();

    assertThat(found.file()).isEqualTo(folder.resolve("a b.trick"));
    assertThat(found.text()).isEqualTo("切り札\nmore\n");
  }

  @Test
  void takesADraftOverAndForgetsItWhenItIsSaved() throws Exception {
    leaveBehind("text");
    Drafts drafts = new Drafts(folder);
    DraftKeeper keeper = drafts.takeOver(drafts.abandoned().getFirst());

    assertThat(drafts.abandoned()).isEmpty();
    assertThat(drafts()).hasSize(1);
    keeper.forget();
    assertThat(drafts()).isEmpty();
  }

  @Test
  void passesOverWhatIsNoDraft() throws Exception {
    Files.writeString(folder.resolve("x.draft"), "nonsense");
    Files.writeString(folder.resolve("y.draft"), "tricksmith draft 1\nx y\nz\n");

    assertThat(new Drafts(folder).abandoned()).isEmpty();
  }

  /** Our own draft, of a process that began at another time. */
  private void leaveBehind(String text) throws Exception {
    new Drafts(folder).newDraft().keep(folder.resolve("a b.trick"), text);
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
