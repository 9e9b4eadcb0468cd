package tricksmith.bytecode;

import java.lang.constant.ClassDesc;

/** The names of classes in bytecode. */
final class Descriptors {

  private Descriptors() {}

  static ClassDesc of(Class<?> type) {
    return type.describeConstable().orElseThrow();
  }
}
