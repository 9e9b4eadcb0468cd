package tricksmith.source;

import java.util.List;

/**
 * A way to fix a diagnostic.
 *
 * @param edits to be made together; they do not overlap
 */
public record Fix(List<Edit> edits) {

  public Fix {
    edits = List.copyOf(edits);
  }

  /** Creates a fix that makes these edits. */
  public static Fix of(Edit... edits) {
    return new Fix(List.of(edits));
  }
}
