package tricksmith.service;

import java.util.List;
import java.util.Locale;
import tricksmith.service.script.ServiceText;
import tricksmith.source.Edit;

/** What it takes to give something another name. */
public sealed interface Renaming {

  /**
   * It can be done.
   *
   * @param edits to be made together; empty if it has the name already
   */
  record Possible(List<Edit> edits) implements Renaming {

    public Possible {
      edits = List.copyOf(edits);
    }
  }

  /**
   * It cannot be done.
   *
   * @param name what the reason is about: the old name or the new one
   */
  record Refused(Reason reason, String name) implements Renaming {

    /** The reason in the language of a locale. */
    public String message(Locale locale) {
      return ServiceText.in(locale).text("rename." + reason, name);
    }
  }

  /** Why something keeps its name. */
  enum Reason {
    /** There is no name at that place. */
    NO_NAME,
    /** The place is in a text in quotes or in a comment. */
    IN_TEXT,
    /** Nothing in the script or the language has this name. */
    UNKNOWN,
    /** The language calls it so. */
    WORD_OF_LANGUAGE,
    /** It is called so because the script gives no name. */
    UNNAMED,
    /** The card is called after its rank and suit. */
    RANK_AND_SUIT,
    /** It is used in a range of numbers. */
    NUMBER,
    /** The new name is none. */
    NOT_A_NAME,
    /** The new name is a word that connects others. */
    CONNECTING_WORD,
    /** With the new name something would mean something else. */
    CLASH
  }
}
