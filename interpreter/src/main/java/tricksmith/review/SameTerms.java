package tricksmith.review;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Local;
import tricksmith.rules.Term;

/**
 * Whether two terms say the same, wherever in the script they stand and whatever locals are called.
 */
final class SameTerms {
  private final Map<Local, Local> counterparts = new HashMap<>();

  private SameTerms() {}

  static boolean same(@Nullable Term one, @Nullable Term other) {
    return new SameTerms().equal(one, other);
  }

  private boolean equal(@Nullable Term one, @Nullable Term other) {
    if (one == null || other == null) {
      return one == null && other == null;
    }
    return one.getClass() == other.getClass()
        && one.type().equals(other.type())
        && equalInside(one, other);
  }

  private boolean equalInside(Term one, Term two) {
    return switch (one) {
      case Term.NumberConstant(_, long value) -> value == ((Term.NumberConstant) two).value();
      case Term.YesNoConstant(_, boolean value) -> value == ((Term.YesNoConstant) two).value();
      case Term.LabelConstant(_, _, String label) ->
          label.equals(((Term.LabelConstant) two).label());
      case Term.SuitConstant(_, String suit) -> suit.equals(((Term.SuitConstant) two).suit());
      case Term.RankConstant(_, String rank) -> rank.equals(((Term.RankConstant) two).rank());
      case Term.FaceConstant(_, String label) -> label.equals(((Term.FaceConstant) two).label());
      case Term.None _ -> true;
      case Term.Seat seat -> equal(seat.number(), ((Term.Seat) two).number());
      case Term.OptionValue(_, var option) -> option.equals(((Term.OptionValue) two).option());
      case Term.LocalValue(_, Local local) -> sameLocal(local, ((Term.LocalValue) two).local());
      case Term.VariableValue value ->
          value.variable().id() == ((Term.VariableValue) two).variable().id()
              && equal(value.indices(), ((Term.VariableValue) two).indices());
      case Term.DefinitionCall call ->
          call.definition() == ((Term.DefinitionCall) two).definition()
              && equal(call.arguments(), ((Term.DefinitionCall) two).arguments());
      case Term.Operation operation ->
          operation.operator() == ((Term.Operation) two).operator()
              && equal(operation.operands(), ((Term.Operation) two).operands());
      case Term.ZoneCards zone ->
          zone.zone().id() == ((Term.ZoneCards) two).zone().id()
              && equal(zone.owner(), ((Term.ZoneCards) two).owner());
      case Term.EndOfZone end ->
          end.top() == ((Term.EndOfZone) two).top()
              && equal(end.count(), ((Term.EndOfZone) two).count())
              && equal(end.zone(), ((Term.EndOfZone) two).zone());
      case Term.KindTest test ->
          test.kind().equals(((Term.KindTest) two).kind())
              && equal(test.card(), ((Term.KindTest) two).card());
      case Term.Quantified each ->
          each.quantifier() == ((Term.Quantified) two).quantifier()
              && equal(each.domain(), ((Term.Quantified) two).domain());
      case Term.Outermost each ->
          each.first() == ((Term.Outermost) two).first()
              && equal(each.domain(), ((Term.Outermost) two).domain());
      case Term.Count count -> equal(count.domain(), ((Term.Count) two).domain());
      case Term.Aggregate each ->
          each.aggregation() == ((Term.Aggregate) two).aggregation()
              && equal(each.domain(), ((Term.Aggregate) two).domain())
              && equal(each.value(), ((Term.Aggregate) two).value());
      case Term.Filtered filtered -> equal(filtered.domain(), ((Term.Filtered) two).domain());
      case Term.PlaceInList place ->
          equal(place.subject(), ((Term.PlaceInList) two).subject())
              && equal(place.list(), ((Term.PlaceInList) two).list());
      case Term.OrElse orElse ->
          equal(orElse.value(), ((Term.OrElse) two).value())
              && equal(orElse.otherwise(), ((Term.OrElse) two).otherwise());
      case Term.SetOfValues set -> equal(set.elements(), ((Term.SetOfValues) two).elements());
      case Term.NumberRange range ->
          equal(range.least(), ((Term.NumberRange) two).least())
              && equal(range.most(), ((Term.NumberRange) two).most());
      case Term.Combinations each -> equal(each.factors(), ((Term.Combinations) two).factors());
      case Term.Combination each -> equal(each.parts(), ((Term.Combination) two).parts());
      case Term.Member member -> equal(member.value(), ((Term.Member) two).value());
      case Term.Part part ->
          part.place() == ((Term.Part) two).place()
              && equal(part.combination(), ((Term.Part) two).combination());
      case Term.Selected _, Term.PlaceAmong _, Term.Cases _, Term.Table _ -> false;
    };
  }

  private boolean sameLocal(Local one, Local other) {
    return counterparts.getOrDefault(one, one).equals(other);
  }

  private boolean equal(Term.Domain one, Term.Domain other) {
    counterparts.put(one.element(), other.element());
    return equal(one.set(), other.set()) && equal(one.condition(), other.condition());
  }

  private boolean equal(List<Term> some, List<Term> others) {
    if (some.size() != others.size()) {
      return false;
    }
    for (int place = 0; place < some.size(); place++) {
      if (!equal(some.get(place), others.get(place))) {
        return false;
      }
    }
    return true;
  }
}
