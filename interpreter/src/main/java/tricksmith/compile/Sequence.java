package tricksmith.compile;

import java.util.List;
import tricksmith.match.Group;
import tricksmith.match.RuleId;
import tricksmith.match.Step;
import tricksmith.match.Value;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Local;
import tricksmith.rules.Term;

/** The values that a loop goes through one after the other. All that it remembers is in cells. */
sealed interface Sequence {

  /** Before the first value. */
  void begin(Assembly assembly);

  /** Puts the next value into the cell of the local, or goes to {@code over} if there is none. */
  void next(Assembly assembly, Assembly.Mark over);

  /** The values of these terms, which are sets and single values. */
  static Sequence of(RuleId rule, Local local, List<Term> terms, Expressions expressions) {
    int cell = expressions.cells().local(local);
    CellPlan cells = expressions.cells();
    if (terms.size() == 1) {
      Term term = terms.getFirst();
      if (term instanceof Term.NumberRange(_, Term least, Term most)) {
        return new OfRange(
            rule,
            cell,
            cells.value(),
            cells.value(),
            expressions.value(least),
            expressions.value(most));
      }
      if (Kinds.isGroup(term.type()) && expressions.isInOrder(term.type())) {
        return new OfGroup(rule, cell, kind(local), cells.group(), expressions.group(term));
      }
    }
    List<Listing> parts = terms.stream().map(term -> expressions.offered(List.of(term))).toList();
    return new OfListing(
        rule, cell, cells.value(), cells.value(), new Listings.Concatenated(parts));
  }

  /** The kind of a local that goes through things. */
  static Kind kind(Local local) {
    Kind kind = Kinds.of(local.type());
    if (kind == null) {
      throw new IllegalArgumentException("not of one kind: " + local);
    }
    return kind;
  }

  /** Things of a set as it is at the beginning. */
  record OfGroup(RuleId rule, int cell, Kind kind, int left, Group group) implements Sequence {
    @Override
    public void begin(Assembly assembly) {
      assembly.setGroup(rule, left, group);
    }

    @Override
    public void next(Assembly assembly, Assembly.Mark over) {
      assembly.addLater(() -> new Step.NextElement(rule, left, cell, kind, over.place()));
    }
  }

  /** Whole numbers of a range as it is at the beginning. */
  record OfRange(RuleId rule, int cell, int next, int last, Value least, Value most)
      implements Sequence {
    @Override
    public void begin(Assembly assembly) {
      assembly.setValue(rule, next, new Numbers.RoundedUp(least));
      assembly.setValue(rule, last, new Numbers.RoundedDown(most));
    }

    @Override
    public void next(Assembly assembly, Assembly.Mark over) {
      Value number = new CellNodes.CellValue(next);
      assembly.jumpUnless(
          rule, new Comparisons.AtMost(number, new CellNodes.CellValue(last)), over);
      assembly.setValue(rule, cell, number);
      assembly.setValue(rule, next, new Numbers.Plus(number, Constants.number(1)));
    }
  }

  /** Any values: as many as there are at the beginning, each as it is when its turn comes. */
  record OfListing(RuleId rule, int cell, int next, int count, Listing listing)
      implements Sequence {
    @Override
    public void begin(Assembly assembly) {
      assembly.setValue(rule, next, Constants.number(0));
      assembly.setValue(rule, count, new Listings.Size(listing));
    }

    @Override
    public void next(Assembly assembly, Assembly.Mark over) {
      Value place = new CellNodes.CellValue(next);
      assembly.jumpUnless(rule, new Comparisons.Less(place, new CellNodes.CellValue(count)), over);
      assembly.setValue(rule, cell, new Listings.At(listing, place));
      assembly.setValue(rule, next, new Numbers.Plus(place, Constants.number(1)));
    }
  }
}
