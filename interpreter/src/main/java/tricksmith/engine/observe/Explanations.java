package tricksmith.engine.observe;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.play.Execution;
import tricksmith.engine.play.Question;
import tricksmith.engine.report.Bearing;
import tricksmith.engine.report.Exclusion;
import tricksmith.engine.report.TrickComparison;
import tricksmith.engine.state.Board;

/**
 * Explains on demand why cards may or may not be played, and how the cards on the table compare.
 */
public final class Explanations {

  private final Execution execution;
  private final Board board;

  public Explanations(Execution execution) {
    this.execution = execution;
    board = execution.board;
  }

  /** Returns what each obligation means for the hand; empty unless a card is asked for. */
  public List<Bearing> bearings() {
    return bearings(IndexSet.EMPTY);
  }

  /**
   * Returns the same as if every obligation that excludes this card of the hand spared it, so that
   * each tells whether it excludes the card by itself.
   */
  public List<Bearing> bearingsSparing(int card) {
    return bearings(IndexSet.of(card));
  }

  private List<Bearing> bearings(IndexSet spared) {
    Question asked = execution.question();
    return asked == null || !asked.isPlay()
        ? List.of()
        : board.allowance.aside(() -> execution.legality.bearings(asked.player, spared));
  }

  /** Returns why cards of the hand may not be played; empty unless a card is asked for. */
  public List<Exclusion> exclusions() {
    Question asked = execution.question();
    return asked == null || !asked.isPlay()
        ? List.of()
        : board.allowance.aside(() -> execution.legality.exclusions(asked.player));
  }

  /**
   * Returns the labels of the indices of the entry into which what is asked for will go; empty if
   * it goes elsewhere.
   */
  public List<String> indicesAsked() {
    return execution.isAsking() ? AskedEntry.indices(board, execution.step()) : List.of();
  }

  /** Returns how the cards on the table compare, or null if no trick is under way. */
  public @Nullable TrickComparison comparison() {
    return board.tricks.underWay() ? board.allowance.aside(board.comparison::whole) : null;
  }

  /**
   * Returns how the cards on the table would compare if a card were played now, or null if none is
   * asked for.
   */
  public @Nullable TrickComparison comparisonWith(int card) {
    Question asked = execution.question();
    return asked == null || !asked.isPlay()
        ? null
        : board.allowance.aside(() -> comparisonWith(asked.player, card));
  }

  private TrickComparison comparisonWith(int player, int card) {
    board.candidate.lay(player, card);
    try {
      return board.comparison.whole();
    } finally {
      board.candidate.lift();
    }
  }
}
