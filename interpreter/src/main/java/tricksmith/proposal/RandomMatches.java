package tricksmith.proposal;

import java.util.ArrayList;
import java.util.List;
import tricksmith.script.Game;

/** Matches played at random by the current rules, against which other rules are compared. */
final class RandomMatches {
  private static final int MOST_CHOICES = 240;

  private final List<RecordedCourse> courses = new ArrayList<>();

  /**
   * Plays the matches.
   *
   * @param firstSeed seed of the first match; the seeds of the others follow it
   */
  RandomMatches(Game game, long firstSeed, int matches) {
    for (int match = 0; match < matches; match++) {
      courses.add(RecordedCourse.random(game, firstSeed + match, MOST_CHOICES));
    }
  }

  /** Finds the first difference in each match under other rules, and how many there are. */
  Result judge(Game game) {
    List<String> behaviour = new ArrayList<>();
    int differing = 0;
    int tricks = 0;
    for (RecordedCourse course : courses) {
      RecordedCourse.Judgement judged = course.judge(game, true);
      RecordedCourse.Difference first = judged.first();
      behaviour.add(first == null ? "" : first.toString());
      differing += first == null ? 0 : 1;
      tricks += first == null ? course.tricks() : Math.max(1, course.tricksAt(first.moment()));
    }
    return new Result(behaviour, new Proposal.Share(courses.size(), differing, tricks));
  }

  record Result(List<String> behaviour, Proposal.Share share) {}
}
