package tricksmith.editor.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import tricksmith.source.Span;

/**
 * A search.
 *
 * @param wanted words, or a regular expression
 * @param regular whether it is a regular expression
 * @param matchCase whether case matters
 * @param wholeWords whether only whole words match
 */
public record Search(String wanted, boolean regular, boolean matchCase, boolean wholeWords) {
  /** How often each character may be read, on average, before a search is given up. */
  private static final int PATIENCE = 2_000;

  private static final int LEAST_PATIENCE = 1_000_000;

  public sealed interface Outcome {}

  /** The hits, in the order of the text. */
  public record Found(List<Span> hits) implements Outcome {
    public Found {
      hits = List.copyOf(hits);
    }

    /** Returns the index of the first hit at or after an offset; after the last hit, the first. */
    public int from(int offset) {
      for (int i = 0; i < hits.size(); i++) {
        if (hits.get(i).start() >= offset) {
          return i;
        }
      }
      return 0;
    }

    /**
     * Returns the index of the last hit that ends before an offset; before the first hit, the last.
     */
    public int before(int offset) {
      for (int i = hits.size() - 1; i >= 0; i--) {
        if (hits.get(i).end() <= offset) {
          return i;
        }
      }
      return hits.size() - 1;
    }
  }

  /** The regular expression is malformed, or the replacement refers to a group it does not have. */
  public record Unreadable(String reason) implements Outcome {}

  /** The regular expression takes too long. */
  public record TooLong() implements Outcome {}

  /**
   * The result of replacing everything.
   *
   * @param text the new text
   * @param edits the edit for each hit, in the old text
   */
  public record Replaced(String text, List<tricksmith.source.Edit> edits) implements Outcome {
    public Replaced {
      edits = List.copyOf(edits);
    }

    public int count() {
      return edits.size();
    }
  }

  public Outcome in(String text) {
    return patiently(
        text,
        matcher -> {
          List<Span> hits = new ArrayList<>();
          while (matcher.find()) {
            if (matcher.end() > matcher.start()) {
              hits.add(new Span(matcher.start(), matcher.end()));
            }
          }
          return new Found(hits);
        });
  }

  /**
   * Replaces all hits. In a regular expression search, {@code $1} is what the first group matched.
   */
  public Outcome replaceAll(String text, String replacement) {
    return replace(text, replacement, new Span(0, text.length()));
  }

  /** Replaces the hits within a stretch. */
  public Outcome replace(String text, String replacement, Span where) {
    String inserted = regular ? replacement : Matcher.quoteReplacement(replacement);
    return patiently(
        text,
        matcher -> {
          StringBuilder result = new StringBuilder();
          List<tricksmith.source.Edit> edits = new ArrayList<>();
          int appended = 0;
          while (matcher.find()) {
            boolean counts =
                matcher.end() > matcher.start()
                    && where.start() <= matcher.start()
                    && matcher.end() <= where.end();
            int begin = result.length() + matcher.start() - appended;
            matcher.appendReplacement(
                result, counts ? inserted : Matcher.quoteReplacement(matcher.group()));
            appended = matcher.end();
            if (counts) {
              Span hit = new Span(matcher.start(), matcher.end());
              edits.add(new tricksmith.source.Edit(hit, result.substring(begin)));
            }
          }
          matcher.appendTail(result);
          return new Replaced(result.toString(), edits);
        });
  }

  private interface Work {
    Outcome with(Matcher matcher);
  }

  private Outcome patiently(String text, Work work) {
    if (wanted.isEmpty()) {
      return work.with(Pattern.compile("(?!)").matcher(text));
    }
    try {
      int patience = Math.max(LEAST_PATIENCE, PATIENCE * text.length());
      return work.with(pattern().matcher(new ImpatientText(text, patience)));
    } catch (PatternSyntaxException wrong) {
      return new Unreadable(wrong.getDescription());
    } catch (IndexOutOfBoundsException | IllegalArgumentException wrong) {
      return new Unreadable(String.valueOf(wrong.getMessage()));
    } catch (ImpatientText.LostPatience | StackOverflowError _) {
      return new TooLong();
    }
  }

  private Pattern pattern() {
    String expression = regular ? wanted : Pattern.quote(wanted);
    // Names may contain hyphens.
    String bounded =
        wholeWords ? "(?<![\\p{L}\\p{N}-])(?:" + expression + ")(?![\\p{L}\\p{N}-])" : expression;
    int flags = Pattern.MULTILINE | Pattern.UNICODE_CHARACTER_CLASS;
    return Pattern.compile(
        bounded, matchCase ? flags : flags | Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
  }

  /**
   * A text that allows only a limited number of character reads. Some regular expressions would
   * never finish, and there is no other way to stop them.
   */
  private static final class ImpatientText implements CharSequence {
    private final String text;
    private final int start;
    private final int end;
    private final int[] patience;

    /** Thrown when the limit is exceeded. */
    static final class LostPatience extends RuntimeException {
      private static final long serialVersionUID = 1L;

      LostPatience() {
        super("looked at too often", null, false, false);
      }
    }

    ImpatientText(String text, int patience) {
      this(text, 0, text.length(), new int[] {patience});
    }

    private ImpatientText(String text, int start, int end, int[] patience) {
      this.text = text;
      this.start = start;
      this.end = end;
      this.patience = patience;
    }

    @Override
    public char charAt(int index) {
      if (--patience[0] < 0) {
        throw new LostPatience();
      }
      return text.charAt(start + index);
    }

    @Override
    public int length() {
      return end - start;
    }

    @Override
    public CharSequence subSequence(int from, int to) {
      return new ImpatientText(text, start + from, start + to, patience);
    }

    @Override
    public String toString() {
      return text.substring(start, end);
    }
  }
}
