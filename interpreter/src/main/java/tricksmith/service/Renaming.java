package tricksmith.service;

import java.util.List;
import java.util.Locale;
import tricksmith.service.script.ServiceText;
import tricksmith.source.Edit;

/** The result of renaming something. */
public sealed interface Renaming {

  /**
   * The name can be changed.
   *
   * @param edits the edits to make together; empty if it has the name already
   */
  record Possible(List<Edit> edits) implements Renaming {

    public Possible {
      edits = List.copyOf(edits);
    }
  }

  /**
   * The renaming is not possible.
   *
   * @param name what the reason is about: the old name or the new one
   */
  record Refused(Reason reason, String name) implements Renaming {

    /** Returns the reason in the language of a locale. */
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
    /** The name belongs to the language. */
    WORD_OF_LANGUAGE,
    /** The script gives it no name, so it is called this way by default. */
    UNNAMED,
    /** The card is called after its rank and suit. */
    RANK_AND_SUIT,
    /** It is part of a range of numbers. */
    NUMBER,
    /** The new name is not a valid name. */
    NOT_A_NAME,
    /** The new name is a connecting word of the language. */
    CONNECTING_WORD,
    /** The new name would change the meaning of something. */
    CLASH
  }
}
