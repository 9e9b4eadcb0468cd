package tricksmith.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Status;
import tricksmith.players.RandomBot;
import tricksmith.proposal.Description;
import tricksmith.proposal.ProposalSearch;
import tricksmith.proposal.Proposals;
import tricksmith.proposal.Wish;
import tricksmith.script.Game;

/** Whoever points at one card means more than that card. */
class GeneralProposalsTest {
  private static final Game HEARTS =
      GameFiles.ready(GameFiles.script("classics/hearts").setUp(4, Map.of()));

  private static final Labels LABELS = new Labels(HEARTS.rules());

  @Test
  void theLowestCardOfALaterTrickMayMeanTheLowerOrItsRank() {
    Proposals found = search(wish(GeneralProposalsTest::lowestTwoInSuit));

    assertThat(found.best()).noneMatch(each -> each.rules().text().contains("card == 2S"));
    assertThat(found.best())
        .anySatisfy(each -> assertThat(each.rules().text()).contains("lower card.rank"))
        .anySatisfy(each -> assertThat(each.rules().text()).contains("card.rank == 2"));
  }

  @Test
  void aHeartToLeadMayMeanThatHeartsAreLedAtAnyTime() {
    Proposals found = search(wish(match -> kingOfHearts(match, true)));

    assertThat(found.best().getLast().rules().text())
        .doesNotContain("may not lead", "define broken", "queen-breaks");
    assertThat(found.best().getLast().breaks())
        .contains("hearts are not led until one has been played");
  }

  @Test
  void aCardThatTwoRulesForbidIsSparedByBoth() {
    Proposals found = search(wish(match -> kingOfHearts(match, false)));

    assertThat(found.best())
        .anyMatch(each -> each.rules().text().split("except card.rank == K", -1).length == 3);
  }

  @Test
  void aCardThatShouldNotHaveWonMayRankBelowAllOthers() {
    Proposals found = search(wish(GeneralProposalsTest::wonByATen));

    assertThat(found.best())
        .extracting(each -> each.edit().description())
        .contains(new Description.RankedAtEnd("10", false));
    assertThat(found.best()).anyMatch(each -> each.rules().text().contains(" 10 2..9 J Q K A"));
  }

  private static Proposals search(Wish wish) {
    return ProposalSearch.of(wish, Set.of(), () -> false);
  }

  private static Wish wish(Function<Match, Optional<Wish.Outcome>> pointed) {
    return LongStream.range(0, 400)
        .mapToObj(seed -> first(seed, pointed))
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow();
  }

  private static Optional<Wish> first(long seed, Function<Match, Optional<Wish.Outcome>> pointed) {
    Match match = Match.start(HEARTS.rules(), seed);
    RandomBot bot = new RandomBot(seed, 1);
    while (match.status() instanceof Status.Deciding(Decision decision)) {
      Match now = match;
      Optional<Wish> wish = pointed.apply(now).map(outcome -> new Wish(HEARTS, now, outcome));
      if (wish.isPresent()) {
        return wish;
      }
      match = match.choose(bot.choose(match.view(decision.decider()), decision));
    }
    return Optional.empty();
  }

  private static Optional<Wish.Outcome> wonByATen(Match match) {
    if (match.events().isEmpty()
        || !(match.events().getLast() instanceof Event.TrickFinished trick)) {
      return Optional.empty();
    }
    return trick.plays().stream()
        .filter(play -> Integer.valueOf(play.seat()).equals(trick.winner()))
        .filter(play -> LABELS.card(play.card()).startsWith("10"))
        .findFirst()
        .map(play -> new Wish.Wins(play.seat(), false));
  }

  private static Optional<Wish.Outcome> lowestTwoInSuit(Match match) {
    if (match.events().isEmpty()
        || !(match.events().getLast() instanceof Event.TrickFinished trick)) {
      return Optional.empty();
    }
    List<Event.Play> plays = trick.plays();
    boolean inSuit = plays.stream().allMatch(play -> suit(play) == 'S');
    return plays.stream()
        .filter(play -> inSuit && LABELS.card(play.card()).equals("2S"))
        .findFirst()
        .map(play -> new Wish.Wins(play.seat(), true));
  }

  private static char suit(Event.Play play) {
    String label = LABELS.card(play.card());
    return label.charAt(label.length() - 1);
  }

  /**
   * The king of hearts, which may not be played.
   *
   * @param leads whether to lead it after the first trick, or to follow with it in the first
   */
  private static Optional<Wish.Outcome> kingOfHearts(Match match, boolean leads) {
    if (!(match.status() instanceof Status.Deciding(Decision decision))
        || !(decision.options() instanceof Decision.OneOf one)
        || !one.play()) {
      return Optional.empty();
    }
    boolean first = match.events().stream().noneMatch(Event.TrickFinished.class::isInstance);
    boolean toLead = match.standing().finished() || match.standing().plays().isEmpty();
    boolean holds =
        match.table().zone(HEARTS.rules().handZone() + decision.seat() - 1).cards().stream()
            .anyMatch(card -> LABELS.card(card.card()).equals("KH"));
    boolean offered = one.alternatives().stream().anyMatch(each -> each.label().equals("KH"));
    return holds && !offered && first != leads && toLead == leads
        ? Optional.of(new Wish.Allowed(decision.seat(), "KH", true))
        : Optional.empty();
  }
}
