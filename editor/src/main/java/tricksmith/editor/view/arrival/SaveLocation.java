package tricksmith.editor.view.arrival;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.persistence.Library;
import tricksmith.editor.view.half.TabContents;
import tricksmith.editor.view.half.WindowContext;
import tricksmith.editor.view.library.FileKind;
import tricksmith.editor.view.look.Texts;

/** Asks where to save a file. */
public record SaveLocation(TabContents tab, WindowContext context) {
  /** Asks, suggesting a file next to the script; empty if the question is dismissed. */
  Optional<Path> askBeside(ScriptFile script, FileKind kind) {
    String name = script.name();
    String stem = name.endsWith(".trick") ? name.substring(0, name.length() - 6) : name;
    return ask(kind, script.path().resolveSibling(stem + kind.ending()));
  }

  /** Asks, suggesting {@code suggestion}; empty if the question is dismissed. */
  Optional<Path> ask(FileKind kind, Path suggestion) {
    try {
      return context
          .files()
          .save(tab.window(), tab.texts(), kind, suggestion)
          .flatMap(chosen -> withEnding(kind, chosen));
    } catch (InvalidPathException foreign) {
      return askForPlainName(kind, suggestion, foreign.getInput());
    }
  }

  /** Says that the system cannot write a name, and asks again, suggesting one that it can. */
  private Optional<Path> askForPlainName(FileKind kind, Path suggestion, String chosen) {
    String name = chosen.substring(chosen.lastIndexOf(File.separatorChar) + 1);
    String stem =
        name.endsWith(kind.ending())
            ? name.substring(0, name.length() - kind.ending().length())
            : name;
    String plain = Library.plain(stem) + kind.ending();
    return confirms("foreign.question", name, "foreign.explanation", plain, "foreign.again")
        ? ask(kind, suggestion.resolveSibling(plain))
        : Optional.empty();
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
            || confirms(
                "replace.question",
                whole.getFileName(),
                "replace.explanation",
                String.valueOf(whole.toAbsolutePath().getParent()),
                "replace.replace");
    return free ? Optional.of(whole) : Optional.empty();
  }

  private boolean confirms(
      String question, Object about, String explanation, Object detail, String goOn) {
    Texts texts = tab.texts();
    return context
        .question()
        .confirms(tab.window(), texts.say(question, about), texts.say(explanation, detail), goOn);
  }
}
