package tricksmith.check.advice;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.names.Expected;
import tricksmith.check.names.Expected.Candidate;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.Parameter;
import tricksmith.check.names.Plurals;
import tricksmith.check.symbols.BuiltInFunction;
import tricksmith.check.symbols.BuiltInWord;
import tricksmith.check.symbols.DeckConstants;
import tricksmith.check.symbols.DefinitionSymbol;
import tricksmith.check.symbols.LabelTypes;
import tricksmith.check.symbols.LocalFactory;
import tricksmith.check.symbols.ProcedureSymbol;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.check.types.AllValues;
import tricksmith.check.types.Conversion;
import tricksmith.check.types.ProductTypes;
import tricksmith.rules.Local;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;
import tricksmith.syntax.Name;

/** Finds what could be written at a place. */
public record Candidates(Symbols symbols) {
  private static final List<String> QUESTIONS =
      List.of("none", "chosen", "nobody", "somebody", "empty");

  /** Values of a type, or of any type if it is null. */
  public Expected values(@Nullable Type hint, Scope scope) {
    Map<String, Candidate> names = new LinkedHashMap<>();
    scope.locals().forEach((name, local) -> putLocal(names, name, local, hint));
    variables(hint).forEach(name -> names.putIfAbsent(name.name(), name));
    definitions(scope, hint).forEach(name -> names.putIfAbsent(name.name(), name));
    options(hint).forEach(name -> names.putIfAbsent(name.name(), name));
    zones(hint).forEach(name -> names.putIfAbsent(name.name(), name));
    words(hint).forEach(name -> names.putIfAbsent(name.name(), name));
    allOfTypes(hint).forEach(name -> names.putIfAbsent(name.name(), name));
    List<Candidate> all = new ArrayList<>(names.values());
    constants(hint).forEach(all::add);
    functions(hint).forEach(all::add);
    return new Expected(hint, all);
  }

  private static void putLocal(
      Map<String, Candidate> names, String name, Local local, @Nullable Type hint) {
    if (!name.isEmpty()) {
      names.putIfAbsent(name, plain(NameKind.LOCAL, name, local.type(), local.declared(), hint));
    }
  }

  public Expected procedures() {
    return new Expected(
        null, symbols.procedures().all().stream().map(Candidates::procedure).toList());
  }

  private static Candidate procedure(ProcedureSymbol procedure) {
    Name name = procedure.name();
    return plain(NameKind.PROCEDURE, name.text(), null, name.span(), null)
        .withParameters(procedure.parameters().stream().map(Parameter::of).toList());
  }

  /** Variables. */
  public Expected settable() {
    return new Expected(null, variables(null).toList());
  }

  public Expected constantsOf(Type type) {
    return new Expected(type, constants(type).filter(Candidate::fits).toList());
  }

  /** Cards of the decks, and {@code nothing}. */
  public Expected cards() {
    Candidate nothing = plain(NameKind.WORD, "nothing", Types.CARDS, null, null);
    return new Expected(
        Type.Basic.CARD,
        Stream.concat(constantsOf(Type.Basic.CARD).candidates().stream(), Stream.of(nothing))
            .toList());
  }

  /** What {@code given} can set in a test. */
  public Expected givens() {
    Stream<Candidate> ofSeats =
        Stream.of("score", "tricks")
            .map(name -> plain(NameKind.FUNCTION, name, Type.Basic.NUMBER, null, null))
            .map(name -> name.withParameters(List.of(new Parameter("seat 1", Type.Basic.PLAYER))));
    return new Expected(
        null, Stream.of(options(null), variables(null), ofSeats).flatMap(names -> names).toList());
  }

  /** Names that take arguments in parentheses. */
  public Expected callable(Scope scope) {
    Stream<Candidate> named = Stream.concat(definitions(scope, null), functions(null));
    return new Expected(
        null,
        distinct(
            Stream.concat(named.filter(name -> !name.parameters().isEmpty()), kinds()).toList()));
  }

  /** Factors of a product: values, sets, and types that mean all their values. */
  public Expected factors(@Nullable Type hint, Scope scope) {
    Type several = hint == null ? null : new Type.SetOf(hint);
    Stream<Candidate> basic =
        AllValues.BY_TYPE_NAME.entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(type -> all(type.getKey(), type.getValue(), null, several));
    return new Expected(
        hint, Stream.concat(basic, values(several, scope).candidates().stream()).toList());
  }

  private Stream<Candidate> allOfTypes(@Nullable Type hint) {
    LabelTypes types = symbols.labelTypes();
    return types.all().entrySet().stream()
        .filter(entry -> Types.listable(entry.getValue()))
        .map(entry -> all(entry.getKey(), entry.getValue(), types.declared(entry.getKey()), hint));
  }

