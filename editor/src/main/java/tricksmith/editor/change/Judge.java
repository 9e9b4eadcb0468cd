package tricksmith.editor.change;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.branches.RulePlace;
import tricksmith.engine.Match;
import tricksmith.engine.report.Effect;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.ShownNumber;
import tricksmith.script.Game;

/**
 * Compares a match with what other rules make of it: the tricks, the scores, the end, and the first
 * things that come out differently.
 */
final class Judge {
  private final PlayedBranch before;
  private final Game game;
  private final List<MatchDifference> differences = new ArrayList<>();
  private final ChoiceReplay replay;

  /** The results of tricks, by the number of choices after which they were over. */
  private final Map<Integer, TrickResult> tricks = new HashMap<>();

  /** The scores, by the number of choices after which a section ended. */
  private final Map<Integer, List<Long>> scores = new HashMap<>();

  private int deal;
  private int trick = 1;

  private int differencesBefore;

  Judge(PlayedBranch before, PlayedBranch replayed) {
    this.before = before;
    game = replayed.game();
    replay = new ChoiceReplay(before, replayed, differences);
  }

  /** Returns how the other rules judge the match. */
  Judgement judgement() {
    List<CourseSection> sections = CourseSection.of(before);
    int from = 0;
    List<Long> scoresBefore = before.after(0).match().scores();
    List<Long> scoresNow = replay.match().scores();
    compareScores(0);
    for (CourseSection section : sections) {
      deal++;
      differencesBefore = deal == 1 ? 0 : differences.size();
      judge(section, from);
      from = section.end();
      if (replay.goesOn() && !section.scores().isEmpty()) {
        scores.put(section.end(), replay.match().scores());
        compareGains(section, scoresBefore, scoresNow);
        scoresBefore = section.scores();
        scoresNow = replay.match().scores();
      }
    }
    deal++;
    differencesBefore = differences.size();
    judge(new CourseSection(List.of(), before.length(), List.of()), from);
    deal = Math.max(1, sections.size());
    end();
    return new Judgement(
        columns(sections),
        differences,
        MatchEnd.of(lastBefore()),
        MatchEnd.of(replay.match()),
        CourseSection.areRounds(before));
  }

  private Match lastBefore() {
    return before.after(before.length()).match();
  }

  private void judge(CourseSection section, int from) {
    trick = 1;
    for (int place = from; place < section.end() && replay.goesOn(); place++) {
      replay.isAt(deal, trick);
      replay.replay(place);
      if (trick <= section.tricks().size()
          && section.tricks().get(trick - 1).choices() == place + 1) {
        close(section.tricks().get(trick - 1));
        trick++;
      }
      compareScores(place + 1);
    }
  }

  // Tricks.

  private void close(CourseSection.Finished closing) {
    TrickResult now = replay.takeTrick();
    if (now != null) {
      tricks.put(closing.choices(), now);
      TrickColumn column = column(deal, trick, closing);
      if (column.isWonOtherwise()) {
        differences.add(
            new MatchDifference.TrickGoes(column, now.reason().map(why -> place(why.rule()))));
      }
    }
  }

  private TrickColumn column(int ofDeal, int number, CourseSection.Finished found) {
    return new TrickColumn(
        ofDeal, number, found.choices(), found.result(), tricks.get(found.choices()));
  }

  private List<DealColumns> columns(List<CourseSection> sections) {
    List<DealColumns> columns = new ArrayList<>();
    for (int deal = 1; deal <= sections.size(); deal++) {
      CourseSection section = sections.get(deal - 1);
      List<TrickColumn> ofDeal = new ArrayList<>();
      for (int number = 1; number <= section.tricks().size(); number++) {
        ofDeal.add(column(deal, number, section.tricks().get(number - 1)));
      }
      columns.add(
          new DealColumns(
              deal,
              ofDeal,
              section.suits(before),
              MatchEnd.written(section.scores()),
              MatchEnd.written(scores.getOrDefault(section.end(), List.of())),
              before.after(section.end()).match().table(List.of()).sides()));
    }
    return columns;
  }

  // Scores.

  private void compareScores(int after) {
    List<Effect> now = replay.effects();
    if (replay.isAstray() || now == null || differences.size() > differencesBefore) {
      return;
    }
    List<Effect> then = before.after(after).effects();
    int players = Math.min(game.rules().players(), before.game().rules().players());
    for (int seat = 1; seat <= players; seat++) {
      ShownNumber gainedNow = sum(now, seat);
      ShownNumber gainedThen = sum(then, seat);
      if (!gainedNow.equals(gainedThen)) {
        differences.add(
            new MatchDifference.Scores(
                after,
                deal,
                seat,
                gainedNow.written(),
                gainedThen.written(),
                unlike(points(now, seat), points(then, seat)).map(points -> place(points.rule()))));
        return;
      }
    }
  }

  private static List<Effect.Points> points(List<Effect> effects, int seat) {
    return effects.stream()
        .filter(Effect.Points.class::isInstance)
        .map(Effect.Points.class::cast)
        .filter(points -> points.seat() == seat)
        .toList();
  }

  private static ShownNumber sum(List<Effect> effects, int seat) {
    ShownNumber sum = ShownNumber.NOTHING;
    for (Effect effect : effects) {
      if (effect instanceof Effect.Points points && points.seat() == seat) {
        sum = sum.plus(ShownNumber.of(points.points()));
      }
    }
    return sum;
  }

  /** Returns the first of the points scored now that were not scored before. */
  private static Optional<Effect.Points> unlike(
      List<Effect.Points> now, List<Effect.Points> before) {
    List<Long> left = new ArrayList<>(before.stream().map(Effect.Points::points).toList());
    return now.stream().filter(points -> !left.remove((Long) points.points())).findFirst();
  }

  /** Compares the results of a section whose points could not be compared one by one. */
  private void compareGains(CourseSection section, List<Long> scoresBefore, List<Long> scoresNow) {
    if (!replay.isAstray() || differences.size() > differencesBefore) {
      return;
    }
    List<Long> now = replay.match().scores();
    for (int seat = 1; seat <= Math.min(now.size(), section.scores().size()); seat++) {
      ShownNumber gained = ShownNumber.between(scoresNow.get(seat - 1), now.get(seat - 1));
      ShownNumber then =
          ShownNumber.between(scoresBefore.get(seat - 1), section.scores().get(seat - 1));
      if (!gained.equals(then)) {
        differences.add(
            new MatchDifference.Scores(
                section.end(), deal, seat, gained.written(), then.written(), Optional.empty()));
        return;
      }
    }
  }

  private void end() {
    if (!replay.goesOn() || !differences.isEmpty()) {
      return;
    }
    int last = before.length();
    switch (MatchEnd.of(lastBefore())) {
      case MatchEnd.Won(_, List<Integer> winners) -> {
        switch (MatchEnd.of(replay.match())) {
          case MatchEnd.Won(_, List<Integer> now) when !now.equals(winners) ->
              differences.add(new MatchDifference.Winners(last, now, winners));
          case MatchEnd.Open _ -> differences.add(new MatchDifference.GoesOn(last));
          case MatchEnd.Won _, MatchEnd.Failed _ -> replay.failAtEnd();
        }
      }
      case MatchEnd.Open _ -> {
        if (MatchEnd.of(replay.match()) instanceof MatchEnd.Won) {
          differences.add(new MatchDifference.OverSooner(last, deal));
        }
        replay.failAtEnd();
      }
      case MatchEnd.Failed _ -> {}
    }
  }

  private RulePlace place(RuleId rule) {
    return RulePlace.of(game, rule);
  }
}
