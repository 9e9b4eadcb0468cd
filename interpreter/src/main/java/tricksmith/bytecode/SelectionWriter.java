package tricksmith.bytecode;

import static tricksmith.bytecode.MethodWriter.INT;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tricksmith.program.Node;
import tricksmith.program.Selection;

/**
 * Writes the choice of one of several values, whatever they are: cases, tables, and what stands in
 * for a value that is missing.
 */
final class SelectionWriter {
  private final MethodWriter method;
  private final CodeBuilder code;
  private final Consumer<Node> value;

  /**
   * Creates a writer.
   *
   * @param value leaves a value that may be chosen on the stack, in two of its slots
   */
  SelectionWriter(MethodWriter method, Consumer<Node> value) {
    this.method = method;
    this.value = value;
    code = method.code;
  }

  void cases(Selection.Cases cases) {
    Label end = code.newLabel();
    for (int i = 0; i < cases.conditions().size(); i++) {
      Label next = code.newLabel();
      method.tests.jump(cases.conditions().get(i), false, next);
      value.accept(cases.values().get(i));
      code.goto_(end).labelBinding(next);
    }
    value.accept(cases.otherwise());
    code.labelBinding(end);
  }

  void table(Selection.Table table) {
    Label end = code.newLabel();
    Label otherwise = code.newLabel();
    List<Node> operands = table.operands();
    List<Label> rows = Stream.generate(code::newLabel).limit(operands.size() - 2).toList();
    goToRow(table, rows, otherwise);
    for (int i = 0; i < rows.size(); i++) {
      code.labelBinding(rows.get(i));
      value.accept(operands.get(i + 1));
      code.goto_(end);
    }
    code.labelBinding(otherwise);
    value.accept(operands.getLast());
    code.labelBinding(end);
  }

  private void goToRow(Selection.Table table, List<Label> rows, Label otherwise) {
    Node key = table.operands().getFirst();
    if (rows.isEmpty()) {
      method.words.write(key);
      code.pop2().goto_(otherwise);
      return;
    }
    method.constant(table, Selection.Table.class);
    method.words.write(key);
    code.invokevirtual(
        Descriptors.of(Selection.Table.class), "row", MethodTypeDesc.of(INT, MethodWriter.LONG));
    method.choose(rows, otherwise);
  }

  /**
   * Writes a value, and another in its place if there is none.
   *
   * @param none what the value is then
   */
  void orElse(Selection.OrElse selection, long none) {
    Label end = code.newLabel();
    value.accept(selection.value());
    code.dup2().loadConstant(none).lcmp().ifne(end).pop2();
    value.accept(selection.otherwise());
    code.labelBinding(end);
  }
}
