package tricksmith.editor.files;

import java.util.Optional;

/**
 * The file of a script, as it was last seen.
 *
 * @param savedText what it held when it was read or written here
 * @param outside what somebody else has done to it since
 */
public record ScriptOnDisk(ScriptFile file, String savedText, Outside outside) {

  /** What has happened to a file outside of the editor. */
  public sealed interface Outside {}

  /** Nothing. */
  public record Untouched() implements Outside {}

  /** It has other text now. */
  public record Changed(String text) implements Outside {}

  /** It is not there any more. */
  public record Vanished() implements Outside {}

  /** Something is there that cannot be read as text: what it is nobody here knows. */
  public record Unreadable() implements Outside {}

  public static ScriptOnDisk of(ScriptFile file, String savedText) {
    return new ScriptOnDisk(file, savedText, new Untouched());
  }

  ScriptOnDisk with(Outside newOutside) {
    return new ScriptOnDisk(file, savedText, newOutside);
  }

  /** Whether this text is to be found nowhere but here. */
  public boolean lacks(String text) {
    return switch (outside) {
      case Untouched _, Changed _ -> !text.equals(savedText);
      case Vanished _, Unreadable _ -> !text.isEmpty();
    };
  }

  /** Whether to write it would destroy what somebody else has put there. */
  public boolean isOfOthers() {
    return switch (outside) {
      case Changed _, Unreadable _ -> true;
      case Untouched _, Vanished _ -> false;
    };
  }

  /** The other text that it has now. */
  public Optional<String> otherText() {
    return outside instanceof Changed(String text) ? Optional.of(text) : Optional.empty();
  }
}
