package tricksmith.editor.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.editor.branches.Arranged;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Viewers;
import tricksmith.engine.Match;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Status;

/** Every trick of a match can be explained, whatever came after it. */
class WhyEveryTrickTest {

  @ParameterizedTest
  @MethodSource("tricksmith.editor.live.BundledMatchesTest#games")
  void everyTrickNamesItsWinnerAndWhatDecided(Path file) {
    Playtest playtest =
        TestGames.match(TestGames.text(file))
            .forward(Stride.ROUND, () -> true)
            .forward(Stride.ROUND, () -> true);
    LiveMatch live = Objects.requireNonNull(playtest.live());
    Reasons reasons = playtest.reasons().orElseThrow();
    List<Integer> ends =
        IntStream.rangeClosed(1, live.at())
            .filter(choices -> Stride.TRICK.endsAfter(live.course().eventsSince(choices)))
            .boxed()
            .toList();

    assertThat(ends).hasSizeGreaterThan(1);
    for (int choices : ends) {
      Event.TrickFinished finished = finished(live, choices);
      Optional<Reasons.WhyTrick> why = reasons.trick(choices);
      assertThat(why).as("trick that ended after %s choices", choices).isPresent();
      assertThat(winner(why.get())).isEqualTo(Optional.ofNullable(finished.winner()));
      assertThat(why.get().cards().stream().map(card -> card.face().card()))
          .as("all cards of the trick, or of its last playoff")
          .isSubsetOf(finished.plays().stream().map(Event.Play::card).toList());
    }
  }

  /** The choice before it ended a trick, too. */
  @Test
  void aTrickLaidWholeByHandIsExplainedAndPinnedItself() {
    LiveMatch before = afterATrick();
    List<String> lines = laid(before, 2);
    LiveMatch set = arranged(before, lines);
    Reasons reasons = new Reasons(set, Viewers.USUAL.open(true));
    Event.TrickFinished laid = lastFinished(set);

    assertThat(reasons.endsTrick(set.at())).isTrue();
    assertThat(reasons.trickNumber(set.at())).isEqualTo(2);
    Reasons.WhyTrick why = reasons.trick(set.at()).orElseThrow();
    assertThat(why.cards().stream().map(card -> card.face().card()))
        .containsExactlyElementsOf(laid.plays().stream().map(Event.Play::card).toList());
    assertThat(winner(why)).isEqualTo(Optional.ofNullable(laid.winner()));
    assertThat(Pin.of(set, "laid").orElseThrow().text())
        .contains(lines)
        .contains("seat %d wins".formatted(laid.winner()));
  }

  @Test
  void aTrickLaidInPlaceOfOneUnderWayIsExplainedItself() {
    LiveMatch before = afterATrick().forward(Stride.CARD, Viewers.USUAL.seating(), () -> true);
    LiveMatch empty = afterATrick();
    LiveMatch set = arranged(before, laid(empty, 2));

    assertThat(new Reasons(set, Viewers.USUAL.open(true)).trick(set.at()).orElseThrow().cards())
        .extracting(card -> card.face().card())
        .containsExactlyElementsOf(
            lastFinished(set).plays().stream().map(Event.Play::card).toList());
  }

  @Test
  void aTrickBegunByHandIsExplainedInPlaceOfTheOneBefore() {
    LiveMatch before = afterATrick();
    List<String> lines = laid(before, 1);
    LiveMatch set = arranged(before, lines);
    Reasons reasons = new Reasons(set, Viewers.USUAL.open(true));

    assertThat(reasons.endsTrick(set.at())).isFalse();
    assertThat(reasons.trick(set.at()).orElseThrow().cards())
        .extracting(card -> card.face().card())
        .containsExactly(set.match().standing().plays().getFirst().card());
    assertThat(Pin.of(set, "begun").orElseThrow().text()).contains(lines).contains("may play");
  }

  @Test
  void aTrickLaidBeforeTheFirstChoiceIsExplained() {
    LiveMatch before =
        Objects.requireNonNull(Playtest.NONE.under(TestGames.game(TestGames.SECRET), 5).live())
            .to(0);
    LiveMatch set = arranged(before, laid(before, 3));

    assertThat(set.at()).isZero();
    assertThat(new Reasons(set, Viewers.USUAL.open(true)).trick(0).orElseThrow().cards())
        .hasSize(3);
    assertThat(Pin.of(set, "laid").orElseThrow().text()).contains(laid(before, 3));
  }

  private static Event.TrickFinished lastFinished(LiveMatch live) {
    return live.match().events().stream()
        .filter(Event.TrickFinished.class::isInstance)
        .map(Event.TrickFinished.class::cast)
        .toList()
        .getLast();
  }

  private static LiveMatch afterATrick() {
    String text = TestGames.text(TestGames.bundled("mas-menos"));
    return Objects.requireNonNull(TestGames.match(text).forward(Stride.TRICK, () -> true).live());
  }

  /** Returns lines that lay as many cards, one from the hand of each seat in turn. */
  private static List<String> laid(LiveMatch live, int cards) {
    Match match = live.match();
    int leader = ((Status.Deciding) match.status()).decision().seat();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < cards; i++) {
      int seat = (leader - 1 + i) % match.rules().players() + 1;
      String card =
          new Labels(match.rules())
              .card(
                  match
                      .table()
                      .zone(match.rules().handZone() + seat - 1)
                      .cards()
                      .getFirst()
                      .card());
      lines.add("seat %d %s %s".formatted(seat, i == 0 ? "leads" : "plays", card));
    }
    return lines;
  }

  private static LiveMatch arranged(LiveMatch before, List<String> lines) {
    assertThat(before.arrange(lines)).isInstanceOf(Arranged.Done.class);
    return ((Arranged.Done) before.arrange(lines)).live();
  }

  private static Event.TrickFinished finished(LiveMatch live, int choices) {
    return live.course().eventsSince(choices).stream()
        .filter(Event.TrickFinished.class::isInstance)
        .map(Event.TrickFinished.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static Optional<Integer> winner(Reasons.WhyTrick why) {
    return why.cards().stream()
        .filter(Table.PlayedCard::winning)
        .map(Table.PlayedCard::seat)
        .findFirst();
  }
}
