package tricksmith.parse.tree;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser.AmountContext;
import tricksmith.grammar.TrickParser.ChoiceContext;
import tricksmith.grammar.TrickParser.ChoiceHeadContext;
import tricksmith.grammar.TrickParser.ChoosesContext;
import tricksmith.grammar.TrickParser.OfferContext;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.Binary;
import tricksmith.syntax.Expression.BinaryOperator;
import tricksmith.syntax.Expression.Word;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Statement.Amount;
import tricksmith.syntax.Statement.Block;
import tricksmith.syntax.Statement.Choice;
import tricksmith.syntax.Statement.Pass;

record ChoiceBuilder(
    TokenSpans spans,
    DiagnosticCollector diagnostics,
    NameBuilder names,
    ExpressionBuilder expressions,
    StatementBuilder statements) {

  Statement choice(Span span, Expression subject, ChoosesContext chooses) {
    ChoiceContext choice = chooses.choice();
    ChoiceHeadContext head = choice.choiceHead();
    @Nullable Block then = statements.optionalBlock(choice.block(0));
    @Nullable Block otherwise = statements.optionalBlock(choice.block(1));
    if (head.exception != null) {
      return new Statement.Unreadable(
          span, Stream.of(then, otherwise).flatMap(Stream::ofNullable).toList());
    }
    return new Choice(
        span,
        subject,
        names.name(head.name()),
        head.entry() == null ? List.of() : expressions.expressions(head.entry().expression()),
        amount(head.amount()),
        head.offer().isEmpty() ? List.of() : sets(head.offer(0)),
        head.offer().isEmpty() ? null : expressions.optionalCondition(head.offer(0).condition()),
        head.offer().size() < 2 ? null : instead(head.offer(1)),
        pass(chooses, head),
        names.optionalText(head.TEXT()),
        then,
        otherwise);
  }

  private Statement.Offer instead(OfferContext offer) {
    return new Statement.Offer(
        spans.of(offer), sets(offer), expressions.optionalCondition(offer.condition()));
  }

  private List<Expression> sets(OfferContext offer) {
    List<Expression> sets = expressions.junctions(offer.junction());
    if (!sets.isEmpty()
        && sets.getLast()
            instanceof
            Binary(_, BinaryOperator operator, Expression offered, Word(Span place, String word))
        && operator == BinaryOperator.OR
        && word.equals("pass")) {
      Fix comma = Fix.after(offered, ",");
      diagnostics.add(ParseProblem.PASS_WITHOUT_COMMA, place, comma);
    }
    return sets;
  }

  private @Nullable Amount amount(@Nullable AmountContext amount) {
    if (amount == null) {
      return null;
    }
    Expression least = expressions.sum(amount.sum(0));
    Expression most = amount.sum(1) == null ? least : expressions.sum(amount.sum(1));
    return new Amount(spans.of(amount), least, most, names.name(amount.kind));
  }

  /**
   * Returns the pass of a choice. {@code or pass if C} says more than {@code may choose}, so it
   * prevails if both are there.
   */
  private @Nullable Pass pass(ChoosesContext chooses, ChoiceHeadContext head) {
    if (head.orPass() != null) {
      return new Pass(
          spans.of(head.orPass()),
          head.orPass().OPENLY() != null,
          expressions.optionalGuard(head.orPass().guard()));
    }
    return chooses.MAY() == null
        ? null
        : new Pass(spans.of(chooses.MAY().getSymbol()), false, null);
  }
}
