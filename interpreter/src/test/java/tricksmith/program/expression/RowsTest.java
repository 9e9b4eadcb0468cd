package tricksmith.program.expression;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tricksmith.program.value.Values;

class RowsTest {

  private static long card(int index) {
    return Values.of(Values.Kind.CARD, index);
  }

  private static List<Integer> rows(Rows table, long... keys) {
    return LongStream.of(keys).mapToObj(table::of).toList();
  }

  @Test
  void countsFromTheFirstKeyWhereKeysAreEvenlySpaced() {
    Rows table =
        Rows.of(
            List.of(
                List.of(Values.number(-2), Values.number(6)),
                List.of(Values.number(2), Values.number(6))));
    assertThat(table).isInstanceOf(Rows.Spaced.class);
    assertThat(rows(table, Values.number(-2), Values.number(2), Values.number(6)))
        .containsExactly(0, 1, 0);
    assertThat(
            rows(
                table,
                Values.number(-3),
                Values.number(0),
                Values.number(10),
                Values.number(-6),
                Values.fraction(5, 2),
                Values.NONE,
                card(2)))
        .containsOnly(-1);
  }

  @Test
  void knowsThings() {
    Rows table = Rows.of(List.of(List.of(card(7)), List.of(card(4))));
    assertThat(rows(table, card(4), card(5), card(7), Values.number(4), Values.NONE))
        .containsExactly(1, -1, 0, -1, -1);
  }

  @Test
  void searchesForOtherKeys() {
    Rows table = Rows.of(List.of(List.of(Values.number(1)), List.of(card(3), Values.YES)));
    assertThat(table).isInstanceOf(Rows.Searched.class);
    assertThat(rows(table, Values.number(1), card(3), Values.YES, card(2), Values.number(2)))
        .containsExactly(0, 1, 1, -1, -1);
  }

  @Test
  void mayBeEmptyOrHaveOneKey() {
    assertThat(rows(Rows.of(List.of()), 0, Values.NONE)).containsOnly(-1);
    assertThat(rows(Rows.of(List.of(List.of(card(3)))), card(3), card(4), card(2)))
        .containsExactly(0, -1, -1);
  }
}
