package tricksmith.bytecode;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import tricksmith.program.Performance;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.StepCode;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.ZonePlace;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/**
 * Writes steps, for {@link StepCode#perform}. A step is first counted, those of a run ({@link
 * StepRuns}) together, and then jumps to the next one; steps that are not translated are left to
 * the caller. Expressions have methods of their own.
 */
final class StepWriter {

  private static final ClassDesc FRAME = Descriptors.of(Frame.class);
  private static final ClassDesc PERFORMANCE = Descriptors.of(Performance.class);
  private static final ClassDesc LIFETIME = Descriptors.of(Program.Lifetime.class);
  private static final ClassDesc LONG = ConstantDescs.CD_long;
  private static final ClassDesc INT = ConstantDescs.CD_int;
  private static final ClassDesc BOOLEAN = ConstantDescs.CD_boolean;
  private static final ClassDesc VOID = ConstantDescs.CD_void;

  /** How such a method is called. */
  static final MethodTypeDesc TYPE = MethodTypeDesc.of(INT, INT, PERFORMANCE, FRAME);

  // What it is called with.
  private static final int STEP = 1;
  private static final int PERFORMING = 2;
  private static final int EVALUATED_IN = 3;

  private final Target target;
  private final CodeBuilder code;
  private final Evaluation evaluation;
  private final Steps steps;
  private final SortedMap<Integer, Step.Translatable> written;
  private final StepRuns runs;

  /** Where each step is counted, with those that follow it in its run. */
  private final Map<Integer, Label> labels = new TreeMap<>();

  private final Map<Integer, Label> performing = new TreeMap<>();

  private final Map<Integer, Label> exits = new TreeMap<>();
  private final Label dispatch;

  /** Where to go on after the step that is being written. */
  private Label onward;

  /**
   * Steps that are translated.
   *
   * @param inTricks those of each loop in which tricks are played, by their places
   * @param outside the others
   * @param cells the cells that they reset
   * @param landings where the procedure goes on after each of its steps
   * @param lines of the script, by the place of each step of the procedure
   */
  record Steps(
      List<SortedMap<Integer, Step.Translatable>> inTricks,
      SortedMap<Integer, Step.Translatable> outside,
      Program.Cells cells,
      List<Integer> landings,
      List<Integer> lines) {

    /** Which of these steps are counted together. */
    StepRuns runs(SortedMap<Integer, Step.Translatable> written) {
      return new StepRuns(written, landings, cells);
    }

    /** Whether nothing is translated. */
    boolean isEmpty() {
      return inTricks.isEmpty() && outside.isEmpty();
    }
  }

  /**
   * A writer of some of the steps.
   *
   * @param written those, by their places
   */
  StepWriter(
      Target target, Steps steps, SortedMap<Integer, Step.Translatable> written, CodeBuilder code) {
    this.target = target;
    this.steps = steps;
    this.written = written;
    this.code = code;
    evaluation = new Evaluation(target, code, EVALUATED_IN, 0);
    runs = steps.runs(written);
    dispatch = code.newLabel();
    onward = dispatch;
    for (int place : written.keySet()) {
      labels.put(place, code.newLabel());
      performing.put(place, code.newLabel());
    }
  }

  void write() {
    Label unknown = code.newLabel();
    List<SwitchCase> cases = new ArrayList<>();
    labels.forEach((place, label) -> cases.add(SwitchCase.of(place, label)));
    code.labelBinding(dispatch).iload(STEP).lookupswitch(unknown, cases);
    written.forEach(this::step);
    exits.forEach((place, label) -> code.labelBinding(label).loadConstant(place).ireturn());
    code.labelBinding(unknown).iload(STEP).ireturn();
  }

