package tricksmith.check.expressions;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Candidates;
import tricksmith.check.advice.EntriesOfSeveral;
import tricksmith.check.advice.Synonyms;
import tricksmith.check.advice.UnknownNames;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.BuiltInFunction;
import tricksmith.check.symbols.DefinitionSymbol;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.check.types.Conversion;
import tricksmith.check.types.ProductTypes;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.source.Spelling;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;

/** Checks names with arguments: definitions, properties, kinds of cards, zones of players. */
final class CallChecker {
  /** Words before {@code of} that are not properties. */
  private static final String OPPONENTS = "opponents of ";

  private static final List<String> NEIGHBOURS = List.of("left", "right");

  /** What is asked of a number as if it were one of its properties. */
  private static final Map<String, String> TIMES =
      Map.of(
          "half", "%s / 2",
          "third", "%s / 3",
          "quarter", "%s / 4",
          "double", "2 * %s",
          "twice", "2 * %s",
          "triple", "3 * %s");

  /** Words for everything in a zone, which the zone's name alone already means. */
  private static final Set<String> REST = Set.of("rest", "remainder", "all");

  /** A property from which a number is subtracted without spaces: {@code trick.number-1}. */
  private static final Pattern SUBTRACTED = Pattern.compile("(?<property>.+)-(?<number>[0-9]+)");

  /** What players call whoever has a card. */
  private static final Set<String> HOLDERS = Set.of("holder", "owner");

  /** Words before a set that are not its properties. */
  private static final Map<String, String> BEFORE_SETS =
      Map.ofEntries(
          Map.entry("random", "random from "),
          Map.entry("top", "top of "),
          Map.entry("bottom", "bottom of "),
          Map.entry("len", "number of "),
          Map.entry("length", "number of "),
          Map.entry("size", "number of "),
          Map.entry("count", "number of "));

  private static final Pattern AND_ANOTHER =
      Pattern.compile(
          "\\s+and\\s+(?<other>(?:number +of +)?[\\p{L}\\p{N}_-]+(?: +of +[\\p{L}\\p{N}_-]+)?)");

  /** What people call the worth of cards. */
  private static final Set<String> POINTS = Set.of("points", "point", "value", "values", "worth");

  /** What each card has one of, by the words for one and for several. */
  private static final Map<String, String> EACH_HAS_ONE =
      Map.of("suit", "suit", "suits", "suit", "rank", "rank", "ranks", "rank");

  private final TypedExpressions expressions;
  private final Symbols symbols;
  private final CheckLog log;
  private final DefinitionChecker definitions;
  private final Candidates candidates;
  private final UnknownNames unknownNames;
  private final PartChecker parts;
  private final CollectiveWords collectiveWords;

  CallChecker(
      TypedExpressions expressions,
      Symbols symbols,
      CheckLog log,
      DefinitionChecker definitions,
      PartChecker parts) {
    this.expressions = expressions;
    this.symbols = symbols;
    this.log = log;
    this.definitions = definitions;
    this.candidates = new Candidates(symbols);
    this.unknownNames = new UnknownNames(symbols, log);
    this.parts = parts;
    this.collectiveWords = new CollectiveWords(log);
  }

  /** {@code f(x)}, {@code f of x}, {@code x.f}. */
  Term call(Expression.Call call, Scope scope) {
    Name name = call.function();
    if (log.caret().isAt(name.span()) && !call.arguments().isEmpty()) {
      Term of = expressions.infer(call.arguments().getFirst(), scope);
      boolean brackets = call.form() == Expression.CallForm.BRACKETS;
      log.caret()
          .expect(
              name.span(),
              null,
              () -> brackets ? candidates.callable(scope) : candidates.properties(of.type()));
    }
    DefinitionSymbol definition = symbols.definitions().find(name.text(), scope);
    List<BuiltInFunction> functions = BuiltInFunction.named(name.text());
    if (definition != null && (functions.isEmpty() || !definition.parameters().isEmpty())) {
      return defined(definition, call, scope);
    }
    if (!functions.isEmpty()) {
      return function(functions, call, scope);
    }
    if (call.arguments().size() == 1) {
      return property(name, call.span(), call.arguments().getFirst(), scope);
    }
    call.arguments().forEach(argument -> expressions.infer(argument, scope));
    return unknown(call, scope);
  }

