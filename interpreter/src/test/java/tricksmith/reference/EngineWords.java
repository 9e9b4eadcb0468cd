package tricksmith.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tricksmith.cards.Card;
import tricksmith.cards.IndexSet;
import tricksmith.program.Program;
import tricksmith.program.value.Values;

/** What the engine's encoded values are called, found without the engine's own words for them. */
final class EngineWords {
  private final Program rules;

  EngineWords(Program rules) {
    this.rules = rules;
  }

  String value(long value) {
    if (value == Values.NONE) {
      return Question.PASS;
    }
    return Values.isNumber(value) ? number(value) : thing(value);
  }

  String number(long number) {
    return Values.isWhole(number)
        ? Long.toString(Values.numerator(number))
        : Values.numerator(number) + "/" + Values.denominator(number);
  }

  List<String> numbers(List<Long> numbers) {
    return numbers.stream().map(this::number).toList();
  }

  List<String> of(IndexSet set, Values.Kind kind) {
    return IntStream.of(set.toArray()).mapToObj(index -> value(Values.of(kind, index))).toList();
  }

  private String thing(long value) {
    int index = Values.index(value);
    return switch (Values.kind(value)) {
      case YES_NO -> index == 1 ? "yes" : "no";
      case SUIT -> rules.cards().suits().get(index);
      case RANK -> rules.cards().ranks().get(index);
      case CARD -> card(index);
      case PLAYER -> Integer.toString(index + 1);
      case SIDE -> "side " + (index + 1);
      case TRICK -> "trick " + (index + 1);
      case LABEL -> rules.labels().get(index);
      case COMBINATION -> combination(value);
    };
  }

  private String combination(long value) {
    List<String> parts = new ArrayList<>();
    for (int place = 0; Values.part(value, place) != Values.NONE; place++) {
      parts.add(value(Values.part(value, place)));
    }
    return String.join(".", parts);
  }

  String card(int index) {
    return rules.cards().card(index).label();
  }

  List<String> cards(IndexSet cards) {
    return IntStream.of(cards.toArray()).mapToObj(this::card).toList();
  }

  /** With the copy. */
  List<String> fullNames(List<Integer> cards) {
    return cards.stream().map(rules.cards()::card).map(EngineWords::fullName).toList();
  }

  private static String fullName(Card card) {
    return card.label() + "#" + card.copy();
  }

  String zone(int zone) {
    return rules.zones().get(zone).name();
  }
}