  private void step(int place, Step.Translatable step) {
    code.labelBinding(labels.get(place)).lineNumber(steps.lines().get(place));
    switch (step) {
      case Step.PlayCard _ -> unless("mayPlayCard", place);
      case Step.Shuffle _ -> unless("mayShuffle", place);
      default -> {}
    }
    code.aload(PERFORMING).loadConstant(runs.firstUncertain(place));
    code.loadConstant(runs.length(place));
    perform("begins", BOOLEAN, INT, INT);
    code.ifeq(exit(place)).labelBinding(performing.get(place));
    boolean goesOn = runs.goesOn(place);
    onward = goesOn ? code.newLabel() : at(steps.landings().get(place));
    switch (step) {
      case Step.Jump jump -> {
        code.goto_(at(jump.target()));
        return;
      }
      case Step.JumpUnless jump -> {
        evaluate(jump.condition(), Yield.TEST, place);
        code.ifeq(at(jump.target()));
      }
      case Step.BeginTrick _ -> {
        code.aload(PERFORMING);
        perform("beginTrick", INT);
        code.istore(STEP).goto_(dispatch);
        return;
      }
      case Step.NextToPlay turn -> {
        code.aload(PERFORMING).loadConstant(turn.playerCell());
        perform("nextToPlay", BOOLEAN, INT);
        code.ifeq(at(turn.stageOver()));
      }
      case Step.PlayCard play -> {
        code.aload(PERFORMING).loadConstant(play.playerCell()).loadConstant(play.cardCell());
        perform("playCard", VOID, INT, INT);
      }
      case Step.FinishStage finish -> {
        code.aload(PERFORMING);
        perform("finishStage", BOOLEAN);
        code.ifeq(at(finish.nextStage()));
      }
      case Step.NextElement element -> {
        code.aload(PERFORMING)
            .loadConstant(element.groupCell())
            .loadConstant(element.valueCell())
            .loadConstant(Values.of(element.kind(), 0));
        perform("nextElement", BOOLEAN, INT, INT, LONG);
        code.ifeq(at(element.exit()));
      }
      case Step.BeginPass pass -> {
        code.aload(PERFORMING).loadConstant(pass.cell()).loadConstant(pass.mustHaveEvent() ? 1 : 0);
        perform("beginPass", VOID, INT, BOOLEAN);
      }
      case Step.Reset set -> {
        code.aload(PERFORMING);
        target.constants().load(code, set.lifetime(), Program.Lifetime.class);
        perform("reset", VOID, LIFETIME);
      }
      case Step.CollectTrick _ -> {
        code.aload(PERFORMING);
        perform("collectTrick", VOID);
      }
      case Step.SetValue set -> setValue(set, place);
      case Step.SetGroup set -> {
        code.aload(PERFORMING).loadConstant(fixed(set.cell()));
        evaluate(set.group(), Yield.SET, place);
        perform("setGroup", VOID, INT, LONG);
      }
      case Step.NoteScores _ -> {
        code.aload(PERFORMING);
        perform("noteScores", VOID);
      }
      case Step.Move move -> move(move, place);
      case Step.Score score -> score(score, place);
      case Step.Draw draw -> draw(draw, place);
      case Step.Deal deal -> asItIs("deal", deal, Step.Deal.class);
      case Step.MoveAtOnce moves -> asItIs("moveAtOnce", moves, Step.MoveAtOnce.class);
      case Step.Shuffle shuffle -> asItIs("shuffle", shuffle, Step.Shuffle.class);
      case Step.Turn turn -> {
        code.aload(PERFORMING);
        evaluate(turn.cards(), Yield.SET, place);
        code.loadConstant(turn.up() ? 1 : 0);
        perform("turn", VOID, LONG, BOOLEAN);
      }
    }
    if (goesOn) {
      code.labelBinding(onward);
      goOn(place);
    } else {
      code.goto_(onward);
    }
  }

  /** Goes on in the same run. */
  private void goOn(int place) {
    int next = steps.landings().get(place);
    if (runs.firstUncertain(place) == place) {
      code.aload(PERFORMING).loadConstant(runs.firstUncertain(next));
      perform("reaches", VOID, INT);
    }
    code.goto_(performing.get(next));
  }

  /** Leaves a step to others unless this can be performed. */
  private void unless(String may, int place) {
    code.aload(PERFORMING);
    perform(may, BOOLEAN);
    code.ifeq(exit(place));
  }

  /** Has a step performed that evaluates its expressions itself. */
  private <T extends Step> void asItIs(String name, T step, Class<T> type) {
    code.aload(PERFORMING);
    target.constants().load(code, step, type);
    perform(name, VOID, Descriptors.of(type));
  }

  private void setValue(Step.SetValue set, int place) {
    int cell = fixed(set.cell());
    evaluate(set.value(), Yield.WORD, place);
    int value = code.allocateLocal(TypeKind.LONG);
    code.lstore(value);
    if (set.keepIfNone()) {
      code.lload(value).loadConstant(Values.NONE).lcmp().ifeq(onward);
    }
    code.aload(PERFORMING).loadConstant(cell).lload(value);
    perform("setValue", VOID, INT, LONG);
  }

  private static int fixed(CellPlace place) {
    return switch (place) {
      case CellPlace.Fixed(int cell) -> cell;
      case CellPlace.Entry entry -> throw new IllegalArgumentException("Not translated: " + entry);
    };
  }

