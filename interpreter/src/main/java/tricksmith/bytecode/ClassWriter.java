package tricksmith.bytecode;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.attribute.SourceFileAttribute;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import tricksmith.program.Step;
import tricksmith.program.StepCode;
import tricksmith.program.TrickLaw;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Code;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Straight;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Sort;

/**
 * Writes one class: a method that evaluates expressions by number, and a method for each
 * expression.
 */
final class ClassWriter {

  private static final ClassDesc FRAME = Descriptors.of(Frame.class);

  /** How {@link StepCode#suitLed} is called. */
  private static final MethodTypeDesc SUIT_LED = MethodTypeDesc.of(ConstantDescs.CD_long, FRAME);

  /**
   * An expression that the class evaluates.
   *
   * @param name the name of its method
   * @param line its line in the script
   */
  record Root(int number, Node node, String name, int line) {}

  private final String name;
  private final ClassDesc type;
  private final String source;
  private final Constants constants;
  private final Methods methods;
  private final Target target;

  /**
   * Creates a writer of one class.
   *
   * @param source the name of the script
   * @param leaving maps an expression to the same expression with operands that may be translated
   * @param classes the class that evaluates the expression of each number
   */
  ClassWriter(
      String name,
      String source,
      ExpressionFacts facts,
      UnaryOperator<Node> leaving,
      IntFunction<ClassDesc> classes) {
    this.name = name;
    type = ClassDesc.of(name);
    this.source = source;
    constants = new Constants(type);
    methods = new Methods(facts);
    target = new Target(type, constants, new Sizes(), methods, leaving, classes);
  }

  String name() {
    return name;
  }

  /** The objects that the class refers to, once it has been written. */
  Object[] constants() {
    return constants.values();
  }

  byte[] write(List<Root> roots) {
    for (Root root : roots) {
      for (Yield yield : Yield.values()) {
        methods.reserve(nameOf(root.number(), yield));
      }
    }
    return write(
        Code.class,
        builder -> {
          dispatch(builder, "word", Yield.WORD, roots);
          dispatch(builder, "holds", Yield.TEST, roots);
          dispatch(builder, "mask", Yield.SET, roots);
        });
  }

  /** The bytes of a class that performs steps, and knows what may be played. */
  byte[] write(StepWriter.Steps steps, TrickLaw law, ToIntFunction<RuleId> lines) {
    return write(
        StepCode.class,
        builder -> {
          inTricks(builder, steps);
          method(
              builder,
              "outsideTricks",
              StepWriter.TYPE,
              code -> new StepWriter(target, steps, steps.outside(), code).write());
          method(
              builder,
              "playable",
              LawWriter.PLAYABLE,
              code -> new LawWriter(target, law, lines, 3, code).playable());
          method(
              builder,
              "best",
              LawWriter.BEST,
              code -> new LawWriter(target, law, lines, 1, code).best());
          method(builder, "suitLed", SUIT_LED, code -> suitLed(code, law, lines));
        });
  }

  /**
   * Writes a method for each loop, and one that finds the loop: the JVM inlines only so much into
   * one method, and would run out of it in the first loop.
   */
  private void inTricks(ClassBuilder builder, StepWriter.Steps steps) {
    List<SortedMap<Integer, Step.Translatable>> loops = steps.inTricks();
    List<String> names = IntStream.range(0, loops.size()).mapToObj(i -> "tricks_" + i).toList();
    for (int i = 0; i < loops.size(); i++) {
      SortedMap<Integer, Step.Translatable> loop = loops.get(i);
      method(
          builder,
          names.get(i),
          StepWriter.TYPE,
          code -> new StepWriter(target, steps, loop, code).write());
    }
    method(
        builder,
        "inTricks",
        StepWriter.TYPE,
        code -> {
          for (int i = 0; i < loops.size(); i++) {
            Label next = code.newLabel();
            code.iload(1).loadConstant(loops.get(i).lastKey()).if_icmpgt(next);
            code.aload(0).iload(1).aload(2).aload(3);
            code.invokevirtual(type, names.get(i), StepWriter.TYPE).ireturn();
            code.labelBinding(next);
          }
          code.iload(1).ireturn();
        });
  }

  private void suitLed(CodeBuilder code, TrickLaw law, ToIntFunction<RuleId> lines) {
    int line = lines.applyAsInt(law.rule());
    new Evaluation(target, code, code.parameterSlot(0), 0)
        .write(law.suitLed(), Yield.WORD, "suit led", line);
    code.lreturn();
  }

  private static void method(
      ClassBuilder builder, String name, MethodTypeDesc type, Consumer<CodeBuilder> writing) {
    builder.withMethodBody(name, type, ClassFile.ACC_PUBLIC, writing);
  }

