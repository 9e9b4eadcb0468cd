package tricksmith.editor.proposals;

import java.util.ArrayList;
import java.util.List;

/** Finds the lines of one text that another lacks. */
final class NewLines {
  private NewLines() {}

  /** Returns the new lines without their indentation, in the order of the text. */
  static List<String> of(String text, String than) {
    List<String> known = new ArrayList<>(than.lines().map(String::strip).toList());
    List<String> found = new ArrayList<>();
    for (String line : text.lines().map(String::strip).toList()) {
      if (!known.remove(line) && !line.isEmpty()) {
        found.add(line);
      }
    }
    return found;
  }
}
