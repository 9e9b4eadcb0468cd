package tricksmith.parse.tree;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser.AssignmentContext;
import tricksmith.grammar.TrickParser.ChoosesContext;
import tricksmith.grammar.TrickParser.DeedContext;
import tricksmith.grammar.TrickParser.DrawsContext;
import tricksmith.grammar.TrickParser.DropsOutContext;
import tricksmith.grammar.TrickParser.FormsSideContext;
import tricksmith.grammar.TrickParser.MovesContext;
import tricksmith.grammar.TrickParser.PlaysForContext;
import tricksmith.grammar.TrickParser.RandomContext;
import tricksmith.grammar.TrickParser.ScoresContext;
import tricksmith.grammar.TrickParser.SitsOutContext;
import tricksmith.grammar.TrickParser.TakesContext;
import tricksmith.grammar.TrickParser.ValueContext;
import tricksmith.grammar.TrickParser.VerbContext;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.Cases;
import tricksmith.syntax.Expression.Indexed;
import tricksmith.syntax.Expression.Word;
import tricksmith.syntax.Name;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Statement.Assignment;
import tricksmith.syntax.Statement.RandomAssignment;

/** Builds statements that begin with what is set or who acts. */
record ActBuilder(
    TokenSpans spans,
    DiagnosticCollector diagnostics,
    NameBuilder names,
    ExpressionBuilder expressions,
    ChoiceBuilder choices,
    DealBuilder deals) {

  /** The types whose plural is the set of all their values. */
  private static final Set<String> TYPES =
      Set.of("player", "side", "suit", "rank", "card", "trick");

  Statement deed(DeedContext deed) {
    Span span = spans.of(deed);
    Expression subject = expressions.junction(deed.junction());
    if (deed.verb() != null) {
      return verb(span, subject, deed.verb());
    }
    return switch (subject) {
      case Word(Span place, String name) ->
          set(span, new Name(place, name), List.of(), deed.random(), deed.value());
      case Indexed(_, Name name, var indices) ->
          set(span, name, indices, deed.random(), deed.value());
      default -> {
        diagnostics.add(ParseProblem.NOT_SETTABLE, subject.span());
        yield new Statement.Unreadable(span, List.of());
      }
    };
  }

  Statement assignment(AssignmentContext assignment) {
    return set(
        spans.of(assignment),
        names.name(assignment.name()),
        expressions.expressions(assignment.expression()),
        assignment.random(),
        assignment.value());
  }

  private Statement set(
      Span span,
      Name name,
      List<Expression> indices,
      @Nullable RandomContext random,
      ValueContext value) {
    return random == null
        ? valued(span, value, (place, it) -> new Assignment(place, name, indices, it))
        : new RandomAssignment(
            span, name, indices, drawnFrom(random), names.optionalText(random.TEXT()));
  }

  /**
   * Returns the set to draw from. {@code random player} draws from {@code players}, and so on for
   * every type.
   */
  private Expression drawnFrom(RandomContext random) {
    if (random.junction() != null) {
      return expressions.junction(random.junction());
    }
    String type = random.name().getText();
    return new Word(spans.of(random.name()), TYPES.contains(type) ? type + "s" : type);
  }

  /** A statement that needs a value. */
  private interface Valued {
    Statement with(Span span, Expression value);
  }

  /**
   * Builds a statement with a value. A single case, as in {@code x = 1 if C}, is a condition of the
   * whole statement.
   */
  private Statement valued(Span span, ValueContext context, Valued statement) {
    Expression value = expressions.value(context);
    if (value instanceof Cases cases && cases.cases().size() == 1 && cases.otherwise() == null) {
      Expression only = cases.cases().getFirst().value();
      Span end = new Span(only.span().end(), only.span().end());
      Statement always = statement.with(new Span(span.start(), end.end()), only);
      return StatementBuilder.onlyIf(cases.cases().getFirst().condition(), always, span);
    }
    return statement.with(span, value);
  }

  Statement verb(Span span, Expression subject, VerbContext verb) {
    return switch (verb) {
      case ScoresContext scores ->
          valued(
              span, scores.value(), (place, value) -> new Statement.Scores(place, subject, value));
      case ChoosesContext chooses -> choices.choice(span, subject, chooses);
      case MovesContext moves -> deals.move(span, subject, moves.move());
      case DrawsContext draws -> draw(span, subject, draws);
      case SitsOutContext _ -> new Statement.Leave(span, subject, false);
      case DropsOutContext _ -> new Statement.Leave(span, subject, true);
      case FormsSideContext _ -> new Statement.FormSide(span, subject);
      case PlaysForContext plays ->
          new Statement.PlayFor(span, subject, expressions.junction(plays.junction()));
      case TakesContext takes ->
          new Statement.Take(span, subject, expressions.optionalJunction(takes.junction()));
      default -> new Statement.Unreadable(span, List.of());
    };
  }

  private Statement draw(Span span, Expression subject, DrawsContext draws) {
    @Nullable Expression count = expressions.optionalSum(draws.sum());
    return new Statement.Draw(span, subject, count, expressions.junction(draws.junction()));
  }
}
