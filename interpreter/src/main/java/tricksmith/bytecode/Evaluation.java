package tricksmith.bytecode;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Compilable;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Remembered;

/**
 * Evaluates expressions of steps, obligations and criteria. Small ones get a method in the same
 * class, which the JVM puts where it is called. All others are called where they are translated
 * anyway: translating them twice would only give the JVM more to compile.
 *
 * @param frame the local that holds the frame
 * @param player the local that holds who plays, which is in its slot of the frame as well; of no
 *     meaning where no expression reads it
 */
record Evaluation(Target target, CodeBuilder code, int frame, int player) {
  /** The most nodes of a small expression. */
  private static final int SMALL = 16;

  /** Leaves the value on the stack. */
  void write(Node node, Yield yield, String name, int line) {
    if (node instanceof Compilable compilable && size(compilable.expression()) > SMALL) {
      ClassDesc type = target.classes().apply(compilable.number());
      ClassWriter.evaluate(code.aload(frame), type, compilable.number(), yield);
      return;
    }
    Methods.Method method = target.methods().of(node, yield, name, line);
    code.aload(frame);
    method.slots().forEach(_ -> code.lload(player));
    code.invokestatic(target.type(), method.name(), method.type());
  }

  /** How many nodes there are in an expression; more than a small one has, if it goes elsewhere. */
  private static int size(Node node) {
    if (node instanceof Call || node instanceof Remembered || node instanceof Domain.Iteration) {
      return SMALL + 1;
    }
    return 1 + node.operands().stream().mapToInt(Evaluation::size).sum();
  }
}
