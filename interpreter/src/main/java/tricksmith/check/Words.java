package tricksmith.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;
import tricksmith.syntax.Name;

/**
 * Finds what a bare word means. The type that is expected where it stands decides between meanings;
 * a name that is bound around it comes before all others ({@code docs/language.md}, 3).
 */
final class Words {
  private final Context context;
  private final NameMeanings names;
  private final ConstantMeanings constants;

  Words(Context context) {
    this.context = context;
    this.names = new NameMeanings(context);
    this.constants = new ConstantMeanings(context.declared);
  }

  /** The value of a word where {@code hint} is expected, or anything if it is null. */
  Term read(String word, Span span, @Nullable Type hint, Scope scope) {
    Type wanted = hint == null || Types.isMistake(hint) ? null : hint;
    context.notes.caret().expect(span, wanted, () -> context.candidates.values(wanted, scope));
    if (hint != null && Types.isMistake(hint)) {
      return context.notes.attempt(() -> read(word, span, null, scope)).result();
    }
    if (NoneWord.is(word)) {
      return hint == null
          ? context.mistake(CheckProblem.NONE_OF_WHAT, span)
          : new Term.None(span, hint);
    }
    List<Meaning> meanings = names.of(word, span, scope);
    meanings.addAll(constants.of(word, span, hint));
    return meanings.isEmpty()
        ? unknown(word, span, hint, scope)
        : chosen(word, span, meanings, hint);
  }

  /** The value of a name in a list of constants of one type. */
  Term constant(Name name, Type type) {
    context.notes.caret().expect(name.span(), type, () -> context.candidates.constantsOf(type));
    List<Meaning> meanings = constants.of(name.text(), name.span(), type);
    if (meanings.isEmpty()) {
      return context.mistake(
          CheckProblem.NOT_A_CONSTANT, name.span(), name.text(), Notation.of(type));
    }
    return chosen(name.text(), name.span(), meanings, type);
  }

  /** The name of a card, which must be one. */
  void card(Name name) {
    context.notes.caret().expect(name.span(), Type.Basic.CARD, context.candidates::cards);
    Span declared = context.declared.constants().cards().get(name.text());
    if (declared == null) {
      noCard(name);
    } else {
      context.notes.use(name, NameKind.CARD, declared, Type.Basic.CARD);
    }
  }

  private void noCard(Name name) {
    Optional<String> meant = Vernacular.card(name.text(), context.declared.constants());
    if (meant.isPresent()) {
      context.notes.problem(CheckProblem.NOT_IN_DECK_LIKE, name.span(), name.text(), meant.get());
    } else {
      context.notes.problem(
          CheckProblem.NOT_IN_DECK, name.span(), name.text(), NameKind.CARD.word());
    }
  }

  private Term chosen(String word, Span span, List<Meaning> meanings, @Nullable Type hint) {
    List<Meaning> fitting = hint == null ? likely(meanings) : fitting(meanings, hint);
    Meaning first = fitting.isEmpty() ? meanings.getFirst() : fitting.getFirst();
    if (fitting.size() > 1 && first.kind() != NameKind.LOCAL) {
      String all =
          fitting.stream()
              .map(meaning -> meaning.kind().word() + " " + word)
              .distinct()
              .collect(Collectors.joining(", "));
      return context.mistake(CheckProblem.AMBIGUOUS_WORD, span, word, all);
    }
    context.notes.use(span, word, first.kind(), first.declared(), first.type());
    return first.term().get();
  }

  /**
   * Where nothing is expected names come before constants; of two names of one type neither does.
   */
  private static List<Meaning> likely(List<Meaning> meanings) {
    Meaning first = meanings.getFirst();
    return first.isConstant()
        ? meanings
        : meanings.stream()
            .filter(meaning -> !meaning.isConstant())
            .filter(meaning -> meaning.type().equals(first.type()))
            .toList();
  }

  /**
   * Those that are of the type expected, or else those that can be converted to it. Where a set is
   * expected a single value does as well as a set.
   */
  private static List<Meaning> fitting(List<Meaning> meanings, Type hint) {
    List<Meaning> exact =
        meanings.stream().filter(meaning -> Types.fits(meaning.type(), hint)).toList();
    return exact.isEmpty() || hint instanceof Type.SetOf
        ? meanings.stream().filter(meaning -> Conversion.possible(meaning.type(), hint)).toList()
        : exact;
  }

  private Term unknown(String word, Span span, @Nullable Type hint, Scope scope) {
    if (word.equals("it")) {
      return context.mistake(CheckProblem.IT_OUTSIDE_A_CHOICE, span);
    }
    return context.unknownName(word, span, hint, scope);
  }
}
