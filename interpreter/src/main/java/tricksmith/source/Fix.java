package tricksmith.source;

import java.util.List;

/**
 * A way to fix a diagnostic.
 *
 * @param edits all to be made together; they do not overlap
 */
public record Fix(List<Edit> edits) {

  public Fix {
    edits = List.copyOf(edits);
  }

  /** A fix of these changes. */
  public static Fix of(Edit... edits) {
    return new Fix(List.of(edits));
  }
}
