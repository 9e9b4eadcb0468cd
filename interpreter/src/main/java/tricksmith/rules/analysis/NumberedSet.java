package tricksmith.rules.analysis;

import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * An unchangeable set with a bit for each element, in the order of their numbers: thousands of
 * terms can each depend on thousands of variables.
 */
public final class NumberedSet<T> extends AbstractSet<T> {
  private final Numbering<T> numbering;
  private final BitSet members;

  private NumberedSet(Numbering<T> numbering, BitSet members) {
    this.numbering = numbering;
    this.members = members;
  }

  /** Gives each element a number when it is first in a set. */
  public static final class Numbering<T> {
    private final Map<T, Integer> numbers = new ConcurrentHashMap<>();
    private final List<T> elements = Collections.synchronizedList(new ArrayList<>());

    public NumberedSet<T> setOf(Collection<? extends T> members) {
      BitSet numbers = new BitSet();
      for (T member : members) {
        numbers.set(number(member));
      }
      return new NumberedSet<>(this, numbers);
    }

    private synchronized int number(T element) {
      Integer known = numbers.get(element);
      if (known == null) {
        known = elements.size();
        elements.add(element);
        numbers.put(element, known);
      }
      return known;
    }
  }

  /** Returns a set with the elements of another, of the same numbering, too. */
  public NumberedSet<T> with(NumberedSet<T> others) {
    if (others.isEmpty()) {
      return this;
    }
    if (isEmpty() && others.numbering == numbering) {
      return others;
    }
    BitSet all = copy(others);
    all.or(others.members);
    return all.equals(members) ? this : new NumberedSet<>(numbering, all);
  }

  public NumberedSet<T> with(T element) {
    return with(numbering.setOf(List.of(element)));
  }

  /** Returns a set without the elements of another, of the same numbering. */
  public NumberedSet<T> without(NumberedSet<T> others) {
    BitSet rest = copy(others);
    rest.andNot(others.members);
    return new NumberedSet<>(numbering, rest);
  }

  public NumberedSet<T> without(T element) {
    return without(numbering.setOf(List.of(element)));
  }

  private BitSet copy(NumberedSet<T> others) {
    if (others.numbering != numbering) {
      throw new IllegalArgumentException("numbered otherwise");
    }
    return (BitSet) members.clone();
  }

  /** Whether any element is in another set, too. */
  public boolean meets(Set<T> others) {
    if (others instanceof NumberedSet<T> numbered && numbered.numbering == numbering) {
      return members.intersects(numbered.members);
    }
    return !Collections.disjoint(this, others);
  }

  @Override
  public boolean contains(@Nullable Object element) {
    Integer number = element == null ? null : numbering.numbers.get(element);
    return number != null && members.get(number);
  }

  @Override
  public boolean isEmpty() {
    return members.isEmpty();
  }

  @Override
  public int size() {
    return members.cardinality();
  }

  @Override
  public Iterator<T> iterator() {
    return new Iterator<>() {
      private int next = members.nextSetBit(0);

      @Override
      public boolean hasNext() {
        return next >= 0;
      }

      @Override
      public T next() {
        if (next < 0) {
          throw new NoSuchElementException();
        }
        T element = numbering.elements.get(next);
        next = members.nextSetBit(next + 1);
        return element;
      }
    };
  }
}
