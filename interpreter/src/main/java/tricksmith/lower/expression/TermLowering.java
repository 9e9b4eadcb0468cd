package tricksmith.lower.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.lower.storage.GameConstants;
import tricksmith.lower.storage.Kinds;
import tricksmith.lower.storage.Storage;
import tricksmith.lower.storage.Zones;
import tricksmith.program.Step;
import tricksmith.program.evaluation.Aspect;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Encoded;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Leaf.Constant;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;
import tricksmith.program.expression.Sequence;
import tricksmith.program.expression.ZonePlace;
import tricksmith.program.expression.ZoneRead;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Order;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;
import tricksmith.program.value.Values.Kind;
import tricksmith.rules.Local;
import tricksmith.rules.Option;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;

/**
 * Turns terms into expressions: a set of things of one kind becomes a set, any other set a
 * sequence, and everything else a word. What is known before a match is evaluated at once.
 */
public final class TermLowering {

  private final LoweringContext context;
  private final Definitions definitions;
  private final Step.@Nullable Passing passing;

  /** What locals stand for where that differs from what they stand for elsewhere. */
  private final Map<Local, Node> meanings;

  private final OperatorLowering operators = new OperatorLowering(this);
  private final DomainLowering domains = new DomainLowering(this);

  private TermLowering(
      LoweringContext context,
      Definitions definitions,
      Step.@Nullable Passing passing,
      Map<Local, Node> meanings) {
    this.context = context;
    this.definitions = definitions;
    this.passing = passing;
    this.meanings = Map.copyOf(meanings);
  }

  /** Returns the lowering outside any loop. */
  public static TermLowering on(LoweringContext context) {
    return new TermLowering(context, new Definitions(context), null, Map.of());
  }

  /** Returns the lowering in a loop over players that keeps track of who has passed. */
  public TermLowering within(Step.Passing loop) {
    return new TermLowering(context, definitions, loop, meanings);
  }

  /**
   * Returns the lowering in the body of a definition, or wherever locals stand for something else.
   */
  TermLowering inside(Step.@Nullable Passing loop, Map<Local, Node> meant) {
    return new TermLowering(context, definitions, loop, meant);
  }

  /** Returns the lowering where a local is kept in a slot, wherever it is kept elsewhere. */
  public TermLowering inSlot(Local local) {
    return inside(passing, Map.of(local, new Leaf.ReadSlot(storage().slot(local))));
  }

  public GameConstants constants() {
    return context.constants();
  }

  TypeValues types() {
    return new TypeValues(constants());
  }

  public Storage storage() {
    return context.storage();
  }

  public Zones zones() {
    return context.zones();
  }

  public ExpressionFacts expressionFacts() {
    return context.expressionFacts();
  }

  public Step.@Nullable Passing passing() {
    return passing;
  }

  // Terms of each sort.

  public Node lower(Term term) {
    return folded(unfolded(term));
  }

  Node folded(Node node) {
    return context.folding().fold(node);
  }

  private Node unfolded(Term term) {
    return switch (term) {
      case Term.NumberConstant(_, long value) -> Constant.number(value);
      case Term.YesNoConstant(_, boolean value) -> Constant.of(value);
      case Term.LabelConstant(_, _, String label) -> new Constant(constants().label(label));
      case Term.SuitConstant(_, String suit) -> new Constant(constants().suit(suit));
      case Term.RankConstant(_, String rank) -> new Constant(constants().rank(rank));
      case Term.FaceConstant(_, String label) -> card(label);
      case Term.Seat(_, Term number) ->
          new Invoke(Intrinsic.SEAT, lower(number), Constant.number(constants().players()));
      case Term.None none -> nothing(none.type());
      case Term.OptionValue(_, Option option) -> option(option);
      case Term.VariableValue(_, Variable variable, List<Term> indices) ->
          variable(variable, indices);
      case Term.LocalValue(_, Local local) -> read(local);
      case Term.DefinitionCall call -> definitions.call(this, call);
      case Term.Operation(_, Type type, var operator, List<Term> operands) ->
          operators.of(operator, type, operands);
      case Term.ZoneCards zone -> new ZoneRead.ZoneCards(zone(zone));
      case Term.EndOfZone end -> endOfZone(end);
      case Term.KindTest(_, Term card, String kind) -> kindTest(card, kind);
      case Term.Quantified quantified -> domains.quantified(quantified);
      case Term.Outermost outermost -> domains.outermost(outermost);
      case Term.Count count -> new Domain.Count(domains.domain(count.domain()));
      case Term.Aggregate aggregate -> domains.aggregate(aggregate);
      case Term.Filtered filtered -> domains.filtered(filtered);
      case Term.Selected selected -> domains.selected(selected);
      case Term.PlaceAmong place -> domains.place(place);
      case Term.Run run -> domains.run(run);
      case Term.PlaceInList(_, Term subject, List<Term> list) -> placeInList(subject, list);
      case Term.Cases cases -> cases(cases);
      case Term.Table table -> table(table);
      case Term.OrElse(_, Term value, Term otherwise) ->
          Kinds.isYesNo(value.type())
              ? lower(value)
              : new Selection.OrElse(lower(value), lower(otherwise));
      case Term.SetOfValues set -> setOfValues(set);
      case Term.NumberRange(_, Term least, Term most) ->
          new Sequence.Range(lower(least), lower(most));
      case Term.Combinations(_, _, List<Term> factors) ->
          new Sequence.Product(factors.stream().map(this::sequence).toList());
      case Term.Combination(_, _, List<Term> parts) ->
          new Encoded.Combination(parts.stream().map(this::lower).toList());
      case Term.Member(_, Type type, Term value) ->
          new Encoded.Member(lower(value), types().membership(type));
      case Term.Part(_, _, Term combination, int place) ->
          new Encoded.Part(lower(combination), place);
    };
  }

