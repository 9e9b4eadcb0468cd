package tricksmith.editor.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.branches.RulePlace;
import tricksmith.script.Game;

/**
 * The effect of other rules on a match.
 *
 * @param before the match as it was played
 * @param now the other rules
 * @param asPlayed each trick judged on the cards that were played to it
 */
public record Change(PlayedBranch before, Game now, Judgement asPlayed) {

  /** Returns what comes out differently; empty if nothing does. */
  public static Optional<Change> between(PlayedBranch before, Game now) {
    return before.game().rules().players() == now.rules().players()
        ? between(before, before.under(now))
        : Optional.empty();
  }

  /**
   * Returns what comes out differently; empty if nothing does.
   *
   * @param replayed the same branch under the other rules
   */
  public static Optional<Change> between(PlayedBranch before, PlayedBranch replayed) {
    if (before.game().rules().players() != replayed.game().rules().players()) {
      return Optional.empty();
    }
    Judgement judgement = new Judge(before, replayed).judgement();
    return judgement.differences().isEmpty()
        ? Optional.empty()
        : Optional.of(new Change(before, replayed.game(), judgement));
  }

  public String textBefore() {
    return before.game().script().source().text();
  }

  /** Whether other options led to it, with or without edits of the text. */
  public boolean isOfOptions() {
    return !now.setup().equals(before.game().setup());
  }

  /** Whether a game has the text and the options before the change. */
  public boolean isTakenBackIn(Game game) {
    return game.script().source().text().equals(textBefore())
        && game.setup().equals(before.game().setup());
  }

  /** Whether the match is over by the new rules before anybody chooses anything. */
  public boolean endsAtOnce() {
    return asPlayed.differences().stream()
        .anyMatch(each -> each instanceof MatchDifference.OverSooner && each.choices() == 0);
  }

  public MatchDifference first() {
    return asPlayed.differences().getFirst();
  }

  /**
   * Whether nothing comes out differently but one trick.
   *
   * @param choices the number of choices after which that trick was over
   */
  public boolean isOnlyOfTrick(int choices) {
    return asPlayed.differences().size() == 1
        && first() instanceof MatchDifference.TrickGoes trick
        && trick.choices() == choices;
  }

  /**
   * Compares the match with another course of it, deal by deal and trick by trick.
   *
   * @param course under the new rules, the same up to the first difference
   */
  public Judgement beside(PlayedBranch course) {
    List<CourseSection> then = CourseSection.of(before);
    List<CourseSection> others = CourseSection.of(course);
    List<DealColumns> deals = new ArrayList<>();
    List<MatchDifference> differences = new ArrayList<>();
    for (int deal = 1; deal <= then.size(); deal++) {
      CourseSection section = then.get(deal - 1);
      Optional<CourseSection> other =
          deal <= others.size() ? Optional.of(others.get(deal - 1)) : Optional.empty();
      List<TrickColumn> columns = new ArrayList<>();
      for (int number = 1; number <= section.tricks().size(); number++) {
        TrickColumn column =
            new TrickColumn(
                deal,
                number,
                section.tricks().get(number - 1).choices(),
                section.tricks().get(number - 1).result(),
                trick(other, number));
        columns.add(column);
        if (column.isWonOtherwise()) {
          differences.add(
              new MatchDifference.TrickGoes(
                  column,
                  column
                      .now()
                      .flatMap(TrickResult::reason)
                      .map(reason -> RulePlace.of(now, reason.rule()))));
        }
      }
      deals.add(
          new DealColumns(
              deal,
              columns,
              section.suits(before),
              MatchEnd.written(section.scores()),
              MatchEnd.written(other.map(CourseSection::scores).orElse(List.of())),
              before.after(section.end()).match().table(List.of()).sides()));
    }
    return new Judgement(
        deals,
        differences,
        MatchEnd.of(before.after(before.length()).match()),
        MatchEnd.of(course.after(course.length()).match()),
        asPlayed.rounds());
  }

  private static @Nullable TrickResult trick(Optional<CourseSection> section, int number) {
    return section
        .filter(found -> number <= found.tricks().size())
        .map(found -> found.tricks().get(number - 1).result())
        .orElse(null);
  }
}
