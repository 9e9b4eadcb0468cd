package tricksmith.editor.files;

import java.util.Optional;
import tricksmith.source.UnshownLine;

/**
 * A script's file as it was last seen.
 *
 * @param savedText the text when it was last read or written here
 * @param outside what others have done to it since
 */
public record ScriptOnDisk(ScriptFile file, String savedText, Outside outside) {

  /** What other programs have done to the file. */
  public sealed interface Outside {}

  public record Untouched() implements Outside {}

  /** It has other text now. */
  public record Changed(String text) implements Outside {}

  public record Vanished() implements Outside {}

  /**
   * It can no longer be shown.
   *
   * @param line the line that is too long, if it is text at all
   */
  public record Unreadable(Optional<UnshownLine> line) implements Outside {}

  public static ScriptOnDisk of(ScriptFile file, String savedText) {
    return new ScriptOnDisk(file, savedText, new Untouched());
  }

  ScriptOnDisk with(Outside newOutside) {
    return new ScriptOnDisk(file, savedText, newOutside);
  }

  /** Whether saving would be the only way to preserve this text. */
  public boolean lacks(String text) {
    return switch (outside) {
      case Untouched _, Changed _ -> !text.equals(savedText);
      case Vanished _, Unreadable _ -> !text.isEmpty();
    };
  }

  /** Whether writing the file would destroy someone else's text. */
  public boolean isOfOthers() {
    return switch (outside) {
      case Changed _, Unreadable _ -> true;
      case Untouched _, Vanished _ -> false;
    };
  }

  public Optional<String> otherText() {
    return outside instanceof Changed(String text) ? Optional.of(text) : Optional.empty();
  }
}
