package tricksmith.format;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.format.Line.Place;
import tricksmith.parse.Role;
import tricksmith.parse.Written;
import tricksmith.parse.Written.Comment;
import tricksmith.parse.Written.Word;
import tricksmith.source.Source;

/**
 * Breaks a script into lines: at the end of each statement, unless its block stays on one line, and
 * wherever the author broke a line inside a statement.
 */
final class Breaking {
  private final LineBreaks breaks;
  private final BrokenBrackets broken;
  private final Nesting nesting = new Nesting();
  private final List<Line> lines = new ArrayList<>();

  private @Nullable Written last;

  /** The last trailing comment, or the last comment that continues one. */
  private @Nullable Comment beside;

  /** Comments on lines of their own, waiting for the next word. */
  private final List<Line> waiting = new ArrayList<>();

  // The current line.
  private final List<Word> words = new ArrayList<>();
  private @Nullable Comment comment;
  private Indent indent = Indent.MARGIN;
  private boolean afterBlank;
  private Place place = Place.FIRST;

  private Breaking(LineBreaks breaks, BrokenBrackets broken) {
    this.breaks = breaks;
    this.broken = broken;
  }

  static List<Line> linesOf(Source source, List<Written> pieces) {
    LineBreaks breaks = new LineBreaks(source);
    Breaking breaking = new Breaking(breaks, BrokenBrackets.in(pieces, breaks));
    pieces.forEach(breaking::take);
    breaking.endLine();
    breaking.lines.addAll(breaking.waiting);
    return BlankLines.settled(breaking.lines);
  }

  private void take(Written piece) {
    switch (piece) {
      case Word word -> take(word);
      case Comment comment -> take(comment);
    }
    last = piece;
  }

  private void take(Word word) {
    boolean breaksBefore = breaksBefore(word);
    boolean begins = nesting.isBeginning(word);
    if (begins) {
      nesting.begin(word);
    }
    if (breaksBefore) {
      endLine();
      beginLine(word, begins ? Place.FIRST : Place.FURTHER);
    }
    words.add(word);
    nesting.pass(word, indent, broken.contains(word));
  }

  private boolean breaksBefore(Word word) {
    if (last == null || last instanceof Comment) {
      return true;
    }
    if (nesting.isBeginning(word) || word.is(Role.BLOCK_END)) {
      return nesting.isBroken();
    }
    return !nesting.isBesideBlock(word) && breaks.isBetween(last, word);
  }

  private void beginLine(Word first, Place kind) {
    Indent beforeFirst = nesting.indentOfCommentBefore(first);
    waiting.forEach(line -> lines.add(line.at(beforeFirst)));
    waiting.clear();
    indent = nesting.indentOf(first);
    afterBlank = isAfterBlank(first);
    place = kind;
  }

  private void endLine() {
    if (!words.isEmpty()) {
      lines.add(new Line(indent, words, comment, afterBlank, place));
      words.clear();
      comment = null;
    }
  }

  private void take(Comment written) {
    if (last instanceof Word && !breaks.isBetween(last, written)) {
      comment = written;
      beside = written;
    } else if (beside != null && beside.equals(last) && breaks.isBelow(written, beside)) {
      endLine();
      lines.add(Line.of(written, indent, false, Place.COMMENT_FURTHER));
      beside = written;
    } else {
      waiting.add(Line.of(written, Indent.MARGIN, isAfterBlank(written), Place.COMMENT));
    }
  }

  private boolean isAfterBlank(Written piece) {
    return last != null && breaks.isBlankBetween(last, piece);
  }
}
