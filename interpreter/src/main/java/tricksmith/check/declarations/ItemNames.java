package tricksmith.check.declarations;

import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.source.Span;
import tricksmith.syntax.Item;
import tricksmith.syntax.Name;

/** Expands lists of names, in which {@code 2..10} is short for the numbers from 2 to 10. */
public final class ItemNames {
  private static final int LONGEST_RANGE = 1000;

  private ItemNames() {}

  /** The names in a list; each number of a range has the span of the range. */
  public static List<Name> names(List<Item> items, CheckLog log) {
    return items.stream().flatMap(item -> names(item, log)).toList();
  }

  private static Stream<Name> names(Item item, CheckLog log) {
    return switch (item) {
      case Item.Single(Name name) -> Stream.of(name);
      case Item.NumberRange(Span span, long first, long last) -> {
        if (last < first || last - first >= LONGEST_RANGE) {
          log.problem(CheckProblem.ITEM_RANGE, span, Long.toString(first), Long.toString(last));
          yield Stream.of();
        }
        if (!log.mayList(span, last - first + 1)) {
          log.problem(
              CheckProblem.RANGES_TOO_LONG,
              span,
              String.format(Locale.ROOT, "%,d", CheckLog.MOST_LISTED));
          yield Stream.of();
        }
        yield LongStream.rangeClosed(first, last)
            .mapToObj(number -> new Name(span, Long.toString(number)));
      }
    };
  }
}
