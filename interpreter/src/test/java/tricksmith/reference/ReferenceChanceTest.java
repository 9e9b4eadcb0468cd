package tricksmith.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The expected values were computed from the page by a few lines in another language. */
class ReferenceChanceTest {

  @Test
  void drawsFromSeedNameAndCount() {
    Chance chance = new Chance(7);

    List<Integer> seats = IntStream.range(0, 8).mapToObj(_ -> chance.pick("dealer", 6)).toList();

    assertThat(seats).containsExactly(5, 4, 3, 1, 2, 2, 5, 1);
  }

  @Test
  void ordersCardsByKeysOfTheirOwn() {
    List<Thing.Card> cards = cards("7H", "8H", "9H", "10H", "JH");

    assertThat(new Chance(7).shuffle("deck", cards))
        .extracting(Thing.Card::label)
        .containsExactly("8H", "JH", "7H", "10H", "9H");
  }

  @Test
  void leavesTheOrderOfTheOthersWhenACardIsTakenOut() {
    List<Thing.Card> cards = cards("7H", "8H", "9H", "JH");

    assertThat(new Chance(7).shuffle("deck", cards))
        .extracting(Thing.Card::label)
        .containsExactly("8H", "JH", "7H", "9H");
  }

  private static List<Thing.Card> cards(String... labels) {
    Thing none = Thing.nothing();
    return Stream.of(labels)
        .map(label -> new Thing.Card(0, label, 1, none, none, none, null))
        .toList();
  }
}
