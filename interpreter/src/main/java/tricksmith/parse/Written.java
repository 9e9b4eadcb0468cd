package tricksmith.parse;

import java.util.Set;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A piece of a script other than spaces and line breaks. Semicolons are not pieces, since they mean
 * the same as line breaks.
 */
public sealed interface Written extends Spanned {

  /** Returns the text as written, including quotation marks. */
  String text();

  /**
   * A word, a number, a text or a sign.
   *
   * @param roles its roles in the script; empty where the word itself tells
   * @param endsStatement whether a statement or another line ends after it
   */
  record Word(String text, Span span, Set<Role> roles, boolean endsStatement) implements Written {

    public Word {
      roles = Set.copyOf(roles);
    }

    public boolean is(Role role) {
      return roles.contains(role);
    }
  }

  /** A comment, from its slashes on to the end of the line. */
  record Comment(String text, Span span) implements Written {}
}