  private static Candidate all(
      String name, Type type, @Nullable Span declared, @Nullable Type hint) {
    return plain(NameKind.LABEL_TYPE, name, new Type.SetOf(type), declared, hint);
  }

  /** Default values of an option. */
  public static Expected defaults(Type type, DeckConstants constants) {
    Type element = type instanceof Type.SetOf(Type inSet) ? inSet : type;
    List<Candidate> names = new ArrayList<>();
    if (element instanceof Type.Labels labels) {
      labels.labels().forEach(label -> names.add(plain(NameKind.LABEL, label, type, null, null)));
    } else if (element == Type.Basic.YES_NO) {
      List.of("yes", "no")
          .forEach(word -> names.add(plain(NameKind.WORD, word, element, null, null)));
    } else if (element == Type.Basic.SUIT) {
      all(NameKind.SUIT, constants.suits(), element, null).forEach(names::add);
    } else if (element == Type.Basic.RANK) {
      all(NameKind.RANK, constants.ranks(), element, null).forEach(names::add);
    }
    if (type instanceof Type.SetOf) {
      names.add(plain(NameKind.WORD, "none", type, null, null));
    }
    return new Expected(type, names);
  }

  /** Properties of a value, as in {@code x.f} and {@code f of x}. */
  public Expected properties(Type of) {
    List<Candidate> names = new ArrayList<>();
    ProductTypes.parts(of).forEach((name, type) -> names.add(part(name, type)));
    BuiltInFunction.all().stream()
        .filter(function -> function.parameters().size() == 1)
        .filter(function -> Conversion.possible(of, function.parameters().getFirst()))
        .forEach(function -> names.add(function(function, null)));
    symbols.definitions().globals().stream()
        .filter(entry -> entry.parameters().size() == 1)
        .filter(entry -> Conversion.possible(of, entry.parameters().getFirst().type()))
        .forEach(entry -> names.add(definition(entry, null)));
    if (of == Type.Basic.CARD) {
      kinds().forEach(names::add);
    }
    if (Conversion.possible(of, Types.PLAYERS)) {
      zones(null).filter(zone -> !zone.indices().isEmpty()).forEach(names::add);
    }
    return new Expected(null, distinct(names));
  }

  private Candidate part(String name, Type type) {
    Span declared = symbols.labelTypes().declared(name);
    NameKind kind = declared == null ? NameKind.WORD : NameKind.LABEL_TYPE;
    return plain(kind, name, type, declared, null);
  }

  /**
   * What can precede {@code in} or {@code on} and a set: the name of its elements, and nouns for
   * some of them.
   */
  public Expected nouns(Type element, boolean several, Scope scope) {
    String called = LocalFactory.elementName(element);
    Stream<Candidate> own =
        called.isEmpty()
            ? Stream.of()
            : Stream.of(
                plain(
                    NameKind.LOCAL, called, element, symbols.labelTypes().declared(called), null));
    Stream<Candidate> kinds = element == Type.Basic.CARD ? kinds() : Stream.of();
    Stream<Candidate> defined =
        Stream.concat(scope.definitions().stream(), symbols.definitions().globals().stream())
            .filter(entry -> entry.type() == Type.Basic.YES_NO && entry.parameters().size() == 1)
            .filter(entry -> Types.fits(element, entry.parameters().getFirst().type()))
            .map(
                entry ->
                    plain(
                        NameKind.DEFINITION,
                        entry.name().text(),
                        Type.Basic.YES_NO,
                        entry.name().span(),
                        null));
    return new Expected(
        null,
        Stream.of(own, kinds, defined)
            .flatMap(names -> names)
            .map(name -> several ? name.called(Plurals.of(name.name())) : name)
            .toList());
  }

  /** What can follow {@code is}. */
  public Expected questions() {
    Stream<Candidate> words =
        QUESTIONS.stream().map(word -> plain(NameKind.WORD, word, Type.Basic.YES_NO, null, null));
    return new Expected(null, Stream.concat(words, kinds()).toList());
  }

  private static List<Candidate> distinct(List<Candidate> names) {
    Map<String, Candidate> found = new LinkedHashMap<>();
    names.forEach(name -> found.putIfAbsent(name.name(), name));
    return List.copyOf(found.values());
  }

  private Stream<Candidate> variables(@Nullable Type hint) {
    return symbols.variables().all().stream()
        .map(
            variable ->
                plain(
                        NameKind.VARIABLE,
                        variable.name(),
                        variable.type(),
                        variable.declared(),
                        hint)
                    .withIndices(variable.indices()));
  }

