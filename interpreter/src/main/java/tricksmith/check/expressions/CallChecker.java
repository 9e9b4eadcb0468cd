package tricksmith.check.expressions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Candidates;
import tricksmith.check.advice.EntriesOfSeveral;
import tricksmith.check.advice.Synonyms;
import tricksmith.check.advice.UnknownNames;
import tricksmith.check.advice.UnknownProperties;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.BuiltInFunction;
import tricksmith.check.symbols.DefinitionSymbol;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.check.types.Conversion;
import tricksmith.check.types.ProductTypes;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;

/** Checks names with arguments: definitions, properties, kinds of cards, zones of players. */
final class CallChecker {

  private static final Pattern AND_ANOTHER =
      Pattern.compile(
          "\\s+and\\s+(?<other>(?:number +of +)?[\\p{L}\\p{N}_-]+(?: +of +[\\p{L}\\p{N}_-]+)?)");

  private final TypedExpressions expressions;
  private final Symbols symbols;
  private final CheckLog log;
  private final DefinitionChecker definitions;
  private final Candidates candidates;
  private final UnknownNames unknownNames;
  private final UnknownProperties unknownProperties;
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
    this.unknownProperties =
        new UnknownProperties(
            symbols, definition -> definitions.type(definition) == Type.Basic.NUMBER, log);
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
          ? unknownProperties.sumOfThem(call.span(), name.text(), of)
          : applied(definition, call.span(), List.of(expressions.converted(of, wanted)));
    }
    use(name, NameKind.DEFINITION, definition.name().span());
    return definition(definition, call.span(), call.arguments(), scope);
  }

  private static boolean isSeveralCards(Term of, Type wanted) {
    return wanted == Type.Basic.CARD
        && (of.type() == Type.Basic.TRICK || of.type().equals(Types.CARDS));
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
      boolean ofSide =
          found == Type.Basic.SIDE && variable.indices().equals(List.of(Type.Basic.PLAYER));
      if (ofSide
          || variable.indices().stream().map(Type.SetOf::new).toList().equals(List.of(found))) {
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
        return unknownProperties.distance(span, String.join(", ", sides.get()));
      }
    }
    return partOf(expressions.infer(of, scope), name, span);
  }

  private Term partOf(Term of, Name name, Span span) {
    return ProductTypes.hasPart(of.type(), name.text())
        ? parts.part(of, name, span)
        : unknownProperties.report(name, of, span);
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