  /** A definition; or a part of that name, if the definition does not take the argument. */
  private Term defined(DefinitionSymbol definition, Expression.Call call, Scope scope) {
    Name name = call.function();
    if (call.arguments().size() == 1 && definition.parameters().size() == 1) {
      Type wanted = definition.parameters().getFirst().type();
      Term of = expressions.infer(call.arguments().getFirst(), wanted, scope);
      if (!Conversion.possible(of.type(), wanted) && ProductTypes.hasPart(of.type(), name.text())) {
        return parts.part(of, name, call.span());
      }
      use(name, NameKind.DEFINITION, definition.name().span());
      return isSeveralCards(of, wanted) && definitions.type(definition) == Type.Basic.NUMBER
          ? sumOfThem(call.span(), name.text(), of)
          : applied(definition, call.span(), List.of(expressions.converted(of, wanted)));
    }
    use(name, NameKind.DEFINITION, definition.name().span());
    return definition(definition, call.span(), call.arguments(), scope);
  }

  private static boolean isSeveralCards(Term of, Type wanted) {
    return wanted == Type.Basic.CARD
        && (of.type() == Type.Basic.TRICK || of.type().equals(Types.CARDS));
  }

  /** Suggests the sum over the cards for {@code points(trick)}. */
  private Term sumOfThem(Span span, String points, Term of) {
    String cards = (of.type() == Type.Basic.TRICK ? "cards of " : "") + log.written(of);
    String sum = "sum of " + points + "(card) over " + cards;
    String after = log.after(span.end()).strip();
    boolean ends = after.isEmpty() || "};)".indexOf(after.charAt(0)) >= 0;
    return log.replace(
        MisreadingProblem.OF_SEVERAL_CARDS, span, ends ? sum : "(" + sum + ")", points, sum);
  }

  /** The only definition that gives cards a number; null if there are none, or several. */
  private @Nullable DefinitionSymbol pointsOfCards() {
    List<DefinitionSymbol> found =
        symbols.definitions().globals().stream()
            .filter(definition -> definition.parameters().size() == 1)
            .filter(definition -> definition.parameters().getFirst().type() == Type.Basic.CARD)
            .filter(definition -> definitions.type(definition) == Type.Basic.NUMBER)
            .toList();
    return found.size() == 1 ? found.getFirst() : null;
  }

  Term definition(DefinitionSymbol definition, Span span, List<Expression> arguments, Scope scope) {
    List<Local> parameters = definition.parameters();
    if (arguments.isEmpty() && parameters.size() == 1) {
      return ofWhich(definition, span, scope);
    }
    if (arguments.size() != parameters.size()) {
      return log.error(
          CheckProblem.ARGUMENTS,
          span,
          definition.name().text(),
          Integer.toString(parameters.size()),
          Integer.toString(arguments.size()));
    }
    List<Term> values = new ArrayList<>();
    for (int place = 0; place < parameters.size(); place++) {
      values.add(expressions.check(arguments.get(place), parameters.get(place).type(), scope));
    }
    return applied(definition, span, values);
  }

  /** {@code sum of points over hand}, {@code winner scores points}. */
  private Term ofWhich(DefinitionSymbol definition, Span span, Scope scope) {
    Local parameter = definition.parameters().getFirst();
    String name = definition.name().text();
    String type = Notation.of(parameter.type());
    Local around = scope.local(type);
    if (around != null && around.type().equals(parameter.type())) {
      Fix fix = Fix.after(span, "(" + type + ")");
      return log.error(CheckProblem.OF_WHICH, span, fix, name, type, name + "(" + type + ")");
    }
    boolean points =
        parameter.type() == Type.Basic.CARD && definitions.type(definition) == Type.Basic.NUMBER;
    if (!points) {
      return log.error(CheckProblem.OF_WHICH, span, name, type, name + "(…)");
    }
    boolean ofPlayer = scope.local("player") != null;
    boolean summed = log.follows("sum of", span.start());
    String meant =
        "sum of %s(card) over cards %s".formatted(name, ofPlayer ? "won by player" : "of trick");
    return summed
        ? log.error(CheckProblem.OF_WHICH, span, name, type, meant)
        : log.replace(CheckProblem.OF_WHICH, span, meant, name, type, meant);
  }

