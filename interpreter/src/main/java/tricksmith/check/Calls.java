package tricksmith.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Span;
import tricksmith.source.Spelling;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;

/**
 * Names with operands: definitions, properties, kinds of cards, zones of players, and entries of
 * variables.
 */
final class Calls {
  /** Whatever lies in a zone is meant by its name. */
  private static final Set<String> REST = Set.of("rest", "remainder", "all");

  private final Context context;

  Calls(Context context) {
    this.context = context;
  }

  /** {@code f(x)}, {@code f of x}, {@code x.f}. */
  Term call(Expression.Call call, Scope scope) {
    Name name = call.function();
    if (context.notes.caret().isAt(name.span()) && !call.arguments().isEmpty()) {
      Term of = context.expressions.infer(call.arguments().getFirst(), scope);
      boolean brackets = call.form() == Expression.CallForm.BRACKETS;
      context
          .notes
          .caret()
          .expect(
              name.span(),
              null,
              () ->
                  brackets
                      ? context.candidates.callable(scope)
                      : context.candidates.properties(of.type()));
    }
    Definitions.Entry definition = context.definitions.find(name.text(), scope);
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
    call.arguments().forEach(argument -> context.expressions.infer(argument, scope));
    return unknown(call, scope);
  }

  /** A definition; or a part of the same name, where the definition is of something else. */
  private Term defined(Definitions.Entry definition, Expression.Call call, Scope scope) {
    Name name = call.function();
    if (call.arguments().size() == 1 && definition.parameters().size() == 1) {
      Type wanted = definition.parameters().getFirst().type();
      Term of = context.expressions.hinted(call.arguments().getFirst(), wanted, scope);
      if (!Conversion.possible(of.type(), wanted) && Products.hasPart(of.type(), name.text())) {
        return Products.part(of, name, call.span(), context);
      }
      use(name, NameKind.DEFINITION, definition.name().span());
      return applied(definition, call.span(), List.of(context.expressions.converted(of, wanted)));
    }
    use(name, NameKind.DEFINITION, definition.name().span());
    return definition(definition, call.span(), call.arguments(), scope);
  }

  /** A definition with these arguments. */
  Term definition(
      Definitions.Entry definition, Span span, List<Expression> arguments, Scope scope) {
    List<Local> parameters = definition.parameters();
    if (arguments.size() != parameters.size()) {
      return context.mistake(
          CheckProblem.ARGUMENTS,
          span,
          definition.name().text(),
          Integer.toString(parameters.size()),
          Integer.toString(arguments.size()));
    }
    List<Term> values = new ArrayList<>();
    for (int place = 0; place < parameters.size(); place++) {
      values.add(
          context.expressions.check(arguments.get(place), parameters.get(place).type(), scope));
    }
    return applied(definition, span, values);
  }

  private Term applied(Definitions.Entry definition, Span span, List<Term> values) {
    Type type = context.definitions.type(definition, span);
    return Types.isMistake(type)
        ? Mistake.at(span)
        : new Term.DefinitionCall(span, type, definition.id(), values);
  }

  private Term function(List<BuiltInFunction> functions, Expression.Call call, Scope scope) {
    int wanted = functions.getFirst().parameters().size();
    if (call.arguments().size() != wanted) {
      use(call.function(), NameKind.FUNCTION, null);
      return context.mistake(
          CheckProblem.ARGUMENTS,
          call.span(),
          call.function().text(),
          Integer.toString(wanted),
          Integer.toString(call.arguments().size()));
    }
    if (wanted > 1) {
      use(call.function(), NameKind.FUNCTION, null);
      BuiltInFunction function = functions.getFirst();
      List<Term> operands =
          context.expressions.all(call.arguments(), function.parameters().getFirst(), scope);
      return operation(function, call.span(), operands);
    }
    return ofOne(functions, call, scope);
  }

  private Term ofOne(List<BuiltInFunction> functions, Expression.Call call, Scope scope) {
    Expression argument = call.arguments().getFirst();
    Type hint = functions.size() == 1 ? functions.getFirst().parameters().getFirst() : null;
    Term operand = context.expressions.hinted(argument, hint, scope);
    for (BuiltInFunction function : functions) {
      Term fitting = operand(operand, function.parameters().getFirst());
      if (fitting != null) {
        use(call.function(), NameKind.FUNCTION, null);
        return operation(function, call.span(), List.of(fitting));
      }
    }
    return partOf(operand, call.function(), call.span());
  }

  /** Where several players will do, one stays one. */
  private @Nullable Term operand(Term operand, Type parameter) {
    boolean isPlayer = parameter.equals(Types.PLAYERS) && operand.type() == Type.Basic.PLAYER;
    return isPlayer ? operand : context.conversion.of(operand, parameter);
  }

  private static Term operation(BuiltInFunction function, Span span, List<Term> operands) {
    return new Term.Operation(span, function.result(), function.operator(), operands);
  }

  private Term property(Name name, Span span, Expression of, Scope scope) {
    Zone zone = context.declared.zones().get(name.text());
    if (zone != null && zone.perPlayer()) {
      use(name, NameKind.ZONE, zone.declared());
      return new Term.ZoneCards(span, zone, context.expressions.players(of, scope));
    }
    Span kind = context.declared.constants().kinds().get(name.text());
    if (kind != null) {
      use(name, NameKind.KIND, kind);
      Term card = context.expressions.check(of, Type.Basic.CARD, scope);
      return new Term.KindTest(span, card, name.text());
    }
    Variable variable = context.variables.find(name.text());
    if (variable != null && !variable.indices().isEmpty()) {
      return context.mistake(CheckProblem.INDEX_IN_BRACKETS, name.span(), name.text());
    }
    return partOf(context.expressions.infer(of, scope), name, span);
  }

  private Term partOf(Term of, Name name, Span span) {
    return Products.hasPart(of.type(), name.text())
        ? Products.part(of, name, span, context)
        : noProperty(name, of);
  }

  private Term noProperty(Name name, Term of) {
    if (Mistake.is(of)) {
      return of;
    }
    String type = Notation.of(of.type());
    if (type.equals("some " + name.text()) || REST.contains(name.text())) {
      return context.mistake(CheckProblem.ELEMENTS_OF_A_SET, name.span(), name.text(), type);
    }
    Optional<String> meant = meant(name.text(), of.type());
    return meant.isPresent()
        ? context.mistake(
            CheckProblem.UNKNOWN_PROPERTY_LIKE, name.span(), name.text(), type, meant.get())
        : context.mistake(CheckProblem.UNKNOWN_PROPERTY, name.span(), name.text(), type);
  }

  private Optional<String> meant(String name, Type type) {
    List<String> known =
        Stream.of(
                BuiltInFunction.namesFor(type).stream(),
                context.definitions.names().stream(),
                context.declared.constants().kinds().keySet().stream(),
                Conversion.possible(type, Types.PLAYERS)
                    ? context.declared.zones().keySet().stream()
                    : Stream.<String>of())
            .flatMap(names -> names)
            .toList();
    return Vernacular.among(name, known).or(() -> Spelling.nearest(name, known));
  }

  private Term unknown(Expression.Call call, Scope scope) {
    return context.unknownName(call.function().text(), call.function().span(), null, scope);
  }

  private void use(Name name, NameKind kind, @Nullable Span declared) {
    context.notes.use(name, kind, declared, null);
  }
}
