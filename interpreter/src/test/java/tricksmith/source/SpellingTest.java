package tricksmith.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingTest {

  @ParameterizedTest
  @CsvSource({
    "trump, trump, 0",
    "trmp, trump, 1",
    "turmp, trump, 1",
    "TRUMP, ｔｒｕｍｐ, 0",
    "ab, ba, 1",
    "abc, '', 3",
    "kitten, sitting, 3",
    "leader, dealer, 2"
  })
  void countsSlips(String one, String other, int slips) {
    assertThat(Spelling.distance(one, other)).isEqualTo(slips);
    assertThat(Spelling.distance(other, one)).isEqualTo(slips);
  }

  @Test
  void findsTheNearestOfMany() {
    Random random = new Random(1);
    for (int round = 0; round < 300; round++) {
      List<String> known = random.ints(30, 0, 4_000).mapToObj(SpellingTest::word).toList();
      String written = word(random.nextInt(4_000));
      int least =
          known.stream()
              .filter(each -> !each.equals(written))
              .mapToInt(each -> Spelling.distance(written, each))
              .min()
              .orElseThrow();
      int tolerated = Math.max(1, written.length() / 3);
      assertThat(Spelling.nearest(written, known).map(found -> Spelling.distance(written, found)))
          .isEqualTo(least <= tolerated ? Optional.of(least) : Optional.empty());
    }
  }

  private static String word(int number) {
    return "w" + Integer.toString(number, 3);
  }

  @Test
  void asManyOtherLettersAsAreToleratedAreSlips() {
    assertThat(Spelling.nearest("abcdefxyz", List.of("abcdefghi"))).contains("abcdefghi");
    assertThat(Spelling.nearest("abcdewxyz", List.of("abcdefghi"))).isEmpty();
  }

  @Test
  void whatIsEntirelyDifferentIsNoSlip() {
    String known = "a".repeat(60);
    assertThat(Spelling.nearest("a".repeat(54) + "b".repeat(6), List.of(known))).contains(known);
    assertThat(Spelling.nearest("a".repeat(53) + "b".repeat(7), List.of(known))).isEmpty();
  }
}
