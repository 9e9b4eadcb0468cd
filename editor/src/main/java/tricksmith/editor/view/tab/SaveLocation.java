package tricksmith.editor.view.tab;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.view.dialog.ReplaceDialog;
import tricksmith.editor.view.library.FileKind;

/** Asks where to save a file. */
final class SaveLocation {
  private final TabContents tab;
  private final WindowContext context;

  SaveLocation(TabContents tab, WindowContext context) {
    this.tab = tab;
    this.context = context;
  }

  /** Asks, suggesting a file next to the script; empty if the question is dismissed. */
  Optional<Path> askBeside(ScriptFile script, FileKind kind) {
    String name = script.name();
    String stem = name.endsWith(".trick") ? name.substring(0, name.length() - 6) : name;
    return ask(kind, script.path().resolveSibling(stem + kind.ending()));
  }

  /** Asks, suggesting {@code suggestion}; empty if the question is dismissed. */
  Optional<Path> ask(FileKind kind, Path suggestion) {
    return context
        .files()
        .save(tab.window(), tab.texts(), kind, suggestion)
        .flatMap(chosen -> withEnding(kind, chosen));
  }

  /**
   * Adds the file name extension if it is missing, asking before it replaces an existing file: the
   * dialog asked only about the name as typed.
   */
  private Optional<Path> withEnding(FileKind kind, Path chosen) {
    if (chosen.toString().endsWith(kind.ending())) {
      return Optional.of(chosen);
    }
    Path whole = chosen.resolveSibling(chosen.getFileName() + kind.ending());
    boolean free =
        Files.notExists(whole)
            || new ReplaceDialog(tab.texts(), context.question()).ask(tab.window(), whole);
    return free ? Optional.of(whole) : Optional.empty();
  }
}