  /** Lowers an optional condition; without one, it always holds. */
  public Node conditionOrAlways(@Nullable Term term) {
    return term == null ? Constant.YES : lower(term);
  }

  public Node sequence(Term term) {
    return context.folding().fold(asSequence(lower(term), term.type()));
  }

  private Node asSequence(Node set, Type type) {
    Kind kind = Kinds.ofElements(type);
    return kind == null
        ? set
        : new Sequence.Elements(set, kind, isInOrder(type) ? null : constants().axis(type));
  }

  /** Whether the things of a set are numbered in their declared order. */
  public boolean isInOrder(Type type) {
    return Kinds.ofElements(type) != Kind.LABEL || constants().axis(type).isAscending();
  }

  /** Lowers a thing or a set of things to a set; a side becomes its players. */
  public Node things(Term term) {
    if (Kinds.isSet(term.type())) {
      return lower(term);
    }
    Intrinsic gathered = term.type() == Type.Basic.SIDE ? Intrinsic.MEMBERS_OF : Intrinsic.SET_OF;
    return context.folding().fold(new Invoke(gathered, lower(term)));
  }

  /**
   * Lowers a thing or a set of things to a set, like {@link #things}, but a card named in the
   * script stands for all cards of its face.
   */
  public Node members(Term term) {
    return term instanceof Term.FaceConstant(_, String label)
        ? new Leaf.SetConstant(constants().face(label))
        : things(term);
  }

  /** Lowers a player; for a set of players, the only one. */
  public Node player(Term term) {
    return Kinds.isSet(term.type()) ? new Encoded.Only(lower(term), Kind.PLAYER) : lower(term);
  }

  /**
   * Lowers a value so that it is larger where the language says so: labels follow their declared
   * order.
   */
  public Node measure(Term term) {
    Order order = types().order(term.type());
    return order.isAsEncoded() ? lower(term) : new Encoded.Rank(lower(term), order);
  }

  /**
   * Lowers a value to a number that goes up by one from each value of its type to the next; suits
   * and ranks that no card of this match has are skipped.
   */
  Node step(Term term) {
    if (term.type() == Type.Basic.NUMBER) {
      return lower(term);
    }
    List<List<Long>> values =
        LongStream.of(constants().axis(term.type()).values())
            .filter(constants()::occurs)
            .mapToObj(List::of)
            .toList();
    return new Selection.Table(
        lower(term),
        values,
        IntStream.rangeClosed(1, values.size()).<Node>mapToObj(Constant::number).toList(),
        Constant.NONE);
  }

  /** Lowers sets and single values to one sequence. */
  public Node offered(List<Term> terms) {
    List<Node> parts = terms.stream().map(this::offered).toList();
    return parts.size() == 1 ? parts.getFirst() : new Sequence.Concatenation(parts, true);
  }

  /** Lowers a set, or a single value, to a sequence. */
  public Node offered(Term term) {
    if (term instanceof Term.FaceConstant(_, String label)) {
      return new Sequence.Elements(new Leaf.SetConstant(constants().face(label)), Kind.CARD, null);
    }
    return Kinds.isSet(term.type()) ? sequence(term) : new Sequence.Single(lower(term));
  }