  private Term applied(DefinitionSymbol definition, Span span, List<Term> values) {
    Type type = definitions.type(definition);
    return Types.isMistake(type)
        ? ErrorTerm.at(span)
        : new Term.DefinitionCall(span, type, definition.id(), values);
  }

  private Term function(List<BuiltInFunction> functions, Expression.Call call, Scope scope) {
    int wanted = functions.getFirst().parameters().size();
    if (call.arguments().size() != wanted) {
      use(call.function(), NameKind.FUNCTION, null);
      Matcher other = AND_ANOTHER.matcher(log.after(call.span().end()));
      if (wanted == 2 && call.arguments().size() == 1 && other.lookingAt()) {
        return ofBoth(call, other);
      }
      return log.error(
          CheckProblem.ARGUMENTS,
          call,
          call.function().text(),
          Integer.toString(wanted),
          Integer.toString(call.arguments().size()));
    }
    if (wanted > 1) {
      use(call.function(), NameKind.FUNCTION, null);
      BuiltInFunction function = functions.getFirst();
      List<Term> operands =
          expressions.all(call.arguments(), function.parameters().getFirst(), scope);
      collectiveWords.beside(operands.getFirst(), operands.getLast(), scope);
      return operation(function, call.span(), operands);
    }
    return ofOne(functions, call, scope);
  }

  /** {@code difference of pot and bid}. */
  private Term ofBoth(Expression.Call call, Matcher other) {
    String one = log.written(call.arguments().getFirst());
    Span whole = new Span(call.span().start(), call.span().end() + other.end());
    String another = CheckLog.words(other.group("other"));
    String counted = another.startsWith("tricks of ") ? "number of " + another : another;
    String meant = "%s(%s, %s)".formatted(call.function().text(), one, counted);
    return log.replace(CheckProblem.BOTH_IN_BRACKETS, whole, meant, call.function().text(), meant);
  }

  private Term ofOne(List<BuiltInFunction> functions, Expression.Call call, Scope scope) {
    Expression argument = call.arguments().getFirst();
    Type hint = functions.size() == 1 ? functions.getFirst().parameters().getFirst() : null;
    Term operand = expressions.infer(argument, hint, scope);
    for (BuiltInFunction function : functions) {
      Term fitting = operand(operand, function.parameters().getFirst());
      if (fitting != null) {
        use(call.function(), NameKind.FUNCTION, null);
        return operation(function, call.span(), List.of(fitting));
      }
    }
    BuiltInFunction first = functions.getFirst();
    if (first.takesPair(operand.type())) {
      use(call.function(), NameKind.FUNCTION, null);
      return new Term.Operation(call.span(), operand.type(), first.operator(), List.of(operand));
    }
    return partOf(operand, call.function(), call.span());
  }

  /** Converts an operand. A parameter for several players also takes one, unconverted. */
  private @Nullable Term operand(Term operand, Type parameter) {
    boolean isPlayer = parameter.equals(Types.PLAYERS) && operand.type() == Type.Basic.PLAYER;
    return isPlayer ? operand : expressions.convertIfPossible(operand, parameter);
  }

  private static Term operation(BuiltInFunction function, Span span, List<Term> operands) {
    return new Term.Operation(span, function.result(), function.operator(), operands);
  }

