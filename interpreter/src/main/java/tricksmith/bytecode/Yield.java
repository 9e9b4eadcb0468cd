package tricksmith.bytecode;

import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;

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

  ClassDesc type() {
    return type;
  }
}
