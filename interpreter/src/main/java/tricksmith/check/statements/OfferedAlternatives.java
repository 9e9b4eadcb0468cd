package tricksmith.check.statements;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Synonyms;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.check.expressions.TypedExpressions;
import tricksmith.check.symbols.BuiltInWord;
import tricksmith.check.symbols.NoneWord;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.source.Spelling;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.Binary;
import tricksmith.syntax.Expression.BinaryOperator;
import tricksmith.syntax.Statement;

/**
 * Reads alternatives that are written as one player would say them to another: joined by {@code
 * or}, with a pass among them, or described by a condition.
 */
record OfferedAlternatives(TypedExpressions expressions, Symbols symbols, CheckLog log) {
  private static final String LABEL = "pass";
  private static final Set<String> PASS = Set.of(LABEL, "passes", "passing");

  /** Everybody but the one who chooses. */
  private static final Set<String> OTHERS = Set.of("others", "他の人", "ほかの人", "他の全員", "ほかの全員");

  private static final Set<String> CARDS = Set.of("card", "cards");
  private static final Pattern TYPE =
      Pattern.compile(
          "(?:\\s*+\\[[^]]*+])?+\\s*+:\\s*+\\p{L}[\\p{L}\\p{N}_-]*+(?:\\s*+\\|\\s*+[\\p{L}\\p{N}_-]++)*+");

  /**
   * The alternatives that are meant, after reporting those that are joined by {@code or}, a pass
   * that is written as one of them, and names that are given to new values.
   */
  List<Expression> meant(
      List<Expression> sets, Statement.Choice choice, @Nullable Variable variable, Scope scope) {
    if (sets.size() == 1 && choice.where() == null && isAsked(sets.getFirst(), scope)) {
      return List.of();
    }
    List<Expression> unpacked =
        sets.stream().map(set -> withoutPass(set, sets, choice, scope)).toList();
    List<Expression> parts = unpacked.stream().flatMap(this::parts).toList();
    if (parts.size() > sets.size()) {
      joinedByOr(sets, parts, choice, scope);
    } else {
      parts.stream()
          .filter(part -> isPass(part, scope))
          .forEach(pass -> passing(pass, sets, choice));
    }
    return parts.stream()
        .filter(part -> !isPass(part, scope))
        .filter(part -> variable == null || !isNewValue(part, choice, variable, scope))
        .toList();
  }

  /**
   * Reports cards that are described by a condition instead of where they lie: {@code from cards in
   * hand}, {@code from H in hand}, {@code from hand except H}.
   */
  private boolean isAsked(Expression set, Scope scope) {
    if (!(set
            instanceof Binary(Span all, BinaryOperator operator, Expression left, Expression right))
        || (operator != BinaryOperator.IN && operator != BinaryOperator.EXCEPT)) {
      return false;
    }
    boolean in = operator == BinaryOperator.IN;
    Expression cards = in ? right : left;
    Expression some = in ? left : right;
    if (!type(cards, scope).equals(Types.CARDS)) {
      return false;
    }
    String named = log.written(some);
    String which =
        switch (type(some, scope)) {
          case Type.Basic.SUIT -> " where card.suit " + (in ? "==" : "!=") + " " + named;
          case Type.Basic.RANK -> " where card.rank " + (in ? "==" : "!=") + " " + named;
          default -> in && CARDS.contains(named) ? "" : null;
        };
    if (which == null) {
      return false;
    }
    String meant = log.written(cards) + which;
    log.replace(CheckProblem.OFFERED_BY_CONDITION, all, meant, log.written(all), meant);
    return true;
  }

  /** Reports {@code from (1..3, pass)}, and returns the rest of the list. */
  private Expression withoutPass(
      Expression set, List<Expression> sets, Statement.Choice choice, Scope scope) {
    if (!(set instanceof Expression.Listed(Span span, List<Expression> elements))) {
      return set;
    }
    List<Expression> others = elements.stream().filter(element -> !isPass(element, scope)).toList();
    if (others.isEmpty() || others.size() == elements.size()) {
      return set;
    }
    int place =
        elements.indexOf(
            elements.stream().filter(each -> isPass(each, scope)).findFirst().orElseThrow());
    Edit gone = Edit.removeFrom(elements, place);
    Expression where = choice.where();
    Span all = sets.getFirst().span().to((where == null ? sets.getLast() : where).span());
    Fix fix = choice.pass() == null ? Fix.of(gone, Edit.after(all, ", or pass")) : Fix.of(gone);
    log.problem(CheckProblem.PASS_AS_ALTERNATIVE, elements.get(place), fix, written(all, fix));
    return new Expression.Listed(span, others);
  }

