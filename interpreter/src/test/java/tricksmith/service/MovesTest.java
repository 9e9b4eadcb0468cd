package tricksmith.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.source.Edit;
import tricksmith.source.Span;

class MovesTest {
  private final Moves moves =
      new Moves(
          List.of(
              new Edit(new Span(10, 12), "four"),
              Edit.insert(20, "two"),
              new Edit(new Span(30, 34), "x")));

  @Test
  void whatStandsBeforeStays() {
    assertThat(moves.moved(new Span(0, 10))).isEqualTo(new Span(0, 10));
  }

  @Test
  void whatIsReplacedGrowsOrShrinks() {
    assertThat(moves.moved(new Span(10, 12))).isEqualTo(new Span(10, 14));
    assertThat(moves.moved(new Span(30, 34))).isEqualTo(new Span(35, 36));
  }

  @Test
  void whatComesAfterMoves() {
    assertThat(moves.moved(new Span(12, 15))).isEqualTo(new Span(14, 17));
    assertThat(moves.moved(new Span(20, 22))).isEqualTo(new Span(25, 27));
    assertThat(moves.moved(new Span(40, 41))).isEqualTo(new Span(42, 43));
  }

  @Test
  void whatStandsAroundEncloses() {
    assertThat(moves.moved(new Span(5, 50))).isEqualTo(new Span(5, 52));
  }
}
