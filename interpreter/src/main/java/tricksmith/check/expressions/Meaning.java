package tricksmith.check.expressions;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tricksmith.check.names.NameKind;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/**
 * One possible meaning of a word.
 *
 * @param declared null if it is built in
 * @param term makes the term if this meaning is chosen
 */
record Meaning(NameKind kind, @Nullable Span declared, Type type, Supplier<Term> term) {

  /** Whether only the expected type can distinguish it from others. */
  boolean isConstant() {
    return switch (kind) {
      case LABEL, SUIT, RANK, CARD, NUMBER -> true;
      case LOCAL,
          VARIABLE,
          DEFINITION,
          OPTION,
          ZONE,
          DECK,
          WORD,
          FUNCTION,
          LABEL_TYPE,
          KIND,
          PROCEDURE ->
          false;
    };
  }
}
