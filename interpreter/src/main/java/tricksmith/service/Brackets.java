package tricksmith.service;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.parse.ScriptWord;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** The matching brackets of a script, as far as they match, and what follows from them. */
final class Brackets {
  private static final int STEP = 2;

  private final Source source;
  private final List<ScriptWord> words;
  private final List<BracketPair> pairs = new ArrayList<>();

  Brackets(Source source, List<ScriptWord> words) {
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
    pairs.add(new BracketPair(opening.span(), closing.span()));
  }

  private static String opening(String closing) {
    return switch (closing) {
      case "}" -> "{";
      case "]" -> "[";
      default -> "(";
    };
  }

  /** Returns the pair with a bracket at an offset or directly before it. */
  Optional<BracketPair> at(int offset) {
    return pairs.stream()
        .filter(pair -> pair.opening().contains(offset) || pair.closing().contains(offset))
        .min(Comparator.comparingInt(pair -> touches(pair, offset) ? 0 : 1));
  }

  private static boolean touches(BracketPair pair, int offset) {
    return pair.opening().start() == offset || pair.closing().end() == offset;
  }

  /** Returns blocks and runs of comments that span several lines, in the order of the text. */
  List<Fold> folds() {
    List<Fold> folds = new ArrayList<>();
    for (BracketPair pair : pairs) {
      if (line(pair.opening()) < line(pair.closing())) {
        folds.add(new Fold(pair.opening().to(pair.closing()), Fold.Kind.BLOCK));
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
        run = run.to(word.span());
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

  /** Returns how many spaces belong before a line that begins at an offset. */
  int indentation(int offset) {
    Deque<ScriptWord> open = new ArrayDeque<>();
    for (ScriptWord word : words) {
      if (word.span().start() >= offset) {
        boolean closes = word.kind() == ScriptWord.Kind.CLOSING && isFirst(word, offset);
        return inside(open, closes);
      }
      switch (word.kind()) {
        case OPENING -> open.push(word);
        case CLOSING -> open.poll();
        default -> {}
      }
    }
    return inside(open, false);
  }

  private boolean isFirst(ScriptWord word, int offset) {
    return source.text(new Span(Math.max(0, offset), word.span().start())).isBlank();
  }

  private int inside(Deque<ScriptWord> open, boolean closes) {
    if (open.isEmpty()) {
      return 0;
    }
    Span line = source.line(line(open.getFirst().span()));
    String text = source.text(line);
    int before = text.length() - text.stripLeading().length();
    return closes ? before : before + STEP;
  }
}
