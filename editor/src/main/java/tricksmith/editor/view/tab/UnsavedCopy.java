package tricksmith.editor.view.tab;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tricksmith.editor.persistence.Library;
import tricksmith.editor.view.script.ScriptPane;

/** Saves a script that may be a copy of a game; a copy is first given a title of its own. */
final class UnsavedCopy implements TextHalf.Naming {
  private final TabContents tab;
  private final ScriptPane script;
  private final FileSaving saving;
  private final Library library;

  /** The title of the game that the script is a copy of. */
  private final Optional<String> original;

  /** The text as copied, until it is saved in a file of its own. */
  private Optional<String> copied;

  UnsavedCopy(
      TabContents tab,
      ScriptPane script,
      FileSaving saving,
      Library library,
      ScriptToOpen beginning) {
    this.tab = tab;
    this.script = script;
    this.saving = saving;
    this.library = library;
    original = beginning.copied();
    copied = original.map(_ -> beginning.opened().text());
  }

  /** Whether the script is an unchanged copy of a game, and in no file. */
  boolean isUntouched() {
    return copied.filter(script.text()::equals).isPresent();
  }

  /** Notes that the script was saved. */
  void wasSaved() {
    copied = Optional.empty();
  }

  /** Saves the script, asking for a title if it is a copy in no file. */
  void save() {
    if (copied.isPresent() && Files.notExists(tab.file().path())) {
      tab.text()
          .titleBar()
          .open(
              tab.texts().say("title.own", original.orElse("")),
              Library.translatedTitles(script.text()));
    } else {
      saving.save();
    }
  }

  @Override
  public String file(String title) {
    return library.newFile(title).toString();
  }

  @Override
  public void save(String title) {
    Path chosen = library.newFile(title);
    script.change(Library.retitled(script.text(), title));
    saving.saveTo(chosen);
  }
}