  private Stream<Expression> parts(Expression set) {
    return set instanceof Binary(_, BinaryOperator operator, Expression left, Expression right)
            && operator == BinaryOperator.OR
        ? Stream.concat(parts(left), parts(right))
        : Stream.of(set);
  }

  /** A script may have a label {@code pass}. */
  private boolean isPass(Expression alternative, Scope scope) {
    return isWordForPass(alternative)
        && !(alternative instanceof Expression.Word(Span _, String text)
            && text.equals(LABEL)
            && log.attempt(() -> expressions.infer(alternative, scope)).succeeded());
  }

  /** {@code from suits, notrump}, where the variable holds nothing but suits: reports it. */
  private boolean isNewValue(
      Expression alternative, Statement.Choice choice, Variable variable, Scope scope) {
    if (!(alternative instanceof Expression.Word(Span span, String text))
        || Types.isMistake(variable.type())
        || variable.type() instanceof Type.SetOf
        || NoneWord.is(alternative)
        || isKnown(alternative, variable, scope)
        || isNearlyKnown(text, variable, scope)) {
      return false;
    }
    if (variable.type() == Type.Basic.PLAYER && OTHERS.contains(text)) {
      boolean inTurn = scope.local("player") != null;
      String others = "players except " + (inTurn ? "player" : log.words(choice.subject()));
      log.replace(CheckProblem.UNKNOWN_NAME_LIKE, span, others, text, others);
      return true;
    }
    String type = Notation.of(variable.type());
    String named = Synonyms.type(text).orElse(text);
    if (named.equals(type) && variable.type() != Type.Basic.NUMBER) {
      log.problem(CheckProblem.UNKNOWN_NAME_LIKE, span, text, type + "s");
      return true;
    }
    if (named.equals(type) || (named.equals("number") && holdsNumbers(variable.type()))) {
      String range = "0..number of hand";
      log.replace(CheckProblem.NUMBERS_OFFERED, span, range, text, range);
      return true;
    }
    log.problem(CheckProblem.NEW_VALUE, span, widened(variable, text), text, variable.name(), type);
    return true;
  }

  private static boolean holdsNumbers(Type type) {
    return type instanceof Type.Union(_, List<Type> members) && members.contains(Type.Basic.NUMBER);
  }

  private boolean isKnown(Expression alternative, Variable variable, Scope scope) {
    Type several = new Type.SetOf(variable.type());
    return log.attempt(() -> expressions.infer(alternative, scope)).succeeded()
        || log.attempt(() -> expressions.infer(alternative, several, scope)).succeeded();
  }

  /** Whether it may be a misspelt name; that of the variable itself is none of its values. */
  private boolean isNearlyKnown(String text, Variable variable, Scope scope) {
    List<String> names =
        Stream.of(
                scope.names(),
                symbols.constants().names(),
                symbols.labelTypes().labels(),
                symbols.variables().names(),
                symbols.definitions().names(),
                symbols.options().keySet(),
                symbols.zones().keySet(),
                BuiltInWord.all())
            .flatMap(Collection::stream)
            .filter(name -> !name.equals(variable.name()))
            .toList();
    return Synonyms.among(text, names).isPresent() || Spelling.nearest(text, names).isPresent();
  }

  /** Lets the variable hold another value, if it says what it holds. */
  private List<Fix> widened(Variable variable, String value) {
    int end = variable.declared().end();
    Matcher type = TYPE.matcher(log.after(end));
    return type.lookingAt() ? List.of(Fix.insert(end + type.end(), " | " + value)) : List.of();
  }

  /** {@code from keep or swap}. */
  private void joinedByOr(
      List<Expression> sets, List<Expression> parts, Statement.Choice choice, Scope scope) {
    Span all = sets.getFirst().span().to(sets.getLast());
    List<Edit> edits = new ArrayList<>(leftOutTogether(parts, scope));
    for (int place = 1; place < parts.size(); place++) {
      Span gap = parts.get(place - 1).span().gapTo(parts.get(place));
      boolean pass = place == parts.size() - 1 && isWordForPass(parts.get(place));
      switch (log.written(gap).strip()) {
        case "," -> {}
        case "or" ->
            edits.add(pass ? passing(gap.to(parts.get(place)), choice) : new Edit(gap, ", "));
        default -> {
          log.problem(CheckProblem.OR_IN_OFFER, all, List.of(), "A, B");
          return;
        }
      }
    }
    edits.sort(Comparator.comparingInt(edit -> edit.span().start()));
    Fix fix = new Fix(edits);
    log.problem(CheckProblem.OR_IN_OFFER, all, fix, written(all, fix));
  }

