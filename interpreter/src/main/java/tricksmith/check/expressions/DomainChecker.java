package tricksmith.check.expressions;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tricksmith.check.advice.Synonyms;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.expressions.ElementNames.Form;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.DeckConstants;
import tricksmith.check.symbols.LocalFactory;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.Aggregation;
import tricksmith.syntax.Name;

/** Expressions over the elements of a set. */
public final class DomainChecker {

  /** Plurals that name one element: {@code number of cards in hand where …}. */
  private static final Map<String, String> ELEMENTS =
      Map.of(
          "cards", "card",
          "players", "player",
          "sides", "side",
          "suits", "suit",
          "ranks", "rank",
          "tricks", "trick",
          "numbers", "number");

  static boolean isPlural(String name) {
    return ELEMENTS.containsKey(name);
  }

  private final TypedExpressions expressions;
  private final Symbols symbols;
  private final CheckLog log;
  private final ElementNames names;
  private final Elements elements;

  DomainChecker(TypedExpressions expressions, Symbols symbols, CheckLog log) {
    this.expressions = expressions;
    this.symbols = symbols;
    this.log = log;
    this.elements = new Elements(log);
    this.names = new ElementNames(expressions, symbols, log, elements);
  }

  /** A domain, and the scope inside it. */
  record Opened(Term.Domain domain, Scope inside) {
    boolean isMistake() {
      return ErrorTerm.is(domain.set());
    }
  }

  Term infer(Expression.OverDomain expression, Scope scope) {
    return switch (expression) {
      case Expression.Quantified quantified -> quantified(quantified, scope);
      case Expression.Outermost outermost -> outermost(outermost, scope);
      case Expression.Aggregate aggregate -> aggregate(aggregate, scope);
      case Expression.Filtered filtered -> filtered(filtered, scope);
      case Expression.Selected selected -> selected(selected, scope);
      case Expression.PlaceAmong place -> place(place, scope);
    };
  }

  private Term quantified(Expression.Quantified quantified, Scope scope) {
    Opened opened = open(quantified.domain(), scope);
    return isMisread(quantified.domain(), opened, quantified.span(), Form.ONE, List.of(), scope)
        ? ErrorTerm.at(quantified.span())
        : new Term.Quantified(quantified.span(), quantified.quantifier(), opened.domain());
  }

  private Term outermost(Expression.Outermost outermost, Scope scope) {
    Opened opened = open(outermost.domain(), scope);
    return isMisread(outermost.domain(), opened, outermost.span(), Form.ONE, List.of(), scope)
        ? ErrorTerm.at(outermost.span())
        : new Term.Outermost(
            outermost.span(), opened.domain().element().type(), outermost.first(), opened.domain());
  }

  private Term aggregate(Expression.Aggregate aggregate, Scope scope) {
    Opened opened = open(aggregate.domain(), scope);
    Term value =
        aggregate.aggregation() == Aggregation.SUM
            ? expressions.number(aggregate.value(), opened.inside())
            : comparable(aggregate.value(), opened.inside());
    return ErrorTerm.is(value)
            || isMisread(
                aggregate.domain(), opened, aggregate.span(), Form.ONE, List.of(value), scope)
        ? ErrorTerm.at(aggregate.span())
        : new Term.Aggregate(aggregate.span(), aggregate.aggregation(), value, opened.domain());
  }

  private Term filtered(Expression.Filtered filtered, Scope scope) {
    Opened opened = open(filtered.domain(), scope);
    return isMisread(filtered.domain(), opened, filtered.span(), Form.ONE, List.of(), scope)
        ? ErrorTerm.at(filtered.span())
        : new Term.Filtered(filtered.span(), opened.domain());
  }

  private Term selected(Expression.Selected selected, Scope scope) {
    Opened opened = open(selected.domain(), scope);
    List<Term.Standard> standards = standards(selected.standards(), opened.inside());
    List<Term> values = standards.stream().map(Term.Standard::value).toList();
    return isMisread(selected.domain(), opened, selected.span(), Form.SEVERAL, values, scope)
        ? ErrorTerm.at(selected.span())
        : new Term.Selected(selected.span(), opened.domain(), standards);
  }

  private Term place(Expression.PlaceAmong place, Scope scope) {
    Term subject = expressions.infer(place.subject(), scope);
    boolean ofSide = subject.type() == Type.Basic.SIDE;
    if (!ofSide && !Types.fits(subject.type(), Type.Basic.PLAYER)) {
      return log.error(CheckProblem.NOT_PLAYERS, subject.span(), Notation.of(subject.type()));
    }
    Type type = ofSide ? Type.Basic.SIDE : Type.Basic.PLAYER;
    Span span = place.span();
    Local element = symbols.locals().bind(LocalFactory.elementName(type), type, span);
    Operator all = ofSide ? Operator.SIDES : Operator.PLAYERS;
    Term set = new Term.Operation(span, new Type.SetOf(type), all, List.of());
    List<Term.Standard> standards = standards(place.standards(), scope.with(element));
    standards.forEach(each -> elements.ask(element, each.value()));
    return new Term.PlaceAmong(
        span, subject, place.worse(), new Term.Domain(element, set, null), standards);
  }

