package tricksmith.cli.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import tricksmith.source.SourceReader;

/** Reads and writes text files. Failures are thrown as {@link Refusal}, in the user's language. */
public record TextFiles(Messages messages) {
  private static final String SCRIPT = ".trick";

  /** Opens a file for reading line by line. */
  public BufferedReader reader(Path file) {
    try {
      FolderException.throwIfFolder(file);
      if (SourceReader.isPipeOrDevice(file)) {
        throw refusal("file.special", file);
      }
      // A decoder made from the charset would silently replace malformed input.
      return new BufferedReader(
          new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8.newDecoder()));
    } catch (IOException e) {
      throw cannotRead(file, e);
    }
  }

  /**
   * Opens a file for writing something other than a script.
   *
   * @throws Refusal if it cannot be written, or as {@link #keepScript}
   */
  public AtomicFile writer(Path file) {
    keepScript(file);
    try {
      return AtomicFile.begin(file);
    } catch (IOException e) {
      throw cannotWrite(file, e);
    }
  }

  /**
   * Keeps scripts from being overwritten by matches.
   *
   * @throws Refusal if the file is a script
   */
  public void keepScript(Path file) {
    if (file.toString().endsWith(SCRIPT) && Files.exists(file)) {
      throw refusal("file.is-script", file);
    }
  }

  /** Writes a file completely or not at all. */
  public void write(Path file, String text) {
    try (AtomicFile written = AtomicFile.begin(file)) {
      written.writer().write(text);
      written.keep();
    } catch (IOException e) {
      throw cannotWrite(file, e);
    }
  }

  public Refusal cannotRead(Path file, IOException why) {
    return switch (why) {
      case NoSuchFileException _ ->
          SourceReader.brokenLink(file)
              .map(target -> refusal("file.broken-link", file, target))
              .orElseGet(() -> refusal("file.missing", file));
      case FolderException _ -> refusal("file.folder", file);
      case AccessDeniedException _ -> refusal("file.unreadable", file);
      case CharacterCodingException _ -> refusal("file.not-text", file);
      default -> refusal("file.read-failed", file, SourceReader.reason(why));
    };
  }

  public Refusal cannotWrite(Path file, IOException why) {
    return switch (why) {
      case NoSuchFileException _ -> refusal("file.no-folder", file);
      case FolderException _ -> refusal("file.folder", file);
      case AccessDeniedException _ -> refusal("file.unwritable", file);
      default -> refusal("file.write-failed", file, SourceReader.reason(why));
    };
  }

  private Refusal refusal(String key, Object... arguments) {
    return new Refusal(ExitCode.FILE, messages.text(key, arguments));
  }
}
