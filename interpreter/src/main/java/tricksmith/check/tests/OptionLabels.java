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
    if (term instanceof Term.NumberConstant number) {
      return Long.toString(number.value());
    }
    if (term instanceof Term.YesNoConstant yesNo) {
      return yesNo.value() ? "yes" : "no";
    }
    if (term instanceof Term.LabelConstant label) {
      return label.label();
    }
    if (term instanceof Term.SuitConstant suit) {
      return suit.suit();
    }
    return term instanceof Term.RankConstant rank ? rank.rank() : negative(term);
  }

  private static @Nullable String negative(Term term) {
    return term instanceof Term.Operation operation
            && operation.operator() == Operator.NEGATE
            && operation.operands().getFirst() instanceof Term.NumberConstant number
        ? Long.toString(-number.value())
        : null;
  }
}
