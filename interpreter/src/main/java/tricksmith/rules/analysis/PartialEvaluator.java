package tricksmith.rules.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.ConstantFolding;
import tricksmith.rules.ConstantFolding.Face;
import tricksmith.rules.ConstantFolding.Player;
import tricksmith.rules.ConstantFolding.Tuple;
import tricksmith.rules.DeckRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.syntax.Expression.Quantifier;

/**
 * Evaluates terms as far as their values are known before a match: in a setting, with the values of
 * some locals and words. Values are represented as in {@link ConstantFolding}; null stands for an
 * unknown value.
 */
public final class PartialEvaluator {
  private static final long LARGEST_RANGE = 1_000;
  private static final int MOST_STEPS = 20_000;

  private final CheckedRules rules;
  private final Setting setting;
  private final Map<Local, Object> locals;
  private final Map<Operator, Object> words;

  /** The values of plain variables by their ids. */
  private final Map<Integer, Object> variables;

  private final Set<Integer> calling;

  /** The results of definition calls in this evaluation, unknown ones included. */
  private final Map<Call, Optional<Object>> called;

  private final Patience patience;
  private int steps;

  /** A call of a definition with these values; null stands for an unknown one. */
  private record Call(int definition, List<@Nullable Object> arguments) {}

  private PartialEvaluator(
      CheckedRules rules,
      Setting setting,
      Map<Local, Object> locals,
      Map<Operator, Object> words,
      Map<Integer, Object> variables,
      Set<Integer> calling,
      Map<Call, Optional<Object>> called,
      Patience patience) {
    this.patience = patience;
    this.rules = rules;
    this.setting = setting;
    this.locals = locals;
    this.words = words;
    this.variables = variables;
    this.calling = calling;
    this.called = called;
  }

  public PartialEvaluator(CheckedRules rules, Setting setting) {
    this(rules, setting, new Patience());
  }

  /** Creates an evaluator that shares its patience with others. */
  PartialEvaluator(CheckedRules rules, Setting setting, Patience patience) {
    this(rules, setting, Map.of(), Map.of(), Map.of(), Set.of(), new HashMap<>(), patience);
  }

  public PartialEvaluator with(Local local, Object value) {
    Map<Local, Object> more = new HashMap<>(locals);
    more.put(local, value);
    return new PartialEvaluator(rules, setting, more, words, variables, calling, called, patience);
  }

  public PartialEvaluator with(Operator word, Object value) {
    Map<Operator, Object> more = new HashMap<>(words);
    more.put(word, value);
    return new PartialEvaluator(
        rules, setting, locals, more, variables, calling, new HashMap<>(), patience);
  }

  /** The same with the value of a variable that has no indices. */
  public PartialEvaluator with(Variable variable, Object value) {
    Map<Integer, Object> more = new HashMap<>(variables);
    more.put(variable.id(), value);
    return new PartialEvaluator(
        rules, setting, locals, words, more, calling, new HashMap<>(), patience);
  }

  public int players() {
    return setting.players();
  }

  /** Returns whether a condition holds; null if that is not known. */
  public @Nullable Boolean holds(Term condition) {
    return value(condition) instanceof Boolean truth ? truth : null;
  }

  /** Returns a whole number; null if it is not known, or not whole. */
  public @Nullable Long number(Term term) {
    return value(term) instanceof Long number ? number : null;
  }

  /** Returns the value of a term; null if it is not known, or takes too many steps to find. */
  public @Nullable Object value(Term term) {
    steps = 0;
    called.clear();
    return of(term);
  }

  /**
   * Returns the rank of a value among those with which it is compared; the smallest number if it is
   * none, null if it is not known.
   */
  public @Nullable Long place(Term term) {
    Object value = value(term);
    if (value instanceof Boolean truth) {
      return truth ? 1L : 0L;
    }
    return ConstantFolding.NONE.equals(value)
        ? (Long) Long.MIN_VALUE
        : ConstantFolding.place(value, term.type(), rules);
  }

