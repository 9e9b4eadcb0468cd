package tricksmith.service.completion;

import java.util.List;
import tricksmith.service.script.WordKind;
import tricksmith.source.Span;

/**
 * What could be written at a place.
 *
 * @param replaced the word that is being written there, which the chosen item replaces; empty where
 *     none is begun
 * @param items those that go on from what is written before the place, the best first
 */
public record Completion(Span replaced, List<Item> items) {

  public Completion {
    items = List.copyOf(items);
  }

  /**
   * Something that could be written.
   *
   * @param label what is shown
   * @param filter what is compared with the word that is being written
   * @param detail its type or its form, short; may be empty
   * @param documentation what it means; may be empty
   * @param snippet what is put in
   */
  public record Item(
      String label,
      WordKind kind,
      String filter,
      String detail,
      String documentation,
      Snippet snippet) {}
}
