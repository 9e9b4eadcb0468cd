package tricksmith.program.expression;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tricksmith.cards.IndexSet;
import tricksmith.program.evaluation.Memory;
import tricksmith.program.evaluation.Reads;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/**
 * The result of a definition, cached for each of its arguments until something that it reads
 * changes. A cached result costs as many steps of the budget as computing it, so that what a match
 * has spent does not depend on the caches of a copy.
 */
public final class Remembered implements Node {

  /**
   * A key under which something is remembered.
   *
   * @param value a thing, or a set of things
   * @param kind the kind of the things
   * @param count how many things can be keys or, for a set, how many sets: a power of two
   */
  public record Key(Node value, Values.Kind kind, int count) {}

  private final int number;
  private final List<Key> keys;
  private final int size;
  private final Reads reads;
  private final Node body;

  /**
   * Creates a caching expression.
   *
   * @param number the number of the memory; two expressions with the same number yield the same for
   *     the same keys
   * @param keys everything on which the value depends besides the position
   * @param reads what it reads of the position
   */
  public Remembered(int number, List<Key> keys, Reads reads, Node body) {
    this.number = number;
    this.keys = List.copyOf(keys);
    this.reads = reads;
    this.body = body;
    size = keys.stream().mapToInt(key -> key.count() + 1).reduce(1, Math::multiplyExact);
  }

  public int number() {
    return number;
  }

  public List<Key> keys() {
    return keys;
  }

  /** Returns the number of places in the cache. */
  public int size() {
    return size;
  }

  /** Returns what the body reads; a result is cached until something among this changes. */
  public Reads readsOfBody() {
    return reads;
  }

  /** Returns the expression to evaluate where nothing is cached. */
  public Node body() {
    return body;
  }

  @Override
  public Sort sort() {
    return body.sort();
  }

  @Override
  public Composition composition() {
    return Composition.pure(
        Stream.concat(Stream.of(body), keys.stream().map(Key::value)).toList(), this::of);
  }

  private Remembered of(List<Node> others) {
    List<Key> otherKeys =
        IntStream.range(0, keys.size())
            .mapToObj(i -> new Key(others.get(i + 1), keys.get(i).kind(), keys.get(i).count()))
            .toList();
    return new Remembered(number, otherKeys, reads, others.getFirst());
  }

  @Override
  public long word(Frame frame) {
    int place = place(frame);
    if (place < 0) {
      return body.word(frame);
    }
    Memory memory = frame.memory(number, size);
    long change = frame.position().lastChange(reads);
    if (memory.knows(place, change)) {
      frame.spare(memory.steps(place));
      return memory.word(place);
    }
    long before = frame.left();
    long found = body.word(frame);
    memory.keep(place, change, before - frame.left(), found);
    return found;
  }

  @Override
  public boolean holds(Frame frame) {
    return word(frame) == Values.YES;
  }

  @Override
  public IndexSet set(Frame frame) {
    int place = place(frame);
    if (place < 0) {
      return body.set(frame);
    }
    Memory memory = frame.memory(number, size);
    long change = frame.position().lastChange(reads);
    if (memory.knows(place, change)) {
      frame.spare(memory.steps(place));
      return memory.set(place);
    }
    long before = frame.left();
    IndexSet found = body.set(frame);
    memory.keepSet(place, change, before - frame.left(), found);
    return found;
  }

  /** Returns the place of the value in the cache, or -1 if it is not cached. */
  private int place(Frame frame) {
    int place = 0;
    for (int i = 0; i < keys.size(); i++) {
      Key key = keys.get(i);
      int next = key.value().sort() == Sort.SET ? ofSet(key, frame) : ofThing(key, frame);
      if (next < 0) {
        return -1;
      }
      place = place * (key.count() + 1) + next;
    }
    return place;
  }

  /** Returns the place of a thing; none comes last. */
  private static int ofThing(Key key, Frame frame) {
    long thing = key.value().word(frame);
    if (thing == Values.NONE) {
      return key.count();
    }
    if (Values.isNumber(thing) || Values.kind(thing) != key.kind()) {
      return -1;
    }
    int index = Values.index(thing);
    return index < key.count() ? index : -1;
  }

  private static int ofSet(Key key, Frame frame) {
    IndexSet things = key.value().set(frame);
    long bits = things.word(0);
    return things.words() == 1 && bits >= 0 && bits < key.count() ? (int) bits : -1;
  }
}
