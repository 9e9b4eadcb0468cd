package tricksmith.editor.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import tricksmith.editor.branches.LiveMatch;

/** What nobody has played may come out differently too. */
class OtherMatchesTest {
  private static final String TEXT = Matches.text("supertrump");
  private static final LiveMatch PLAYED = LiveMatch.start(Matches.game(TEXT), 5);

  private static LiveMatch edited(String words, String others) {
    assertThat(TEXT).contains(words);
    return LiveMatch.start(Matches.game(TEXT.replace(words, others)), 5);
  }

  private static BooleanSupplier times(int matches) {
    AtomicInteger left = new AtomicInteger(matches);
    return () -> left.getAndDecrement() > 0;
  }

  @Test
  void asManyAreJudgedAsThereIsTimeFor() {
    OtherMatches found =
        OtherMatches.of(PLAYED, edited("winner scores 1", "winner scores 7"), times(3));

    assertThat(found.matches()).isEqualTo(3);
    assertThat(found.differing()).isEqualTo(3);
    assertThat(found.tricksOtherwise()).isZero();
    assertThat(found.oneTrickIn()).isZero();
    assertThat(found.first().first()).isInstanceOf(MatchDifference.Scores.class);
  }

  @Test
  void tricksThatGoToSomebodyElseAreCounted() {
    OtherMatches found =
        OtherMatches.of(
            PLAYED,
            edited("\"the higher\"    card.rank", "\"the higher\"    lower card.rank"),
            times(3));

    assertThat(found.tricks()).isGreaterThan(found.tricksOtherwise());
    assertThat(found.oneTrickIn()).isPositive();
    assertThat(found.first().asPlayed().tricksOtherwise()).isPositive();
  }

  @Test
  void theSameRulesChangeNothing() {
    OtherMatches found =
        OtherMatches.of(PLAYED, edited("winner scores 1", "winner scores 1"), times(3));

    assertThat(found.matches()).isEqualTo(3);
    assertThat(found.differing()).isZero();
    assertThat(found.first()).isNull();
  }
}
