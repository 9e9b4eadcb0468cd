package tricksmith.engine.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.Program;
import tricksmith.program.value.Values;

/** The names of things in match files and on tables: the words of the script. Immutable. */
public record Labels(Program rules) {
  /**
   * Returns the label of a value: {@code 7H}, {@code 10}, {@code S.strength}; {@code none} for
   * none.
   */
  public String of(long value) {
    if (value == Values.NONE) {
      return "none";
    }
    return Values.isNumber(value) ? Values.written(value) : thing(value);
  }

  public List<String> of(IndexSet set, Values.Kind kind) {
    List<String> labels = new ArrayList<>(set.size());
    for (int element = set.next(0); element >= 0; element = set.next(element + 1)) {
      labels.add(of(Values.of(kind, element)));
    }
    return labels;
  }

  public String card(int card) {
    return rules.cards().card(card).label();
  }

  /** Returns the labels of cards, in this order. */
  public List<String> cards(List<Integer> inOrder) {
    return inOrder.stream().map(this::card).toList();
  }

  /** Returns the cards with this label; empty if there are none. */
  public IndexSet cardsOf(String label) {
    return rules.cards().byLabel().getOrDefault(label, IndexSet.EMPTY);
  }

  /**
   * Returns the cards with these labels in {@code among}, the first of identical copies. Fewer than
   * there are labels if some are missing.
   */
  public IndexSet cardsOf(List<String> labels, IndexSet among) {
    Map<String, IndexSet> left = new HashMap<>();
    IndexSet found = IndexSet.EMPTY;
    for (String label : labels) {
      IndexSet copies = left.computeIfAbsent(label, key -> cardsOf(key).intersection(among));
      if (!copies.isEmpty()) {
        found = found.with(copies.next(0));
        left.put(label, copies.without(copies.next(0)));
      }
    }
    return found;
  }

  /**
   * Returns the things with these labels that a decision offers, the first of identical copies.
   * Fewer than there are labels if some are not offered.
   */
  public IndexSet among(Decision.Several offer, List<String> labels) {
    if (offer.ofCards()) {
      return cardsOf(labels, offer.members());
    }
    IndexSet found = IndexSet.EMPTY;
    IndexSet members = offer.members();
    for (int member = members.next(0); member >= 0; member = members.next(member + 1)) {
      if (labels.contains(of(Values.of(offer.kind(), member)))) {
        found = found.with(member);
      }
    }
    return found;
  }

  /**
   * Returns the pick of the things with these labels, or null if they cannot be chosen together.
   */
  public @Nullable Pick pick(Decision.Several offer, List<String> labels) {
    IndexSet chosen = among(offer, labels);
    return chosen.size() == labels.size() && offer.allows(chosen) ? new Pick.Several(chosen) : null;
  }

  private String thing(long value) {
    int index = Values.index(value);
    return switch (Values.kind(value)) {
      case YES_NO -> index == 0 ? "no" : "yes";
      case SUIT -> rules.cards().suits().get(index);
      case RANK -> rules.cards().ranks().get(index);
      case CARD -> card(index);
      case PLAYER, SIDE, TRICK -> Integer.toString(index + 1);
      case LABEL -> rules.labels().get(index);
      case COMBINATION -> String.join(".", parts(value));
    };
  }

  /** Returns the labels of the parts of which a value is made; its own if it is not made of any. */
  public List<String> parts(long value) {
    boolean isWhole =
        value == Values.NONE
            || Values.isNumber(value)
            || Values.kind(value) != Values.Kind.COMBINATION;
    return isWhole
        ? List.of(of(value))
        : IntStream.range(0, Values.MOST_PARTS)
            .mapToLong(place -> Values.part(value, place))
            .filter(part -> part != Values.NONE)
            .mapToObj(this::of)
            .toList();
  }
}