  private Term property(Name name, Span span, Expression of, Scope scope) {
    Zone zone = symbols.zones().get(name.text());
    if (zone != null && zone.perPlayer()) {
      use(name, NameKind.ZONE, zone.declared());
      return new Term.ZoneCards(span, zone, expressions.players(of, scope));
    }
    Span kind = symbols.constants().kinds().get(name.text());
    if (kind != null) {
      use(name, NameKind.KIND, kind);
      Term card = expressions.check(of, Type.Basic.CARD, scope);
      return new Term.KindTest(span, card, name.text());
    }
    Variable variable = symbols.variables().find(name.text());
    if (variable != null && !variable.indices().isEmpty()) {
      Type found = log.attempt(() -> expressions.infer(of, scope)).result().type();
      if (variable.indices().stream().map(Type.SetOf::new).toList().equals(List.of(found))) {
        return new EntriesOfSeveral(log).report(span, name.text(), of.span());
      }
      String meant = name.text() + "[" + log.written(of) + "]";
      return variable.indices().size() == 1
          ? log.error(
              CheckProblem.INDEX_IN_BRACKETS, name, Fix.replace(span, meant), name.text(), meant)
          : log.error(CheckProblem.INDEX_IN_BRACKETS, name, name.text(), name.text() + "[…]");
    }
    if (name.text().equals("abs") && of instanceof Expression.Word word) {
      Optional<List<String>> sides = unknownNames.difference(word.text(), scope);
      if (sides.isPresent() && !log.attempt(() -> expressions.infer(of, scope)).succeeded()) {
        return distance(span, String.join(", ", sides.get()));
      }
    }
    return partOf(expressions.infer(of, scope), name, span);
  }

  private Term partOf(Term of, Name name, Span span) {
    return ProductTypes.hasPart(of.type(), name.text())
        ? parts.part(of, name, span)
        : noProperty(name, of, span);
  }

  private Term meantAsAWhole(Name name, String type, Span span, String meant) {
    Fix fix = Fix.replace(span, meant);
    return log.error(CheckProblem.UNKNOWN_PROPERTY_LIKE, name, fix, name.text(), type, meant);
  }

  /** {@code suits of hand}, {@code top of deck.suit}. */
  private Term ofSeveralCards(Name name, Term of, Span span) {
    String property = EACH_HAS_ONE.getOrDefault(name.text(), name.text());
    String cards = log.written(of);
    String occurring =
        "(%ss where some card in %s where card.%s == %s)"
            .formatted(property, cards, property, property);
    String end = log.follows("bottom of", span.start()) ? "bottom of" : "top of";
    int start = log.follows(end, span.start()) ? log.beginningOf(end, span.start()) : span.start();
    String ofOne = property + " of " + end + " " + cards;
    Fix fix =
        property.equals(name.text())
            ? Fix.replace(new Span(start, span.end()), ofOne)
            : Fix.replace(span, occurring);
    return log.error(CheckProblem.PROPERTY_OF_SEVERAL, name, fix, property, ofOne, occurring);
  }

