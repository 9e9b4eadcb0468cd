package tricksmith.proposal;

import java.util.ArrayList;
import java.util.List;
import tricksmith.program.Program;

/** Matches that were played at random by the rules in force, to hold other rules against. */
final class RandomMatches {
  private static final int MOST_CHOICES = 240;

  private final List<RecordedCourse> courses = new ArrayList<>();

  /**
   * Plays them.
   *
   * @param firstSeed of the first; the others follow it
   */
  RandomMatches(Program rules, long firstSeed, int matches) {
    for (int match = 0; match < matches; match++) {
      courses.add(RecordedCourse.random(rules, firstSeed + match, MOST_CHOICES));
    }
  }

  /** What comes out differently first in each of them, and how often. */
  Result judge(Program rules) {
    List<String> behaviour = new ArrayList<>();
    int differing = 0;
    int tricks = 0;
    for (RecordedCourse course : courses) {
      RecordedCourse.Judgement judged = course.judge(rules, true);
      RecordedCourse.Difference first = judged.first();
      behaviour.add(first == null ? "" : first.toString());
      differing += first == null ? 0 : 1;
      tricks += first == null ? course.tricks() : Math.max(1, course.tricksAt(first.moment()));
    }
    return new Result(behaviour, new Proposal.Share(courses.size(), differing, tricks));
  }

  /** What came of it. */
  record Result(List<String> behaviour, Proposal.Share share) {}
}
