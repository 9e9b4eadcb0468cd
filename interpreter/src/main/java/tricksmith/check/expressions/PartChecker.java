package tricksmith.check.expressions;

import java.util.List;
import java.util.stream.IntStream;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.LabelTypes;
import tricksmith.check.types.ProductTypes;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;
import tricksmith.syntax.Name;

/** Checks parts of combinations and members of unions, named after their types. */
record PartChecker(LabelTypes labelTypes, CheckLog log) {

  /**
   * A part named by its type: of a combination, that part; of a union, the value itself if it has
   * that type.
   */
  Term part(Term of, Name name, Span span) {
    Span declared = labelTypes.declared(name.text());
    NameKind kind = declared == null ? NameKind.WORD : NameKind.LABEL_TYPE;
    log.use(name, kind, declared, ProductTypes.parts(of.type()).get(name.text()));
    if (of.type() instanceof Type.Union(_, List<Type> members)) {
      for (Type member : members) {
        if (name.text().equals(Types.name(member))) {
          return new Term.Member(span, member, of);
        }
      }
    }
    Type.Product product = Types.product(of.type());
    if (product == null) {
      throw new IllegalArgumentException("no part " + name + " of " + of.type());
    }
    Term combination = of.type() instanceof Type.Union ? new Term.Member(span, product, of) : of;
    return part(combination, product, name, span);
  }

  private Term part(Term of, Type.Product product, Name name, Span span) {
    List<Type> factors = product.factors();
    List<Integer> places =
        IntStream.range(0, factors.size())
            .filter(place -> name.text().equals(Types.name(factors.get(place))))
            .boxed()
            .toList();
    return places.size() > 1
        ? log.error(CheckProblem.SEVERAL_PARTS, name, name.text())
        : new Term.Part(span, factors.get(places.getFirst()), of, places.getFirst());
  }
}
