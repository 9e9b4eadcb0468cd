package tricksmith.check;

import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;

/** The constants that a word can be: a number, a truth, a label, a suit, a rank, a card. */
final class ConstantMeanings {
  private final Declared declared;

  ConstantMeanings(Declared declared) {
    this.declared = declared;
  }

  /**
   * What a word can be where {@code hint} is expected, or anything if it is null. A number is a
   * rank or a label only where one is expected.
   */
  Stream<Meaning> of(String word, Span span, @Nullable Type hint) {
    if (hint == null && Numbers.isNumber(word)) {
      return number(word, span);
    }
    Constants constants = declared.constants();
    return Stream.of(
            number(word, span),
            truth(word, span),
            label(word, span, hint),
            one(
                word,
                span,
                NameKind.SUIT,
                constants.suits(),
                Type.Basic.SUIT,
                Term.SuitConstant::new),
            one(
                word,
                span,
                NameKind.RANK,
                constants.ranks(),
                Type.Basic.RANK,
                Term.RankConstant::new),
            one(
                word,
                span,
                NameKind.CARD,
                constants.cards(),
                Type.Basic.CARD,
                Term.FaceConstant::new))
        .flatMap(meanings -> meanings);
  }

  private static Stream<Meaning> number(String word, Span span) {
    if (!Numbers.isNumber(word)) {
      return Stream.of();
    }
    long value = Numbers.value(word);
    return Stream.of(
        new Meaning(
            NameKind.NUMBER, null, Type.Basic.NUMBER, () -> new Term.NumberConstant(span, value)));
  }

  private static Stream<Meaning> truth(String word, Span span) {
    return word.equals("yes") || word.equals("no")
        ? Stream.of(
            new Meaning(
                NameKind.WORD,
                null,
                Type.Basic.YES_NO,
                () -> new Term.YesNoConstant(span, word.equals("yes"))))
        : Stream.of();
  }

  private Stream<Meaning> label(String word, Span span, @Nullable Type hint) {
    Type wanted = hint == null ? null : Types.having(word, hint);
    Type type = wanted != null ? wanted : declared.labelTypes().having(word);
    return type == null
        ? Stream.of()
        : Stream.of(
            new Meaning(
                NameKind.LABEL,
                declared.labelTypes().label(word),
                type,
                () -> new Term.LabelConstant(span, type, word)));
  }

  private static Stream<Meaning> one(
      String word,
      Span span,
      NameKind kind,
      Map<String, Span> declared,
      Type type,
      BiFunction<Span, String, Term> term) {
    return declared.containsKey(word)
        ? Stream.of(new Meaning(kind, declared.get(word), type, () -> term.apply(span, word)))
        : Stream.of();
  }
}
