package tricksmith.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.syntax.Name;

/**
 * Finds what a bare word means. The type that is expected where it stands decides between meanings;
 * a name that is bound around it comes before all others ({@code docs/language.md}, 3).
 */
final class Words {
  private final Context context;
  private final Owners owners;

  Words(Context context) {
    this.context = context;
    this.owners = new Owners(context);
  }

  /** One thing that a word can mean. */
  record Meaning(NameKind kind, @Nullable Span declared, Type type, Supplier<Term> term) {

    /** Whether nothing but the type expected can tell it from others. */
    private boolean isConstant() {
      return switch (kind) {
        case LABEL, SUIT, RANK, CARD, NUMBER -> true;
        case LOCAL, VARIABLE, DEFINITION, OPTION, ZONE, DECK, WORD, FUNCTION, LABEL_TYPE, KIND ->
            false;
      };
    }
  }

  /** The value of a word where {@code hint} is expected, or anything if it is null. */
  Term read(String word, Span span, @Nullable Type hint, Scope scope) {
    if (NoneWord.is(word)) {
      return hint == null || Types.isMistake(hint) ? none(span, hint) : new Term.None(span, hint);
    }
    List<Meaning> meanings =
        Stream.concat(names(word, span, scope), constants(word, span, hint)).toList();
    return meanings.isEmpty() ? unknown(word, span, scope) : chosen(word, span, meanings, hint);
  }

  /** The value of a name in a list of constants of one type. */
  Term constant(Name name, Type type) {
    List<Meaning> meanings = constants(name.text(), name.span(), type).toList();
    if (meanings.isEmpty()) {
      return context.mistake(
          CheckProblem.NOT_A_CONSTANT, name.span(), name.text(), Notation.of(type));
    }
    return chosen(name.text(), name.span(), meanings, type);
  }

  /** The name of a card, which must be one. */
  void card(Name name) {
    Span declared = context.declared.constants().cards().get(name.text());
    if (declared == null) {
      context.notes.problem(
          CheckProblem.NOT_IN_DECK, name.span(), name.text(), NameKind.CARD.word());
    } else {
      context.notes.use(name, NameKind.CARD, declared, Type.Basic.CARD);
    }
  }

  private Term none(Span span, @Nullable Type hint) {
    return hint == null ? context.mistake(CheckProblem.NONE_OF_WHAT, span) : Mistake.at(span);
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

  private Stream<Meaning> names(String word, Span span, Scope scope) {
    return Stream.of(
            local(word, span, scope),
            variable(word, span, scope),
            definition(word, span, scope),
            option(word, span),
            zone(word, span, scope),
            builtIn(word, span, scope))
        .flatMap(Stream::ofNullable);
  }

  private @Nullable Meaning local(String word, Span span, Scope scope) {
    Local local = scope.local(word);
    return local == null
        ? null
        : new Meaning(
            NameKind.LOCAL, local.declared(), local.type(), () -> new Term.LocalValue(span, local));
  }

  private @Nullable Meaning variable(String word, Span span, Scope scope) {
    Variable variable = context.variables.find(word);
    return variable == null
        ? null
        : new Meaning(
            NameKind.VARIABLE,
            variable.declared(),
            variable.type(),
            () -> owners.entry(variable, span, scope));
  }

  private @Nullable Meaning definition(String word, Span span, Scope scope) {
    Definitions.Entry entry = context.definitions.find(word, scope);
    if (entry == null) {
      return null;
    }
    return new Meaning(
        NameKind.DEFINITION,
        entry.name().span(),
        context.definitions.type(entry, span),
        () -> context.calls.definition(entry, span, List.of(), scope));
  }

  private @Nullable Meaning option(String word, Span span) {
    Option option = context.declared.options().get(word);
    return option == null
        ? null
        : new Meaning(
            NameKind.OPTION,
            option.span(),
            option.type(),
            () -> new Term.OptionValue(span, option));
  }

  private @Nullable Meaning zone(String word, Span span, Scope scope) {
    Zone zone = context.declared.zones().get(word);
    return zone == null || zone.name().equals(Zone.TABLE)
        ? null
        : new Meaning(
            NameKind.ZONE, zone.declared(), Types.CARDS, () -> owners.zone(zone, span, scope));
  }

  private @Nullable Meaning builtIn(String word, Span span, Scope scope) {
    if (context.definitions.find(word, scope) != null && word.equals("suit-led")) {
      return null;
    }
    Type type =
        switch (word) {
          case "yes", "no" -> Type.Basic.YES_NO;
          case "hands" -> Types.CARDS;
          case "score" -> Type.Basic.NUMBER;
          default -> {
            BuiltInWord known = BuiltInWord.of(word);
            yield known == null ? null : known.type();
          }
        };
    return type == null
        ? null
        : new Meaning(NameKind.WORD, null, type, () -> builtInTerm(word, span, scope));
  }

  private Term builtInTerm(String word, Span span, Scope scope) {
    BuiltInWord known = BuiltInWord.of(word);
    if (known != null) {
      return known.at(span);
    }
    return switch (word) {
      case "hands" -> owners.hands(span);
      case "score" -> owners.score(span, scope);
      default -> new Term.YesNoConstant(span, word.equals("yes"));
    };
  }

  private Stream<Meaning> constants(String word, Span span, @Nullable Type hint) {
    List<Meaning> found = new ArrayList<>();
    if (Numbers.isNumber(word)) {
      long value = Numbers.value(word);
      found.add(
          new Meaning(
              NameKind.NUMBER,
              null,
              Type.Basic.NUMBER,
              () -> new Term.NumberConstant(span, value)));
    }
    Type labels = labelType(word, hint);
    if (labels != null) {
      found.add(
          new Meaning(
              NameKind.LABEL,
              context.declared.labelTypes().label(word),
              labels,
              () -> new Term.LabelConstant(span, labels, word)));
    }
    Constants constants = context.declared.constants();
    if (constants.suits().containsKey(word)) {
      found.add(
          new Meaning(
              NameKind.SUIT,
              constants.suits().get(word),
              Type.Basic.SUIT,
              () -> new Term.SuitConstant(span, word)));
    }
    if (constants.ranks().containsKey(word)) {
      found.add(
          new Meaning(
              NameKind.RANK,
              constants.ranks().get(word),
              Type.Basic.RANK,
              () -> new Term.RankConstant(span, word)));
    }
    if (constants.cards().containsKey(word)) {
      found.add(
          new Meaning(
              NameKind.CARD,
              constants.cards().get(word),
              Type.Basic.CARD,
              () -> new Term.FaceConstant(span, word)));
    }
    // A number is a rank or a label only where one is expected.
    return hint == null && Numbers.isNumber(word) ? found.stream().limit(1) : found.stream();
  }

  private @Nullable Type labelType(String word, @Nullable Type hint) {
    Type wanted = hint == null ? null : Types.having(word, hint);
    return wanted != null ? wanted : context.declared.labelTypes().having(word);
  }

  private Term unknown(String word, Span span, Scope scope) {
    if (word.equals("it")) {
      return context.mistake(CheckProblem.IT_OUTSIDE_A_CHOICE, span);
    }
    return context.unknownName(word, span, scope);
  }
}