  private List<Term.Standard> standards(List<Expression.Standard> written, Scope scope) {
    return written.stream()
        .map(each -> new Term.Standard(each.span(), each.most(), comparable(each.value(), scope)))
        .toList();
  }

  /** A value of an ordered type. */
  private Term comparable(Expression expression, Scope scope) {
    Term term = expressions.infer(expression, scope);
    if (term.type() instanceof Type.SetOf) {
      return expressions.converted(term, Type.Basic.NUMBER);
    }
    return Types.ordered(term.type())
        ? term
        : log.error(CheckProblem.NOT_ORDERED, term.span(), Notation.of(term.type()));
  }

  /**
   * Reports what is asked of the elements and does not speak of them.
   *
   * @param values what is asked beside the condition
   * @return whether it means nothing, as it stands
   */
  boolean isMisread(
      Expression.Domain domain,
      Opened opened,
      Span whole,
      Form form,
      List<Term> values,
      Scope scope) {
    if (opened.isMistake()) {
      return true;
    }
    Term condition = opened.domain().condition();
    List<Term> asked = Stream.concat(values.stream(), Stream.ofNullable(condition)).toList();
    Name name = domain.name();
    boolean saidAlready = name != null && constant(domain, name).isPresent();
    if (saidAlready || asked.stream().anyMatch(ErrorTerm::isIn)) {
      return false;
    }
    if (names.explain(domain, opened, whole, form, asked, scope)) {
      return true;
    }
    asked.forEach(term -> elements.ask(opened.domain().element(), term));
    return false;
  }

  /** Checks the set, the element and the condition of a domain. */
  Opened open(Expression.Domain domain, Scope scope) {
    Term set = set(domain, scope);
    Type type = Types.element(set.type());
    Local element = element(domain, type == null ? Types.MISTAKE : type);
    Scope inside = scope.with(element);
    Term condition = expressions.conditionIfAny(domain.condition(), inside);
    return new Opened(new Term.Domain(element, set, condition), inside);
  }

  /** Binds the element of a domain. */
  Local element(Expression.Domain domain, Type type) {
    Name name = domain.name();
    if (name == null) {
      return symbols.locals().bind(LocalFactory.elementName(type), type, domain.span());
    }
    log.use(name, NameKind.LOCAL, name.span(), type);
    constant(domain, name).ifPresent(kind -> likeConstant(domain, name, kind));
    String called = ELEMENTS.getOrDefault(name.text(), name.text());
    return symbols.locals().bind(called, type, name.span());
  }

  private void likeConstant(Expression.Domain domain, Name name, NameKind kind) {
    if (kind == NameKind.SUIT && domain.condition() == null) {
      Edit all = new Edit(name.span(), "cards");
      String which = " where card.suit == " + suit(name).orElse(name.text());
      Fix fix = Fix.of(all, Edit.insert(domain.span().end(), which));
      log.problem(CheckProblem.ELEMENT_LIKE_CONSTANT, name.span(), fix, name.text(), kind.word());
    } else {
      log.problem(CheckProblem.ELEMENT_LIKE_CONSTANT, name.span(), name.text(), kind.word());
    }
  }

  /** The suit of the deck with that name or a synonym of it. */
  private Optional<String> suit(Name name) {
    return Synonyms.among(name.text(), symbols.constants().suits().keySet());
  }

  /**
   * What in the deck already has this name, or a synonym of it. With a condition, {@code hearts} is
   * clearly meant as a name.
   */
  private Optional<NameKind> constant(Expression.Domain domain, Name name) {
    DeckConstants constants = symbols.constants();
    boolean several =
        name.text().endsWith("s") && name.text().length() > 1 && domain.condition() == null;
    if (constants.suits().containsKey(name.text()) || (several && suit(name).isPresent())) {
      return Optional.of(NameKind.SUIT);
    }
    if (constants.ranks().containsKey(name.text())) {
      return Optional.of(NameKind.RANK);
    }
    return constants.cards().containsKey(name.text())
        ? Optional.of(NameKind.CARD)
        : Optional.empty();
  }

  private Term set(Expression.Domain domain, Scope scope) {
    if (domain.set() != null) {
      return expressions.set(domain.set(), scope);
    }
    Name name = domain.name();
    String called = name == null ? "" : name.text();
    return switch (called) {
      case "player" ->
          new Term.Operation(domain.span(), Types.PLAYERS, Operator.PLAYERS, List.of());
      case "side" -> new Term.Operation(domain.span(), Types.SIDES, Operator.SIDES, List.of());
      default -> log.error(CheckProblem.HAS_WHAT, domain.span(), called);
    };
  }
}
