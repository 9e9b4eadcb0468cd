package tricksmith.lower.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tricksmith.program.value.RuleId;
import tricksmith.source.Span;

/** The numbering of a script's rules. A rule that is executed in several places has one number. */
public final class RuleNumbers {

  private record Place(RuleTable.Kind kind, Span span) {}

  private final List<RuleTable.Entry> entries = new ArrayList<>();
  private final Map<Place, RuleId> known = new HashMap<>();

  public RuleId statement(Span span) {
    return rule(RuleTable.Kind.STATEMENT, span, "");
  }

  public RuleId rule(RuleTable.Kind kind, Span span, String label) {
    return known.computeIfAbsent(
        new Place(kind, span),
        _ -> {
          RuleId rule = new RuleId(entries.size());
          entries.add(new RuleTable.Entry(rule, kind, span, label));
          return rule;
        });
  }

  public RuleTable table() {
    return new RuleTable(entries);
  }
}
