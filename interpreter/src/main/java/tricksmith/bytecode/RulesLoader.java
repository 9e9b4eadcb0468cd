package tricksmith.bytecode;

import java.util.Map;

/**
 * Loads the classes of one set of rules. They are unloaded once nobody plays by these rules. Unlike
 * hidden classes, they appear in stack traces and profiles.
 */
public final class RulesLoader extends ClassLoader {

  static {
    registerAsParallelCapable();
  }

  private final Map<String, byte[]> classes;
  private final Map<String, Object[]> constants;

  /**
   * Creates a loader.
   *
   * @param classes the bytes of each class, by name
   * @param constants the objects that each class refers to, by name
   */
  RulesLoader(Map<String, byte[]> classes, Map<String, Object[]> constants) {
    super("rules", RulesLoader.class.getClassLoader());
    this.classes = Map.copyOf(classes);
    this.constants = Map.copyOf(constants);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }

  /** The objects that a class refers to. Called by the class itself when it is initialized. */
  public static Object[] constantsOf(Class<?> type) {
    if (!(type.getClassLoader() instanceof RulesLoader loader)) {
      throw new IllegalArgumentException("Not translated from rules: " + type);
    }
    Object[] found = loader.constants.get(type.getName());
    return found == null ? new Object[0] : found.clone();
  }
}
