package tricksmith.compile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.match.Cell;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Step;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;

/**
 * Terms become executable expressions: values, conditions, sets of things, and listings of anything
 * else. What is known beforehand is found at once.
 */
final class Expressions {

  private final Ground ground;
  private final Definitions definitions;
  private final Step.@Nullable Passing passing;
  private final Parameters parameters;
  private final ValueTerms values = new ValueTerms(this);
  private final ConditionTerms conditions = new ConditionTerms(this);
  private final GroupTerms groups = new GroupTerms(this);
  private final ListingTerms listingTerms = new ListingTerms(this);
  private final Domains domains = new Domains(this);

  private Expressions(
      Ground ground,
      Definitions definitions,
      Step.@Nullable Passing passing,
      Parameters parameters) {
    this.ground = ground;
    this.definitions = definitions;
    this.passing = passing;
    this.parameters = parameters;
  }

  /** Expressions outside of any loop. */
  static Expressions on(Ground ground) {
    return new Expressions(ground, new Definitions(ground), null, Parameters.NONE);
  }

  /** Expressions in a loop over players that keeps who has passed. */
  Expressions within(Step.Passing loop) {
    return new Expressions(ground, definitions, loop, parameters);
  }

  /** Expressions in the body of a definition. */
  Expressions inside(Step.@Nullable Passing loop, Parameters meant) {
    return new Expressions(ground, definitions, loop, meant);
  }

  Facts facts() {
    return ground.facts();
  }

  CellPlan cells() {
    return ground.cells();
  }

  Zones zones() {
    return ground.zones();
  }

  Definitions definitions() {
    return definitions;
  }

  Domains domains() {
    return domains;
  }

  Step.@Nullable Passing passing() {
    return passing;
  }

  /** A term that is not a set. */
  Value value(Term term) {
    return ground.folding().value(term, values.of(term), this::cell);
  }

  /** A term that is yes/no. */
  Condition condition(Term term) {
    return ground.folding().condition(term, conditions.of(term), this::cell);
  }

  /** A condition that may be left out: then it always holds. */
  Condition conditionOrAlways(@Nullable Term term) {
    return term == null ? Constants.ALWAYS : condition(term);
  }

  /** A term that is a set of things of one kind. */
  Group group(Term term) {
    return ground.folding().group(term, groups.of(term), this::cell);
  }

  /** A term that is any set. */
  Listing listing(Term term) {
    return ground.folding().listing(term, listingTerms.of(term));
  }

  /** What a local stands for, if that cannot be kept in a cell. */
  @Nullable Listing meantBy(Local local) {
    return parameters.listings().get(local);
  }

  /** The cell of a local. */
  int cell(Local local) {
    Integer argument = parameters.cells().get(local);
    return argument == null ? cells().local(local) : argument;
  }

  /** Whether a term cannot go wrong. */
  boolean isFaultless(Term term) {
    return ground.faultless().is(term);
  }

  /** What a term depends on. */
  Reads reads(Term term) {
    return ground.dependence().of(term);
  }

  /** A thing or a set of things, as a set; of a side, its players. */
  Group things(Term term) {
    if (Kinds.isSet(term.type())) {
      return group(term);
    }
    Value thing = value(term);
    return term.type() == Type.Basic.SIDE ? new Players.MembersOf(thing) : new Sets.Single(thing);
  }

  /** Likewise, but a written card stands for all cards of its face. */
  Group members(Term term) {
    return term instanceof Term.FaceConstant(_, String label)
        ? new Constants.FixedGroup(facts().face(label))
        : things(term);
  }

  /** A player; of a set of players, the only one. */
  Value player(Term term) {
    return Kinds.isSet(term.type()) ? new Sets.OnlyOf(group(term), Kind.PLAYER) : value(term);
  }

  /** A value that is larger where the language says that it is: labels by their declared order. */
  Value measure(Term term) {
    Value value = value(term);
    Order order = order(term.type());
    return order.isAsEncoded() ? value : new Order.Rank(value, order);
  }

  /** The order of a type's values. */
  Order order(Type type) {
    return Order.of(type, facts());
  }

  /** Whether labels are numbered in their declared order. */
  boolean isAscending(Type type) {
    return facts().axis(type).isAscending();
  }

  /** A variable, or an entry of it. */
  Cell cell(Variable variable, List<Term> indices) {
    return ground.variables().cell(variable, indices.stream().map(this::value).toList());
  }

  /** Who begins: a player, or where nothing is said the one after the dealer. */
  Value first(@Nullable Term from) {
    if (from != null) {
      return player(from);
    }
    Variable dealer = ground.variables().ofPlayer("dealer");
    return new Players.AfterDealer(
        dealer == null ? Constants.NONE : new CellNodes.CellValue(ground.variables().cell(dealer)));
  }

  /** The cell of the variable that says who leads. */
  int leaderCell() {
    Variable leader = ground.variables().ofPlayer(Variable.LEADER);
    if (leader == null) {
      throw new IllegalArgumentException("no variable says who leads");
    }
    return ground.variables().cell(leader);
  }

  /** The players in play for whom a condition holds. */
  Group playersWhere(Local player, @Nullable Term where) {
    Group all = Position::playersInPlay;
    Condition condition = conditionOrAlways(where);
    return condition.equals(Constants.ALWAYS)
        ? all
        : new Sets.Filtered(all, Kind.PLAYER, cells().local(player), condition);
  }

  /** Whether the things of a set are numbered in their declared order. */
  boolean isInOrder(Type type) {
    return Kinds.ofElements(type) != Kind.LABEL || isAscending(type);
  }

  /** What a constant term, or a set of constants, stands for. */
  List<Long> constants(Term term) {
    if (Kinds.isSet(term.type()) || term instanceof Term.FaceConstant) {
      List<Long> found = new ArrayList<>();
      offered(List.of(term)).list(new Beforehand(), found::add);
      return List.copyOf(found);
    }
    if (value(term) instanceof Constants.Fixed(long value)) {
      return value == Values.NONE ? List.of() : List.of(value);
    }
    throw new IllegalArgumentException("not a constant: " + term);
  }

  /** The rows of a table. */
  Rows rows(Term.Table table) {
    return new Rows(
        value(table.key()),
        table.rows().stream()
            .map(row -> row.keys().stream().flatMap(key -> constants(key).stream()).toList())
            .toList());
  }

  /** Sets and single values one after the other. */
  Listing offered(List<Term> terms) {
    List<Listing> parts = terms.stream().map(this::part).toList();
    return parts.size() == 1 ? parts.getFirst() : new Listings.OneAfterTheOther(parts);
  }

  private Listing part(Term term) {
    if (term instanceof Term.FaceConstant(_, String label)) {
      IndexSet face = facts().face(label);
      return new Listings.OfGroup(new Constants.FixedGroup(face), Kind.CARD);
    }
    return Kinds.isSet(term.type()) ? listing(term) : new Listings.OfValue(value(term));
  }
}
