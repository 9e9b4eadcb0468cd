package tricksmith.editor.gallery;

import java.util.List;
import tricksmith.source.Span;

/**
 * A change of a script that is easily made, and that one sees at the table.
 *
 * @param words what the sentence about it speaks of, in the script's own words
 * @param code what is written, or taken out
 */
record SmallChange(Kind kind, List<String> words, String code, Span span, String replacement) {

  /** What is done. */
  enum Kind {
    /** An option has another default. */
    OPTION,
    /** An obligation is left out. */
    FREED,
    /** What was forbidden is allowed. */
    ALLOWED,
    /** A criterion is left out. */
    IGNORED,
    /** The lower of two cards wins. */
    LOWER,
    /** The higher of two cards wins. */
    HIGHER,
    /** A score is another number. */
    NUMBER
  }

  SmallChange {
    words = List.copyOf(words);
  }

  /** The script so changed. */
  String applied(String text) {
    return text.substring(0, span.start()) + replacement + text.substring(span.end());
  }
}
