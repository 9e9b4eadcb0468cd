package tricksmith.check;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tricksmith.check.names.NameKind;
import tricksmith.parse.ScriptParser;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** What names mean, for going to the declaration and for renaming. */
class NameUsesTest {
  private static final String SCRIPT =
      """
      game "Names"
      options { limit 1..9 = 3 }
      deck { suits S H; ranks 1..9; also JK: joker }
      zones { stock: face down }
      state {
        a mode is high | low
        how: mode
        bid[player]: number
      }
      define strong(card) = joker(card) or card.number > limit
      match {
        dealer = random player
        new deal
        move deck to stock
        dealer chooses bid from 0..limit
        how = high if bid[dealer] == 3, else low
        each player scores number of other in hand where strong(other)
      }
      """;

  private static final Source SOURCE = new Source("names.trick", SCRIPT);
  private static final Checked CHECKED = Checker.check(ScriptParser.parse(SOURCE).script(), SOURCE);

  /** The lines that contain a name, and the line that declares it. */
  private static String uses(NameKind kind, String name) {
    return CHECKED.names().stream()
        .filter(use -> use.kind() == kind && use.name().equals(name))
        .map(use -> line(use.span()) + "→" + (use.declared() == null ? "-" : line(use.declared())))
        .collect(joining(" "));
  }

  private static String line(Span span) {
    return Integer.toString(SOURCE.place(span.start()).line());
  }

  @Test
  void nothingIsWrong() {
    assertThat(CHECKED.diagnostics()).isEmpty();
  }

  @Test
  void namesAreFoundWithTheirDeclarations() {
    assertThat(uses(NameKind.OPTION, "limit")).isEqualTo("2→2 10→2 15→2");
    assertThat(uses(NameKind.KIND, "joker")).isEqualTo("3→3 10→3");
    assertThat(uses(NameKind.ZONE, "stock")).isEqualTo("4→4 14→4");
    assertThat(uses(NameKind.LABEL_TYPE, "mode")).isEqualTo("6→6 7→6");
    assertThat(uses(NameKind.LABEL, "high")).isEqualTo("6→6 16→6");
    assertThat(uses(NameKind.VARIABLE, "how")).isEqualTo("7→7 16→7");
    assertThat(uses(NameKind.VARIABLE, "bid")).isEqualTo("8→8 15→8 16→8");
    assertThat(uses(NameKind.DEFINITION, "strong")).isEqualTo("10→10 17→10");
    assertThat(uses(NameKind.LOCAL, "card")).isEqualTo("10→10 10→10 10→10");
    assertThat(uses(NameKind.VARIABLE, "dealer")).isEqualTo("12→12 15→12 16→12");
    assertThat(uses(NameKind.LOCAL, "other")).isEqualTo("17→17 17→17");
    assertThat(uses(NameKind.WORD, "players")).isEqualTo("12→-");
  }

  @Test
  void eachUseCoversItsName() {
    assertThat(CHECKED.names())
        .filteredOn(use -> use.kind() != NameKind.WORD && use.kind() != NameKind.FUNCTION)
        .filteredOn(use -> !SOURCE.text(use.span()).contains(".."))
        .allSatisfy(use -> assertThat(SOURCE.text(use.span())).isEqualTo(use.name()));
  }
}