  /**
   * Brackets around what follows {@code except} in {@code suits except H or S}, which leaves out
   * both. None if nothing more of the kind follows.
   */
  private List<Edit> leftOutTogether(List<Expression> parts, Scope scope) {
    for (int place = 0; place < parts.size() - 1; place++) {
      if (parts.get(place) instanceof Binary(_, BinaryOperator operator, _, Expression first)
          && operator == BinaryOperator.EXCEPT) {
        Type kind = type(first, scope);
        List<Expression> alike =
            parts.subList(place + 1, parts.size()).stream()
                .takeWhile(part -> type(part, scope).equals(kind))
                .toList();
        return Types.isMistake(kind) || alike.isEmpty()
            ? List.of()
            : List.of(
                Edit.before(first, "("),
                new Edit(alike.getLast().span(), log.written(alike.getLast()) + ")"));
      }
    }
    return List.of();
  }

  private Type type(Expression part, Scope scope) {
    return log.attempt(() -> expressions.infer(part, scope)).result().type();
  }

  private static Edit passing(Span at, Statement.Choice choice) {
    return choice.pass() == null ? new Edit(at, ", or pass") : Edit.remove(at);
  }

  private static boolean isWordForPass(Expression alternative) {
    return alternative instanceof Expression.Word(Span _, String text) && PASS.contains(text);
  }

  private String written(Span all, Fix fix) {
    StringBuilder text = new StringBuilder(log.written(all));
    for (Edit edit : fix.edits().reversed()) {
      text.replace(edit.span().start() - all.start(), edit.span().end() - all.start(), edit.text());
    }
    return text.toString();
  }

  /** {@code from 1..3, pass}. */
  private void passing(Expression pass, List<Expression> sets, Statement.Choice choice) {
    Expression where = choice.where();
    Span all = sets.getFirst().span().to((where == null ? sets.getLast() : where).span());
    Fix fix = instead(pass, sets, choice, all.end());
    if (fix == null) {
      log.problem(CheckProblem.PASS_AS_ALTERNATIVE, pass, List.of(), "A, B, or pass");
    } else {
      log.problem(CheckProblem.PASS_AS_ALTERNATIVE, pass, fix, written(all, fix));
    }
  }

  private static @Nullable Fix instead(
      Expression pass, List<Expression> sets, Statement.Choice choice, int end) {
    int place = sets.indexOf(pass);
    if (place < 0 || sets.size() == 1) {
      return null;
    }
    Edit gone = Edit.removeFrom(sets, place);
    if (choice.pass() != null) {
      return Fix.of(gone);
    }
    return end == gone.span().end()
        ? Fix.replace(gone, ", or pass")
        : Fix.of(gone, Edit.insert(end, ", or pass"));
  }

  /** Reports {@code from suits except C, D}, where the last of these is offered again. */
  void offeredAgain(List<Term> offered) {
    for (int place = 1; place < offered.size(); place++) {
      Term before = offered.get(place - 1);
      Term again = offered.get(place);
      Type element = Types.element(before.type());
      if (isWithoutSome(before, again) && element != null && isOne(again, element)) {
        againOffered(before, again);
        return;
      }
    }
  }

  /** Whether a term is a single value; where a set is wanted, it has become one. */
  private static boolean isOne(Term term, Type type) {
    Term value =
        term instanceof Term.SetOfValues(_, _, List<Term> elements) && elements.size() == 1
            ? elements.getFirst()
            : term;
    return !(value.type() instanceof Type.SetOf) && Types.fits(value.type(), type);
  }

  /** Whether something that would be among those offered is left out. */
  private static boolean isWithoutSome(Term offered, Term again) {
    if (offered.operator() != Operator.EXCEPT) {
      return false;
    }
    Term all = offered.children().getFirst();
    Term one = again.children().size() == 1 ? again.children().getFirst() : again;
    return all.applies(Trait.EVERYTHING)
        || (all instanceof Term.NumberRange(_, Term least, Term most)
            && one instanceof Term.NumberConstant(_, long number)
            && !(least instanceof Term.NumberConstant(_, long from) && number < from)
            && !(most instanceof Term.NumberConstant(_, long to) && number > to));
  }

  private void againOffered(Term before, Term again) {
    Term out = before.children().getLast();
    Span gap = out.span().gapTo(again);
    if (!log.written(gap).strip().equals(",")) {
      return;
    }
    Fix fix = Fix.of(Edit.before(out, "("), Edit.after(again, ")"));
    Span both = out.span().to(again);
    log.problem(
        MisreadingProblem.EXCEPT_AND,
        again,
        fix,
        log.written(again),
        log.written(before),
        log.written(new Span(before.span().start(), out.span().start()))
            + "("
            + log.written(both)
            + ")");
  }
}
