package tricksmith.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Small matches whose course is plain to see: unshuffled cards, and always the first alternative.
 */
class ReferenceMatchTest {

  private static final String PLAIN =
      """
      game "Plain"
        players 2
      deck { suits S H  ranks 1..3 }
      match {
        deal deck to players from seat 1
        play tricks from seat 2 until hands are empty { winner scores number of cards of trick }
      }
      """;

  /** Before each trick the leader is in play. */
  static final String SEAT_2_SITS_OUT =
      """
      game "Leader out of play"
        players 2
      deck { suits S H  ranks 1..3 }
      match {
        deal deck to players from seat 1
        seat 2 sits out
        play tricks from seat 2 until hands are empty { before each trick { leader scores 1 } }
      }
      """;

  /** Nobody in play has a card, and no trick is played. */
  static final String ALL_SIT_OUT =
      """
      game "Nobody in play"
        players 2
      deck { suits S H  ranks 1..3 }
      match {
        deal deck to players from seat 1
        each player { player sits out }
        play tricks from seat 2 until hands are empty
      }
      end { winners are leader }
      """;

  @Test
  void playsTricksByTheRulesThatHoldWhenNoneAreWritten() {
    assertThat(play(PLAIN))
        .extracting(ReferenceMatchTest::inShort)
        .containsExactly(
            "play 2 [2S, 1H, 3H]",
            "play 1 [1S, 3S] not {2H=follow suit}",
            "trick won by 2: the higher card",
            "play 2 [1H, 3H]",
            "play 1 [2H] not {3S=follow suit}",
            "trick won by 1: the higher card",
            "play 1 [3S]",
            "play 2 [3H]",
            "trick won by 1: the suit led",
            "scores [4, 2]",
            "end [1]");
  }

  @Test
  void sendsTiesToAPlayoff() {
    String script = PLAIN + "trick { best by card.number > 0 \n ties go to a playoff }";

    assertThat(play(script))
        .extracting(ReferenceMatchTest::inShort)
        .containsExactly(
            "play 2 [2S, 1H, 3H]",
            "play 1 [1S, 3S, 2H]",
            "play 2 [1H, 3H]",
            "play 1 [3S, 2H]",
            "play 2 [3H]",
            "play 1 [2H]",
            "trick won by nobody: null",
            "scores [0, 0]",
            "end [1, 2]");
  }

  @Test
  void letsTheOnlyPlayerWhoCanGoOnWinAPlayoff() {
    String script =
        PLAIN.replace("match {", "match { move top of deck to aside")
            + "trick { best by card.number > 0 \n ties go to a playoff }";

    assertThat(play(script))
        .extracting(ReferenceMatchTest::inShort)
        .contains("trick won by 1: null");
  }

  @Test
  void namesTheNextPlayerInPlayLeaderInPlaceOfOneWhoSitsOut() {
    assertThat(play(SEAT_2_SITS_OUT))
        .extracting(ReferenceMatchTest::inShort)
        .endsWith("scores [3, 0]", "end [1]");
  }

  @Test
  void namesNobodyLeaderWhenAllSitOut() {
    assertThat(play(ALL_SIT_OUT))
        .extracting(ReferenceMatchTest::inShort)
        .containsExactly("scores [0, 0]", "end []");
  }

  @Test
  void endsWithAnUndecidedTie() {
    assertThat(inShort(play(PLAIN + "trick { best by card.number > 0 }").getLast()))
        .isEqualTo("UNDECIDED_TIE");
  }

  @Test
  void endsWhenNothingHappensInALoop() {
    String script = PLAIN.replace("match {", "match { repeat until no { x = 1 }");

    assertThat(inShort(play(script).getLast())).isEqualTo("PASS_WITHOUT_EVENT");
  }

  private static List<Happening> play(String script) {
    return ReferenceMatch.play(
        new ReadScript("test", script).rules(),
        2,
        Map.of(),
        1,
        ReferenceMatchTest::first,
        new Course.Limits(Integer.MAX_VALUE, Long.MAX_VALUE));
  }

  private static List<String> first(Question question) {
    return switch (question.options()) {
      case Question.OneOf one -> List.of(one.labels().getFirst());
      case Question.Several several -> several.members().subList(0, several.least());
    };
  }

  private static String inShort(Happening happening) {
    return switch (happening) {
      case Happening.Drawn(String name, String label) -> name + " " + label;
      case Happening.Shuffled(String name, List<String> order) -> name + " " + order;
      case Happening.Decided(Question question, _) -> inShort(question);
      case Happening.TrickFinished trick ->
          "trick won by "
              + (trick.winner() == null ? "nobody" : trick.winner())
              + ": "
              + trick.reason();
      case Happening.ScoresNoted(List<String> scores) -> "scores " + scores;
      case Happening.Ended ended -> "end " + ended.winners();
      case Happening.Failed failed -> failed.kind().name();
      case Happening.Unfinished _ -> "unfinished";
      case Happening.OutOfSteps _ -> "out of steps";
    };
  }

  private static String inShort(Question question) {
    String labels =
        switch (question.options()) {
          case Question.OneOf one -> one.labels().toString();
          case Question.Several several -> several.toString();
        };
    String excluded = question.excluded().isEmpty() ? "" : " not " + question.excluded();
    return question.name() + " " + question.seat() + " " + labels + excluded;
  }
}
