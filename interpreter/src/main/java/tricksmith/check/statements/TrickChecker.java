package tricksmith.check.statements;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.expressions.CardOrder;
import tricksmith.check.expressions.TypedExpressions;
import tricksmith.check.symbols.DefinitionSymbol;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Section;
import tricksmith.syntax.Text;

/** Checks the section {@code trick}, or supplies the usual rules if there is none. */
public record TrickChecker(TypedExpressions expressions, Symbols symbols, CheckLog log) {
  private static final String FOLLOW_SUIT = "follow suit";
  private static final String THE_SUIT_LED = "the suit led";
  private static final String THE_HIGHER_CARD = "the higher card";

  /** What people call the card played before or after another. */
  private static final Pattern ORDER =
      Pattern.compile(
          "(?:(?<earlier>first|earliest|先出し|先|先着)|last|latest|newest|後出し|後)"
              + "(?: +(?:card|played|one|card\\.(?:rank|number|suit))){0,3}");

  /**
   * Returns the rules of tricks.
   *
   * @param game the span of rules that are not written
   */
  public TrickRules read(Section.@Nullable Trick written, Span game) {
    Span span = written == null ? game : written.span();
    Local card = symbols.locals().bind("card", Type.Basic.CARD, span);
    Local player = symbols.locals().bind("player", Type.Basic.PLAYER, span);
    Scope scope = Scope.EMPTY.with(card).with(player);
    List<TrickRules.Obligation> obligations =
        written == null
            ? List.of(followSuit(card, span))
            : written.obligations().stream().map(each -> obligation(each, scope)).toList();
    List<TrickRules.Criterion> criteria =
        written == null || written.criteria().isEmpty()
            ? List.of(theSuitLed(card, span), theHigherCard(card, span))
            : written.criteria().stream()
                .map(each -> criterion(each, card, player, scope))
                .toList();
    Span playoff = written == null ? null : written.playoff();
    return new TrickRules(card, player, obligations, criteria, suitLed(), playoff, span);
  }

  private @Nullable Integer suitLed() {
    DefinitionSymbol entry = symbols.definitions().find("suit-led", Scope.EMPTY);
    return entry == null || !entry.parameters().isEmpty() ? null : entry.id();
  }

  private TrickRules.Obligation followSuit(Local card, Span span) {
    return new TrickRules.Obligation(
        span, FOLLOW_SUIT, Section.Turn.FOLLOW, false, isOfTheSuitLed(card, span), null, null);
  }

  private TrickRules.Criterion theSuitLed(Local card, Span span) {
    return new TrickRules.Criterion(
        span, THE_SUIT_LED, isOfTheSuitLed(card, span), false, null, false, null);
  }

  private TrickRules.Criterion theHigherCard(Local card, Span span) {
    Term rank = property(card, Type.Basic.RANK, Operator.RANK_OF, span);
    return new TrickRules.Criterion(span, THE_HIGHER_CARD, rank, false, null, false, null);
  }

  private Term isOfTheSuitLed(Local card, Span span) {
    Term suit = property(card, Type.Basic.SUIT, Operator.SUIT_OF, span);
    Expression suitLed = new Expression.Word(span, "suit-led");
    Term led = log.attempt(() -> expressions.infer(suitLed, Type.Basic.SUIT, Scope.EMPTY)).result();
    return new Term.Operation(span, Type.Basic.YES_NO, Operator.EQUAL, List.of(suit, led));
  }

  private static Term property(Local card, Type type, Operator operator, Span span) {
    return new Term.Operation(span, type, operator, List.of(new Term.LocalValue(span, card)));
  }

  private TrickRules.Obligation obligation(Section.Obligation written, Scope scope) {
    Term predicate = expressions.condition(written.predicate(), scope);
    return new TrickRules.Obligation(
        written.span(),
        label(written.label(), written.predicate().span()),
        written.turn(),
        written.forbids(),
        predicate,
        inForce(written, scope),
        expressions.conditionIfAny(written.except(), scope));
  }