  private byte[] write(Class<?> superclass, Consumer<ClassBuilder> writing) {
    return ClassFile.of()
        .build(
            type,
            builder -> {
              builder
                  .withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL)
                  .withSuperclass(Descriptors.of(superclass))
                  .with(SourceFileAttribute.of(source));
              constructor(builder, Descriptors.of(superclass));
              writing.accept(builder);
              for (Methods.Method next = methods.next(); next != null; next = methods.next()) {
                Methods.Method method = next;
                builder.withMethodBody(
                    method.name(),
                    method.type(),
                    ClassFile.ACC_STATIC,
                    code -> new MethodWriter(target, method, code).write());
              }
              constants.declare(builder);
            });
  }

  private static void constructor(ClassBuilder builder, ClassDesc superclass) {
    builder.withMethodBody(
        ConstantDescs.INIT_NAME,
        ConstantDescs.MTD_void,
        ClassFile.ACC_PUBLIC,
        code ->
            code.aload(0)
                .invokespecial(superclass, ConstantDescs.INIT_NAME, ConstantDescs.MTD_void)
                .return_());
  }

  /**
   * Calls the method that evaluates the expression of a number, in the class that has it; the frame
   * is on the stack.
   */
  static void evaluate(CodeBuilder code, ClassDesc type, int number, Yield yield) {
    code.invokestatic(type, nameOf(number, yield), MethodTypeDesc.of(yield.type(), FRAME));
  }

  private static String nameOf(int number, Yield yield) {
    return switch (yield) {
      case WORD -> "word_" + number;
      case TEST -> "holds_" + number;
      case SET -> "mask_" + number;
    };
  }

  private static void leave(CodeBuilder code, Yield yield) {
    switch (yield) {
      case WORD, SET -> code.lreturn();
      case TEST -> code.ireturn();
    }
  }

  /**
   * Writes a method for each expression, and the one that evaluates an expression by its number.
   */
  private void dispatch(ClassBuilder builder, String name, Yield yield, List<Root> roots) {
    for (Root root : roots) {
      if ((root.node().sort() == Sort.SET) == (yield == Yield.SET)) {
        builder.withMethodBody(
            nameOf(root.number(), yield),
            MethodTypeDesc.of(yield.type(), FRAME),
            ClassFile.ACC_STATIC,
            code -> evaluate(code, methods.of(root.node(), yield, root.name(), root.line())));
      }
    }
    builder.withMethodBody(
        name,
        MethodTypeDesc.of(yield.type(), ConstantDescs.CD_int, FRAME),
        ClassFile.ACC_PUBLIC,
        code -> dispatch(code, yield, roots));
  }

  private void dispatch(CodeBuilder code, Yield yield, List<Root> roots) {
    Label unknown = code.newLabel();
    List<SwitchCase> cases = new ArrayList<>();
    List<Root> own = new ArrayList<>();
    for (Root root : roots) {
      if ((root.node().sort() == Sort.SET) == (yield == Yield.SET)) {
        own.add(root);
        cases.add(SwitchCase.of(root.number(), code.newLabel()));
      }
    }
    if (!own.isEmpty()) {
      code.iload(1).tableswitch(own.getFirst().number(), own.getLast().number(), unknown, cases);
    }
    for (int i = 0; i < own.size(); i++) {
      code.labelBinding(cases.get(i).target()).aload(2);
      evaluate(code, type, own.get(i).number(), yield);
      leave(code, yield);
    }
    code.labelBinding(unknown)
        .new_(Descriptors.of(IllegalArgumentException.class))
        .dup()
        .invokespecial(
            Descriptors.of(IllegalArgumentException.class),
            ConstantDescs.INIT_NAME,
            ConstantDescs.MTD_void)
        .athrow();
  }

  /** Calls a method with the values in the slots of the frame, which is the only parameter. */
  private void evaluate(CodeBuilder code, Methods.Method method) {
    code.lineNumber(method.line()).aload(0);
    for (Slot slot : method.slots()) {
      code.aload(0);
      if (slot.set()) {
        code.loadConstant(slot.number())
            .invokestatic(
                Descriptors.of(Straight.class),
                "mask",
                MethodTypeDesc.of(ConstantDescs.CD_long, FRAME, ConstantDescs.CD_int));
      } else {
        constants.load(code, slot, Slot.class);
        code.invokevirtual(
            FRAME, "word", MethodTypeDesc.of(ConstantDescs.CD_long, Descriptors.of(Slot.class)));
      }
    }
    code.invokestatic(type, method.name(), method.type());
    leave(code, method.yield());
  }
}
