package tricksmith.service.script;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tricksmith.parse.ScriptWord;
import tricksmith.source.Source;

/** Finds the comment on a line of a script: at its end, or in whole lines above it. */
public final class Comments {
  private final Source source;

  /** The text of the comment on each line that has one. */
  private final Map<Integer, String> said = new HashMap<>();

  Comments(Source source, List<ScriptWord> words) {
    this.source = source;
    for (ScriptWord word : words) {
      String comment = word.kind() == ScriptWord.Kind.COMMENT ? said(word) : "";
      if (!comment.isEmpty()) {
        said.putIfAbsent(source.place(word.span().start()).line(), comment);
      }
    }
  }

  private static String said(ScriptWord comment) {
    return comment.text().replaceFirst("^/+", "").strip();
  }

  public Optional<String> about(int offset) {
    int line = source.place(offset).line();
    return Optional.ofNullable(said.get(line)).or(() -> above(line));
  }

  private Optional<String> above(int line) {
    Deque<String> lines = new ArrayDeque<>();
    for (int at = line - 1; at >= 1 && isComment(at); at--) {
      Optional.ofNullable(said.get(at)).ifPresent(lines::addFirst);
    }
    return lines.isEmpty() ? Optional.empty() : Optional.of(String.join("\n", lines));
  }

  private boolean isComment(int line) {
    return source.text(source.line(line)).strip().startsWith("//");
  }
}
