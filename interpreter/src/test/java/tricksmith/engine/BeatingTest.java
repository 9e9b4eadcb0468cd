package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.cards.IndexSet;
import tricksmith.engine.state.Board;
import tricksmith.games.GameFiles;
import tricksmith.players.RandomBot;

/** Which cards would beat those on the table, as sets and as words. */
class BeatingTest {

  private static final int DECISIONS = 400;

  static List<Path> games() {
    return GameFiles.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void wordsSayWhatSetsSay(Path file) {
    MatchRun match = MatchRun.start(GameFiles.program(file), 1);
    RandomBot everybody = new RandomBot(1, 1);
    for (int i = 0; i < DECISIONS && match.isDeciding(); i++) {
      Board board = match.board();
      if (match.isPlay() && board.comparison.gradesCards()) {
        IndexSet hand = match.hand(match.seat());
        board.candidate.forgetBestBefore();

        assertThat(IndexSet.ofWord(board.beatingWord(hand.word(0)))).isEqualTo(board.beating(hand));
        assertThat(IndexSet.ofWord(board.tyingWord(hand.word(0)))).isEqualTo(board.tying(hand));
      }
      everybody.choose(match);
    }
  }
}
