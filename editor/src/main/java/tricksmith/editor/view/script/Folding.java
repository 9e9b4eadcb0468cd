package tricksmith.editor.view.script;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import tricksmith.source.Span;

/** Folds blocks of the text, and unfolds them. */
final class Folding {
  private final ScriptArea area;
  private final Gutter gutter;
  private final Runnable changed;
  private List<Span> folded = List.of();

  /**
   * Creates the folding of an area.
   *
   * @param gutter knows where blocks begin and end
   * @param changed called when other blocks are folded
   */
  Folding(ScriptArea area, Gutter gutter, Runnable changed) {
    this.area = area;
    this.gutter = gutter;
    this.changed = changed;
  }

  /** Returns the opening brackets of the folded blocks. */
  List<Span> folded() {
    return folded;
  }

  /** Forgets the brackets, which have moved; {@link #renew} finds them again. */
  void forget() {
    folded = List.of();
  }

  private Optional<Span> openingOf(int line) {
    int column = area.getText(line).lastIndexOf('{');
    int start = area.getAbsolutePosition(line, Math.max(0, column));
    return column < 0 ? Optional.empty() : Optional.of(new Span(start, start + 1));
  }

  /** Folds or unfolds the innermost block around a line. */
  void turnAt(int line) {
    BiFunction<Integer, Integer, Boolean> holds = (first, last) -> first <= line && line <= last;
    Optional<Integer> innermost =
        gutter.folds().lastLines().entrySet().stream()
            .filter(block -> holds.apply(block.getKey(), block.getValue()))
            .map(Map.Entry::getKey)
            .max(Integer::compare);
    innermost.ifPresent(this::turn);
  }

  /** Folds the block that begins in a line, or unfolds it. */
  void turn(int line) {
    if (isFolded(line)) {
      unfold(line);
    } else {
      Integer last = gutter.folds().lastLines().get(line);
      if (last != null && last < area.getParagraphs().size()) {
        fold(line, last);
      }
    }
  }

  void foldAll() {
    gutter.folds().lastLines().forEach(this::foldOutermost);
  }

  void unfoldAll() {
    gutter.folds().lastLines().keySet().forEach(this::unfold);
  }

  private void foldOutermost(int first, int last) {
    boolean inner =
        gutter.folds().lastLines().entrySet().stream()
            .anyMatch(block -> block.getKey() < first && last <= block.getValue());
    if (!inner && !isFolded(first) && last < area.getParagraphs().size()) {
      fold(first, last);
    }
  }

  private void fold(int first, int last) {
    area.foldParagraphs(first, last);
    gutter.refresh(first, last);
    renew();
  }

  /** Finds the brackets of what is folded, and tells if they are others than before. */
  void renew() {
    List<Span> now =
        gutter.folds().lastLines().keySet().stream()
            .filter(this::isFolded)
            .flatMap(line -> openingOf(line).stream())
            .toList();
    if (!folded.equals(now)) {
      folded = now;
      changed.run();
    }
  }

  private boolean isFolded(int line) {
    return line + 1 < area.getParagraphs().size() && area.isFolded(line + 1);
  }

  private void unfold(int line) {
    if (isFolded(line)) {
      int last = line + 1;
      while (isFolded(last)) {
        last++;
      }
      area.unfoldParagraphs(line);
      gutter.refresh(line, last);
      renew();
    }
  }

  /** Unfolds the blocks around a line that must be visible. */
  void unfoldAround(int line) {
    int first = line;
    while (first > 0 && area.isFolded(first)) {
      first--;
    }
    if (first < line) {
      unfold(first);
    }
  }
}
