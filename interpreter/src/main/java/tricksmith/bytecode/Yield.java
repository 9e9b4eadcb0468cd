package tricksmith.bytecode;

import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import tricksmith.program.expression.Node;
import tricksmith.program.value.Sort;

/** The form in which an expression is asked for its value. */
@SuppressWarnings("ImmutableEnumChecker") // Descriptors are immutable.
enum Yield {
  WORD(ConstantDescs.CD_long),
  TEST(ConstantDescs.CD_boolean),
  /** A set, as a word of bits. */
  SET(ConstantDescs.CD_long);

  private final ClassDesc type;

  Yield(ClassDesc type) {
    this.type = type;
  }

  /** The type of a method that yields it. */
  ClassDesc type() {
    return type;
  }

  /** The form in which an expression is asked for where it is not a condition. */
  static Yield of(Node node) {
    return node.sort() == Sort.SET ? SET : WORD;
  }
}
