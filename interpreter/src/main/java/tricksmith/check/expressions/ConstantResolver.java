package tricksmith.check.expressions;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.DeckConstants;
import tricksmith.check.symbols.DeclaredSymbols;
import tricksmith.check.symbols.NumberWords;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;

/** The constants that a word can be: a number, yes or no, a label, a suit, a rank, a card. */
record ConstantResolver(DeclaredSymbols declared) {
  /**
   * The constants that a word can be where {@code hint} is expected; null for any. A number is a
   * rank or a label only where one is expected.
   */
  List<Meaning> of(String word, Span span, @Nullable Type hint) {
    List<Meaning> meanings = new ArrayList<>();
    boolean number = NumberWords.isNumber(word);
    if (number) {
      meanings.add(number(word, span));
    }
    if (!number || hint != null) {
      addNamed(word, span, hint, meanings);
    }
    return meanings;
  }

  private void addNamed(String word, Span span, @Nullable Type hint, List<Meaning> meanings) {
    DeckConstants constants = declared.constants();
    if (word.equals("yes") || word.equals("no")) {
      meanings.add(truth(word, span));
    }
    addLabel(word, span, hint, meanings);
    Span suit = constants.suits().get(word);
    if (suit != null) {
      Supplier<Term> term = () -> new Term.SuitConstant(span, word);
      meanings.add(new Meaning(NameKind.SUIT, suit, Type.Basic.SUIT, term));
    }
    Span rank = constants.ranks().get(word);
    if (rank != null) {
      Supplier<Term> term = () -> new Term.RankConstant(span, word);
      meanings.add(new Meaning(NameKind.RANK, rank, Type.Basic.RANK, term));
    }
    Span card = constants.cards().get(word);
    if (card != null) {
      Supplier<Term> term = () -> new Term.FaceConstant(span, word);
      meanings.add(new Meaning(NameKind.CARD, card, Type.Basic.CARD, term));
    }
  }

  private static Meaning number(String word, Span span) {
    long value = NumberWords.value(word);
    return new Meaning(
        NameKind.NUMBER, null, Type.Basic.NUMBER, () -> new Term.NumberConstant(span, value));
  }

  private static Meaning truth(String word, Span span) {
    return new Meaning(
        NameKind.WORD,
        null,
        Type.Basic.YES_NO,
        () -> new Term.YesNoConstant(span, word.equals("yes")));
  }

  private void addLabel(String word, Span span, @Nullable Type hint, List<Meaning> meanings) {
    Type wanted = hint == null ? null : Types.having(word, hint);
    Type type = wanted != null ? wanted : declared.labelTypes().having(word);
    if (type != null) {
      meanings.add(
          new Meaning(
              NameKind.LABEL,
              declared.labelTypes().label(word),
              type,
              () -> new Term.LabelConstant(span, type, word)));
    }
  }
}
