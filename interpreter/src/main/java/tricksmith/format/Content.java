package tricksmith.format;

import java.util.List;
import java.util.regex.Pattern;
import tricksmith.parse.Parsed;
import tricksmith.parse.Written;
import tricksmith.parse.WrittenScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.syntax.Script;

/**
 * The content of a text apart from its layout: its words and comments in order, its statement ends,
 * and its syntax tree without positions.
 *
 * @param tree in text form: records print all their components, so the text differs whenever the
 *     tree does
 */
record Content(List<String> pieces, String tree) {
  private static final Pattern PLACE = Pattern.compile("Span\\[start=\\d+, end=\\d+]");

  static Content of(List<Written> pieces, Script script) {
    return new Content(
        pieces.stream().map(Content::piece).toList(),
        PLACE.matcher(script.toString()).replaceAll(""));
  }

  /** Whether another text has the same content and no errors. */
  boolean isSaidBy(Source other) {
    WrittenScript written = WrittenScript.of(other);
    Parsed parsed = written.parsed();
    return parsed.diagnostics().stream().noneMatch(Diagnostic::isError)
        && equals(of(written.pieces(), parsed.script()));
  }

  private static String piece(Written piece) {
    return switch (piece) {
      case Written.Word word -> word.text() + (word.endsStatement() ? "\n" : "");
      case Written.Comment comment -> comment.text().stripTrailing();
    };
  }
}
