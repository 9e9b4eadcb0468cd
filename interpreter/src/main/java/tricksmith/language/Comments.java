package tricksmith.language;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import tricksmith.parse.ScriptWord;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** Finds what the comments of a script say of a line: behind it, or in whole lines above it. */
record Comments(Source source, List<ScriptWord> words) {

  /** What is said of the line of an offset. */
  Optional<String> about(int offset) {
    int line = source.place(offset).line();
    return in(line).or(() -> above(line));
  }

  private Optional<String> in(int line) {
    Span whole = source.line(line);
    return words.stream()
        .filter(word -> word.kind() == ScriptWord.Kind.COMMENT)
        .filter(word -> whole.start() <= word.span().start() && word.span().end() <= whole.end())
        .map(Comments::said)
        .filter(said -> !said.isEmpty())
        .findFirst();
  }

  private Optional<String> above(int line) {
    Deque<String> said = new ArrayDeque<>();
    for (int at = line - 1; at >= 1 && isComment(at); at--) {
      in(at).ifPresent(said::addFirst);
    }
    return said.isEmpty() ? Optional.empty() : Optional.of(String.join("\n", said));
  }

  private boolean isComment(int line) {
    return source.text(source.line(line)).strip().startsWith("//");
  }

  private static String said(ScriptWord comment) {
    return comment.text().replaceFirst("^/+", "").strip();
  }
}