  private Term noProperty(Name name, Term of, Span span) {
    if (ErrorTerm.is(of)) {
      return of;
    }
    String type = Notation.of(of.type());
    if (type.equals("some " + name.text()) || REST.contains(name.text())) {
      return log.error(CheckProblem.ELEMENTS_OF_A_SET, name, name.text(), type);
    }
    if (POINTS.contains(name.text())
        && (of.type() == Type.Basic.TRICK || of.type().equals(Types.CARDS))) {
      DefinitionSymbol points = pointsOfCards();
      return points == null
          ? log.error(CheckProblem.POINTS_OF_CARDS, name)
          : sumOfThem(span, points.name().text(), of);
    }
    if (of.type().equals(Types.CARDS) && EACH_HAS_ONE.containsKey(name.text())) {
      return ofSeveralCards(name, of, span);
    }
    String written = log.words(of);
    if (name.text().equals("abs")) {
      return distance(span, sides(of, written));
    }
    if (of.type() instanceof Type.SetOf && BEFORE_SETS.containsKey(name.text())) {
      return meantAsAWhole(name, type, span, BEFORE_SETS.getOrDefault(name.text(), "") + written);
    }
    if (of.type() == Type.Basic.CARD && HOLDERS.contains(name.text())) {
      return meantAsAWhole(name, type, span, "player holding " + written);
    }
    Matcher difference = SUBTRACTED.matcher(name.text());
    if (difference.matches()
        && name.span().end() == span.end()
        && BuiltInFunction.namesFor(of.type()).contains(difference.group("property"))) {
      String property = written + "." + difference.group("property");
      return meantAsAWhole(name, type, span, property + " - " + difference.group("number"));
    }
    if (of.type() instanceof Type.SetOf(Type element)
        && BuiltInFunction.namesFor(element).contains(name.text())) {
      return ofTheOnlyOne(name, written, span);
    }
    if (written.equals("first trick")) {
      String meant = name.text() + " of (first trick in tricks where trick.number == 1)";
      return log.replace(CheckProblem.OF_FIRST_TRICK, span, meant, name.text(), meant);
    }
    if (of.head() instanceof Long && isPart(name.text())) {
      String both = "[" + written + ", " + name.text() + "]";
      return log.replace(CheckProblem.UNKNOWN_NAME_LIKE, span, both, log.written(span), both);
    }
    Term.ZoneCards pile = of.pile();
    if (pile != null
        && name.text().equals("card")
        && END.matcher(log.before(span.start())).find()) {
      boolean first = log.follows("first", span.start());
      int start = log.beginningOf(first ? "first" : "last", span.start());
      Span whole = new Span(start, span.end());
      String end = (first ? "top of " : "bottom of ") + written;
      return log.replace(CheckProblem.UNKNOWN_PHRASE, whole, end, log.written(whole), end);
    }
    Optional<String> meant = meant(name.text(), of.type());
    boolean colour = COLOURS.contains(name.text()) && meant.orElse("suit").equals("suit");
    if (of.type() == Type.Basic.CARD && colour) {
      return colourOf(name);
    }
    return meant.isPresent()
        ? log.error(CheckProblem.UNKNOWN_PROPERTY_LIKE, name, name.text(), type, meant.get())
        : unknownProperty(name, of.type(), span, written);
  }

  /** A colour of a card: of the usual suits, two are red; elsewhere it is another word for suit. */
  private Term colourOf(Name name) {
    List<String> suits = List.copyOf(symbols.constants().suits().keySet());
    if (suits.containsAll(RED)) {
      return log.error(CheckProblem.COLOUR_OF_CARD, name, name.text(), String.join(" ", RED));
    }
    String some = String.join(" ", suits.subList(0, (suits.size() + 1) / 2));
    return log.replace(CheckProblem.COLOUR_OF_CARD, name, "suit", name.text(), some);
  }

  private static final Set<String> COLOURS = Set.of("colour", "color", "色");

  private static final List<String> RED = List.of("D", "H");

  private static final Set<String> OF_ALL = Set.of("players", "everyone");

  private static final Pattern END = Pattern.compile("\\b(?:first|last) +$");

  /** Whether it is a suit, a rank or a label, which may follow a number in a product. */
  private boolean isPart(String word) {
    return symbols.constants().suits().containsKey(word)
        || symbols.constants().ranks().containsKey(word)
        || symbols.labelTypes().label(word) != null;
  }

