package tricksmith.check.statements;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Synonyms;
import tricksmith.check.declarations.TypeReader;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.check.expressions.TypedExpressions;
import tricksmith.check.names.Plurals;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Text;

final class ChoiceChecker {
  /** The most alternatives to ask after again because of others, in the whole script. */
  private static final long MOST_ASKED_AGAIN = 100_000;

  /** The most statements that may follow passes besides what follows a no. */
  private static final long MOST_WRITTEN_TWICE = 20_000;

  private static final String ALTERNATIVE = "it";
  private static final String CARD = "card";
  private static final Object YES = true;

  private final TypedExpressions expressions;
  private final Symbols symbols;
  private final CheckLog log;
  private final BlockChecker blocks;
  private final AssignmentChecker assignments;
  private final TypeReader types;
  private final OfferedAlternatives alternatives;

  /** How many alternatives have been asked after again because of others. */
  private long askedAgain;

  /** How many statements have been written out a second time. */
  private long writtenTwice;

  ChoiceChecker(
      TypedExpressions expressions,
      Symbols symbols,
      CheckLog log,
      BlockChecker blocks,
      AssignmentChecker assignments) {
    this.expressions = expressions;
    this.symbols = symbols;
    this.log = log;
    this.blocks = blocks;
    this.assignments = assignments;
    this.types = new TypeReader(symbols.labelTypes(), log);
    this.alternatives = new OfferedAlternatives(expressions, symbols, log);
  }

  @Nullable Action choose(Statement.Choice written, Term player, Scope scope) {
    Action.Choice choice = choice(written, player, scope);
    return choice == null ? null : new Action.Choose(written.span(), choice);
  }

  /** The choice; null if it was not understood. */
  Action.@Nullable Choice choice(Statement.Choice written, Term player, Scope scope) {
    Variable variable = assignments.variable(written.name(), scope);
    Offer offer = offer(written.sets(), written, variable, scope);
    if (variable != null) {
      fromItself(offer, variable);
    }
    Local it = symbols.locals().bind(ALTERNATIVE, offer.element(), written.span());
    Term where = where(written.where(), it, offer, variable, scope);
    List<Term> offered = offer.terms();
    Statement.Offer instead = written.instead();
    if (instead != null) {
      Fallback.Offered first = new Fallback.Offered(offered, it, where);
      offered = either(first, instead(instead, written, variable, scope), offer, instead);
      where = null;
    }
    Term pass = pass(written.pass(), scope);
    List<Action> then = blocks.blockIfAny(written.then(), scope);
    List<Action> otherwise = blocks.blockIfAny(written.otherwise(), scope);
    boolean yesOrNo = written.sets().isEmpty();
    List<Action> afterPass =
        !yesOrNo ? otherwise : pass == null ? List.of() : again(otherwise, written);
    if (variable != null && it.type() == Type.Basic.YES_NO && !written.sets().isEmpty()) {
      afterNo(written, offer, variable, then);
    }
    List<Term> indices =
        variable == null
            ? null
            : assignments.indices(variable, written.name(), written.indices(), scope);
    return variable == null || indices == null
        ? null
        : new Action.Choice(
            written.span(),
            player,
            name(written),
            variable,
            indices,
            offer.amount(),
            offered,
            it,
            where,
            pass,
            written.pass() != null && written.pass().openly(),
            yesOrNo ? ifYes(written.span(), variable, indices, then, otherwise) : then,
            afterPass);
  }

  /**
   * Returns what follows a no for a pass as well, which doubles it: where such choices stand in one
   * another, again and again.
   */
  private List<Action> again(List<Action> otherwise, Statement.Choice written) {
    boolean tooMany = writtenTwice > MOST_WRITTEN_TWICE;
    writtenTwice += Action.all(otherwise).count();
    if (writtenTwice <= MOST_WRITTEN_TWICE || written.otherwise() == null) {
      return otherwise;
    }
    if (!tooMany) {
      log.problem(CheckProblem.ELSE_TOO_LONG, written.otherwise());
    }
    return List.of();
  }

