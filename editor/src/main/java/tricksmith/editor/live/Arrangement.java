package tricksmith.editor.live;

import java.util.List;

/**
 * A table that was set by hand at some moment: what differs from how it stood there, in lines as
 * tests of scripts write them, so that it can be set again by other rules.
 *
 * @param lines {@code hand of seat 2: 4H KC}, {@code given trump = S}, in the order in which they
 *     hold
 */
public record Arrangement(List<String> lines) {

  public Arrangement {
    lines = List.copyOf(lines);
  }
}
