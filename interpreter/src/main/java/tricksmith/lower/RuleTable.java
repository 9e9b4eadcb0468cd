package tricksmith.lower;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tricksmith.program.RuleId;
import tricksmith.source.Span;

/**
 * What stands behind the engine's rule identifiers, and which of them stand at a place of the text.
 */
public final class RuleTable {

  /** What sort of rule it is. */
  public enum Kind {
    STATEMENT,
    OBLIGATION,
    CRITERION,
    /** The comparison of cards as a whole. */
    COMPARISON,
    /** That ties go to a playoff. */
    PLAYOFF,
    /** Who wins the match. */
    ENDING
  }

  /**
   * A rule of the script.
   *
   * @param label what an obligation or criterion is called; empty for others
   */
  public record Entry(RuleId rule, Kind kind, Span span, String label) {}

  private final List<Entry> entries;

  RuleTable(List<Entry> entries) {
    this.entries = List.copyOf(entries);
  }

  /** All rules, by number. */
  public List<Entry> entries() {
    return entries;
  }

  /** Where it says that ties go to a playoff; empty if they do not. */
  public Optional<Entry> playoff() {
    return entries.stream().filter(entry -> entry.kind() == Kind.PLAYOFF).findFirst();
  }

  /** What stands behind an identifier. */
  public Entry entry(RuleId rule) {
    return entries.get(rule.number());
  }

  /** Where a rule stands. */
  public Span placeOf(RuleId rule) {
    return entry(rule).span();
  }

  /** The rules that stand around an offset, the innermost first. */
  public List<Entry> at(int offset) {
    return IntStream.range(0, entries.size())
        .mapToObj(entries::get)
        .filter(entry -> entry.span().contains(offset))
        .sorted(Comparator.comparingInt(entry -> entry.span().end() - entry.span().start()))
        .toList();
  }
}
