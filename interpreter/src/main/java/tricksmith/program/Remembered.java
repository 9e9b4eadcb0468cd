package tricksmith.program;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/**
 * What a definition yields, remembered for each of its arguments until something changes that it
 * reads. Remembering costs as many steps of the budget as finding out, so that what a match has
 * spent does not hang on what a copy of it remembers.
 */
public final class Remembered implements Node {

  /**
   * By what it is remembered.
   *
   * @param value a thing, or a set of things
   * @param kind of the things
   * @param count how many of them can be remembered; of a set, how many sets: a power of two
   */
  public record Key(Node value, Values.Kind kind, int count) {}

  private final int number;
  private final List<Key> keys;
  private final int size;
  private final Reads reads;
  private final Node body;

  /**
   * What is remembered.
   *
   * @param number of the memory; two that have the same yield the same for the same keys
   * @param keys all on which the value hangs beside the position
   * @param reads what it reads of the position
   */
  public Remembered(int number, List<Key> keys, Reads reads, Node body) {
    this.number = number;
    this.keys = List.copyOf(keys);
    this.reads = reads;
    this.body = body;
    size = keys.stream().mapToInt(key -> key.count() + 1).reduce(1, Math::multiplyExact);
  }

  /** The number of the memory. */
  public int number() {
    return number;
  }

  /** By what it is remembered. */
  public List<Key> keys() {
    return keys;
  }

  /** How much there can be to remember. */
  public int size() {
    return size;
  }

  /** As long as nothing of this changes, it is remembered. */
  public Reads readsOfBody() {
    return reads;
  }

  /** What is evaluated where nothing is remembered. */
  public Node body() {
    return body;
  }

  @Override
  public Sort sort() {
    return body.sort();
  }

  @Override
  public List<Node> operands() {
    return Stream.concat(Stream.of(body), keys.stream().map(Key::value)).toList();
  }

  @Override
  public Node with(List<Node> others) {
    List<Key> otherKeys =
        java.util.stream.IntStream.range(0, keys.size())
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
      frame.spend(memory.steps(place));
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
    @Nullable IndexSet known = memory.knows(place, change) ? memory.set(place) : null;
    if (known != null) {
      frame.spend(memory.steps(place));
      return known;
    }
    long before = frame.left();
    IndexSet found = body.set(frame);
    memory.keepSet(place, change, before - frame.left(), found);
    return found;
  }

  /** Where the value is remembered, or -1 if it is not. */
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

  /** None comes last. */
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
