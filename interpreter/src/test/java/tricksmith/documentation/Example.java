package tricksmith.documentation;

import tricksmith.source.Source;

/**
 * A script, or a part of one, on a page.
 *
 * @param line where it begins on the page, counted from 0
 */
public record Example(Page page, int line, String text) {

  /** Whether it is a script by itself. */
  public boolean isWhole() {
    return text.startsWith("game \"");
  }

  /** With the lines numbered as on the page. */
  public Source source() {
    return new Source(page.name(), "\n".repeat(line) + text);
  }

  @Override
  public String toString() {
    return page.name() + ":" + (line + 1) + ": " + text.lines().findFirst().orElse("");
  }
}