  /** Nothing is moved to nobody's zone; how cards face is evaluated only if there are any. */
  private void move(Step.Move move, int place) {
    evaluate(move.cards(), Yield.SET, place);
    int cards = code.allocateLocal(TypeKind.LONG);
    code.lstore(cards);
    int zone = zone(move.to(), place);
    code.lload(cards).lconst_0().lcmp().ifeq(onward);
    code.aload(PERFORMING).lload(cards).iload(zone).loadConstant(move.atTheBottom() ? 1 : 0);
    Step.Facing facing = move.facing();
    if (facing == null) {
      perform("move", VOID, LONG, INT, BOOLEAN);
    } else {
      evaluate(facing.condition(), Yield.TEST, place);
      code.loadConstant(facing.up() ? 1 : 0);
      perform("move", VOID, LONG, INT, BOOLEAN, BOOLEAN, BOOLEAN);
    }
  }

  /** Puts the number of a zone into a local; goes on after the step if it is nobody's. */
  private int zone(ZonePlace to, int place) {
    int zone = code.allocateLocal(TypeKind.INT);
    Node owner = to.owner();
    if (owner == null) {
      code.loadConstant(to.first()).istore(zone);
      return zone;
    }
    evaluate(owner, Yield.WORD, place);
    int player = code.allocateLocal(TypeKind.LONG);
    code.lstore(player).lload(player).loadConstant(Values.NONE).lcmp().ifeq(onward);
    code.lload(player).l2i().loadConstant(to.first()).iadd().istore(zone);
    return zone;
  }

  /** What is scored or drawn is evaluated only if somebody scores or draws it. */
  private void score(Step.Score score, int place) {
    int players = someOf(score.players(), place);
    code.aload(PERFORMING).lload(players);
    evaluate(score.value(), Yield.WORD, place);
    perform("score", VOID, LONG, LONG);
  }

  private void draw(Step.Draw draw, int place) {
    int players = someOf(draw.players(), place);
    code.aload(PERFORMING).lload(players);
    evaluate(draw.count(), Yield.WORD, place);
    code.loadConstant(draw.zone().first());
    perform("draw", VOID, LONG, LONG, INT);
  }

  /** Puts a set into a local; goes on after the step if it is empty. */
  private int someOf(Node set, int place) {
    evaluate(set, Yield.SET, place);
    int found = code.allocateLocal(TypeKind.LONG);
    code.lstore(found).lload(found).lconst_0().lcmp().ifeq(onward);
    return found;
  }

  private void perform(String name, ClassDesc yields, ClassDesc... parameters) {
    code.invokevirtual(PERFORMANCE, name, MethodTypeDesc.of(yields, parameters));
  }

  private void evaluate(Node node, Yield yield, int place) {
    int line = steps.lines().get(place);
    evaluation.write(node, yield, "line " + line, line);
  }

  /** The label of the step to go to, or of what leads out to it. */
  private Label at(int place) {
    Label label = labels.get(place);
    return label == null ? exit(place) : label;
  }

  private Label exit(int place) {
    return exits.computeIfAbsent(place, _ -> code.newLabel());
  }

  /** Whether a step is one that can be written here. */
  static boolean canWrite(Step.Translatable step, ExpressionFacts facts) {
    return switch (step) {
      case Step.Jump _,
          Step.BeginTrick _,
          Step.NextToPlay _,
          Step.PlayCard _,
          Step.FinishStage _,
          Step.NoteScores _,
          Step.NextElement _,
          Step.BeginPass _,
          Step.Reset _,
          Step.CollectTrick _,
          Step.Deal _,
          Step.MoveAtOnce _,
          Step.Shuffle _ ->
          true;
      case Step.JumpUnless jump -> isAlone(jump.condition(), facts);
      case Step.SetValue set ->
          set.cell() instanceof CellPlace.Fixed
              && set.value().sort() == Sort.WORD
              && isAlone(set.value(), facts);
      case Step.SetGroup set ->
          set.cell() instanceof CellPlace.Fixed && isAlone(set.group(), facts);
      case Step.Move move -> {
        Node owner = move.to().owner();
        Step.Facing facing = move.facing();
        yield isAlone(move.cards(), facts)
            && (owner == null || (owner.sort() == Sort.WORD && isAlone(owner, facts)))
            && (facing == null || isAlone(facing.condition(), facts));
      }
      case Step.Score score -> isAlone(score.players(), facts) && isAlone(score.value(), facts);
      case Step.Draw draw ->
          draw.zone().owner() == null
              && isAlone(draw.players(), facts)
              && isAlone(draw.count(), facts);
      case Step.Turn turn -> isAlone(turn.cards(), facts);
    };
  }

  /** Whether an expression depends on nothing but the position. */
  private static boolean isAlone(Node node, ExpressionFacts facts) {
    return facts.slots(node).isEmpty();
  }
}
