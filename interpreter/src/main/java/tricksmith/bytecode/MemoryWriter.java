package tricksmith.bytecode;

import static tricksmith.bytecode.MethodWriter.FRAME;
import static tricksmith.bytecode.MethodWriter.INT;
import static tricksmith.bytecode.MethodWriter.LONG;
import static tricksmith.bytecode.MethodWriter.VOID;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import tricksmith.program.evaluation.Memory;
import tricksmith.program.evaluation.Reads;
import tricksmith.program.expression.Remembered;

/** Writes values that are remembered: looks them up, or evaluates and keeps them. */
final class MemoryWriter {

  private static final ClassDesc MEMORY = Descriptors.of(Memory.class);

  private final MethodWriter method;
  private final CodeBuilder code;

  MemoryWriter(MethodWriter method) {
    this.method = method;
    code = method.code;
  }

  /** Leaves the value on the stack, as a word or as a set. */
  void write(Remembered remembered, Yield yield) {
    boolean set = yield == Yield.SET;
    Label nowhere = code.newLabel();
    Label unknown = code.newLabel();
    Label end = code.newLabel();
    int place = place(remembered, nowhere);
    int memory = code.allocateLocal(TypeKind.REFERENCE);
    code.aload(0).loadConstant(remembered.number()).loadConstant(remembered.size());
    method.straight("memory", MEMORY, FRAME, INT, INT);
    code.astore(memory).aload(0);
    method.constant(remembered.readsOfBody(), Reads.class);
    method.straight("lastChange", LONG, FRAME, Descriptors.of(Reads.class));
    int change = method.store();
    code.aload(memory)
        .iload(place)
        .lload(change)
        .invokevirtual(MEMORY, "knows", MethodTypeDesc.of(ConstantDescs.CD_boolean, INT, LONG))
        .ifeq(unknown)
        .aload(0)
        .aload(memory)
        .iload(place)
        .invokevirtual(MEMORY, "steps", MethodTypeDesc.of(LONG, INT))
        .invokevirtual(FRAME, "spare", MethodTypeDesc.of(VOID, LONG))
        .aload(memory)
        .iload(place);
    if (set) {
      method.straight("rememberedSet", LONG, MEMORY, INT);
    } else {
      code.invokevirtual(MEMORY, "word", MethodTypeDesc.of(LONG, INT));
    }
    code.goto_(end).labelBinding(unknown);
    stepsLeft();
    int before = method.store();
    method.call(remembered.body(), yield);
    int found = method.store();
    code.aload(memory).iload(place).lload(change).lload(before);
    stepsLeft();
    code.lsub().lload(found);
    if (set) {
      method.straight("keep", VOID, MEMORY, INT, LONG, LONG, LONG);
    } else {
      code.invokevirtual(MEMORY, "keep", MethodTypeDesc.of(VOID, INT, LONG, LONG, LONG));
    }
    code.lload(found).goto_(end).labelBinding(nowhere);
    method.call(remembered.body(), yield);
    code.labelBinding(end);
  }

  private void stepsLeft() {
    code.aload(0).invokevirtual(FRAME, "left", MethodTypeDesc.of(LONG));
  }

  /**
   * Puts the place where the value is remembered into a new local and returns that local; jumps to
   * {@code nowhere} if there is no such place.
   */
  private int place(Remembered remembered, Label nowhere) {
    int place = code.allocateLocal(TypeKind.INT);
    int next = code.allocateLocal(TypeKind.INT);
    code.iconst_0().istore(place);
    for (Remembered.Key key : remembered.keys()) {
      if (MethodWriter.isSet(key.value())) {
        method.sets.write(key.value());
        code.loadConstant(key.count());
        method.straight("keyOfSet", INT, LONG, INT);
      } else {
        method.words.write(key.value());
        code.loadConstant(MethodWriter.kind(key.kind())).loadConstant(key.count());
        method.straight("keyOfThing", INT, LONG, LONG, INT);
      }
      code.istore(next)
          .iload(next)
          .iflt(nowhere)
          .iload(place)
          .loadConstant(key.count() + 1)
          .imul()
          .iload(next)
          .iadd()
          .istore(place);
    }
    return place;
  }
}