  private Stream<Candidate> definitions(Scope scope, @Nullable Type hint) {
    Collection<DefinitionSymbol> local = scope.definitions();
    return Stream.concat(local.stream(), symbols.definitions().globals().stream())
        .map(entry -> definition(entry, hint));
  }

  private Candidate definition(DefinitionSymbol entry, @Nullable Type hint) {
    Name name = entry.name();
    return plain(NameKind.DEFINITION, name.text(), entry.type(), name.span(), hint)
        .withParameters(entry.parameters().stream().map(Parameter::of).toList());
  }

  private Stream<Candidate> options(@Nullable Type hint) {
    return symbols.options().values().stream()
        .map(option -> plain(NameKind.OPTION, option.name(), option.type(), option.span(), hint));
  }

  private Stream<Candidate> zones(@Nullable Type hint) {
    return symbols.zones().values().stream()
        .map(
            zone ->
                plain(NameKind.ZONE, zone.name(), Types.CARDS, zone.declared(), hint)
                    .withIndices(zone.perPlayer() ? List.of(Type.Basic.PLAYER) : List.of()));
  }

  private static Stream<Candidate> words(@Nullable Type hint) {
    Stream<Candidate> values =
        BuiltInWord.values().stream()
            .map(word -> plain(NameKind.WORD, word.word(), word.type(), null, hint));
    Stream<Candidate> others =
        Stream.of(
            plain(NameKind.WORD, "yes", Type.Basic.YES_NO, null, hint),
            plain(NameKind.WORD, "no", Type.Basic.YES_NO, null, hint),
            plain(NameKind.WORD, "hands", Types.CARDS, null, hint),
            plain(NameKind.WORD, "score", Type.Basic.NUMBER, null, hint));
    Stream<Candidate> none =
        hint == null || hint == Type.Basic.YES_NO
            ? Stream.of()
            : Stream.of(plain(NameKind.WORD, noneOf(hint), hint, null, hint));
    return Stream.of(values, others, none).flatMap(names -> names);
  }

  private static String noneOf(Type type) {
    return Types.fits(type, Type.Basic.PLAYER) ? "nobody" : "none";
  }

  private static Stream<Candidate> functions(@Nullable Type hint) {
    return BuiltInFunction.all().stream().map(function -> function(function, hint));
  }

  private static Candidate function(BuiltInFunction function, @Nullable Type hint) {
    return plain(NameKind.FUNCTION, function.name(), function.result(), null, hint)
        .withParameters(function.parameters().stream().map(Parameter::of).toList());
  }

  private Stream<Candidate> constants(@Nullable Type hint) {
    DeckConstants constants = symbols.constants();
    Stream<Candidate> labels =
        symbols.labelTypes().labels().stream().map(label -> label(label, hint));
    Stream<Candidate> cards =
        hint != null && Conversion.possible(Type.Basic.CARD, hint)
            ? all(NameKind.CARD, constants.cards(), Type.Basic.CARD, hint)
            : Stream.of();
    return Stream.of(
            labels,
            all(NameKind.SUIT, constants.suits(), Type.Basic.SUIT, hint),
            all(NameKind.RANK, constants.ranks(), Type.Basic.RANK, hint),
            cards)
        .flatMap(names -> names);
  }

  private Candidate label(String label, @Nullable Type hint) {
    Type wanted = hint == null ? null : Types.having(label, hint);
    Type type = wanted != null ? wanted : symbols.labelTypes().having(label);
    Span declared = symbols.labelTypes().label(label);
    boolean fits = wanted != null || hint == null;
    return new Candidate(NameKind.LABEL, label, type, declared, fits);
  }

  private Stream<Candidate> kinds() {
    return all(NameKind.KIND, symbols.constants().kinds(), Type.Basic.YES_NO, (Type) null);
  }

  private static Stream<Candidate> all(
      NameKind kind, Map<String, Span> names, Type type, @Nullable Type hint) {
    return names.entrySet().stream()
        .map(entry -> plain(kind, entry.getKey(), type, place(entry.getValue()), hint));
  }

  private static Candidate plain(
      NameKind kind,
      String name,
      @Nullable Type type,
      @Nullable Span declared,
      @Nullable Type hint) {
    return new Candidate(kind, name, known(type), place(declared), fits(type, hint));
  }

  private static boolean fits(@Nullable Type type, @Nullable Type hint) {
    return hint == null
        || (type != null && !Types.isMistake(type) && Conversion.possible(type, hint));
  }

  private static @Nullable Type known(@Nullable Type type) {
    return type == null || Types.isMistake(type) ? null : type;
  }

  private static @Nullable Span place(@Nullable Span declared) {
    return CheckLog.NOWHERE.equals(declared) ? null : declared;
  }
}