  /**
   * Returns where a criterion puts a card, the best highest: the smallest number if it does not
   * apply to the card or the card has no value, null if that is not known.
   */
  public @Nullable Long place(Criterion criterion) {
    Boolean when = criterion.when() == null ? (Boolean) true : holds(criterion.when());
    Boolean except = criterion.except() == null ? (Boolean) false : holds(criterion.except());
    if (Boolean.FALSE.equals(when) || Boolean.TRUE.equals(except)) {
      return Long.MIN_VALUE;
    }
    Term measure = criterion.measure();
    Long place = when == null || except == null || measure == null ? null : place(measure);
    return place != null && place != Long.MIN_VALUE && criterion.smaller()
        ? (Long) (-place)
        : place;
  }

  private @Nullable Object of(Term term) {
    if (++steps > MOST_STEPS || !patience.lasts()) {
      return null;
    }
    return switch (term) {
      case Term.NumberConstant(_, long value) -> value;
      case Term.YesNoConstant(_, boolean value) -> value;
      case Term.LabelConstant(_, _, String label) -> label;
      case Term.SuitConstant(_, String suit) -> suit;
      case Term.RankConstant(_, String rank) -> rank;
      case Term.FaceConstant(_, String label) -> new Face(label);
      case Term.Seat seat -> seat(of(seat.number()));
      case Term.None none -> none.type() instanceof Type.SetOf ? Set.of() : ConstantFolding.NONE;
      case Term.OptionValue(_, var option) -> setting.options().get(option);
      case Term.LocalValue(_, Local local) -> locals.get(local);
      case Term.DefinitionCall call -> called(call);
      case Term.Operation operation -> operation(operation);
      case Term.KindTest test -> kind(of(test.card()), test.kind());
      case Term.Quantified quantified -> quantified(quantified);
      case Term.Count count -> size(elements(count.domain()));
      case Term.Filtered filtered -> elements(filtered.domain());
      case Term.PlaceInList place -> place(of(place.subject()), place.list());
      case Term.Cases cases -> cases(cases);
      case Term.Table table -> table(table);
      case Term.OrElse orElse -> orElse(orElse);
      case Term.SetOfValues set -> set(set.elements());
      case Term.NumberRange range -> range(of(range.least()), of(range.most()));
      case Term.Combination combination -> combined(combination.parts());
      case Term.Combinations combinations -> combinations(combinations.factors());
      case Term.Part part -> part(of(part.combination()), part.place());
      case Term.Member member -> member(of(member.value()), member.type());
      case Term.VariableValue(_, Variable variable, List<Term> indices) ->
          isNobodys(variable, indices) ? ConstantFolding.NONE : variables.get(variable.id());
      case Term.Unevaluated _ -> null;
    };
  }

  /** Whether it is the entry of an index that is none, and thus none itself. */
  private boolean isNobodys(Variable variable, List<Term> indices) {
    return variable.initial() == null
        && variable.type() instanceof Type.Basic
        && variable.type() != Type.Basic.YES_NO
        && indices.stream().anyMatch(index -> ConstantFolding.NONE.equals(of(index)));
  }

  private @Nullable Object seat(@Nullable Object number) {
    if (!(number instanceof Long seat)) {
      return null;
    }
    return seat >= 1 && seat <= setting.players()
        ? new Player(seat.intValue())
        : ConstantFolding.NONE;
  }

  /** Returns the value of a call; a definition that calls itself has none. */
  private @Nullable Object called(Term.DefinitionCall call) {
    DefinedTerm definition = rules.definition(call.definition());
    if (definition == null || calling.contains(definition.id())) {
      return null;
    }
    List<@Nullable Object> arguments = new ArrayList<>();
    for (Term argument : call.arguments()) {
      arguments.add(of(argument));
    }
    Call known = new Call(definition.id(), arguments);
    Optional<Object> before = called.get(known);
    if (before != null) {
      return before.orElse(null);
    }
    Object value = called(definition, arguments);
    called.put(known, Optional.ofNullable(value));
    return value;
  }