  /**
   * Reports {@code chooses goals: 0..2 goals from goals}: a variable named after the values of a
   * type, offering itself.
   */
  private void fromItself(Offer offer, Variable variable) {
    Type type = offer.element();
    String name = Notation.of(type);
    if (!Plurals.isOf(variable.name(), name) && !variable.name().equals(name)) {
      return;
    }
    boolean taken = symbols.variables().find(name) != null;
    for (Term term : offer.terms()) {
      if (term.readsDirectly(variable)) {
        List<Fix> fixes = taken ? List.of() : List.of(Fix.replace(term, name));
        log.problem(MisreadingProblem.OFFERS_ITSELF, term, fixes, variable.name(), name);
      }
    }
  }

  /** Whether the first alternatives suffice is asked for each of all of them. */
  private List<Term> either(
      Fallback.Offered first, Fallback.Offered second, Offer offer, Statement.Offer instead) {
    boolean tooMany = askedAgain > MOST_ASKED_AGAIN;
    long parts = first.terms().size();
    askedAgain += parts * (parts + second.terms().size());
    if (askedAgain <= MOST_ASKED_AGAIN) {
      return Fallback.either(first, second, offer.least());
    }
    if (!tooMany) {
      log.problem(CheckProblem.OFFERED_BEFORE_ELSE, instead);
    }
    return first.terms();
  }

  private Fallback.Offered instead(
      Statement.Offer instead, Statement.Choice written, @Nullable Variable variable, Scope scope) {
    Offer offer = offer(instead.sets(), written, variable, scope);
    Local it = symbols.locals().bind(ALTERNATIVE, offer.element(), instead.span());
    Term where = where(instead.where(), it, offer, variable, scope);
    return new Fallback.Offered(offer.terms(), it, where);
  }

  private @Nullable Term where(
      @Nullable Expression written,
      Local it,
      Offer offer,
      @Nullable Variable variable,
      Scope scope) {
    Term where = expressions.conditionIfAny(written, inside(scope, it));
    if (where != null && variable != null) {
      askOfAlternatives(where, it, offer, variable);
    }
    return where;
  }

  /**
   * Reports a condition that does not depend on {@code it}. The variable still has its old value
   * while alternatives are offered; {@code it} is the new one.
   */
  private void askOfAlternatives(Term where, Local it, Offer offer, Variable variable) {
    boolean ofOne =
        offer.terms().stream()
            .flatMap(term -> Stream.concat(Stream.of(term), term.children().stream()))
            .filter(one -> one.type().equals(it.type()) && !(one instanceof Term.Constant))
            .anyMatch(one -> where.all().anyMatch(part -> TermEquality.same(part, one)));
    if (ofOne || where.reads(it) || ErrorTerm.isIn(where) || Types.isMistake(variable.type())) {
      return;
    }
    boolean asksOld = where.all().anyMatch(part -> part.readsDirectly(variable));
    Edit[] edits =
        where
            .all()
            .filter(part -> asksOld ? part.readsDirectly(variable) : isOtherCard(part, it))
            .map(part -> new Edit(part.span(), ALTERNATIVE))
            .toArray(Edit[]::new);
    boolean visitsElements = where.all().anyMatch(part -> !part.binds().isEmpty());
    List<Fix> fixes = edits.length == 0 || visitsElements ? List.of() : List.of(Fix.of(edits));
    if (asksOld) {
      log.problem(MisreadingProblem.ASKS_OLD_VALUE, where, fixes, variable.name());
    } else {
      log.problem(MisreadingProblem.SAME_FOR_ALL_ALTERNATIVES, where, fixes);
    }
  }

  /** Whether this is {@code card} where that is not the card to choose. */
  private static boolean isOtherCard(Term part, Local it) {
    return it.type() == Type.Basic.CARD
        && part.head() instanceof Local local
        && local.name().equals(CARD);
  }

  /** The scope in which a card to choose is also called {@code card}, unless that name is taken. */
  private static Scope inside(Scope scope, Local it) {
    Scope inside = scope.with(it);
    return it.type() == Type.Basic.CARD && scope.local(CARD) == null
        ? inside.with(CARD, it)
        : inside;
  }

