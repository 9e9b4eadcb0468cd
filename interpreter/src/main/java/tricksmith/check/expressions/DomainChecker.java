package tricksmith.check.expressions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Candidates;
import tricksmith.check.advice.Synonyms;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.expressions.ElementNames.Form;
import tricksmith.check.expressions.Nouns.Noun;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.Plurals;
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
import tricksmith.syntax.Expression.BinaryOperator;
import tricksmith.syntax.Expression.Quantifier;
import tricksmith.syntax.Name;

/** Checks expressions over the elements of a set. */
public final class DomainChecker {

  /** Plurals for which the element has a name: {@code number of cards in hand where …}. */
  private static final Map<String, String> ELEMENTS =
      Map.of(
          "cards", "card",
          "players", "player",
          "sides", "side",
          "suits", "suit",
          "ranks", "rank",
          "tricks", "trick",
          "numbers", "number");

  /** The example shown where the cards that are meant are not known. */
  private static final String MEANT = "cards in hand where card.suit == H";

  /** The words that come before a single card. */
  private static final Pattern ASKED = Pattern.compile("\\b(some|no)$");

  private static final Pattern ONE = Pattern.compile("\\b(some|no|every|first|last)$");

  private final TypedExpressions expressions;
  private final Symbols symbols;
  private static final Set<String> CARDS = Set.of("card", "cards");
  private static final Pattern TRICKS = Pattern.compile("tricks(?: +of +(?<who>[^()]+))?");

  private final CheckLog log;
  private final ElementNames names;
  private final Elements elements;
  private final Nouns nouns;
  private final SwallowedOperators swallowed;
  private final Candidates candidates;

  /**
   * What {@link #those} has read in vain. Reading it again, once for each bracket around it, would
   * take twice as long for each.
   */
  private final Set<Expression> comparisons = Collections.newSetFromMap(new IdentityHashMap<>());

  DomainChecker(TypedExpressions expressions, Nouns nouns, Symbols symbols, CheckLog log) {
    this.expressions = expressions;
    this.nouns = nouns;
    this.swallowed = new SwallowedOperators(log);
    this.candidates = new Candidates(symbols);
    this.symbols = symbols;
    this.log = log;
    this.elements = new Elements(log);
    this.names = new ElementNames(expressions, symbols, log, elements);
  }

  /**
   * A domain, and the scope inside it.
   *
   * @param condition the condition after {@code where}; that of the domain also includes the noun
   * @param noun the noun that its name is; null if it is a name of the elements
   */
  record Opened(Term.Domain domain, Scope inside, @Nullable Term condition, @Nullable Noun noun) {
    static Opened mistake(
        Expression.Domain written, Local element, Scope inside, @Nullable Noun noun) {
      Term set = ErrorTerm.at(written);
      return new Opened(new Term.Domain(element, set, null), inside, null, noun);
    }

    boolean isMistake() {
      return ErrorTerm.is(domain.set());
    }
  }

  Term infer(Expression.OverDomain expression, @Nullable Type hint, Scope scope) {
    return switch (expression) {
      case Expression.Quantified quantified -> quantified(quantified, scope);
      case Expression.Outermost outermost -> outermost(outermost, scope);
      case Expression.Aggregate aggregate -> aggregate(aggregate, hint, scope);
      case Expression.Filtered filtered -> filtered(filtered, scope);
      case Expression.Selected selected -> selected(selected, scope);
      case Expression.PlaceAmong place -> place(place, scope);
      case Expression.Run run -> run(run, scope);
    };
  }

  private Term quantified(Expression.Quantified quantified, Scope scope) {
    Expression.Domain written = quantified.domain();
    Opened opened = open(written, Form.ONE, List.of(), scope);
    if (isMisread(written, opened, quantified.span(), Form.ONE, List.of(), scope)) {
      return ErrorTerm.at(quantified);
    }
    Noun noun = opened.noun();
    Name name = written.name();
    if (quantified.quantifier() != Quantifier.EVERY || noun == null || name == null) {
      return new Term.Quantified(quantified.span(), quantified.quantifier(), opened.domain());
    }
    if (opened.condition() == null) {
      names.everyOfWhat(written, name, opened.domain().element(), quantified.span(), scope);
      return ErrorTerm.at(quantified);
    }
    return new Term.Quantified(
        quantified.span(), Quantifier.EVERY, ofThose(written, name, noun, opened));
  }

