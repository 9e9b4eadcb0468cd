package tricksmith.lower.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tricksmith.program.value.RuleId;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/** The places that the engine's rule identifiers refer to, and the rules at a place in the text. */
public final class RuleTable {

  public enum Kind {
    STATEMENT,
    OBLIGATION,
    CRITERION,
    /** The comparison of cards as a whole. */
    COMPARISON,
    /** The line that says that ties go to a playoff. */
    PLAYOFF,
    /** Who wins the match. */
    ENDING
  }

  /**
   * A rule of the script.
   *
   * @param label the name of an obligation or criterion; empty for other rules
   */
  public record Entry(RuleId rule, Kind kind, Span span, String label) implements Spanned {}

  private final List<Entry> entries;

  RuleTable(List<Entry> entries) {
    this.entries = List.copyOf(entries);
  }

  public List<Entry> entries() {
    return entries;
  }

  /** Returns the rule that ties go to a playoff; empty if they do not. */
  public Optional<Entry> playoff() {
    return entries.stream().filter(entry -> entry.kind() == Kind.PLAYOFF).findFirst();
  }

  /** Returns the rule that an identifier refers to. */
  public Entry entry(RuleId rule) {
    return entries.get(rule.number());
  }

  public Span placeOf(RuleId rule) {
    return entry(rule).span();
  }

  /** Returns the rules around an offset, the innermost first. */
  public List<Entry> at(int offset) {
    return IntStream.range(0, entries.size())
        .mapToObj(entries::get)
        .filter(entry -> entry.span().contains(offset))
        .sorted(Comparator.comparingInt(entry -> entry.span().end() - entry.span().start()))
        .toList();
  }
}
