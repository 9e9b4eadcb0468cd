package tricksmith.editor.table;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.change.DealColumns;
import tricksmith.editor.change.TrickResult;
import tricksmith.editor.live.PointedCard;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.change.TrickTable;
import tricksmith.editor.table.geometry.Round;
import tricksmith.editor.table.words.Words;

/**
 * The trick that the user has pointed at, on a felt: the wish is beside its card, and the seat that
 * takes the trick stands out.
 */
public final class PointedTrick extends StackPane {
  private final TrickTable felt;
  private final Words words;
  private final Round round;
  private final Table table;
  private final String said;
  private final String held;

  /**
   * Creates a felt without cards.
   *
   * @param round the seats as they sit at the table
   * @param said what was said about a card of the trick
   * @param suits the suits that variables held while the trick was played
   */
  public PointedTrick(
      Words words, Table table, Round round, String said, List<DealColumns.SuitVariable> suits) {
    this.words = words;
    this.round = round;
    this.table = table;
    this.said = said;
    ScriptWords script = words.of(table);
    held =
        suits.stream()
            .map(each -> script.title(each.name()) + " " + script.sign(each.suit()))
            .collect(Collectors.joining("  "));
    felt = new TrickTable(words, false);
    felt.hold(held);
    getStyleClass().addAll("change-side", "change-now", "pointed-trick");
    setId("pointed-trick");
    setMinSize(0, 0);
    getChildren().setAll(felt);
  }

  /**
   * Shows the trick of a card.
   *
   * @param now its result by the rules shown; null if there is none
   */
  public void show(PointedCard pointed, @Nullable TrickResult now) {
    List<Table.PlayedCard> cards = now == null ? pointed.cards() : now.cards();
    Integer winner = now == null ? pointed.winner() : now.winner().orElse(null);
    felt.show(cards, cards.getFirst().seat(), winner, round, table, null);
    felt.point(pointed.seat(), pointed.label(), said);
    Integer took = pointed.winner();
    if (took != null && !took.equals(winner)) {
      felt.rename(took, words.about(table, took, "pointed.took", took));
    }
    setAccessibleText(
        Stream.of(
                said,
                winner == null ? "" : words.about(table, winner, "change.takes", winner),
                held)
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(". ")));
  }
}