  /**
   * Narrows the set to the elements for which the noun holds; each of them must satisfy the
   * condition.
   */
  private Term.Domain ofThose(Expression.Domain written, Name name, Noun noun, Opened opened) {
    Term.Domain all = opened.domain();
    Local one = symbols.locals().bind(all.element().name(), all.element().type(), written.span());
    Term.Domain those = new Term.Domain(one, all.set(), nouns.asked(noun, name, one));
    return new Term.Domain(
        all.element(), new Term.Filtered(written.span(), those), opened.condition());
  }

  /**
   * {@code wilds in hand}: the elements for which the noun holds, where a set is expected or the
   * first word means nothing on its own. Null if it is a comparison.
   */
  @Nullable Term those(Expression.Binary binary, @Nullable Type hint, Scope scope) {
    if (binary.operator() != BinaryOperator.IN
        || !(binary.left() instanceof Expression.Word(Span place, String word))
        || hint == Type.Basic.YES_NO
        || comparisons.contains(binary)
        || !nouns.canBe(word, scope)) {
      return null;
    }
    CheckLog.Attempt<Term> set = log.attempt(() -> expressions.set(binary.right(), scope));
    if (!set.succeeded()) {
      comparisons.add(binary);
      return null;
    }
    Type element = Types.element(set.result().type());
    boolean meansNothing =
        hint instanceof Type.SetOf
            || !log.attempt(() -> expressions.infer(binary.left(), scope)).succeeded();
    if (element == null || !meansNothing || nouns.of(word, element, scope) == null) {
      return null;
    }
    Expression.Domain domain =
        new Expression.Domain(binary.span(), new Name(place, word), binary.right(), null);
    Term all = elementsOf(domain, binary.right(), log.keep(set));
    return filtered(
        new Expression.Filtered(binary.span(), domain),
        open(domain, all, Form.SEVERAL, List.of(), scope),
        scope);
  }

  private Term outermost(Expression.Outermost outermost, Scope scope) {
    Opened opened = open(outermost.domain(), Form.ONE, List.of(), scope);
    Term from = expressions.playerIfAny(outermost.from(), scope);
    if (isMisread(outermost.domain(), opened, outermost.span(), Form.ONE, List.of(), scope)) {
      return ErrorTerm.at(outermost);
    }
    Type type = opened.domain().element().type();
    return from == null
        ? new Term.Outermost(outermost.span(), type, outermost.first(), opened.domain())
        : roundTheTable(outermost, type, opened.domain(), from);
  }

  /** {@code first player in SET from left of dealer}. */
  private Term roundTheTable(
      Expression.Outermost outermost, Type type, Term.Domain domain, Term from) {
    if (type != Type.Basic.PLAYER) {
      String set = log.written(new Span(outermost.span().start(), outermost.domain().span().end()));
      return log.replace(CheckProblem.NOT_ROUND_THE_TABLE, outermost, set, set);
    }
    return new Term.Operation(
        outermost.span(),
        type,
        outermost.first() ? Operator.FIRST_FROM : Operator.LAST_FROM,
        List.of(from, new Term.Filtered(outermost.span(), domain)));
  }

  private Term aggregate(Expression.Aggregate aggregate, @Nullable Type hint, Scope scope) {
    Opened opened =
        ofNumber(aggregate.domain(), aggregate.span(), List.of(aggregate.value()), scope);
    if (opened.isMistake()) {
      return ErrorTerm.at(aggregate);
    }
    Term value = aggregated(aggregate, opened, hint);
    return ErrorTerm.is(value)
            || isMisread(
                aggregate.domain(), opened, aggregate.span(), Form.ONE, List.of(value), scope)
        ? ErrorTerm.at(aggregate)
        : new Term.Aggregate(aggregate.span(), aggregate.aggregation(), value, opened.domain());
  }