  // Names.

  Node read(Local local) {
    Node meaning = meanings.get(local);
    return meaning == null ? storage().read(local) : meaning;
  }

  /** Returns where a variable, or an entry of it, is kept. */
  public CellPlace place(Variable variable, List<Term> indices) {
    return context.variables().place(variable, indices.stream().map(this::lower).toList());
  }

  private Node variable(Variable variable, List<Term> indices) {
    boolean set = Kinds.isSet(variable.type());
    return switch (place(variable, indices)) {
      case CellPlace.Fixed(int cell) -> new Leaf.ReadCell(cell, set);
      case CellPlace.Entry entry ->
          new Leaf.ReadEntry(entry, set, Kinds.isYesNo(variable.type()) ? Values.NO : Values.NONE);
    };
  }

  private Node option(Option option) {
    List<Long> values = constants().option(option);
    return Kinds.isGroup(option.type())
        ? new Leaf.SetConstant(indices(values))
        : new Constant(values.getFirst());
  }

  private static IndexSet indices(List<Long> things) {
    return things.stream()
        .map(thing -> IndexSet.of(Values.index(thing)))
        .reduce(IndexSet.EMPTY, IndexSet::union);
  }

  private static Node nothing(Type type) {
    if (Kinds.isYesNo(type)) {
      return Constant.NO;
    }
    if (!Kinds.isSet(type)) {
      return Constant.NONE;
    }
    return Kinds.isGroup(type) ? Leaf.SetConstant.EMPTY : Leaf.SequenceConstant.EMPTY;
  }

  private Node card(String label) {
    IndexSet face = constants().face(label);
    return face.size() > 1
        ? new Leaf.Failing(Fault.Kind.SEVERAL_CARDS)
        : new Constant(Values.ofOrNone(Kind.CARD, face.next(0)));
  }

  private Node kindTest(Term card, String kind) {
    IndexSet cards = constants().ofKind(kind);
    return card instanceof Term.FaceConstant(_, String label)
        ? Constant.of(cards.contains(constants().face(label).next(0)))
        : new Condition.In(lower(card), Kind.CARD, new Leaf.SetConstant(cards));
  }

  // Zones.

  ZonePlace zone(Term.ZoneCards zone) {
    Term owner = zone.owner();
    return new ZonePlace(
        zones().first(zone.zone()),
        aspect(zone.zone()),
        owner == null ? null : isOnePlayers(zone) ? lower(owner) : things(owner));
  }

  /** Returns the place of a single zone: for a set of players, the zone of the only one. */
  public ZonePlace singleZone(Term.ZoneCards zone) {
    Term owner = zone.owner();
    return new ZonePlace(
        zones().first(zone.zone()), aspect(zone.zone()), owner == null ? null : player(owner));
  }

  /**
   * Returns the one zone that a set consists of; null if it is another set, a hand or the table,
   * whose cards do not lie in an order that means something.
   */
  @Nullable ZonePlace pile(Term set) {
    return set instanceof Term.ZoneCards zone
            && isOnePlayers(zone)
            && aspect(zone.zone()) == Aspect.OTHER_ZONES
        ? singleZone(zone)
        : null;
  }

  private static boolean isOnePlayers(Term.ZoneCards zone) {
    return zone.owner() == null || Kinds.of(zone.owner().type()) == Kind.PLAYER;
  }

  private static Aspect aspect(Zone zone) {
    return zone.is(Zone.HAND) || zone.is(Zone.TABLE) ? Aspect.HANDS_AND_TABLE : Aspect.OTHER_ZONES;
  }

  private Node endOfZone(Term.EndOfZone end) {
    Term count = end.count();
    ZonePlace place = singleZone(end.zone());
    return count == null
        ? new ZoneRead.ZoneEnd(place, end.top())
        : new ZoneRead.ZoneEndCards(place, end.top(), lower(count));
  }

  // Branches.

  /** Lowers cases; leaves out those that never hold, and those after one that always does. */
  private Node cases(Term.Cases cases) {
    Sort sort = sort(cases.type());
    List<Node> conditions = new ArrayList<>();
    List<Node> values = new ArrayList<>();
    for (Term.Case one : cases.cases()) {
      Node condition = lower(one.condition());
      if (condition.equals(Constant.YES)) {
        return cases(conditions, values, branch(one.value(), sort));
      }
      if (!condition.equals(Constant.NO)) {
        conditions.add(condition);
        values.add(branch(one.value(), sort));
      }
    }
    return cases(conditions, values, otherwise(cases.otherwise(), sort));
  }

