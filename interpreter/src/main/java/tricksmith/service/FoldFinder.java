package tricksmith.service;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.parse.ScriptWord;
import tricksmith.source.Source;
import tricksmith.source.Span;

/**
 * Finds what can be folded in a script: what brackets enclose, as far as they match, and comments.
 */
final class FoldFinder {
  private final Source source;
  private final List<ScriptWord> words;
  private final List<Span> enclosed = new ArrayList<>();

  FoldFinder(Source source, List<ScriptWord> words) {
    this.source = source;
    this.words = words;
    Deque<ScriptWord> open = new ArrayDeque<>();
    for (ScriptWord word : words) {
      if (word.kind() == ScriptWord.Kind.OPENING) {
        open.push(word);
      } else if (word.kind() == ScriptWord.Kind.CLOSING) {
        close(open, word);
      }
    }
  }

  /**
   * Closes a bracket. A closing bracket that matches an outer one also closes those inside it; one
   * that matches none is ignored.
   */
  private void close(Deque<ScriptWord> open, ScriptWord closing) {
    String wanted = opening(closing.text());
    if (open.stream().noneMatch(word -> word.text().equals(wanted))) {
      return;
    }
    ScriptWord opening = open.pop();
    while (!opening.text().equals(wanted)) {
      opening = open.pop();
    }
    enclosed.add(opening.span().to(closing));
  }

  private static String opening(String closing) {
    return switch (closing) {
      case "}" -> "{";
      case "]" -> "[";
      default -> "(";
    };
  }

  /** Returns blocks and runs of comments that span several lines, in the order of the text. */
  List<Fold> folds() {
    List<Fold> folds = new ArrayList<>();
    for (Span block : enclosed) {
      if (lines(block) > 1) {
        folds.add(new Fold(block, Fold.Kind.BLOCK));
      }
    }
    addComments(folds);
    folds.sort(Comparator.comparingInt(fold -> fold.span().start()));
    return List.copyOf(folds);
  }

  private void addComments(List<Fold> folds) {
    @Nullable Span run = null;
    for (ScriptWord word : words) {
      boolean whole = word.kind() == ScriptWord.Kind.COMMENT && isWholeLine(word);
      if (whole && run != null && line(run) + lines(run) == line(word.span())) {
        run = run.to(word);
      } else {
        addComment(folds, run);
        run = whole ? word.span() : null;
      }
    }
    addComment(folds, run);
  }

  private void addComment(List<Fold> folds, @Nullable Span run) {
    if (run != null && lines(run) > 1) {
      folds.add(new Fold(run, Fold.Kind.COMMENT));
    }
  }

  private int lines(Span span) {
    return source.place(span.end()).line() - line(span) + 1;
  }

  private boolean isWholeLine(ScriptWord comment) {
    Span line = source.line(line(comment.span()));
    return source.text(new Span(line.start(), comment.span().start())).isBlank();
  }

  private int line(Span span) {
    return source.place(span.start()).line();
  }
}
