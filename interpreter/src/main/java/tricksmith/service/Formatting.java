package tricksmith.service;

import java.util.ArrayList;
import java.util.List;
import tricksmith.format.Formatted;
import tricksmith.format.Formatter;
import tricksmith.parse.ScriptWord;
import tricksmith.source.Edit;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** The result of bringing a script into its canonical layout. */
public sealed interface Formatting {

  /**
   * The script can be formatted.
   *
   * @param edits the edits to spaces and line breaks, and nothing else; empty if the script is
   *     formatted already
   */
  record Possible(List<Edit> edits) implements Formatting {

    public Possible {
      edits = List.copyOf(edits);
    }
  }

  /** The script has errors and stays as it is. */
  record Refused() implements Formatting {}

  static Formatting of(Source source, List<ScriptWord> words) {
    return switch (Formatter.format(source)) {
      case Formatted.Refused _ -> new Refused();
      case Formatted.LaidOut(String text) -> new Possible(changes(source, words, text));
    };
  }

  private static List<Edit> changes(Source source, List<ScriptWord> words, String text) {
    List<ScriptWord> before = written(words);
    List<ScriptWord> after = written(ScriptWord.of(new Source(source.name(), text)));
    if (before.size() != after.size()) {
      return List.of(new Edit(new Span(0, source.text().length()), text));
    }
    List<Edit> edits = new ArrayList<>();
    int from = 0;
    int to = 0;
    for (int index = 0; index <= before.size(); index++) {
      boolean last = index == before.size();
      Span old = last ? end(source.text()) : before.get(index).span();
      Span laidOut = last ? end(text) : after.get(index).span();
      add(edits, source, new Span(from, old.start()), text.substring(to, laidOut.start()));
      add(edits, source, old, text.substring(laidOut.start(), laidOut.end()));
      from = old.end();
      to = laidOut.end();
    }
    return edits;
  }

  private static void add(List<Edit> edits, Source source, Span old, String text) {
    if (!source.text(old).equals(text)) {
      edits.add(new Edit(old, text));
    }
  }

  /** Returns the words that are laid out: line breaks replace the semicolons. */
  private static List<ScriptWord> written(List<ScriptWord> words) {
    return words.stream().filter(word -> !word.text().equals(";")).toList();
  }

  private static Span end(String text) {
    return new Span(text.length(), text.length());
  }
}