  private Term unknownProperty(Name name, Type type, Span span, String owner) {
    String times = type == Type.Basic.NUMBER ? TIMES.get(name.text()) : null;
    if (times != null) {
      String meant = times.formatted(owner);
      return log.error(
          CheckProblem.UNKNOWN_PROPERTY_LIKE,
          name,
          Fix.replace(span, meant),
          name.text(),
          Notation.of(type),
          meant);
    }
    if (type == Type.Basic.CARD
        && BuiltInFunction.namesFor(Type.Basic.TRICK).contains(name.text())) {
      String meant = name.text() + " of trick of " + owner;
      return log.error(
          CheckProblem.UNKNOWN_PROPERTY_LIKE,
          name,
          Fix.replace(span, meant),
          name.text(),
          Notation.of(type),
          meant);
    }
    Variable variable = symbols.variables().find(name.text());
    Zone zone = symbols.zones().get(name.text());
    if ((variable != null && variable.axes().isEmpty()) || (zone != null && !zone.perPlayer())) {
      return log.error(CheckProblem.ONE_FOR_ALL, name, Fix.replace(span, name.text()), name.text());
    }
    String known = String.join("`, `", BuiltInFunction.namesFor(type));
    return known.isEmpty()
        ? log.error(CheckProblem.NO_PROPERTIES, name, name.text(), Notation.of(type))
        : log.error(CheckProblem.UNKNOWN_PROPERTY, name, name.text(), Notation.of(type), known);
  }

  /** A property that one of several has, asked of all of them. */
  private Term ofTheOnlyOne(Name name, String several, Span span) {
    if (name.text().equals("other")) {
      String meant = "only of (" + several + " except …)";
      return log.error(CheckProblem.OTHER_OF_SEVERAL, name, several, meant);
    }
    if (name.text().equals("score") && several.startsWith(OPPONENTS)) {
      String whose = several.substring(OPPONENTS.length());
      return log.error(
          CheckProblem.SCORE_OF_SEVERAL,
          span,
          "sum of score of other over other in " + several,
          "score of other of side of " + whose);
    }
    if (name.text().equals("side") && several.startsWith(OPPONENTS)) {
      String theirs = "other of side of " + several.substring(OPPONENTS.length());
      Fix fix = Fix.replace(span, theirs);
      return log.error(CheckProblem.SIDE_OF_SEVERAL, span, fix, several, theirs);
    }
    if (name.text().equals("score") && OF_ALL.contains(several)) {
      String sum = "(sum of score of player over players)";
      return log.replace(CheckProblem.UNKNOWN_PHRASE, span, sum, log.written(span), sum);
    }
    String only = "only of (" + several + ")";
    boolean dotted = name.span().start() > span.start();
    String meant = dotted ? "(" + only + ")." + name.text() : name.text() + " of " + only;
    Fix fix = Fix.replace(span, meant);
    return log.error(CheckProblem.PROPERTY_OF_ONE, name, fix, name.text(), meant);
  }

  private Term distance(Span span, String sides) {
    return log.error(CheckProblem.UNKNOWN_NAME_LIKE, span, "abs", "difference(" + sides + ")");
  }

  /** Both operands of a difference; anything else, and how far it is from 0. */
  private String sides(Term of, String written) {
    return of.operator() == Operator.MINUS && of.children().size() == 2
        ? log.written(of.children().getFirst()) + ", " + log.written(of.children().getLast())
        : written + ", 0";
  }

  private Optional<String> meant(String name, Type type) {
    if (log.hasEnoughErrors()) {
      return Optional.empty();
    }
    List<String> known =
        Stream.of(
                BuiltInFunction.namesFor(type).stream(),
                symbols.definitions().names().stream(),
                symbols.constants().kinds().keySet().stream(),
                Conversion.possible(type, Types.PLAYERS)
                    ? Stream.concat(symbols.zones().keySet().stream(), NEIGHBOURS.stream())
                    : Stream.<String>of())
            .flatMap(names -> names)
            .toList();
    return Synonyms.among(name, known).or(() -> Spelling.nearest(name, known));
  }

  private Term unknown(Expression.Call call, Scope scope) {
    String written = call.function().text();
    Optional<String> function =
        Synonyms.among(written, BuiltInFunction.all().stream().map(BuiltInFunction::name).toList());
    if (function.isPresent()) {
      return log.error(CheckProblem.UNKNOWN_NAME_LIKE, call.function(), written, function.get());
    }
    return unknownNames.explain(call.function().text(), call.function().span(), null, scope);
  }

  private void use(Name name, NameKind kind, @Nullable Span declared) {
    log.use(name, kind, declared, null);
  }
}
