package tricksmith.bytecode;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Position;
import tricksmith.program.expression.Selection;
import tricksmith.program.expression.Sequence;
import tricksmith.program.expression.Straight;
import tricksmith.program.expression.ZonePlace;
import tricksmith.program.value.Axis;
import tricksmith.program.value.Numbers;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/**
 * Writes one method. Holds what words, conditions and sets have in common: calls, locals, loops,
 * and expressions that are left to evaluate themselves.
 */
final class MethodWriter {

  static final ClassDesc FRAME = Descriptors.of(Frame.class);
  static final ClassDesc POSITION = Descriptors.of(Position.class);
  static final ClassDesc STRAIGHT = Descriptors.of(Straight.class);
  static final ClassDesc NODE = Descriptors.of(Node.class);
  static final ClassDesc LONG = ConstantDescs.CD_long;
  static final ClassDesc INT = ConstantDescs.CD_int;
  static final ClassDesc BOOLEAN = ConstantDescs.CD_boolean;
  static final ClassDesc VOID = ConstantDescs.CD_void;

  final CodeBuilder code;
  final WordWriter words;
  final TestWriter tests;
  final SetWriter sets;
  private final Target target;
  private final Methods.Method method;

  /** Whether something has been written. */
  private boolean begun;

  /** Where the value of each slot is kept. */
  private final Map<Slot, Integer> locals = new HashMap<>();

  MethodWriter(Target target, Methods.Method method, CodeBuilder code) {
    this.target = target;
    this.method = method;
    this.code = code;
    words = new WordWriter(this);
    tests = new TestWriter(this);
    sets = new SetWriter(this);
    for (int i = 0; i < method.slots().size(); i++) {
      locals.put(method.slots().get(i), code.parameterSlot(i + 1));
    }
  }

  void write() {
    code.lineNumber(method.line());
    switch (method.yield()) {
      case WORD -> {
        words.write(method.node());
        code.lreturn();
      }
      case SET -> {
        sets.write(method.node());
        code.lreturn();
      }
      case TEST -> {
        Label no = code.newLabel();
        tests.jump(method.node(), false, no);
        code.iconst_1().ireturn().labelBinding(no).iconst_0().ireturn();
      }
    }
  }

  // Other methods.

  /**
   * Whether the next expression to be written has a method of its own. Always false for the first,
   * since this is its method.
   */
  boolean isApart(Node node) {
    boolean inside = begun;
    begun = true;
    return inside && target.sizes().isApart(node);
  }

  void call(Node node, Yield yield) {
    Methods.Method called = target.methods().of(node, yield, method.name(), method.line());
    code.aload(0);
    called.slots().forEach(this::loadSlot);
    code.invokestatic(target.type(), called.name(), called.type());
  }

  void call(Call call, Yield yield) {
    Call.Function function = call.function();
    spend();
    List<Integer> arguments = new ArrayList<>();
    for (int i = 0; i < call.operands().size(); i++) {
      Node argument = call.operands().get(i);
      if (function.parameters().get(i).set()) {
        sets.write(argument);
      } else {
        words.write(argument);
      }
      arguments.add(store());
    }
    Methods.Method called =
        target.methods().of(function.body(), yield, function.name(), method.line());
    code.aload(0);
    for (Slot slot : called.slots()) {
      int parameter = function.parameters().indexOf(slot);
      if (parameter < 0) {
        loadSlot(slot);
      } else {
        code.lload(arguments.get(parameter));
      }
    }
    code.invokestatic(target.type(), called.name(), called.type());
  }

  /** Lets an expression evaluate itself. */
  void leave(Node node, Yield yield) {
    leave(node);
    code.aload(0);
    switch (yield) {
      case WORD -> code.invokeinterface(NODE, "word", MethodTypeDesc.of(LONG, FRAME));
      case TEST -> code.invokeinterface(NODE, "holds", MethodTypeDesc.of(BOOLEAN, FRAME));
      case SET -> code.invokeinterface(NODE, "mask", MethodTypeDesc.of(LONG, FRAME));
    }
  }

  /** Puts an expression on the stack that can evaluate itself in the frame. */
  void leave(Node node) {
    for (Slot slot : target.methods().slotsOf(node)) {
      code.aload(0);
      constant(slot, Slot.class);
      loadSlot(slot);
      if (slot.set()) {
        straight("bind", VOID, FRAME, Descriptors.of(Slot.class), LONG);
      } else {
        code.invokevirtual(
            FRAME, "bind", MethodTypeDesc.of(VOID, Descriptors.of(Slot.class), LONG));
      }
    }
    constant(target.leaving().apply(node), Node.class);
  }

  // Small things.

  void constant(Object value, Class<?> type) {
    target.constants().load(code, value, type);
  }

  void straight(String name, ClassDesc yields, ClassDesc... parameters) {
    code.invokestatic(STRAIGHT, name, MethodTypeDesc.of(yields, parameters));
  }

  void values(String name, ClassDesc yields, ClassDesc... parameters) {
    code.invokestatic(Descriptors.of(Values.class), name, MethodTypeDesc.of(yields, parameters));
  }

