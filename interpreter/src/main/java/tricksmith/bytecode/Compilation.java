package tricksmith.bytecode;

import java.lang.constant.ClassDesc;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.optimize.ProgramRewriting;
import tricksmith.program.CompilableSteps;
import tricksmith.program.Grading;
import tricksmith.program.Landings;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.StepCode;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Code;
import tricksmith.program.expression.Compilable;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Sort;

/**
 * The translatable expressions of a program, all translated once one of them has been evaluated
 * often enough. The program does the same before and after.
 */
public final class Compilation {

  /** The most cards for translated code, in which a set is a single word. */
  private static final int MOST_CARDS = Long.SIZE;

  /** The most expressions that one class evaluates. */
  private static final int LARGEST_CLASS = 120;

  private final String source;
  private final ToIntFunction<RuleId> lines;
  private final int patience;
  private final Runnable often;
  private final AtomicBoolean requested = new AtomicBoolean();
  private final List<Compilable> expressions = new ArrayList<>();
  private final List<String> names = new ArrayList<>();
  private final List<Integer> lineNumbers = new ArrayList<>();
  private final Program program;

  /** The steps of the program; null if none of them can be translated. */
  private final @Nullable CompilableSteps compilableSteps;

  /** How many of them are counted together, as they have been translated. */
  private volatile int[] counted = new int[0];

  /** What performs them, once they are translated. */
  private volatile @Nullable StepCode codeOfSteps;

  /** The code of each expression, once all have been translated. */
  private volatile IdentityHashMap<Compilable, Code> codes = new IdentityHashMap<>();

  private String name = "rules";
  private int line = 1;

  /**
   * Prepares a translation, which has yet to be made.
   *
   * @param source the name of the script, as shown in profiles
   * @param lines the line of each rule in the script
   * @param patience how often an expression is evaluated before translating is worth it; 0 for
   *     never
   */
  public Compilation(Program rules, String source, ToIntFunction<RuleId> lines, int patience) {
    this.source = source.substring(Math.max(source.lastIndexOf('/'), source.lastIndexOf('\\')) + 1);
    this.lines = lines;
    this.patience = patience;
    often = this::request;
    if (rules.cards().size() > MOST_CARDS || rules.players() > MOST_CARDS) {
      program = rules;
      compilableSteps = null;
      return;
    }
    Program marked = new ProgramRewriting(new Marking()).of(rules);
    compilableSteps = new CompilableSteps();
    Step.Procedure procedure = marked.procedure();
    program =
        marked.with(new Step.Procedure(procedure.steps(), procedure.beginnings(), compilableSteps));
  }

  /** Returns the steps that can be translated; there may be none. */
  private StepWriter.Steps steps() {
    if (compilableSteps == null || !LawWriter.canWrite(program.trick(), new ExpressionFacts())) {
      return new StepWriter.Steps(
          List.of(), new TreeMap<>(), program.cells(), List.of(), List.of());
    }
    return new StepWriter.Steps(
        TrickLoops.of(program),
        TrickLoops.outside(program),
        program.cells(),
        Arrays.stream(Landings.of(program)).boxed().toList(),
        program.procedure().steps().stream().map(step -> lines.applyAsInt(step.rule())).toList());
  }

  /** How many steps are counted together, by the place of each; 0 if it is not translated. */
  private int[] counted(StepWriter.Steps steps) {
    int[] counted = new int[program.procedure().steps().size()];
    Stream.concat(steps.inTricks().stream(), Stream.of(steps.outside()))
        .forEach(
            written -> {
              StepRuns runs = steps.runs(written);
              written.keySet().forEach(place -> counted[place] = runs.length(place));
            });
    return counted;
  }

  /**
   * Returns a program whose expressions are translated in the background once one of them has been
   * evaluated often.
   */
  public static Program whenOften(Program rules, String source, ToIntFunction<RuleId> lines) {
    return Compilations.ARE_WANTED
        ? new Compilation(rules, source, lines, Compilations.PATIENCE).program()
        : rules;
  }

  /** The program with its translatable expressions marked. */
  public Program program() {
    return program;
  }

  /** Marks the expressions that can be translated. */
  private final class Marking implements ProgramRewriting.Expressions {

    @Override
    public void at(RuleId rule, String label) {
      line = lines.applyAsInt(rule);
      name = label.isEmpty() ? "line " + line : label;
    }

    @Override
    public Node of(Node node) {
      return marked(node);
    }

    @Override
    public TrickLaw.Criterion graded(TrickLaw.Criterion criterion) {
      Grading grading = criterion.grading();
      if (grading == null) {
        return criterion;
      }
      Node graded = grading.graded();
      Grading.Scale scale =
          switch (grading.scale()) {
            case Grading.Among(Node cards) -> new Grading.Among(marked(cards));
            case Grading.Places places -> places;
            case Grading.Played played -> played;
          };
      return criterion.graded(new Grading(graded == null ? null : marked(graded), scale));
    }
  }

