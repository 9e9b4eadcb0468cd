package tricksmith.cli.script;

import static java.util.stream.Collectors.joining;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Labels;
import tricksmith.program.Program;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Compilable;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Counted;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Encoded;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Remembered;
import tricksmith.program.expression.Run;
import tricksmith.program.expression.Selection;
import tricksmith.program.expression.Sequence;
import tricksmith.program.expression.ZonePlace;
import tricksmith.program.expression.ZoneRead;
import tricksmith.program.value.Values;
import tricksmith.program.value.Values.Kind;

/** Formats the nodes of a program for people, and collects the functions that they call. */
final class NodeText {

  /** The most nodes to show of one expression: it repeats what definitions share. */
  private static final int MOST = 10_000;

  /** The most nodes to show of a program; after them, few of each expression. */
  private static final int MOST_TOGETHER = 500_000;

  private static final int FEW = 50;

  private final Program program;
  private final Labels labels;
  private final LookupText lookups;
  private final ElementKinds kinds;
  private final Map<Integer, String> words = new HashMap<>();
  private final Map<Integer, String> sets = new HashMap<>();
  private final Map<Call.Function, String> functions = new LinkedHashMap<>();
  private int depth;
  private int left;
  private int together;

  NodeText(Program program) {
    this.program = program;
    labels = new Labels(program);
    lookups = new LookupText(program);
    kinds = new ElementKinds(program);
    for (Program.ShownVariable variable : program.cells().shown()) {
      String name =
          variable.indices().isEmpty() ? variable.name() : variable.name() + variable.indices();
      (variable.group() ? sets : words).put(variable.cell(), name);
    }
  }

  /** The functions encountered so far and their names, in order of first occurrence. */
  Map<Call.Function, String> functions() {
    return functions;
  }

  /** The tables encountered so far. */
  List<String> tables() {
    return lookups.lines();
  }

  String of(Node node) {
    return of(node, null);
  }

  /**
   * Formats a node. In a very large one, ellipses replace the rest.
   *
   * @param elements what it holds if it is a set that does not tell, or null if unknown
   */
  String of(Node node, @Nullable Kind elements) {
    if (depth == 0) {
      left = together < MOST_TOGETHER ? MOST : FEW;
    }
    if (left == 0) {
      return "…";
    }
    left--;
    together++;
    depth++;
    try {
      return whole(node, elements);
    } finally {
      depth--;
    }
  }

  private String whole(Node node, @Nullable Kind elements) {
    return switch (node) {
      case Leaf leaf -> leaf(leaf, elements);
      case Condition condition -> condition(condition);
      case Selection selection -> selection(selection, elements);
      case Domain.Iteration iteration -> iteration(iteration);
      case Sequence sequence -> sequence(sequence);
      case ZoneRead read -> zone(read);
      case Encoded encoded -> encoded(encoded);
      case Invoke invoke -> invoke(invoke, elements);
      case Compilable compilable -> of(compilable.expression(), elements);
      case Remembered remembered -> "remembered(" + of(remembered.body(), elements) + ")";
      case Counted counted -> of(counted.body(), elements);
      case Call call ->
          call.operands().isEmpty()
              ? function(call.function())
              : call(function(call.function()), call.operands());
    };
  }

  /** Formats a node, or returns a placeholder for null. */
  String orElse(@Nullable Node node, String otherwise) {
    return node == null ? otherwise : of(node);
  }