  void position(String name, ClassDesc yields, ClassDesc... parameters) {
    code.invokeinterface(POSITION, name, MethodTypeDesc.of(yields, parameters));
  }

  void loadPosition() {
    code.aload(0).invokevirtual(FRAME, "position", MethodTypeDesc.of(POSITION));
  }

  /** Counts a step. */
  void spend() {
    code.aload(0).invokevirtual(FRAME, "spend", MethodTypeDesc.of(VOID));
  }

  /** Counts several steps. */
  void spend(long steps) {
    code.aload(0).loadConstant(steps).invokevirtual(FRAME, "spend", MethodTypeDesc.of(VOID, LONG));
  }

  /** Puts a long into a new local. */
  int store() {
    int local = code.allocateLocal(TypeKind.LONG);
    code.lstore(local);
    return local;
  }

  /** Puts a constant into a new local. */
  int local(long value) {
    code.loadConstant(value);
    return store();
  }

  void loadSlot(Slot slot) {
    Integer local = locals.get(slot);
    if (local == null) {
      throw new IllegalStateException("Nothing is bound to " + slot);
    }
    code.lload(local);
  }

  /** Reads a slot from a local while {@code writing} runs. */
  void bound(Slot slot, int local, Runnable writing) {
    Integer before = locals.put(slot, local);
    writing.run();
    if (before == null) {
      locals.remove(slot);
    } else {
      locals.put(slot, before);
    }
  }

  static long kind(Values.Kind kind) {
    return Values.of(kind, 0);
  }

  // One of several values, whatever they are: the writer leaves one on the stack.

  void cases(Selection.Cases cases, Consumer<Node> write) {
    Label end = code.newLabel();
    for (int i = 0; i < cases.conditions().size(); i++) {
      Label next = code.newLabel();
      tests.jump(cases.conditions().get(i), false, next);
      write.accept(cases.values().get(i));
      code.goto_(end).labelBinding(next);
    }
    write.accept(cases.otherwise());
    code.labelBinding(end);
  }

  void table(Selection.Table table, Consumer<Node> write) {
    Label end = code.newLabel();
    Label otherwise = code.newLabel();
    List<Node> operands = table.operands();
    List<Label> rows = Stream.generate(code::newLabel).limit(operands.size() - 2).toList();
    goToRow(table, rows, otherwise);
    for (int i = 0; i < rows.size(); i++) {
      code.labelBinding(rows.get(i));
      write.accept(operands.get(i + 1));
      code.goto_(end);
    }
    code.labelBinding(otherwise);
    write.accept(operands.getLast());
    code.labelBinding(end);
  }

  private void goToRow(Selection.Table table, List<Label> rows, Label otherwise) {
    Node key = table.operands().getFirst();
    if (rows.isEmpty()) {
      words.write(key);
      code.pop2().goto_(otherwise);
      return;
    }
    constant(table, Selection.Table.class);
    words.write(key);
    code.invokevirtual(Descriptors.of(Selection.Table.class), "row", MethodTypeDesc.of(INT, LONG));
    choose(rows, otherwise);
  }

  /**
   * Writes a value, and another in its place if there is none.
   *
   * @param none the value that means none
   */
  void orElse(Selection.OrElse selection, long none, Consumer<Node> write) {
    Label end = code.newLabel();
    write.accept(selection.value());
    code.dup2().loadConstant(none).lcmp().ifne(end).pop2();
    write.accept(selection.otherwise());
    code.labelBinding(end);
  }

  // Places.

  /**
   * Puts the number of an entry's cell on the stack, or jumps to {@code missing} if there is no
   * such entry.
   */
  private void cell(CellPlace.Entry entry, Label missing) {
    int place = code.allocateLocal(TypeKind.INT);
    int next = code.allocateLocal(TypeKind.INT);
    code.iconst_0().istore(place);
    for (int i = 0; i < entry.axes().size(); i++) {
      Axis axis = entry.axes().get(i);
      constant(axis, Axis.class);
      words.write(entry.indices().get(i));
      code.invokevirtual(Descriptors.of(Axis.class), "place", MethodTypeDesc.of(INT, LONG))
          .istore(next)
          .iload(next)
          .iflt(missing)
          .iload(place)
          .loadConstant(axis.size())
          .imul()
          .iload(next)
          .iadd()
          .istore(place);
    }
    code.iload(place).loadConstant(entry.first()).iadd();
  }

  /**
   * Puts the position's value of an entry on the stack.
   *
   * @param read the method of the position that reads a cell
   * @param missing the value if there is no such entry
   */
  void entry(CellPlace.Entry entry, String read, long missing) {
    Label none = code.newLabel();
    Label end = code.newLabel();
    cell(entry, none);
    int cell = code.allocateLocal(TypeKind.INT);
    code.istore(cell);
    loadPosition();
    code.iload(cell);
    position(read, LONG, INT);
    code.goto_(end).labelBinding(none).loadConstant(missing).labelBinding(end);
  }

