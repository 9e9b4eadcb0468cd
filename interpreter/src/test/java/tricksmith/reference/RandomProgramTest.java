package tricksmith.reference;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tricksmith.bytecode.Compilation;
import tricksmith.lower.Lowering;
import tricksmith.lower.SetupCheck;
import tricksmith.lower.setup.Setup;
import tricksmith.optimize.Optimization;
import tricksmith.optimize.Optimizer;
import tricksmith.optimize.ProgramRewriting;
import tricksmith.program.Grading;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Run;
import tricksmith.rules.CheckedRules;

/** The scripts made up for the two engines reach everything that programs can be made of. */
class RandomProgramTest {
  private static final int SCRIPTS = 100;

  /** What is never reached, with the reason. */
  private static final Map<String, String> NEVER =
      Map.of("Leaf.Failing", "the checker refuses the label of several cards where one is wanted");

  private static final Set<String> REACHED = new TreeSet<>();
  private static final Set<Optimization> USED = EnumSet.noneOf(Optimization.class);

  @BeforeAll
  static void reach() {
    LongStream.range(0, SCRIPTS).mapToObj(RandomProgramTest::rules).forEach(RandomProgramTest::add);
  }

  private static CheckedRules rules(long number) {
    return new ReadScript("made up " + number, RandomScript.of(number)).rules();
  }

  private static void add(CheckedRules rules) {
    Setup setup = new Setup(rules.leastPlayers(), Map.of());
    if (SetupCheck.objections(rules, setup).isEmpty()) {
      add(Lowering.lower(rules, setup).rules());
    }
  }

  private static void add(Program lowered) {
    Program optimized = Optimizer.optimized(lowered);
    Program translated = new Compilation(optimized, "made up", _ -> 1, 1).program();
    Stream.of(lowered, optimized, translated).map(Parts::of).forEach(REACHED::addAll);
    Stream.of(Optimization.values())
        .filter(optimization -> !USED.contains(optimization))
        .filter(optimization -> changes(optimization, lowered))
        .forEach(USED::add);
  }

  /** Whether an optimization makes a difference beside all the others. */
  private static boolean changes(Optimization optimization, Program lowered) {
    Set<Optimization> all = EnumSet.allOf(Optimization.class);
    Set<Optimization> others = EnumSet.complementOf(EnumSet.of(optimization));
    return !Parts.of(Optimizer.optimized(lowered, all))
        .equals(Parts.of(Optimizer.optimized(lowered, others)));
  }

  @Test
  void haveEveryKindOfNodeAndStep() {
    Set<String> missing = possible();
    missing.removeAll(REACHED);
    missing.removeAll(NEVER.keySet());
    assertThat(missing).as("never reached by %d scripts", SCRIPTS).isEmpty();
  }

  @Test
  void haveNothingThatIsSaidNeverToBe() {
    assertThat(REACHED).doesNotContainAnyElementsOf(NEVER.keySet());
  }

  @Test
  void areChangedByEveryOptimization() {
    assertThat(USED).containsExactly(Optimization.values());
  }

  private static Set<String> possible() {
    return Stream.of(
            kinds(Node.class).filter(kind -> !kind.equals("Invoke")),
            kinds(Step.class),
            Arrays.stream(Intrinsic.values()).map(Parts::name))
        .flatMap(names -> names)
        .collect(toCollection(TreeSet::new));
  }

  private static Stream<String> kinds(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(RandomProgramTest::kinds)
        : Stream.of(Parts.name(type));
  }

  /** Collects what a program is made of, in order. */
  private static final class Parts implements ProgramRewriting.Expressions {
    private final List<String> found = new ArrayList<>();
    private final Set<Node> visited = Collections.newSetFromMap(new IdentityHashMap<>());

    private Parts() {}

    static List<String> of(Program program) {
      Parts parts = new Parts();
      program.procedure().steps().forEach(step -> parts.found.add(name(step.getClass())));
      new ProgramRewriting(parts).of(program);
      return parts.found;
    }

    @Override
    public Node of(Node node) {
      if (visited.add(node)) {
        found.add(node instanceof Invoke invoke ? name(invoke.intrinsic()) : name(node.getClass()));
        if (node instanceof Run run && run.order() != null) {
          found.add("known order");
        }
        Call.Function called = node.facts().calls();
        Stream.concat(node.operands().stream(), Stream.ofNullable(called).map(Call.Function::body))
            .forEach(this::of);
      }
      return node;
    }

    @Override
    public TrickLaw.Criterion graded(TrickLaw.Criterion criterion) {
      Grading grading = criterion.grading();
      found.add("graded " + (grading != null));
      if (grading != null) {
        Stream.of(grading.graded(), better(grading)).filter(Objects::nonNull).forEach(this::of);
      }
      return criterion;
    }

    private static Node better(Grading grading) {
      return grading.scale() instanceof Grading.Among(Node cards) ? cards : null;
    }

    @Override
    public TrickLaw.Obligation simplified(
        TrickLaw.Obligation obligation, List<TrickLaw.Criterion> criteria) {
      found.add("total " + obligation.total());
      return obligation;
    }

    static String name(Class<?> kind) {
      return kind.getName().replaceFirst(".*\\.", "").replace('$', '.');
    }

    static String name(Intrinsic intrinsic) {
      return "Intrinsic." + intrinsic;
    }
  }
}
