package tricksmith.rules.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tricksmith.rules.analysis.NumberedSet.Numbering;

class NumberedSetTest {
  private final Numbering<String> suits = new Numbering<>();
  private final NumberedSet<String> red = suits.setOf(List.of("hearts", "diamonds"));
  private final NumberedSet<String> major = suits.setOf(List.of("spades", "hearts"));

  @Test
  void elementsAreInTheOrderOfTheirNumbers() {
    assertThat(major).containsExactly("hearts", "spades").hasSize(2);
    assertThat(major.with(red)).containsExactly("hearts", "diamonds", "spades");
    assertThat(red.with("clubs")).containsExactly("hearts", "diamonds", "clubs");
  }

  @Test
  void setsAreUnchanged() {
    assertThat(red.without(major)).containsExactly("diamonds");
    assertThat(red.without("clubs")).isEqualTo(Set.of("hearts", "diamonds"));
    assertThat(red).containsExactly("hearts", "diamonds");
  }

  @Test
  void whatHasEverythingIsReturnedItself() {
    NumberedSet<String> both = red.with(major);
    assertThat(both.with(red)).isSameAs(both);
  }

  @Test
  void setsMeetInAnElement() {
    NumberedSet<String> black = suits.setOf(List.of("spades", "clubs"));
    assertThat(red.meets(major)).isTrue();
    assertThat(red.meets(black)).isFalse();
    assertThat(red.meets(Set.of("trumps", "diamonds"))).isTrue();
    assertThat(red.meets(Set.of("trumps"))).isFalse();
    assertThat(red.contains("trumps")).isFalse();
    assertThat(red.without(red)).isEmpty();
  }

  @Test
  void setsOfAnotherNumberingCannotBeJoined() {
    NumberedSet<String> others = new Numbering<String>().setOf(List.of("hearts"));
    assertThat(red.meets(others)).isTrue();
    assertThatIllegalArgumentException().isThrownBy(() -> red.with(others));
  }
}
