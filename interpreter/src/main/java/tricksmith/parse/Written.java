package tricksmith.parse;

import java.util.Set;
import tricksmith.source.Span;

/**
 * A piece of a script, spaces and line breaks aside. Semicolons are none: they say what line breaks
 * say.
 */
public sealed interface Written {

  /** As written, quotes included. */
  String text();

  Span span();

  /**
   * A word, a number, a text or a sign.
   *
   * @param roles what it does in the script; empty where the word itself tells
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
