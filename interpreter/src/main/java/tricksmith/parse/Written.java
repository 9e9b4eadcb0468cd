package tricksmith.parse;

import java.util.Set;
import tricksmith.source.Span;

/**
 * A piece of what stands in a script, spaces and line breaks aside. Semicolons are none: they say
 * what line breaks say.
 */
public sealed interface Written {

  /** As it stands there. */
  String text();

  /** Where it stands. */
  Span span();

  /**
   * A word, a number, a text or a sign.
   *
   * @param roles what it does there
   * @param endsStatement whether a statement, or whatever stands on a line, ends after it
   */
  record Word(String text, Span span, Set<Role> roles, boolean endsStatement) implements Written {

    public Word {
      roles = Set.copyOf(roles);
    }

    /** Whether this is what it does there. */
    public boolean is(Role role) {
      return roles.contains(role);
    }
  }

  /** A comment, from its slashes on to the end of the line. */
  record Comment(String text, Span span) implements Written {}
}
