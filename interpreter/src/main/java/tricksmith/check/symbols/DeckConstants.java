package tricksmith.check.symbols;

import java.util.List;
import java.util.Map;
import tricksmith.source.Span;

/**
 * The suits, ranks, cards and kinds of the decks, each with the span that declares it, in declared
 * order.
 */
public record DeckConstants(
    Map<String, Span> suits,
    Map<String, Span> ranks,
    Map<String, Span> cards,
    Map<String, Span> kinds) {

  /** All names. Their order means nothing, since a word may be both a suit and a rank. */
  public List<String> names() {
    return List.of(suits, ranks, cards, kinds).stream()
        .flatMap(names -> names.keySet().stream())
        .toList();
  }
}
