package tricksmith.reference;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of nodes of which a tree of records is made: each record, and each constant of an
 * enumeration. Found by reflection, so that a new kind is noticed by itself.
 */
final class NodeKinds {
  private final Set<String> names = new TreeSet<>();
  private final Set<Class<?>> visited = new HashSet<>();

  /**
   * All kinds that there can be in a tree of this type, except those only below {@code without}.
   */
  static Set<String> possibleIn(Class<?> root, Class<?> without) {
    NodeKinds kinds = new NodeKinds();
    kinds.visited.add(without);
    kinds.addType(root);
    return kinds.names;
  }

  /** The kinds that there are in these trees. */
  static Set<String> in(Collection<?> trees) {
    NodeKinds kinds = new NodeKinds();
    kinds.addNode(trees);
    return kinds.names;
  }

  private void addType(Type type) {
    switch (type) {
      case ParameterizedType several ->
          Arrays.stream(several.getActualTypeArguments()).forEach(this::addType);
      case Class<?> each when visited.add(each) -> addClass(each);
      default -> {}
    }
  }

  private void addClass(Class<?> type) {
    if (type.isSealed() && !type.isEnum()) {
      Arrays.stream(type.getPermittedSubclasses()).forEach(this::addType);
    } else if (type.isEnum()) {
      Arrays.stream(type.getEnumConstants())
          .forEach(constant -> names.add(name((Enum<?>) constant)));
    } else if (type.isRecord()) {
      names.add(name(type));
      Arrays.stream(type.getRecordComponents())
          .forEach(component -> addType(component.getGenericType()));
    }
  }

  private void addNode(@Nullable Object node) {
    switch (node) {
      case Record each -> {
        names.add(name(each.getClass()));
        Arrays.stream(each.getClass().getRecordComponents())
            .forEach(component -> addNode(value(component, each)));
      }
      case Collection<?> several -> several.forEach(this::addNode);
      case Enum<?> constant -> names.add(name(constant));
      case null, default -> {}
    }
  }

  private static Object value(RecordComponent component, Record node) {
    try {
      return component.getAccessor().invoke(node);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new LinkageError(component.toString(), e);
    }
  }

  private static String name(Enum<?> constant) {
    return name(constant.getDeclaringClass()) + "." + constant.name();
  }

  /** With the classes around it, without the package. */
  private static String name(Class<?> type) {
    Class<?> around = type.getDeclaringClass();
    return around == null ? type.getSimpleName() : name(around) + "." + type.getSimpleName();
  }
}