  private Term aggregated(Expression.Aggregate aggregate, Opened opened, @Nullable Type hint) {
    if (aggregate.aggregation() == Aggregation.SUM) {
      return expressions.number(aggregate.value(), opened.inside());
    }
    Term value = expressions.infer(aggregate.value(), opened.inside());
    return value.type() == Type.Basic.CARD && value.children().isEmpty()
        ? bestCard(aggregate, log.written(value), hint)
        : comparable(value);
  }

  /** {@code highest card over hand}. */
  private Term bestCard(Expression.Aggregate aggregate, String card, @Nullable Type hint) {
    String best = aggregate.aggregation() == Aggregation.HIGHEST ? "highest " : "lowest ";
    String cards = log.written(aggregate.domain());
    String itself = "only of (" + cards + " with " + best + card + ".rank)";
    String high = best + card + ".number over " + cards;
    String meant = hint == Type.Basic.NUMBER ? high : itself;
    return log.error(
        CheckProblem.BEST_CARD, aggregate.value(), Fix.replace(aggregate, meant), itself, high);
  }

  private Term filtered(Expression.Filtered filtered, Scope scope) {
    return filtered(filtered, open(filtered.domain(), Form.SEVERAL, List.of(), scope), scope);
  }

  private Term filtered(Expression.Filtered filtered, Opened opened, Scope scope) {
    return isMisread(filtered.domain(), opened, filtered.span(), Form.ONE, List.of(), scope)
        ? ErrorTerm.at(filtered)
        : new Term.Filtered(filtered.span(), opened.domain());
  }

  private Term selected(Expression.Selected selected, Scope scope) {
    if (selected.domain().set() instanceof Expression.Count count
        && selected.domain().name() == null) {
      return ofNumberOfThose(CheckProblem.COUNTED_FIRST, selected, count, count.domain());
    }
    if (selected.domain().set() instanceof Expression.Aggregate aggregate
        && selected.domain().name() == null
        && aggregate.domain().name() == null) {
      return ofNumberOfThose(CheckProblem.COMBINED_FIRST, selected, aggregate, aggregate.domain());
    }
    if (selected.domain().set() instanceof Expression.Outermost one
        && selected.domain().name() == null
        && one.domain().set() != null
        && one.domain().condition() == null) {
      return ofThatOne(selected, one, one.domain().set());
    }
    List<Expression> asked = selected.standards().stream().map(Expression.Standard::value).toList();
    Opened opened = open(selected.domain(), Form.SEVERAL, asked, scope);
    if (opened.isMistake() && (opened.noun() != null || isNobodyYet(selected.domain().set()))) {
      return ErrorTerm.at(selected);
    }
    List<Term.Standard> standards = standards(selected.standards(), opened.inside());
    List<Term> values = standards.stream().map(Term.Standard::value).toList();
    return isMisread(selected.domain(), opened, selected.span(), Form.SEVERAL, values, scope)
        ? ErrorTerm.at(selected)
        : new Term.Selected(selected.span(), opened.domain(), standards);
  }

  /** {@code player with most tricks}, or {@code side}, which is explained as a whole. */
  private static boolean isNobodyYet(@Nullable Expression set) {
    return set instanceof Expression.Word(Span _, String text)
        && (text.equals("player") || text.equals("side"));
  }

  /** Writes a selection with brackets around those that it is from. */
  private String withBrackets(Expression.Selected selected, Span those) {
    Span before = new Span(selected.span().start(), those.start());
    return log.written(before) + "(" + log.written(those) + ")";
  }

