package tricksmith.check;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/**
 * One thing that a word can mean.
 *
 * @param declared where it is declared; null for what the language declares
 * @param term makes the term, if this is what is meant
 */
record Meaning(NameKind kind, @Nullable Span declared, Type type, Supplier<Term> term) {

  /** Whether nothing but the type expected can tell it from others. */
  boolean isConstant() {
    return switch (kind) {
      case LABEL, SUIT, RANK, CARD, NUMBER -> true;
      case LOCAL, VARIABLE, DEFINITION, OPTION, ZONE, DECK, WORD, FUNCTION, LABEL_TYPE, KIND ->
          false;
    };
  }
}
