package tricksmith.lower.expression;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.lower.storage.Kinds;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Domain.Aggregation;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Leaf.Constant;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Run;
import tricksmith.program.expression.Sequence;
import tricksmith.program.expression.ZonePlace;
import tricksmith.program.value.Order;
import tricksmith.program.value.Values.Kind;
import tricksmith.rules.Term;
import tricksmith.syntax.Expression;

record DomainLowering(TermLowering terms) {
  /** Lowers a domain; a condition that always holds is left out. */
  Domain domain(Term.Domain domain) {
    return domain(domain, terms.conditionOrAlways(domain.condition()));
  }

  private Domain domain(Term.Domain domain, Node where) {
    Kind kind = Kinds.ofElements(domain.set().type());
    Domain plain =
        new Domain(
            terms.slot(domain.element()),
            kind,
            terms.lower(domain.set()),
            where.equals(Constant.YES) ? null : where);
    return kind == Kind.CARD ? sifted(plain) : plain;
  }

  /**
   * Turns conditions that a set of cards fulfils into that set, as long as nothing before them can
   * fail: {@code other in cards where other.suit == card.suit and …} visits one suit only.
   */
  private Domain sifted(Domain domain) {
    Node where = domain.where();
    if (where == null) {
      return domain;
    }
    CardSets sets =
        new CardSets(
            terms.constants(), terms.expressionFacts(), domain.element(), domain.elements());
    List<Node> conditions = where instanceof Condition.All all ? all.operands() : List.of(where);
    Node elements = domain.elements();
    List<Node> left = new ArrayList<>();
    boolean total = true;
    for (Node condition : conditions) {
      total &= terms.expressionFacts().isTotal(condition);
      Node known = total ? sets.withoutTesting(condition) : null;
      if (known == null) {
        left.add(condition);
      } else {
        elements = new Invoke(Intrinsic.INTERSECTION, elements, known);
      }
    }
    Node rest = left.isEmpty() ? null : Condition.all(left);
    return new Domain(domain.element(), domain.kind(), elements, rest);
  }

  Node quantified(Term.Quantified term) {
    Node condition = terms.conditionOrAlways(term.domain().condition());
    return switch (term.quantifier()) {
      case SOME -> new Domain.Some(domain(term.domain(), condition));
      case NO -> Condition.not(new Domain.Some(domain(term.domain(), condition)));
      case EVERY -> Condition.not(new Domain.Some(domain(term.domain(), Condition.not(condition))));
    };
  }

  Node outermost(Term.Outermost term) {
    ZonePlace pile = terms.pile(term.domain().set());
    Domain domain = pile == null ? domain(term.domain()) : fromTheTop(term.domain(), pile);
    return new Domain.Fold(
        term.first() ? Aggregation.FIRST : Aggregation.LAST,
        new Leaf.ReadSlot(domain.element()),
        new Order.AsEncoded(),
        domain);
  }

  private Domain fromTheTop(Term.Domain domain, ZonePlace pile) {
    Node where = terms.conditionOrAlways(domain.condition());
    return new Domain(
        terms.slot(domain.element()),
        null,
        new Sequence.Pile(pile),
        where.equals(Constant.YES) ? null : where);
  }

  Node aggregate(Term.Aggregate term) {
    return new Domain.Fold(
        aggregation(term.aggregation()),
        terms.lower(term.value()),
        terms.types().order(term.value().type()),
        domain(term.domain()));
  }

  private static Aggregation aggregation(Expression.Aggregation aggregation) {
    return switch (aggregation) {
      case SUM -> Aggregation.SUM;
      case HIGHEST -> Aggregation.HIGHEST;
      case LOWEST -> Aggregation.LOWEST;
    };
  }

  Node filtered(Term.Filtered term) {
    @Nullable Term condition = term.domain().condition();
    return condition == null ? terms.lower(term.domain().set()) : filter(domain(term.domain()));
  }

  private static Node filter(Domain domain) {
    return domain.where() == null ? domain.elements() : new Domain.Filter(domain);
  }

  Node selected(Term.Selected term) {
    return new Domain.Best(domain(term.domain()), standards(term.standards()));
  }

  Node place(Term.PlaceAmong term) {
    return new Domain.PlaceAmong(
        terms.lower(term.subject()),
        term.worse(),
        domain(term.domain()),
        standards(term.standards()));
  }

  Node run(Term.Run term) {
    List<Term> same = term.keys().subList(0, term.keys().size() - 1);
    Term member = term.member();
    return new Run(
        member == null ? null : terms.lower(member),
        domain(term.domain()),
        same.stream().map(terms::lower).toList(),
        terms.step(term.keys().getLast()));
  }

  private List<Domain.Standard> standards(List<Term.Standard> standards) {
    return standards.stream()
        .map(standard -> new Domain.Standard(standard.most(), terms.measure(standard.value())))
        .toList();
  }
}
