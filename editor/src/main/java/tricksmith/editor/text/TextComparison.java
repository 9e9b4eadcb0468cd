package tricksmith.editor.text;

import com.github.difflib.DiffUtils;
import com.github.difflib.algorithm.myers.MeyersDiffWithLinearSpace;
import com.github.difflib.patch.Chunk;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tricksmith.source.Span;

/**
 * A line-by-line comparison of two texts: the user's own, and another whose parts may be wanted
 * instead.
 *
 * @param differences in order
 */
public record TextComparison(String other, String own, List<Difference> differences) {

  /** A run of letters, a run of spaces, or a single symbol. */
  private static final Pattern WORD =
      Pattern.compile("[\\p{IsLatin}\\p{N}_-]+|\\s+|.", Pattern.UNICODE_CHARACTER_CLASS);

  public TextComparison {
    differences = List.copyOf(differences);
  }

  /**
   * Lines that differ; either side may be empty.
   *
   * @param edit makes the own text like the other one here
   */
  public record Difference(Lines others, Lines own, TextEdit edit) {

    /**
     * Consecutive lines; there may be none.
     *
     * @param first index of the first line, from 0
     */
    public record Lines(int first, List<String> texts) {
      public Lines {
        texts = List.copyOf(texts);
      }

      private Optional<Side> side(int line, List<Span> marked) {
        return line < texts.size()
            ? Optional.of(new Side(first + line + 1, texts.get(line), marked))
            : Optional.empty();
      }

      private int end() {
        return first + texts.size();
      }
    }
  }

  public sealed interface Row {}

  /** The line is the same in both texts. */
  public record Alike(Side other, Side own) implements Row {}

  /**
   * The lines differ.
   *
   * @param difference index of the difference it belongs to, from 0
   */
  public record Differing(int difference, Optional<Side> other, Optional<Side> own)
      implements Row {}

  /** A number of equal lines, not shown. */
  public record LeftOut(int lines) implements Row {}

  /**
   * A line of one of the texts.
   *
   * @param number from 1
   * @param marked the words that the line next to it lacks
   */
  public record Side(int number, String text, List<Span> marked) {
    public Side {
      marked = List.copyOf(marked);
    }
  }

  /** Compares two texts whose lines end in {@code \n}. */
  public static TextComparison of(String other, String own) {
    List<String> others = lines(other);
    List<String> owns = lines(own);
    List<Difference> differences =
        Parting.of(others, owns).stream()
            .map(parting -> difference(parting, others, owns, own.length()))
            .toList();
    return new TextComparison(other, own, differences);
  }

  private static List<String> lines(String text) {
    return List.of(text.split("\n", -1));
  }

  private static Difference difference(
      Parting parting, List<String> others, List<String> owns, int ownLength) {
    Difference.Lines other = lines(parting.from(), others);
    Difference.Lines own = lines(parting.to(), owns);
    return new Difference(other, own, edit(other.texts(), own, owns, ownLength));
  }

  private static Difference.Lines lines(Span stretch, List<String> lines) {
    return new Difference.Lines(stretch.start(), lines.subList(stretch.start(), stretch.end()));
  }

  /** A range of one list that differs from the other. */
  private record Parting(Span from, Span to) {

    static List<Parting> of(List<String> from, List<String> to) {
      List<Parting> partings = new ArrayList<>();
      DiffUtils.diff(from, to, new MeyersDiffWithLinearSpace<>()).getDeltas().stream()
          .map(delta -> new Parting(span(delta.getSource()), span(delta.getTarget())))
          .sorted(
              Comparator.<Parting>comparingInt(parting -> parting.from().start())
                  .thenComparingInt(parting -> parting.to().start()))
          .forEach(parting -> parting.addTo(partings));
      for (int place = partings.size() - 1; place >= 0; place--) {
        boolean isLast = place == partings.size() - 1;
        int fromLimit = isLast ? from.size() : partings.get(place + 1).from.start() - 1;
        int toLimit = isLast ? to.size() : partings.get(place + 1).to.start() - 1;
        partings.set(place, partings.get(place).moved(from, to, fromLimit, toLimit));
      }
      return partings;
    }

    /**
     * Moves lines that only one text has down as far as that says the same. A section, or a block,
     * then ends with its own bracket, instead of beginning with that of the one before.
     */
    private Parting moved(List<String> from, List<String> to, int fromLimit, int toLimit) {
      boolean isAdded = this.from.start() == this.from.end();
      boolean isRemoved = this.to.start() == this.to.end();
      if (!isAdded && !isRemoved) {
        return this;
      }
      List<String> lines = isAdded ? to : from;
      Span moving = isAdded ? this.to : this.from;
      int most = Math.min(fromLimit - this.from.end(), toLimit - this.to.end());
      int by = 0;
      while (by < most && lines.get(moving.start() + by).equals(lines.get(moving.end() + by))) {
        by++;
      }
      return new Parting(this.from.movedBy(by), this.to.movedBy(by));
    }

