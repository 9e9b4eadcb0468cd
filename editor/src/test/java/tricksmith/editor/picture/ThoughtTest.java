package tricksmith.editor.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.table.Playground;

/** What players had in mind, as far as the viewers may know it. */
class ThoughtTest {

  /** Some tricks of Whist among bots. */
  private static Playtest played(Occupant bot) {
    return Playtest.NONE
        .bots(bot)
        .seat(1, bot)
        .under(Playground.game(Playground.bundled("classics/whist"), 0), 5)
        .forward(Stride.TRICK, () -> true);
  }

  private static int choiceOf(int seat, Playtest playtest) {
    return playtest.lastChoiceOf(seat).orElseThrow();
  }

  @Test
  void aBotTellsHowItValuedWhatItCouldChoose() {
    Playtest playtest = played(Occupant.MONTE_CARLO_BOT).openHands(true);

    Thought thought = playtest.thought(choiceOf(1, playtest)).orElseThrow();

    assertThat(thought.seat()).isEqualTo(1);
    assertThat(thought.basis()).isEqualTo(Thought.Basis.TRIED);
    assertThat(thought.worlds()).isPositive();
    assertThat(thought.alternatives()).hasSizeGreaterThan(1);
    assertThat(thought.alternatives().getFirst().chosen()).as("the best one").isTrue();
    assertThat(thought.alternatives().getFirst().label()).isEqualTo(thought.chosen());
    assertThat(thought.alternatives().stream().filter(Thought.Alternative::chosen)).hasSize(1);
  }

  @Test
  void whatOthersHadInMindIsNotToldAsLongAsTheirCardsAreHidden() {
    Playtest playtest = played(Occupant.MONTE_CARLO_BOT);

    Thought other = playtest.thought(choiceOf(2, playtest)).orElseThrow();
    Thought own = playtest.thought(choiceOf(1, playtest)).orElseThrow();

    assertThat(other.isSecret()).isTrue();
    assertThat(other.alternatives()).isEmpty();
    assertThat(own.isSecret()).as("the seat that looks").isFalse();
  }

  @Test
  void whoChoosesAtRandomHasNoReasons() {
    Playtest playtest = played(Occupant.RANDOM_BOT).openHands(true);

    Thought thought = playtest.thought(choiceOf(3, playtest)).orElseThrow();

    assertThat(thought.basis()).isEqualTo(Thought.Basis.CHANCE);
    assertThat(thought.chosen()).isNotEmpty();
  }

  @Test
  void thereIsNoThoughtWhereNobodyHasChosen() {
    Playtest playtest = played(Occupant.RANDOM_BOT);

    assertThat(playtest.thought(0)).isEmpty();
    assertThat(playtest.thought(1000)).isEmpty();
  }

  @Test
  void oneSwitchChangesAllBotsAndNoHuman() {
    Playtest playtest = Playtest.NONE.seat(3, Occupant.NOVICE_BOT).bots(Occupant.STRONG_BOT);

    assertThat(playtest.viewers().seating().at(1)).isEqualTo(Occupant.HUMAN);
    assertThat(playtest.viewers().seating().at(3)).isEqualTo(Occupant.STRONG_BOT);
    assertThat(playtest.viewers().seating().at(7)).isEqualTo(Occupant.STRONG_BOT);
  }

  @Test
  void botsPlayWellUnlessSomebodyWantsOthers() {
    assertThat(Playtest.NONE.viewers().seating().at(2)).isEqualTo(Occupant.GOOD_BOT);
  }
}
