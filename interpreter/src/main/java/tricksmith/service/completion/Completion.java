package tricksmith.service.completion;

import java.util.List;
import java.util.Set;
import tricksmith.service.script.WordKind;
import tricksmith.source.Span;

/**
 * What could be written at a place.
 *
 * @param replaced the word being written there, which the chosen item replaces; empty if none is
 *     begun
 * @param items those that continue what is written before the place, best first
 * @param finished words and names that can stand there as they are; not those that only begin a
 *     longer line, such as {@code repeat}
 */
public record Completion(Span replaced, List<Item> items, Set<String> finished) {

  public Completion {
    items = List.copyOf(items);
    finished = Set.copyOf(finished);
  }

  /**
   * Something that could be written.
   *
   * @param label the text to show
   * @param filter the text to compare with the word being written
   * @param detail its type or its form, short; may be empty
   * @param documentation its meaning; may be empty
   * @param snippet the text to insert
   */
  public record Item(
      String label,
      WordKind kind,
      String filter,
      String detail,
      String documentation,
      Snippet snippet) {}
}