  /**
   * Reports statements after a choice from values that do not depend on the value: they follow any
   * value, even a no.
   */
  private void afterNo(
      Statement.Choice written, Offer offer, Variable variable, List<Action> then) {
    boolean asksAgain =
        Action.all(then).flatMap(Action::allTerms).anyMatch(part -> part.readsDirectly(variable));
    boolean onlyYes =
        offer.terms().stream()
            .flatMap(ChoiceChecker::outcomes)
            .allMatch(value -> YES.equals(value.head()));
    if (then.isEmpty() || asksAgain || onlyYes) {
      return;
    }
    Span name = written.name().span();
    Span last = written.sets().getLast().span();
    int end = log.after(last.end()).startsWith(")") ? last.end() + 1 : last.end();
    List<Fix> fixes =
        written.where() != null
            ? List.of()
            : List.of(Fix.replace(new Span(name.end(), end), ", yes or no"));
    log.problem(MisreadingProblem.BLOCK_AFTER_NO, name, fixes, variable.name());
  }

  /** The values that a term may have, depending on its conditions. */
  private static Stream<Term> outcomes(Term offered) {
    if (!offered.outcomes().isEmpty()) {
      return offered.outcomes().stream().flatMap(ChoiceChecker::outcomes);
    }
    return offered instanceof Term.SetOfValues set
        ? set.elements().stream().flatMap(ChoiceChecker::outcomes)
        : Stream.of(offered);
  }

  /** The actions after {@code yes or no}: the block follows a yes, and {@code else} a no. */
  private static List<Action> ifYes(
      Span span, Variable variable, List<Term> indices, List<Action> then, List<Action> otherwise) {
    Term chosen = new Term.VariableValue(span, variable, indices);
    return then.isEmpty() && otherwise.isEmpty()
        ? then
        : List.of(new Action.If(span, chosen, then, otherwise));
  }

  private static String name(Statement.Choice written) {
    Text called = written.called();
    return called == null ? written.name().text() : called.value();
  }

  private @Nullable Term pass(Statement.@Nullable Pass pass, Scope scope) {
    if (pass == null) {
      return null;
    }
    return pass.condition() == null
        ? new Term.YesNoConstant(pass.span(), true)
        : expressions.condition(pass.condition(), scope);
  }

  /**
   * What is offered.
   *
   * @param element the type of an alternative
   */
  private record Offer(List<Term> terms, Type element, Action.@Nullable Amount amount) {

    @Nullable Term least() {
      return amount == null ? null : amount.least();
    }
  }

  private Offer offer(
      List<Expression> sets, Statement.Choice written, @Nullable Variable variable, Scope scope) {
    if (sets.isEmpty()) {
      return yesOrNo(written.span(), written, variable);
    }
    List<Expression> meant = alternatives.meant(sets, written, variable, scope);
    Offer offer = offered(meant, written, variable, scope);
    alternatives.offeredAgain(offer.terms());
    return offer;
  }

  private Offer offered(
      List<Expression> sets, Statement.Choice written, @Nullable Variable variable, Scope scope) {
    Statement.Amount amount = written.amount();
    if (amount != null) {
      return several(sets, written, amount, variable, scope);
    }
    Type wanted = variable == null ? Types.MISTAKE : variable.type();
    if (Types.isMistake(wanted)) {
      return learned(sets, variable, scope);
    }
    if (wanted instanceof Type.SetOf(Type element)) {
      amountMissing(written.name(), wanted, element);
      return new Offer(List.of(), element, null);
    }
    Type several = new Type.SetOf(wanted);
    List<Term> terms = sets.stream().map(set -> expressions.check(set, several, scope)).toList();
    return new Offer(terms, wanted, null);
  }

  private void amountMissing(Name name, Type several, Type element) {
    String one = Notation.of(element);
    String all = Notation.of(several);
    log.problem(CheckProblem.AMOUNT_MISSING, name, name.text(), all, Plurals.of(one), one);
  }

