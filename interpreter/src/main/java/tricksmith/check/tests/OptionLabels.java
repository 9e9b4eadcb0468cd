package tricksmith.check.tests;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;

/** Constants as values of options. */
final class OptionLabels {
  private OptionLabels() {}

  /** The labels of a constant, or of a set of constants; null if it is neither. */
  static @Nullable List<String> of(Term term) {
    if (term instanceof Term.SetOfValues set) {
      List<String> labels = new ArrayList<>();
      for (Term element : set.elements()) {
        String label = label(element);
        if (label == null) {
          return null;
        }
        labels.add(label);
      }
      return labels;
    }
    if (term instanceof Term.None none && none.type() instanceof Type.SetOf) {
      return List.of();
    }
    String label = label(term);
    return label == null ? null : List.of(label);
  }

  private static @Nullable String label(Term term) {
    if (term instanceof Term.Constant constant && term.type() != Type.Basic.CARD) {
      return constant.written();
    }
    return term.operator() == Operator.NEGATE
            && term.children().getFirst() instanceof Term.NumberConstant number
        ? Long.toString(-number.value())
        : null;
  }
}
