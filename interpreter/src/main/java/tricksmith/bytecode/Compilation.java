package tricksmith.bytecode;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.ToIntFunction;
import tricksmith.optimize.ProgramRewriting;
import tricksmith.program.Call;
import tricksmith.program.Code;
import tricksmith.program.Compilable;
import tricksmith.program.ExpressionFacts;
import tricksmith.program.Grading;
import tricksmith.program.Leaf;
import tricksmith.program.Node;
import tricksmith.program.Program;
import tricksmith.program.RuleId;
import tricksmith.program.Sort;
import tricksmith.program.TrickLaw;

/**
 * The expressions of a program that can be translated, and are when one of them has been evaluated
 * often enough. The program does the same before and after.
 */
public final class Compilation {

  /** Sets are words in translated code. */
  private static final int MOST_CARDS = Long.SIZE;

  /** How many expressions a class evaluates. */
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

  /** What evaluates each expression, once all are translated. */
  private volatile IdentityHashMap<Compilable, Code> codes = new IdentityHashMap<>();

  private String name = "rules";
  private int line = 1;

  /**
   * A translation that has yet to be made.
   *
   * @param source the name of the script, for those who look at a profile
   * @param lines where each rule stands in it
   * @param patience how often an expression is evaluated before it is worth it; 0 for never
   */
  public Compilation(Program rules, String source, ToIntFunction<RuleId> lines, int patience) {
    this.source = source.replaceAll("^.*[/\\\\]", "");
    this.lines = lines;
    this.patience = patience;
    often = this::request;
    program =
        rules.cards().size() > MOST_CARDS || rules.players() > MOST_CARDS
            ? rules
            : new ProgramRewriting(new Marking()).of(rules);
  }

  /**
   * A program whose expressions are translated in the background when they have been evaluated
   * often.
   */
  public static Program whenOften(Program rules, String source, ToIntFunction<RuleId> lines) {
    return Compilations.ARE_WANTED
        ? new Compilation(rules, source, lines, Compilations.PATIENCE).program()
        : rules;
  }

  /** The program. */
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

  /** An expression without others in it costs more to be called than it gains. */
  private static boolean isWorthIt(Node node) {
    return switch (node) {
      case Leaf.ReadEntry _ -> true;
      case Leaf _, Compilable _ -> false;
      case Call _ -> true;
      default -> !node.operands().isEmpty();
    };
  }

  /** It is worth it: once is enough. */
  private void request() {
    if (requested.compareAndSet(false, true)) {
      Compilations.inTheBackground(this);
    }
  }

  /**
   * Translates all expressions now. Not to be called twice, or by two threads.
   *
   * @return the bytes of the classes, by name
   */
  public Map<String, byte[]> compile() {
    Map<String, byte[]> classes = new LinkedHashMap<>();
    Map<String, Object[]> constants = new LinkedHashMap<>();
    Map<String, List<Compilable>> evaluated = new LinkedHashMap<>();
    ExpressionFacts facts = new ExpressionFacts();
    int done = 0;
    while (done < expressions.size()) {
      int end = Math.min(expressions.size(), done + LARGEST_CLASS);
      List<Compilable> some = List.copyOf(expressions.subList(done, end));
      String className = className(classes.size());
      ClassWriter writer = new ClassWriter(className, source, facts, this::withMarked);
      List<ClassWriter.Root> roots = new ArrayList<>();
      for (Compilable each : some) {
        name = names.get(each.number());
        line = lineNumbers.get(each.number());
        roots.add(new ClassWriter.Root(each.number(), each.expression(), name, line));
      }
      classes.put(className, writer.write(roots));
      constants.put(className, writer.constants());
      evaluated.put(className, some);
      done = end;
    }
    keep(new RulesLoader(classes, constants), evaluated);
    return classes;
  }

  private String className(int number) {
    String plain = source.replaceAll("\\.\\w+$", "").replaceAll("\\W+", "_");
    return "rules." + (plain.isEmpty() ? "Game" : plain) + (number == 0 ? "" : "_" + (number + 1));
  }

  private void keep(RulesLoader loader, Map<String, List<Compilable>> evaluated) {
    IdentityHashMap<Compilable, Code> found = new IdentityHashMap<>();
    evaluated.forEach(
        (className, some) -> {
          Code code = instance(loader, className);
          some.forEach(each -> found.put(each, code));
        });
    codes = found;
    use();
  }

  private static Code instance(RulesLoader loader, String className) {
    try {
      return (Code) loader.loadClass(className).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Lets what has been translated be used, again if it was taken back. */
  public void use() {
    codes.forEach(Compilable::use);
  }

  /** Lets all expressions evaluate themselves again. */
  public void takeBack() {
    codes.keySet().forEach(each -> each.use(null));
  }

  /** Lets all expressions evaluate themselves from now on: their classes can go. */
  void discard() {
    takeBack();
    codes = new IdentityHashMap<>();
  }

  /** Whether it has turned out to be worth it. */
  boolean isRequested() {
    return requested.get();
  }

  /** Whether it has been made. */
  boolean isMade() {
    return !codes.isEmpty();
  }
}
