package tricksmith.service;

import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import tricksmith.source.Edit;
import tricksmith.source.Span;

/** Maps places to where they are after edits that replace whole words or insert text. */
final class Moves {

  /**
   * By how much all edits that end at or before a place lengthen the text; {@code byStart} is for
   * those that begin there or before.
   */
  private final NavigableMap<Integer, Integer> byEnd = new TreeMap<>();

  private final NavigableMap<Integer, Integer> byStart = new TreeMap<>();

  Moves(List<Edit> edits) {
    int longer = 0;
    for (Edit edit : sorted(edits, Comparator.comparingInt(edit -> edit.span().end()))) {
      longer += longer(edit);
      byEnd.put(edit.span().end(), longer);
    }
    longer = 0;
    for (Edit edit : sorted(edits, Comparator.comparingInt(edit -> edit.span().start()))) {
      longer += longer(edit);
      byStart.put(edit.span().start(), longer);
    }
  }

  private static List<Edit> sorted(List<Edit> edits, Comparator<Edit> order) {
    return edits.stream().sorted(order).toList();
  }

  private static int longer(Edit edit) {
    return edit.text().length() - (edit.span().end() - edit.span().start());
  }

  /** Returns the same place after the edits. */
  Span moved(Span span) {
    var before = byEnd.floorEntry(span.start());
    var within = byStart.lowerEntry(span.end());
    int start = span.start() + (before == null ? 0 : before.getValue());
    int end = span.end() + (within == null ? 0 : within.getValue());
    return new Span(start, Math.max(start, end));
  }
}