  /**
   * {@code number of players with most tricks of player}, {@code sum of card.number over won with
   * most card.rank}.
   *
   * @param number the number that is found before anything is picked
   */
  private Term ofNumberOfThose(
      CheckProblem problem,
      Expression.Selected selected,
      Expression number,
      Expression.Domain domain) {
    Span those = new Span(domain.span().start(), selected.span().end());
    String meant = withBrackets(selected, those);
    return log.replace(problem, selected, meant, log.written(number), meant);
  }

  /** {@code first card in hand with lowest card.rank}. */
  private Term ofThatOne(Expression.Selected selected, Expression.Outermost one, Expression among) {
    Span those = new Span(log.bracketed(among).start(), selected.span().end());
    String written = log.written(those);
    String all = isNobodyYet(among) ? written.replaceFirst("^\\w+", "$0s") : written;
    String before = log.written(new Span(selected.span().start(), those.start()));
    String in = isNobodyYet(among) ? log.written(among) + " in " : "";
    String meant = before + in + "(" + all + ")";
    return log.replace(
        CheckProblem.FOUND_FIRST,
        selected,
        meant,
        log.written(one),
        meant,
        "only of (" + all + ")");
  }

  private Term place(Expression.PlaceAmong place, Scope scope) {
    Term subject = expressions.infer(place.subject(), scope);
    boolean ofSide = subject.type() == Type.Basic.SIDE;
    if (!ofSide && !Types.fits(subject.type(), Type.Basic.PLAYER)) {
      return log.error(CheckProblem.PLACE_OF_SOMETHING_ELSE, subject, Notation.of(subject.type()));
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

  private Term run(Expression.Run run, Scope scope) {
    Opened opened = open(run.domain(), Form.SEVERAL, run.keys(), scope);
    if (opened.isMistake()) {
      return ErrorTerm.at(run);
    }
    Expression member = run.member();
    Term of =
        member == null ? null : expressions.check(member, opened.domain().element().type(), scope);
    List<Term> keys = new ArrayList<>();
    run.keys().forEach(key -> keys.add(key(key, opened.inside())));
    keys.addLast(goingUp(keys.removeLast()));
    return isMisread(run.domain(), opened, run.span(), Form.SEVERAL, keys, scope)
        ? ErrorTerm.at(run)
        : new Term.Run(run.span(), of, opened.domain(), keys);
  }

  /** A single value; a set is replaced by its size. */
  private Term key(Expression expression, Scope scope) {
    Term key = expressions.infer(expression, scope);
    return key.type() instanceof Type.SetOf ? expressions.converted(key, Type.Basic.NUMBER) : key;
  }

  private Term goingUp(Term key) {
    return Types.goesUpByOne(key.type())
        ? key
        : log.error(CheckProblem.NOTHING_FOLLOWS, key, Notation.of(key.type()));
  }

  private List<Term.Standard> standards(List<Expression.Standard> written, Scope scope) {
    return written.stream()
        .map(each -> new Term.Standard(each.span(), each.most(), standard(each.value(), scope)))
        .toList();
  }

  /** A value of an ordered type. Yes is larger than no. */
  private Term standard(Expression expression, Scope scope) {
    Term term = expressions.infer(expression, scope);
    if (term.type() != Type.Basic.YES_NO) {
      return comparable(term);
    }
    Span span = term.span();
    Term.Case holds = new Term.Case(new Term.NumberConstant(span, 1), term);
    return new Term.Cases(
        span, Type.Basic.NUMBER, List.of(holds), new Term.NumberConstant(span, 0));
  }

  /** A value of an ordered type. */
  private Term comparable(Term term) {
    if (term.type() instanceof Type.SetOf) {
      return expressions.converted(term, Type.Basic.NUMBER);
    }
    return Types.ordered(term.type()) ? term : CardOrder.missing(log, term.type(), "number", term);
  }

  /**
   * Reports a condition or value that does not depend on the elements.
   *
   * @param values the values asked for besides the condition
   * @return whether the domain means nothing as it stands
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
    Term condition = opened.condition();
    List<Term> asked = Stream.concat(values.stream(), Stream.ofNullable(condition)).toList();
    Name name = domain.name();
    boolean byNoun = opened.noun() != null;
    boolean saidAlready = !byNoun && name != null && constant(domain, name).isPresent();
    if (saidAlready || asked.stream().anyMatch(ErrorTerm::isIn)) {
      return false;
    }
    if (!byNoun && names.explain(domain, opened, whole, form, asked, scope)) {
      return true;
    }
    asked.forEach(term -> elements.ask(opened.domain().element(), term));
    return false;
  }

  /**
   * Checks the set, the element and the condition of a domain.
   *
   * @param asked the other expressions evaluated for each element
   */
  Opened open(Expression.Domain domain, Form form, List<Expression> asked, Scope scope) {
    return open(domain, set(domain, scope), form, asked, scope);
  }

  private Opened open(
      Expression.Domain domain, Term set, Form form, List<Expression> asked, Scope scope) {
    Type known = Types.element(set.type());
    Type type = known == null ? Types.MISTAKE : known;
    Name name = domain.name();
    Noun noun = name == null || domain.set() == null ? null : noun(name, type, form, scope);
    if (name == null || noun == null) {
      Local element = element(domain, type);
      if (name != null && names.meansSomeOfTheDeck(domain, name, element, form, !asked.isEmpty())) {
        return Opened.mistake(domain, element, scope.with(element), null);
      }
      Scope inside = scope.with(element);
      Term condition = expressions.conditionIfAny(domain.condition(), inside);
      return new Opened(new Term.Domain(element, set, condition), inside, condition, null);
    }
    Local element = symbols.locals().bind(LocalFactory.elementName(type), type, domain.span());
    Scope inside = scope.with(element);
    if (names.isNounUsedAsName(domain, name, element, asked, inside)) {
      return Opened.mistake(domain, element, inside, noun);
    }
    Term condition = expressions.conditionIfAny(domain.condition(), inside);
    Term holds = nouns.asked(noun, name, element);
    Term both =
        condition == null
            ? holds
            : new Term.Operation(
                domain.span(), Type.Basic.YES_NO, Operator.AND, List.of(holds, condition));
    return new Opened(new Term.Domain(element, set, both), inside, condition, noun);
  }

  /**
   * Checks the domain of a number, whose condition may have swallowed an operator meant for the
   * number.
   *
   * @param number the span of the whole expression
   */
  Opened ofNumber(Expression.Domain domain, Span number, List<Expression> asked, Scope scope) {
    CheckLog.Attempt<Opened> attempt = log.attempt(() -> open(domain, Form.SEVERAL, asked, scope));
    Expression condition = domain.condition();
    Opened opened = attempt.result();
    if (attempt.succeeded() || condition == null || opened.isMistake() || log.isDeepInTrials()) {
      return log.keep(attempt);
    }
    Scope inside = opened.inside();
    boolean explained =
        swallowed.explain(
            condition,
            number,
            meant -> log.attempt(() -> expressions.condition(meant, inside)).succeeded());
    if (!explained) {
      return log.keep(attempt);
    }
    Term mistake = ErrorTerm.at(domain);
    return new Opened(
        new Term.Domain(opened.domain().element(), mistake, null), inside, null, opened.noun());
  }

  /** The noun that the name of a domain is; null if it names the elements. */
  private @Nullable Noun noun(Name name, Type type, Form form, Scope scope) {
    boolean several = form == Form.SEVERAL;
    if (type != Type.Basic.NUMBER || !several) {
      log.caret().expect(name.span(), null, () -> candidates.nouns(type, several, scope));
    }
    DeckConstants constants = symbols.constants();
    boolean ofTheDeck =
        constants.suits().containsKey(name.text())
            || constants.ranks().containsKey(name.text())
            || constants.cards().containsKey(name.text());
    return ofTheDeck || ElementNames.isOfType(name.text(), type)
        ? null
        : nouns.of(name.text(), type, scope);
  }

  Local element(Expression.Domain domain, Type type) {
    Name name = domain.name();
    if (name == null) {
      return symbols.locals().bind(LocalFactory.elementName(type), type, domain.span());
    }
    log.use(name, NameKind.LOCAL, name.span(), type);
    constant(domain, name).ifPresent(kind -> likeConstant(domain, name, kind));
    String one = LocalFactory.elementName(type);
    String called =
        Plurals.isOf(name.text(), one) ? one : ELEMENTS.getOrDefault(name.text(), name.text());
    return symbols.locals().bind(called, type, name.span());
  }

  private void likeConstant(Expression.Domain domain, Name name, NameKind kind) {
    if (domain.set() == null || domain.condition() != null) {
      log.problem(CheckProblem.ELEMENT_LIKE_CONSTANT, name, name.text(), kind.word(), MEANT);
      return;
    }
    Span rest = new Span(name.span().end(), domain.span().end());
    String before = log.before(name.span().start()).stripTrailing();
    Matcher asked = ASKED.matcher(before);
    if (kind == NameKind.CARD && asked.find()) {
      String set = log.written(domain.set());
      String meant =
          name.text()
              + (asked.group().equals("no") ? " not in " : " in ")
              + (set.equals("trick") ? "cards of trick" : set);
      int start = log.beginningOf(asked.group(), name.span().start());
      log.problem(
          CheckProblem.ELEMENT_LIKE_CONSTANT,
          name,
          Fix.replace(new Span(start, domain.span().end()), meant),
          name.text(),
          kind.word(),
          meant);
      return;
    }
    String cards = ONE.matcher(before).find() ? "card" : "cards";
    String where = " where " + condition(name, kind);
    log.problem(
        CheckProblem.ELEMENT_LIKE_CONSTANT,
        name,
        Fix.of(new Edit(name.span(), cards), Edit.after(domain, where)),
        name.text(),
        kind.word(),
        cards + log.written(rest) + where);
  }

  private String condition(Name name, NameKind kind) {
    if (kind == NameKind.SUIT) {
      return "card.suit == " + suit(name).orElse(name.text());
    }
    return (kind == NameKind.RANK ? "card.rank == " : "card == ") + name.text();
  }

  /** The suit of the deck with that name or a synonym of it. */
  private Optional<String> suit(Name name) {
    return Synonyms.ofTheDeck(name.text(), symbols.constants().suits().keySet());
  }

  /**
   * What in the deck already has this name, or a synonym of it. If there is a condition, {@code
   * hearts} is clearly meant as a name.
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

  /** Reports {@code number of cards in tricks of player}. */
  private Term cardsOfTricks(Span whole, String tricks) {
    Matcher won = TRICKS.matcher(tricks);
    if (!won.matches()) {
      return log.error(CheckProblem.CARDS_OF_TRICKS, whole, tricks, "cards won by …");
    }
    String meant = "cards won by " + (won.group("who") == null ? "everyone" : won.group("who"));
    return log.replace(CheckProblem.CARDS_OF_TRICKS, whole, meant, tricks, meant);
  }

  private Term set(Expression.Domain domain, Scope scope) {
    Name name = domain.name();
    String called = name == null ? "" : name.text();
    if (domain.set() != null) {
      return elementsOf(domain, domain.set(), expressions.set(domain.set(), scope));
    }
    return switch (called) {
      case "player" ->
          new Term.Operation(domain.span(), Types.PLAYERS, Operator.PLAYERS, List.of());
      case "side" -> new Term.Operation(domain.span(), Types.SIDES, Operator.SIDES, List.of());
      default -> log.error(CheckProblem.HAS_WHAT, domain, called);
    };
  }

  private Term elementsOf(Expression.Domain domain, Expression written, Term set) {
    Name name = domain.name();
    return name != null
            && CARDS.contains(name.text())
            && Type.Basic.TRICK.equals(Types.element(set.type()))
        ? cardsOfTricks(name.span().to(written), log.written(written))
        : set;
  }
}