  private @Nullable Object called(DefinedTerm definition, List<@Nullable Object> arguments) {
    Map<Local, Object> bound = new HashMap<>();
    for (int place = 0; place < arguments.size(); place++) {
      Object value = arguments.get(place);
      if (value != null) {
        bound.put(definition.parameters().get(place), value);
      }
    }
    Set<Integer> deeper = new HashSet<>(calling);
    deeper.add(definition.id());
    return inside(
        new PartialEvaluator(rules, setting, bound, words, variables, deeper, called, patience),
        definition.body());
  }

  private @Nullable Object inside(PartialEvaluator inner, Term term) {
    inner.steps = steps;
    Object value = inner.of(term);
    steps = inner.steps;
    return value;
  }

  private @Nullable Object operation(Term.Operation operation) {
    Object word = words.get(operation.operator());
    if (word != null) {
      return word;
    }
    List<@Nullable Object> operands = new ArrayList<>();
    for (Term operand : operation.operands()) {
      operands.add(of(operand));
    }
    return operation
        .operator()
        .fold(new ConstantFolding.Operands(operation, operands, rules, setting.players()));
  }

  private static @Nullable Object kind(@Nullable Object card, String kind) {
    if (Objects.equals(card, ConstantFolding.NONE)) {
      return false;
    }
    return card instanceof DeckRules.Card known ? (Object) kind.equals(known.kind()) : null;
  }

  private static @Nullable Object size(@Nullable Set<?> set) {
    return set == null ? null : (Object) (long) set.size();
  }

  /** Returns the elements for which the condition holds; null if they cannot be known. */
  private @Nullable Set<Object> elements(Term.Domain domain) {
    if (!(of(domain.set()) instanceof Set<?> set)) {
      return Boolean.FALSE.equals(ofAny(domain)) ? Set.of() : null;
    }
    Set<Object> chosen = new LinkedHashSet<>();
    for (Object element : set) {
      Object holds = condition(domain, element);
      if (!(holds instanceof Boolean)) {
        return null;
      }
      if (Boolean.TRUE.equals(holds)) {
        chosen.add(element);
      }
    }
    return chosen;
  }

  private @Nullable Object condition(Term.Domain domain, Object element) {
    return domain.condition() == null
        ? (Object) true
        : inside(with(domain.element(), element), domain.condition());
  }

  private @Nullable Object quantified(Term.Quantified quantified) {
    Term.Domain domain = quantified.domain();
    boolean every = quantified.quantifier() == Quantifier.EVERY;
    if (!(of(domain.set()) instanceof Set<?> set)) {
      return ofAnySet(quantified);
    }
    boolean open = false;
    for (Object element : set) {
      Object holds = condition(domain, element);
      if (Boolean.valueOf(!every).equals(holds)) {
        return quantified.quantifier() == Quantifier.SOME;
      }
      open |= holds == null;
    }
    return open ? null : (Object) (quantified.quantifier() != Quantifier.SOME);
  }

  /** Returns the answer for a set that is not known, if it is the same for every set. */
  private @Nullable Object ofAnySet(Term.Quantified quantified) {
    boolean every = quantified.quantifier() == Quantifier.EVERY;
    return Boolean.valueOf(every).equals(ofAny(quantified.domain()))
        ? (Object) (quantified.quantifier() != Quantifier.SOME)
        : null;
  }

  /** Returns whether a condition holds, whatever the element; null if that depends on it. */
  private @Nullable Object ofAny(Term.Domain domain) {
    return domain.condition() == null ? (Object) true : of(domain.condition());
  }

  private @Nullable Object place(@Nullable Object subject, List<Term> list) {
    if (subject == null) {
      return null;
    }
    for (int place = 0; place < list.size(); place++) {
      Object entry = of(list.get(place));
      if (entry == null) {
        return null;
      }
      if (ConstantFolding.same(subject, entry)) {
        return place + 1L;
      }
    }
    return ConstantFolding.NONE;
  }