  /** When an obligation is in force; the card is not known at that time. */
  private @Nullable Term inForce(Section.Obligation written, Scope scope) {
    Term when = when(written.when(), written.unless(), scope);
    if (when != null) {
      when.all()
          .filter(part -> part.head() instanceof Local local && isCard(local, scope))
          .findFirst()
          .ifPresent(part -> reportCard(part.span(), written));
    }
    return when;
  }

  private void reportCard(Span card, Section.Obligation written) {
    Expression unless = written.unless();
    if (unless == null || written.except() != null) {
      log.problem(CheckProblem.CARD_AS_OCCASION, card);
      return;
    }
    String condition = log.written(unless);
    int start = log.before(unless.span().start()).lastIndexOf(UNLESS);
    Span word =
        new Span(
            unless.span().start() - log.before(unless.span().start()).length() + start,
            unless.span().start());
    Fix[] fixes =
        start < 0 || written.when() != null ? new Fix[0] : new Fix[] {Fix.replace(word, "except ")};
    log.problem(CheckProblem.CARD_NOT_PLAYED_YET, card, List.of(fixes), condition);
  }

  private static final String UNLESS = "unless ";

  private static boolean isCard(Local local, Scope scope) {
    return local.equals(scope.locals().get("card"));
  }

  private TrickRules.Criterion criterion(
      Section.Criterion written, Local card, Local player, Scope scope) {
    Term when = when(written.when(), written.unless(), scope);
    Term except = expressions.conditionIfAny(written.except(), scope);
    boolean ofTheCard =
        Stream.of(when, except)
            .flatMap(Stream::ofNullable)
            .anyMatch(term -> term.reads(card) || term.reads(player));
    return new TrickRules.Criterion(
        written.span(),
        label(written.label(), written.measure().span()),
        measure(written.measure(), scope),
        smaller(written.measure()),
        when,
        ofTheCard,
        except);
  }

  private static boolean smaller(Section.Measure measure) {
    return switch (measure) {
      case Section.ByValue value -> value.lower();
      case Section.ByOrder order -> order.earlier();
    };
  }

  private @Nullable Term measure(Section.Measure measure, Scope scope) {
    return switch (measure) {
      case Section.ByValue value -> value(value.value(), scope);
      case Section.ByOrder order -> null;
    };
  }

  /** A value to compare cards by: yes or no, or anything ordered; a set is replaced by its size. */
  private Term value(Expression written, Scope scope) {
    Matcher order = ORDER.matcher(log.written(written));
    if (order.matches() && !log.attempt(() -> expressions.infer(written, scope)).succeeded()) {
      String meant = order.group("earlier") == null ? "later" : "earlier";
      return log.replace(
          CheckProblem.UNKNOWN_NAME_LIKE, written, meant, log.written(written), meant);
    }
    Term term = expressions.infer(written, scope);
    if (term.type() instanceof Type.SetOf) {
      return expressions.converted(term, Type.Basic.NUMBER);
    }
    return term.type() == Type.Basic.YES_NO || Types.ordered(term.type())
        ? term
        : CardOrder.missing(log, term.type(), "rank", term);
  }

  private @Nullable Term when(@Nullable Expression when, @Nullable Expression unless, Scope scope) {
    Term holds = expressions.conditionIfAny(when, scope);
    Term exception = expressions.conditionIfAny(unless, scope);
    if (exception == null) {
      return holds;
    }
    Term not = yesNo(exception.span(), Operator.NOT, List.of(exception));
    return holds == null
        ? not
        : yesNo(holds.span().to(exception), Operator.AND, List.of(holds, not));
  }

  private static Term yesNo(Span span, Operator operator, List<Term> operands) {
    return new Term.Operation(span, Type.Basic.YES_NO, operator, operands);
  }

  private String label(@Nullable Text label, Span span) {
    return label != null ? label.value() : log.written(span).strip().replaceAll("\\s+", " ");
  }
}
