package tricksmith.editor.proposals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Status;
import tricksmith.players.RandomBot;
import tricksmith.proposal.Circumstance;
import tricksmith.proposal.Description;
import tricksmith.proposal.Proposal;
import tricksmith.proposal.ProposalSearch;
import tricksmith.proposal.Trait;
import tricksmith.proposal.Wish;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Source;
import tricksmith.syntax.Section.Turn;
import tricksmith.translation.Translation;

/** Proposals are put into sentences, not expressions. */
class ProposalSentencesTest {
  private final ScriptWords words = ScriptWords.of(List.of("C", "D", "H", "S"), Translation.NONE);

  private String english(Description description) {
    return new ProposalSentences(Locale.ENGLISH, words).of(description);
  }

  private String japanese(Description description) {
    return new ProposalSentences(Locale.JAPANESE, words).of(description);
  }

  @Test
  void cardsAreNamedByWhatDistinguishesThem() {
    List<Trait> jack = List.of(new Trait.OfRank("J"), new Trait.OfSuitLed());
    List<Trait> trump = List.of(new Trait.OfSuitIn("trump-suit"));

    assertThat(english(new Description.Wins(null, jack, null)))
        .isEqualTo("Any J of the suit led beats everything");
    assertThat(japanese(new Description.Wins(null, jack, null))).isEqualTo("リードされたスートのJがいちばん強い");
    assertThat(english(new Description.Wins("a trump", List.of(new Trait.OfRank("J")), "A")))
        .isEqualTo("After “a trump”, any J beats every A");
    assertThat(english(new Description.CriterionSpares("the higher", trump)))
        .isEqualTo("“the higher” does not count for any card of the trump suit");
    List<Trait> sixOfSpades = List.of(new Trait.OfRank("6"), new Trait.OfSuit("S"));
    assertThat(english(new Description.DutySpares("follow suit", sixOfSpades)))
        .isEqualTo("“follow suit” does not apply to any 6 of ♠");
    assertThat(japanese(new Description.DutySpares("follow suit", sixOfSpades))).contains("♠の6");
    assertThat(english(new Description.DutiesSpare("follow suit", "no points", sixOfSpades)))
        .startsWith("Neither “follow suit” nor “no points” applies to");
    assertThat(english(new Description.Assigned("trump", "D"))).isEqualTo("Trump is always ♦");
  }

  @Test
  void cardsInTheOrderOfPlayAreNamedOnce() {
    Description first =
        new Description.InOrder("the suit led", true, List.of(new Trait.OfSuitLed()));

    assertThat(english(first))
        .isEqualTo("After “the suit led”, any card of the suit led wins if it was played first");
    assertThat(japanese(first)).isEqualTo("「the suit led」で決まらなければ、リードされたスートのカードなら、先に出したほうが勝つ");
  }

  @Test
  void obligationsSayWhoAndWhen() {
    List<Trait> hearts = List.of(new Trait.OfSuit("H"));
    Circumstance first = new Circumstance.FirstTrick();

    assertThat(english(new Description.Duty(true, Turn.LEAD, hearts, first, false)))
        .isEqualTo("Nobody may lead any ♥, but only on the first trick");
    assertThat(japanese(new Description.Duty(true, Turn.LEAD, hearts, first, true)))
        .isEqualTo("♥はリードできない（最初のトリックを除く）");
    assertThat(
            english(
                new Description.Duty(
                    false, Turn.FOLLOW, List.of(new Trait.Beating()), null, false)))
        .isEqualTo("Whoever has any card that beats the others must play it when following");
    assertThat(
            english(
                new Description.DutyLimited("follow suit", new Circumstance.Empty("deck"), false)))
        .isEqualTo("“follow suit” applies only once the deck is empty");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void whatIsProposedForATrickOfWhistContainsNoExpression(String language) {
    ProposalSentences sentences = new ProposalSentences(Locale.of(language), words);

    assertThat(proposals()).hasSize(3);
    for (Proposal each : proposals()) {
      assertThat(sentences.of(each.edit().description()))
          .doesNotContain("card.")
          .doesNotContain("==");
    }
  }

  private static List<Proposal> proposals() {
    Game game = whist();
    Match match = Match.start(game.rules(), 1);
    RandomBot bot = new RandomBot(1, 1);
    while (match.status() instanceof Status.Deciding(Decision decision)
        && match.events().stream().noneMatch(Event.TrickFinished.class::isInstance)) {
      match = match.choose(bot.choose(match.view(decision.decider()), decision));
    }
    Wish wish = new Wish(game, match, new Wish.Wins(1, true));
    Wish open = wish.isOpen() ? wish : new Wish(game, match, new Wish.Wins(2, true));
    return ProposalSearch.of(open, Set.of(), () -> false).best();
  }

  private static Game whist() {
    String rules =
        """
        game "Whist"
          players 4, partners across

        match {
          dealer = random player
          repeat until some side has score >= 5 {
            new deal
            shuffle deck
            turn up bottom of deck
            trump = suit of bottom of deck
            deal deck to players from left of dealer
            play tricks from left of dealer until hands are empty
            each side scores number of tricks of side - 6 if number of tricks of side > 6
            dealer = left of dealer
          }
        }

        trick {
          must "follow suit"  card.suit == led.suit
          best by "a trump"  card.suit == trump  then "the suit led"  card.suit == led.suit  then "the higher"  card.rank
        }
        """;
    return GameScript.read(new Source("whist.trick", rules)).setUp(4, Map.of())
            instanceof SetupResult.Ready(Game game)
        ? game
        : fail("not ready");
  }
}