    private static Span span(Chunk<String> chunk) {
      return new Span(chunk.getPosition(), chunk.getPosition() + chunk.size());
    }

    /** Adds this difference, joining adjacent deltas of the library into one. */
    private void addTo(List<Parting> partings) {
      Parting last = partings.isEmpty() ? null : partings.getLast();
      if (last != null && last.from.end() == from.start() && last.to.end() == to.start()) {
        partings.removeLast();
        partings.add(
            new Parting(
                new Span(last.from.start(), from.end()), new Span(last.to.start(), to.end())));
      } else {
        partings.add(this);
      }
    }
  }

  /**
   * Returns the edit for a difference. Added or removed lines take a line break with them: the one
   * after them, or else the one before.
   */
  private static TextEdit edit(
      List<String> wanted, Difference.Lines own, List<String> owns, int ownLength) {
    int start = startOf(own.first(), owns);
    int end = startOf(own.end(), owns);
    boolean atEnd = own.end() == owns.size();
    String words = String.join("\n", wanted);
    if (own.texts().isEmpty()) {
      return atEnd
          ? TextEdit.of(new Span(ownLength, ownLength), "\n" + words)
          : TextEdit.of(new Span(start, start), words + "\n");
    }
    if (wanted.isEmpty()) {
      return atEnd
          ? TextEdit.of(new Span(start - 1, ownLength), "")
          : TextEdit.of(new Span(start, end), "");
    }
    return TextEdit.of(new Span(start, end - 1), words);
  }

  /** Returns the offset of a line, assuming that every line ends in a line break. */
  private static int startOf(int line, List<String> lines) {
    return lines.stream().limit(line).mapToInt(text -> text.length() + 1).sum();
  }

  /** Whether the texts are equal. */
  public boolean isEmpty() {
    return differences.isEmpty();
  }

  /**
   * Returns the rows of both texts side by side.
   *
   * @param around how many equal lines to show before and after each difference, and at both ends
   *     if there is none
   */
  public List<Row> rows(int around) {
    List<String> owns = lines(own);
    List<Row> rows = new ArrayList<>();
    int shift = 0;
    int line = 0;
    for (int number = 0; number < differences.size(); number++) {
      Difference difference = differences.get(number);
      addAlike(rows, alike(owns, line, difference.own().first(), shift), number > 0, true, around);
      rows.addAll(differing(number, difference));
      line = difference.own().end();
      shift = difference.others().end() - line;
    }
    addAlike(rows, alike(owns, line, owns.size(), shift), true, isEmpty(), around);
    return rows;
  }

  private static List<Alike> alike(List<String> owns, int from, int to, int shift) {
    List<Alike> rows = new ArrayList<>();
    for (int line = from; line < to; line++) {
      String text = owns.get(line);
      rows.add(
          new Alike(
              new Side(line + shift + 1, text, List.of()), new Side(line + 1, text, List.of())));
    }
    return rows;
  }

  private static void addAlike(
      List<Row> rows, List<Alike> alike, boolean after, boolean before, int around) {
    int head = after ? Math.min(around, alike.size()) : 0;
    int tail = before ? Math.min(around, alike.size() - head) : 0;
    int leftOut = alike.size() - head - tail;
    if (leftOut <= 1) {
      rows.addAll(alike);
      return;
    }
    rows.addAll(alike.subList(0, head));
    rows.add(new LeftOut(leftOut));
    rows.addAll(alike.subList(alike.size() - tail, alike.size()));
  }

  private static List<Row> differing(int number, Difference difference) {
    Difference.Lines others = difference.others();
    Difference.Lines own = difference.own();
    List<Row> rows = new ArrayList<>();
    for (int line = 0; line < Math.max(others.texts().size(), own.texts().size()); line++) {
      boolean both = line < others.texts().size() && line < own.texts().size();
      Marked marked =
          both ? Marked.of(others.texts().get(line), own.texts().get(line)) : Marked.NOTHING;
      rows.add(
          new Differing(
              number, others.side(line, marked.inOther()), own.side(line, marked.inOwn())));
    }
    return rows;
  }

  /** The words in which two lines differ. */
  private record Marked(List<Span> inOther, List<Span> inOwn) {
    static final Marked NOTHING = new Marked(List.of(), List.of());

    static Marked of(String other, String own) {
      List<String> others = words(other);
      List<String> owns = words(own);
      List<Parting> partings = Parting.of(others, owns);
      return new Marked(
          partings.stream().flatMap(parting -> letters(parting.from(), others)).toList(),
          partings.stream().flatMap(parting -> letters(parting.to(), owns)).toList());
    }

    private static List<String> words(String line) {
      return WORD.matcher(line).results().map(MatchResult::group).toList();
    }

    private static Stream<Span> letters(Span stretch, List<String> words) {
      int start = length(words.subList(0, stretch.start()));
      int end = length(words.subList(0, stretch.end()));
      return start == end ? Stream.empty() : Stream.of(new Span(start, end));
    }

    private static int length(List<String> words) {
      return words.stream().mapToInt(String::length).sum();
    }
  }
}
