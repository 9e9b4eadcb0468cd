package tricksmith.editor.change;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tricksmith.editor.branches.RulePlace;
import tricksmith.editor.picture.Reasons;
import tricksmith.script.Game;
import tricksmith.source.Source;

/**
 * The criteria whose label stayed and whose code did not. The label alone would say that nothing
 * had changed, or something that is no longer true: "the higher" of what now is the lower card.
 *
 * @param before the code before, by label
 * @param now the code now, by label
 */
public record RewrittenCriteria(Map<String, String> before, Map<String, String> now) {
  private static final String NEXT = "then \"";

  public RewrittenCriteria {
    before = Map.copyOf(before);
    now = Map.copyOf(now);
  }

  public static RewrittenCriteria of(
      Change change, Optional<Reasons.WhyTrick> before, Optional<Reasons.WhyTrick> now) {
    Map<String, String> old = codes(before, change.before().game());
    Map<String, String> others = codes(now, change.now());
    old.keySet().retainAll(others.keySet());
    others.keySet().retainAll(old.keySet());
    old.entrySet().removeIf(entry -> entry.getValue().equals(others.get(entry.getKey())));
    others.keySet().retainAll(old.keySet());
    return new RewrittenCriteria(old, others);
  }

  private static Map<String, String> codes(Optional<Reasons.WhyTrick> why, Game game) {
    Map<String, String> codes = new HashMap<>();
    why.ifPresent(
        trick ->
            trick
                .criteria()
                .forEach(each -> codes.put(each.label(), code(each.label(), each.place(), game))));
    return codes;
  }

  /** Returns what follows the label, up to the next criterion on the same line. */
  private static String code(String label, RulePlace place, Game game) {
    Source source = game.script().source();
    String text = source.text();
    String quoted = '"' + label + '"';
    int labelled = text.indexOf(quoted, source.line(place.line()).start());
    int begin = labelled < 0 ? place.span().start() : labelled + quoted.length();
    String rest = text.substring(begin, source.line(source.place(begin).line()).end());
    int next = rest.indexOf(NEXT);
    return Source.withoutComment(next < 0 ? rest : rest.substring(0, next)).replaceAll("\\s+", " ");
  }
}
