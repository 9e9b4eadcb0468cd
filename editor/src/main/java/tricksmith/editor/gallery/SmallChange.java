package tricksmith.editor.gallery;

import java.util.ArrayList;
import java.util.List;
import tricksmith.proposal.OppositeLabels;
import tricksmith.source.Edit;
import tricksmith.source.Span;

/**
 * A change to a script that is easily made, and visible at the table.
 *
 * @param words the arguments of the sentence about it, in the script's own words
 * @param code what is written or removed
 */
record SmallChange(Kind kind, List<String> words, String code, Span span, String replacement) {

  enum Kind {
    /** Another default for an option. */
    OPTION,
    /** An obligation is removed. */
    FREED,
    /** Something forbidden becomes allowed. */
    ALLOWED,
    /** A criterion is removed. */
    IGNORED,
    /** The lower of two cards wins. */
    LOWER,
    /** The higher of two cards wins. */
    HIGHER,
    /** Another number for a score. */
    NUMBER
  }

  SmallChange {
    words = List.copyOf(words);
  }

  /** Returns the script with the change; what is turned round gets the opposite label. */
  String applied(String text) {
    List<Edit> edits = new ArrayList<>(List.of(new Edit(span, replacement)));
    switch (kind) {
      case LOWER, HIGHER -> edits.addAll(OppositeLabels.edits(text, words.getFirst()));
      case OPTION, FREED, ALLOWED, IGNORED, NUMBER -> {}
    }
    return Edit.applied(text, edits);
  }
}