  private Node marked(Node node) {
    if (node.sort() == Sort.SEQUENCE) {
      return withMarked(node);
    }
    return isWorthIt(node) ? compilable(node) : node;
  }

  private Node compilable(Node node) {
    Compilable made = new Compilable(node, expressions.size(), patience, often);
    expressions.add(made);
    names.add(name);
    lineNumbers.add(line);
    return made;
  }

  private Node withMarked(Node node) {
    List<Node> operands = node.operands();
    return operands.isEmpty() ? node : node.with(operands.stream().map(this::marked).toList());
  }

  /**
   * Whether an expression is worth translating: calling one without others in it costs more than it
   * gains.
   */
  private static boolean isWorthIt(Node node) {
    return switch (node) {
      case Leaf.ReadEntry _ -> true;
      case Leaf _, Compilable _ -> false;
      case Call _ -> true;
      default -> !node.operands().isEmpty();
    };
  }

  /** Requests the translation in the background; only the first call has an effect. */
  private void request() {
    if (requested.compareAndSet(false, true)) {
      Compilations.inTheBackground(this);
    }
  }

  /**
   * Translates all expressions now. Must not be called twice, nor by two threads.
   *
   * @return the bytes of the classes, by name
   */
  public Map<String, byte[]> compile() {
    Map<String, byte[]> classes = new LinkedHashMap<>();
    Map<String, Object[]> constants = new LinkedHashMap<>();
    Map<String, List<Compilable>> evaluated = new LinkedHashMap<>();
    ExpressionFacts facts = new ExpressionFacts();
    // First, as what they leave to evaluate itself is translated with the other expressions.
    ClassWriter ofSteps = writer(className(0) + "_steps", facts);
    StepWriter.Steps steps = steps();
    boolean withSteps = !steps.isEmpty();
    byte[] performing = withSteps ? ofSteps.write(steps, program.trick(), lines) : new byte[0];
    int done = 0;
    while (done < expressions.size()) {
      int end = Math.min(expressions.size(), done + LARGEST_CLASS);
      List<Compilable> some = List.copyOf(expressions.subList(done, end));
      ClassWriter writer = writer(className(classes.size()), facts);
      List<ClassWriter.Root> roots = new ArrayList<>();
      for (Compilable each : some) {
        name = names.get(each.number());
        line = lineNumbers.get(each.number());
        roots.add(new ClassWriter.Root(each.number(), each.expression(), name, line));
      }
      classes.put(writer.name(), writer.write(roots));
      constants.put(writer.name(), writer.constants());
      evaluated.put(writer.name(), some);
      done = end;
    }
    if (withSteps) {
      classes.put(ofSteps.name(), performing);
      constants.put(ofSteps.name(), ofSteps.constants());
    }
    RulesLoader loader = new RulesLoader(classes, constants);
    counted = counted(steps);
    codeOfSteps = withSteps ? instance(loader, ofSteps.name(), StepCode.class) : null;
    keep(loader, evaluated);
    return classes;
  }

  private ClassWriter writer(String className, ExpressionFacts facts) {
    return new ClassWriter(
        className,
        source,
        facts,
        this::withMarked,
        expression -> ClassDesc.of(className(expression / LARGEST_CLASS)));
  }

  private String className(int number) {
    String plain = source.replaceAll("\\.\\w+$", "").replaceAll("\\W+", "_");
    return "rules." + (plain.isEmpty() ? "Game" : plain) + (number == 0 ? "" : "_" + (number + 1));
  }

  private void keep(RulesLoader loader, Map<String, List<Compilable>> evaluated) {
    IdentityHashMap<Compilable, Code> found = new IdentityHashMap<>();
    evaluated.forEach(
        (className, some) -> {
          Code code = instance(loader, className, Code.class);
          some.forEach(each -> found.put(each, code));
        });
    codes = found;
    use();
  }

  private static <T> T instance(RulesLoader loader, String className, Class<T> type) {
    try {
      return type.cast(loader.loadClass(className).getConstructor().newInstance());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Puts the translated code into use, again if it was taken back. */
  public void use() {
    codes.forEach(Compilable::use);
    StepCode performing = codeOfSteps;
    if (compilableSteps != null && performing != null) {
      compilableSteps.use(performing, counted);
    }
  }

  /** Lets all expressions evaluate themselves again. */
  public void takeBack() {
    codes.keySet().forEach(each -> each.use(null));
    if (compilableSteps != null) {
      compilableSteps.takeBack();
    }
  }

  /**
   * Makes all expressions evaluate themselves from now on, so that their classes can be unloaded.
   */
  void discard() {
    takeBack();
    codes = new IdentityHashMap<>();
    codeOfSteps = null;
  }

  /** Whether an expression has been evaluated often enough to request the translation. */
  boolean isRequested() {
    return requested.get();
  }

  boolean isMade() {
    return !codes.isEmpty();
  }
}