  /** Puts the number of a zone on the stack; it is negative if the zone is nobody's. */
  void zone(ZonePlace place) {
    Node owner = place.owner();
    if (owner == null) {
      code.loadConstant(place.first());
    } else {
      code.loadConstant(place.first());
      words.write(owner);
      straight("zoneOf", INT, INT, LONG);
    }
  }

  // Loops.

  /** Whether translated code can iterate over the elements of a domain. */
  static boolean canGoThrough(Domain domain) {
    return domain.kind() != null
        || switch (domain.elements()) {
          case Sequence.Elements(_, _, var axis) ->
              axis == null
                  || LongStream.of(axis.values()).allMatch(each -> Values.index(each) < Long.SIZE);
          case Sequence.Range _, Leaf.SequenceConstant _ -> true;
          default -> false;
        };
  }

  /**
   * Iterates over the elements of a domain that satisfy its condition.
   *
   * @param each writes the body of the loop, given the local that holds the element; the body may
   *     leave the loop
   */
  void loop(Domain domain, IntConsumer each) {
    Values.Kind ofThings = domain.kind();
    if (ofThings != null) {
      sets.write(domain.elements());
      loopOfThings(domain, ofThings, each);
      return;
    }
    switch (domain.elements()) {
      case Sequence.Elements(Node group, Values.Kind kind, var axis) -> {
        sets.write(group);
        if (axis == null) {
          loopOfThings(domain, kind, each);
        } else {
          int mask = store();
          loopOfValues(domain, axis.values(), mask, each);
        }
      }
      case Leaf.SequenceConstant(List<Long> elements) ->
          loopOfValues(domain, elements.stream().mapToLong(Long::longValue).toArray(), -1, each);
      case Sequence.Range range -> loopOfRange(domain, range, each);
      default -> throw new IllegalArgumentException("Cannot go through " + domain.elements());
    }
  }

  /** Iterates over the elements of the set on the stack. */
  private void loopOfThings(Domain domain, Values.Kind kind, IntConsumer each) {
    int left = store();
    int element = code.allocateLocal(TypeKind.LONG);
    Label next = code.newLabel();
    Label end = code.newLabel();
    code.labelBinding(next).lload(left).lconst_0().lcmp().ifeq(end);
    code.lload(left)
        .invokestatic(
            Descriptors.of(Long.class), "numberOfTrailingZeros", MethodTypeDesc.of(INT, LONG))
        .i2l()
        .loadConstant(kind(kind))
        .lor()
        .lstore(element);
    code.lload(left).lload(left).lconst_1().lsub().land().lstore(left);
    pass(domain, element, next, each);
    code.goto_(next).labelBinding(end);
  }

  private void pass(Domain domain, int element, Label next, IntConsumer each) {
    spend();
    bound(
        domain.element(),
        element,
        () -> {
          @Nullable Node where = domain.where();
          if (where != null) {
            tests.jump(where, false, next);
          }
          each.accept(element);
        });
  }

  /**
   * Iterates over known values.
   *
   * @param mask the local that holds the set of values to visit; -1 for all
   */
  private void loopOfValues(Domain domain, long[] all, int mask, IntConsumer each) {
    int place = code.allocateLocal(TypeKind.INT);
    int element = code.allocateLocal(TypeKind.LONG);
    Label next = code.newLabel();
    Label begin = code.newLabel();
    Label end = code.newLabel();
    code.iconst_0().istore(place).goto_(begin);
    code.labelBinding(next).iinc(place, 1).labelBinding(begin);
    code.iload(place).loadConstant(all.length).if_icmpge(end);
    constant(all, long[].class);
    code.iload(place).laload().lstore(element);
    if (mask >= 0) {
      code.lload(mask).lload(element).l2i().lushr().lconst_1().land().lconst_0().lcmp().ifeq(next);
    }
    pass(domain, element, next, each);
    code.goto_(next).labelBinding(end);
  }

  private void loopOfRange(Domain domain, Sequence.Range range, IntConsumer each) {
    ClassDesc numbers = Descriptors.of(Numbers.class);
    words.write(range.most());
    code.invokestatic(numbers, "floor", MethodTypeDesc.of(LONG, LONG));
    int last = store();
    words.write(range.least());
    code.invokestatic(numbers, "ceiling", MethodTypeDesc.of(LONG, LONG));
    int number = store();
    int element = code.allocateLocal(TypeKind.LONG);
    Label next = code.newLabel();
    Label begin = code.newLabel();
    Label end = code.newLabel();
    code.goto_(begin);
    code.labelBinding(next).lload(number).lconst_1().ladd().lstore(number);
    code.labelBinding(begin).lload(number).lload(last).lcmp().ifgt(end).lload(number);
    values("number", LONG, LONG);
    code.lstore(element);
    pass(domain, element, next, each);
    code.goto_(next).labelBinding(end);
  }

  /** Jumps to one of several labels by the number on the stack. */
  void choose(List<Label> places, Label otherwise) {
    List<SwitchCase> cases = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      cases.add(SwitchCase.of(i, places.get(i)));
    }
    code.tableswitch(0, places.size() - 1, otherwise, cases);
  }

  static boolean isSet(Node node) {
    return node.sort() == Sort.SET;
  }
}