  private static String name(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private String function(Call.Function function) {
    String known = functions.get(function);
    if (known == null) {
      long alike = functions.keySet().stream().filter(each -> isAlike(each, function)).count();
      known = alike == 0 ? function.name() : function.name() + "'" + (alike + 1);
      functions.put(function, known);
    }
    return known;
  }

  private static boolean isAlike(Call.Function one, Call.Function other) {
    return one.name().equals(other.name());
  }

  private String call(String name, List<Node> operands) {
    return name + "(" + list(operands) + ")";
  }

  private String list(List<Node> operands) {
    return operands.stream().map(this::of).collect(joining(", "));
  }

  private String invoke(Invoke invoke, @Nullable Kind elements) {
    return IntStream.range(0, invoke.operands().size())
        .mapToObj(
            place -> {
              Kind told = kinds.ofOperand(invoke, place);
              return of(invoke.operands().get(place), told == null ? elements : told);
            })
        .collect(joining(", ", name(invoke.intrinsic()) + "(", ")"));
  }

  private String leaf(Leaf leaf, @Nullable Kind kind) {
    return switch (leaf) {
      case Leaf.Constant(long value) -> word(value);
      case Leaf.SetConstant(IndexSet elements) -> lookups.set(elements, kind);
      case Leaf.SequenceConstant(List<Long> elements) ->
          elements.stream().map(this::word).collect(joining(", ", "[", "]"));
      case Leaf.ReadSlot(Slot slot) -> slot.name();
      case Leaf.ReadCell(int cell, boolean group) -> cell(cell, group);
      case Leaf.ReadEntry(CellPlace.Entry entry, boolean group, _) -> entry(entry, group);
      case Leaf.Failing(var fault) -> "fail(" + name(fault) + ")";
    };
  }

  private String word(long value) {
    return value == Values.NONE ? "none" : labels.of(value);
  }

  /** The name of the variable stored in a cell, or the number of the cell if there is none. */
  String cell(int cell, boolean group) {
    return (group ? sets : words).getOrDefault(cell, (group ? "set " : "word ") + cell);
  }

  /** Formats a storage location. */
  String place(CellPlace place, boolean group) {
    return switch (place) {
      case CellPlace.Fixed(int cell) -> cell(cell, group);
      case CellPlace.Entry entry -> entry(entry, group);
    };
  }

  private String entry(CellPlace.Entry entry, boolean group) {
    String first = cell(entry.first(), group);
    int bracket = first.indexOf('[');
    return (bracket < 0 ? first : first.substring(0, bracket)) + "[" + list(entry.indices()) + "]";
  }

  private String condition(Condition condition) {
    return switch (condition) {
      case Condition.Not(Node test) -> "not " + of(test);
      case Condition.IsYes(Node test) -> "is-yes(" + of(test) + ")";
      case Condition.All all -> joined(all.operands(), " and ");
      case Condition.Any any -> joined(any.operands(), " or ");
      case Condition.Equal(Node left, Node right) -> of(left) + " == " + of(right);
      case Condition.In(Node value, Kind kind, Node group) -> of(value) + " in " + of(group, kind);
      case Condition.InSequence(Node value, Node sequence) -> of(value) + " in " + of(sequence);
      case Condition.SameValues(Node left, Node right) -> of(left) + " == " + of(right);
      case Condition.Meet(Node left, Node right) -> {
        Kind kind = kinds.first(List.of(left, right));
        yield of(left, kind) + " meets " + of(right, kind);
      }
    };
  }

  private String joined(List<Node> operands, String word) {
    return operands.stream().map(this::of).collect(joining(word, "(", ")"));
  }

  private String selection(Selection selection, @Nullable Kind elements) {
    return switch (selection) {
      case Selection.Cases(List<Node> conditions, List<Node> values, Node otherwise) ->
          IntStream.range(0, values.size())
              .mapToObj(i -> of(values.get(i), elements) + " if " + of(conditions.get(i)) + ", ")
              .collect(joining("", "(", "else " + of(otherwise, elements) + ")"));
      case Selection.Table table -> table(table, elements);
      case Selection.OrElse(Node value, Node otherwise) ->
          "(" + of(value, elements) + ", or " + of(otherwise, elements) + ")";
      case Selection.Tabulated table -> call(lookups.name(table), List.of(table.key()));
      case Selection.TabulatedSet table ->
          call(lookups.name(table.kind(), table.sets(), elements), List.of(table.key()));
      case Selection.Related related -> {
        Kind others = kinds.first(related.operands());
        yield lookups.name(others, related.sets(), elements)
            + "(any of "
            + of(related.operands().getFirst(), others)
            + ")";
      }
      case Selection.Beyond beyond ->
          "those with "
              + lookups.name(elements, beyond.words())
              + " "
              + relation(beyond.relation())
              + " "
              + of(beyond.operands().getFirst());
    };
  }

  private static String relation(Selection.Beyond.Relation relation) {
    return switch (relation) {
      case MORE -> "more than";
      case AT_LEAST -> "at least";
      case LESS -> "less than";
      case AT_MOST -> "at most";
    };
  }

  private String table(Selection.Table table, @Nullable Kind elements) {
    List<Node> parts = table.operands();
    StringBuilder text = new StringBuilder("by " + of(parts.getFirst()) + " {");
    for (int row = 0; row < table.keys().size(); row++) {
      text.append(table.keys().get(row).stream().map(this::word).collect(joining(" ", " ", ": ")))
          .append(of(parts.get(row + 1), elements))
          .append(',');
    }
    return text + " else " + of(parts.getLast(), elements) + " }";
  }

  private String iteration(Domain.Iteration iteration) {
    return switch (iteration) {
      case Domain.Some(Domain domain) -> "some " + domain(domain);
      case Domain.Count(Domain domain) -> "number of " + domain(domain);
      case Domain.Fold(var aggregation, Node value, _, Domain domain) ->
          name(aggregation) + " " + of(value) + " over " + domain(domain);
      case Domain.Filter(Domain domain) -> "(" + domain(domain) + ")";
      case Domain.Best(Domain domain, List<Domain.Standard> standards) ->
          "(" + domain(domain) + " with " + standards(standards) + ")";
      case Domain.PlaceAmong(Node subject, _, Domain domain, var standards) ->
          "place of " + of(subject) + " in " + domain(domain) + " by " + standards(standards);
      case Run run -> run(run);
    };
  }

  private String standards(List<Domain.Standard> standards) {
    return standards.stream()
        .map(standard -> (standard.most() ? "most " : "fewest ") + of(standard.value()))
        .collect(joining(", then "));
  }

  private String run(Run run) {
    Node member = run.member();
    String which = member == null ? "longest run in " : "run of " + of(member) + " in ";
    String same = run.same().stream().map(key -> of(key) + ", then ").collect(joining());
    String known = run.order() == null ? "" : ", in known order";
    return "(" + which + domain(run.domain()) + " by " + same + of(run.step()) + known + ")";
  }

  private String domain(Domain domain) {
    Node where = domain.where();
    String elements = domain.element().name() + " in " + of(domain.elements(), domain.kind());
    return where == null ? elements : elements + " where " + of(where);
  }

  private String sequence(Sequence sequence) {
    return switch (sequence) {
      case Sequence.Range(Node least, Node most) -> of(least) + ".." + of(most);
      case Sequence.Elements(Node group, Kind kind, _) -> "each of " + of(group, kind);
      case Sequence.Pile(ZonePlace place) -> "each from the top of " + zone(place);
      case Sequence.Single(Node value) -> "[" + of(value) + "]";
      case Sequence.Concatenation(List<Node> operands, boolean distinct, _) ->
          call(distinct ? "distinct" : "all", operands);
      case Sequence.Sorted(Node inner, _) -> "sorted(" + of(inner) + ")";
      case Sequence.Beyond(var values, Node bound, boolean above, boolean included) ->
          of(values) + (above ? " above " : " below ") + (included ? "or at " : "") + of(bound);
      case Sequence.Difference(Node all, Node without) -> of(all) + " except " + of(without);
      case Sequence.Product(List<Node> operands) -> call("product", operands);
    };
  }

  private String zone(ZoneRead read) {
    return switch (read) {
      case ZoneRead.ZoneCards(ZonePlace place) -> zone(place);
      case ZoneRead.ZoneSize(ZonePlace place) -> "size of " + zone(place);
      case ZoneRead.ZoneIsEmpty(ZonePlace place) -> zone(place) + " is empty";
      case ZoneRead.ZoneEnd(ZonePlace place, boolean top) ->
          (top ? "top of " : "bottom of ") + zone(place);
      case ZoneRead.ZoneEndCards(ZonePlace place, boolean top, Node count) ->
          (top ? "top " : "bottom ") + of(count) + " of " + zone(place);
    };
  }

  /** Formats a zone with its owner. */
  String zone(ZonePlace place) {
    String name = program.zones().get(place.first()).name();
    Node owner = place.owner();
    return owner == null ? name : name + "[" + of(owner) + "]";
  }

  private String encoded(Encoded encoded) {
    return switch (encoded) {
      case Encoded.Rank(Node value, _) -> "rank(" + of(value) + ")";
      case Encoded.Member(Node value, _) -> "member(" + of(value) + ")";
      case Encoded.Combination(List<Node> operands) -> call("combination", operands);
      case Encoded.Part(Node combination, int place) -> of(combination) + "." + place;
      case Encoded.TableSum sum -> tableSum(sum);
      case Encoded.Only(Node elements, Kind kind) -> "only of " + of(elements, kind);
      case Encoded.ElementAt(Node sequence, Node place) -> of(sequence) + "[" + of(place) + "]";
    };
  }

  private String tableSum(Encoded.TableSum sum) {
    Kind kind = kinds.first(sum.operands());
    return "sum of "
        + lookups.name(kind, sum.words())
        + " over "
        + of(sum.operands().getFirst(), kind);
  }

  /** Formats the body of a function. */
  String definition(Call.Function function, String name) {
    String parameters = function.parameters().stream().map(Slot::name).collect(joining(", "));
    return name
        + (parameters.isEmpty() ? "" : "(" + parameters + ")")
        + " = "
        + of(function.body());
  }
}