  private static Node cases(List<Node> conditions, List<Node> values, Node otherwise) {
    return conditions.isEmpty() ? otherwise : new Selection.Cases(conditions, values, otherwise);
  }

  private Node table(Term.Table table) {
    Sort sort = sort(table.type());
    return new Selection.Table(
        lower(table.key()),
        table.rows().stream()
            .map(row -> row.keys().stream().flatMap(key -> constants(key).stream()).toList())
            .toList(),
        table.rows().stream().map(row -> branch(row.value(), sort)).toList(),
        otherwise(table.otherwise(), sort));
  }

  private Node otherwise(@Nullable Term term, Sort sort) {
    if (term != null) {
      return branch(term, sort);
    }
    return switch (sort) {
      case WORD -> Constant.NONE;
      case SET -> Leaf.SetConstant.EMPTY;
      case SEQUENCE -> Leaf.SequenceConstant.EMPTY;
    };
  }

  /** Lowers one of several values; where they are sets, a single thing becomes a set of one. */
  private Node branch(Term term, Sort sort) {
    return switch (sort) {
      case WORD -> lower(term);
      case SET -> members(term);
      case SEQUENCE -> offered(term);
    };
  }

  private Node placeInList(Term subject, List<Term> list) {
    return new Selection.Table(
        lower(subject),
        list.stream().map(this::constants).toList(),
        IntStream.rangeClosed(1, list.size()).<Node>mapToObj(Constant::number).toList(),
        Constant.NONE);
  }

  /** Returns what a constant term, or a set of constants, stands for. */
  private List<Long> constants(Term term) {
    Frame frame = storage().frame();
    if (Kinds.isSet(term.type()) || term instanceof Term.FaceConstant) {
      return java.util.Arrays.stream(offered(term).values(frame)).boxed().toList();
    }
    if (lower(term) instanceof Constant(long value)) {
      return value == Values.NONE ? List.of() : List.of(value);
    }
    throw new IllegalArgumentException("not a constant: " + term);
  }

  // Sets.

  private Node setOfValues(Term.SetOfValues set) {
    return Kinds.isGroup(set.type())
        ? union(set.elements())
        : sorted(set.type(), offered(set.elements()));
  }

  /** Returns all members of these terms as a set. Each half by itself: a list can be very long. */
  Node union(List<Term> terms) {
    if (terms.size() < 2) {
      return terms.isEmpty() ? Leaf.SetConstant.EMPTY : members(terms.getFirst());
    }
    int half = (terms.size() + 1) / 2;
    return new Invoke(
        Intrinsic.UNION, union(terms.subList(0, half)), union(terms.subList(half, terms.size())));
  }

  /** Sorts values in ascending or declared order. */
  Node sorted(Type type, Node sequence) {
    return new Sequence.Sorted(sequence, types().order(type));
  }

  /** Returns the players in play for whom a condition holds. */
  public Node playersWhere(Local player, @Nullable Term where) {
    Node all = new Invoke(Intrinsic.PLAYERS);
    Node condition = inSlot(player).conditionOrAlways(where);
    return condition.equals(Constant.YES)
        ? all
        : new Domain.Filter(new Domain(storage().slot(player), Kind.PLAYER, all, condition));
  }

  // Types.

  static Sort sort(Type type) {
    if (!Kinds.isSet(type)) {
      return Sort.WORD;
    }
    return Kinds.isGroup(type) ? Sort.SET : Sort.SEQUENCE;
  }

  // Who begins, and who leads.

  /** Returns the player who begins; by default the one after the dealer. */
  public Node first(@Nullable Term from) {
    if (from != null) {
      return player(from);
    }
    Variable dealer = context.variables().ofPlayer("dealer");
    return new Invoke(
        Intrinsic.AFTER_DEALER,
        dealer == null
            ? Constant.NONE
            : new Leaf.ReadCell(context.variables().cell(dealer), false));
  }

  public int leaderCell() {
    Variable leader = context.variables().ofPlayer(Variable.LEADER);
    if (leader == null) {
      throw new IllegalArgumentException("no variable says who leads");
    }
    return context.variables().cell(leader);
  }

  /** Whether none of these can fail. */
  boolean areTotal(List<Node> expressions) {
    Predicate<Node> total = expressionFacts()::isTotal;
    return expressions.stream().allMatch(total);
  }

  public Slot slot(Local local) {
    return storage().slot(local);
  }
}