  private Offer yesOrNo(Span span, Statement.Choice written, @Nullable Variable variable) {
    fit(variable, Type.Basic.YES_NO, written);
    List<Term> terms =
        List.of(new Term.YesNoConstant(span, true), new Term.YesNoConstant(span, false));
    return new Offer(terms, Type.Basic.YES_NO, null);
  }

  private Offer several(
      List<Expression> sets,
      Statement.Choice written,
      Statement.Amount amount,
      @Nullable Variable variable,
      Scope scope) {
    Type element = counted(amount.kind());
    Type.SetOf several = new Type.SetOf(element);
    if (!Types.isMistake(element)) {
      fit(variable, several, written);
    }
    Term least = expressions.number(amount.least(), scope);
    Term most =
        amount.most().equals(amount.least()) ? least : expressions.number(amount.most(), scope);
    List<Term> terms =
        sets.stream().map(set -> offered(set, several, amount.kind(), scope)).toList();
    return new Offer(terms, element, new Action.Amount(least, most));
  }

  private Term offered(Expression set, Type.SetOf several, Name kind, Scope scope) {
    if (several.equals(Types.CARDS)) {
      return expressions.cards(set, scope);
    }
    Term term = expressions.infer(set, several, scope);
    boolean others =
        term.type() instanceof Type.SetOf(Type other)
            && !Types.isMistake(other)
            && Types.canBeKept(term.type())
            && expressions.convertIfPossible(term, several) == null;
    return others ? ofOthers(term, several, kind) : expressions.converted(term, several);
  }

  /** Reports {@code 2 players from hand}, where other things are offered than are to be chosen. */
  private Term ofOthers(Term offered, Type.SetOf several, Name kind) {
    String those = Plurals.of(Notation.of(((Type.SetOf) offered.type()).element()));
    return log.error(
        CheckProblem.OFFERED_OTHERS,
        offered,
        Fix.replace(kind, those),
        Notation.of(several),
        Notation.of(offered.type()),
        those);
  }

  /**
   * The type of the things of which several are chosen; reports a type of which no variable can
   * hold several.
   */
  private Type counted(Name kind) {
    Optional<String> suit = Synonyms.ofTheDeck(kind.text(), symbols.constants().suits().keySet());
    if (suit.isPresent()) {
      String those = "cards … where card.suit == " + suit.get();
      log.problem(CheckProblem.UNKNOWN_NAME_LIKE, kind, kind.text(), those);
      return Types.MISTAKE;
    }
    Type counted = types.counted(kind);
    if (Types.isMistake(counted) || Types.canBeKept(new Type.SetOf(counted))) {
      return counted;
    }
    log.problem(CheckProblem.NOT_CHOSEN_TOGETHER, kind, Notation.of(new Type.SetOf(counted)));
    return Types.MISTAKE;
  }

  /** Infers the alternatives, which give an undeclared variable its type. */
  private Offer learned(List<Expression> sets, @Nullable Variable variable, Scope scope) {
    List<Term> terms = sets.stream().map(set -> expressions.infer(set, scope)).toList();
    Type element = null;
    for (Term term : terms) {
      Type inSet = Types.element(term.type());
      Type type = inSet == null ? term.type() : inSet;
      Type joined = element == null ? type : Types.joined(element, type);
      if (joined == null && element != null) {
        expressions.converted(term, new Type.SetOf(element));
      }
      element = joined == null ? element : joined;
    }
    Type found = element == null ? Types.MISTAKE : element;
    if (variable != null) {
      symbols.variables().learn(variable, found);
    }
    return new Offer(terms, found, null);
  }

  private void fit(@Nullable Variable variable, Type type, Statement.Choice written) {
    if (variable == null) {
      return;
    }
    symbols.variables().learn(variable, type);
    if (!Types.fits(type, variable.type())) {
      log.problem(
          CheckProblem.OFFERS_ANOTHER_TYPE,
          written.name(),
          variable.name(),
          Notation.of(variable.type()),
          Notation.of(type));
    }
  }
}