  private @Nullable Object cases(Term.Cases cases) {
    for (Term.Case each : cases.cases()) {
      Object holds = of(each.condition());
      if (holds == null) {
        return null;
      }
      if (Boolean.TRUE.equals(holds)) {
        return of(each.value());
      }
    }
    return otherwise(cases.otherwise(), cases.type());
  }

  private @Nullable Object table(Term.Table table) {
    Object key = of(table.key());
    if (key == null) {
      return null;
    }
    for (Term.Row row : table.rows()) {
      for (Term each : row.keys()) {
        Object value = of(each);
        if (value == null) {
          return null;
        }
        if (ConstantFolding.same(key, value)) {
          return of(row.value());
        }
      }
    }
    return otherwise(table.otherwise(), table.type());
  }

  private @Nullable Object otherwise(@Nullable Term otherwise, Type type) {
    if (otherwise != null) {
      return of(otherwise);
    }
    if (type == Type.Basic.YES_NO) {
      return false;
    }
    return type instanceof Type.SetOf ? Set.of() : ConstantFolding.NONE;
  }

  private @Nullable Object orElse(Term.OrElse orElse) {
    Object value = of(orElse.value());
    return Objects.equals(value, ConstantFolding.NONE) ? of(orElse.otherwise()) : value;
  }

  private @Nullable Object set(List<Term> elements) {
    Set<Object> set = new LinkedHashSet<>();
    for (Term element : elements) {
      Object value = of(element);
      if (value == null || value instanceof Face) {
        return null;
      }
      if (value instanceof Set<?> several) {
        set.addAll(several);
      } else if (!value.equals(ConstantFolding.NONE)) {
        set.add(value);
      }
    }
    return set;
  }

  private static @Nullable Object range(@Nullable Object least, @Nullable Object most) {
    if (!(least instanceof Long from) || !(most instanceof Long to) || to - from > LARGEST_RANGE) {
      return null;
    }
    Set<Object> numbers = new LinkedHashSet<>();
    LongStream.rangeClosed(from, to).forEach(numbers::add);
    return numbers;
  }

  private @Nullable Object combined(List<Term> parts) {
    List<Object> values = new ArrayList<>();
    for (Term part : parts) {
      Object value = of(part);
      if (value == null) {
        return null;
      }
      values.add(value);
    }
    return values.contains(ConstantFolding.NONE)
        ? ConstantFolding.NONE
        : new Tuple(List.copyOf(values));
  }

  private @Nullable Object combinations(List<Term> factors) {
    List<List<Object>> combinations = List.of(List.of());
    for (Term factor : factors) {
      if (!(of(factor) instanceof Set<?> set)
          || (long) set.size() * combinations.size() > LARGEST_RANGE) {
        return null;
      }
      combinations =
          combinations.stream()
              .flatMap(some -> set.stream().map(another -> with(some, another)))
              .toList();
    }
    Set<Object> all = new LinkedHashSet<>();
    combinations.forEach(parts -> all.add(new Tuple(parts)));
    return all;
  }

  private static List<Object> with(List<Object> some, Object another) {
    return Stream.concat(some.stream(), Stream.of(another)).toList();
  }

  private static @Nullable Object part(@Nullable Object combination, int place) {
    return combination instanceof Tuple(List<Object> parts) ? parts.get(place) : combination;
  }

  /**
   * Returns a value as a member of a type; null if its own type is unknown, so that it may belong
   * to any member that is no product.
   */
  private static @Nullable Object member(@Nullable Object value, Type type) {
    if (value == null || value.equals(ConstantFolding.NONE)) {
      return value;
    }
    if (type instanceof Type.Union) {
      return null;
    }
    if (value instanceof Tuple) {
      return type instanceof Type.Product ? value : ConstantFolding.NONE;
    }
    return type instanceof Type.Product ? ConstantFolding.NONE : null;
  }
}
