package tricksmith.format;

import java.util.List;
import java.util.regex.Pattern;
import tricksmith.parse.Parsed;
import tricksmith.parse.ScriptParser;
import tricksmith.parse.Written;
import tricksmith.parse.WrittenScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.syntax.Script;

/**
 * What a text says, regardless of its layout: its words and comments in their order, where its
 * statements end, and its syntax tree but for the places.
 *
 * @param tree as text: records write themselves down whole, so that differs wherever the tree does
 */
record Content(List<String> pieces, String tree) {
  private static final Pattern PLACE = Pattern.compile("Span\\[start=\\d+, end=\\d+]");

  static Content of(List<Written> pieces, Script script) {
    return new Content(
        pieces.stream().map(Content::piece).toList(),
        PLACE.matcher(script.toString()).replaceAll(""));
  }

  /** Whether another text says the same, without errors. */
  boolean isSaidBy(Source other) {
    Parsed parsed = ScriptParser.parse(other);
    return parsed.diagnostics().stream().noneMatch(Diagnostic::isError)
        && equals(of(WrittenScript.of(other), parsed.script()));
  }

  private static String piece(Written piece) {
    return switch (piece) {
      case Written.Word word -> word.text() + (word.endsStatement() ? "\n" : "");
      case Written.Comment comment -> comment.text().stripTrailing();
    };
  }
}
