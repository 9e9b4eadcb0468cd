package tricksmith.engine.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.junit.jupiter.api.Test;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.Dice;

/** Deals that are as likely as each other, against a list of all of them. */
class EvenDealingTest {

  /** By chance a test as strict as this fails once in so many times. */
  private static final double TOO_UNLIKELY = 1e-4;

  private record Unknown(List<IndexSet> places, List<Integer> room) {
    Unknown(IndexSet[] places, int[] room) {
      this(List.of(places), Arrays.stream(room).boxed().toList());
    }

    IndexSet[] placesOfCards() {
      return places.toArray(IndexSet[]::new);
    }

    int[] roomOfZones() {
      return room.stream().mapToInt(Integer::intValue).toArray();
    }
  }

  private static IndexSet set(int... elements) {
    IndexSet set = IndexSet.EMPTY;
    for (int element : elements) {
      set = set.with(element);
    }
    return set;
  }

  private static void enumerate(
      Unknown unknown, int card, int[] zones, int[] room, List<String> all) {
    if (card == zones.length) {
      all.add(text(zones));
      return;
    }
    for (int zone : unknown.places().get(card).toArray()) {
      if (room[zone] > 0) {
        room[zone]--;
        zones[card] = zone;
        enumerate(unknown, card + 1, zones, room, all);
        room[zone]++;
      }
    }
  }

  private static String text(int[] zones) {
    StringBuilder text = new StringBuilder();
    for (int zone : zones) {
      text.append(zone);
    }
    return text.toString();
  }

  private static String text(Map<Integer, Integer> dealt) {
    int[] zones = new int[dealt.size()];
    dealt.forEach((card, zone) -> zones[card] = zone);
    return text(zones);
  }

  private static List<String> all(Unknown unknown) {
    List<String> all = new ArrayList<>();
    int cards = unknown.places().size();
    enumerate(unknown, 0, new int[cards], unknown.roomOfZones(), all);
    return all;
  }

  private static EvenDealing dealing(Unknown unknown, int mostCounts) {
    IndexSet cards = IndexSet.upTo(unknown.places().size());
    return new EvenDealing(unknown.placesOfCards(), cards, unknown.roomOfZones(), mostCounts);
  }

  /** How likely counts as uneven as these would be if all deals were equally likely. */
  private static double probability(Unknown unknown, EvenDealing dealing, int draws) {
    List<String> all = all(unknown);
    Map<String, Integer> counts = new HashMap<>();
    Dice dice = new Dice(5);
    for (int i = 0; i < draws; i++) {
      counts.merge(text(dealing.deal(dice)), 1, Integer::sum);
    }
    assertThat(all).containsAll(counts.keySet());
    double expected = (double) draws / all.size();
    double statistic = 0;
    for (String each : all) {
      double off = counts.getOrDefault(each, 0) - expected;
      statistic += off * off / expected;
    }
    return all.size() == 1
        ? 1
        : ChiSquaredDistribution.of(all.size() - 1).survivalProbability(statistic);
  }

  /** Seven cards for three hands; it is known of some of them where they are not. */
  private static Unknown voids() {
    return new Unknown(
        new IndexSet[] {
          set(0, 1, 2), set(0, 1, 2), set(0, 1), set(0, 1), set(1, 2), set(2), set(0, 1, 2)
        },
        new int[] {2, 3, 2});
  }

  @Test
  void eachDealComesUpAsOftenAsAnyOther() {
    Unknown unknown = voids();
    EvenDealing dealing = dealing(unknown, EvenDealing.MOST_COUNTS);

    assertThat(dealing.isExact()).isTrue();
    assertThat(dealing.count()).isEqualTo(all(unknown).size());
    assertThat(probability(unknown, dealing, 20_000)).isGreaterThan(TOO_UNLIKELY);
  }

  @Test
  void whereThereIsTooMuchToCountTheyNearlyDo() {
    Unknown unknown = voids();
    EvenDealing dealing = dealing(unknown, 1);

    assertThat(dealing.isExact()).isFalse();
    assertThat(probability(unknown, dealing, 20_000)).isGreaterThan(TOO_UNLIKELY);
  }

  @Test
  void whateverIsKnown() {
    Random random = new Random(3);
    int looked = 0;
    while (looked < 40) {
      Unknown unknown = anything(random);
      int deals = all(unknown).size();
      if (deals > 0 && deals <= 400) {
        EvenDealing dealing = dealing(unknown, EvenDealing.MOST_COUNTS);
        assertThat(dealing.count()).isEqualTo(deals);
        assertThat(dealing.all(deals).stream().map(EvenDealingTest::text))
            .containsExactlyInAnyOrderElementsOf(all(unknown));
        assertThat(dealing.all(deals - 1)).isEmpty();
        assertThat(probability(unknown, dealing, 20 * deals + 200)).isGreaterThan(TOO_UNLIKELY);
        looked++;
      }
    }
  }

  private static Unknown anything(Random random) {
    int zones = 2 + random.nextInt(3);
    int[] room = new int[zones];
    int cards = 0;
    for (int zone = 0; zone < zones; zone++) {
      room[zone] = random.nextInt(4);
      cards += room[zone];
    }
    IndexSet[] places = new IndexSet[cards];
    for (int card = 0; card < cards; card++) {
      places[card] = IndexSet.ofWord(1 + random.nextInt((1 << zones) - 1));
    }
    return new Unknown(places, room);
  }
}
