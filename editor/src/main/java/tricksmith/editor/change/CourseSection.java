package tricksmith.editor.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.branches.Stride;
import tricksmith.engine.Match;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Status;

/**
 * A deal of a course, or a round of one that deals only once.
 *
 * @param tricks in order
 * @param end the number of choices after which it was over, or the last number reached
 * @param scores after it, by seat; empty until it is over
 */
record CourseSection(List<Finished> tricks, int end, List<Long> scores) {

  /** A trick that was over after this many choices. */
  record Finished(int choices, TrickResult result) {}

  CourseSection {
    tricks = List.copyOf(tricks);
    scores = List.copyOf(scores);
  }

  /** Returns all sections of a course that have a trick. */
  static List<CourseSection> of(PlayedBranch course) {
    List<CourseSection> sections = new ArrayList<>();
    List<Finished> tricks = new ArrayList<>();
    for (int choices = 1; choices <= course.length(); choices++) {
      List<Event> events = course.eventsSince(choices);
      Optional<Event.TrickFinished> trick = Event.TrickFinished.in(events).findFirst();
      if (trick.isPresent()) {
        Match before = course.after(choices - 1).match();
        tricks.add(new Finished(choices, TrickResult.finished(course.game(), before, trick.get())));
      }
      Match match = course.after(choices).match();
      if (!tricks.isEmpty() && isOver(events, match)) {
        sections.add(new CourseSection(tricks, choices, match.scores()));
        tricks = new ArrayList<>();
      }
    }
    if (!tricks.isEmpty()) {
      sections.add(new CourseSection(tricks, course.length(), List.of()));
    }
    return sections;
  }

  /**
   * Whether the sections of a course are rounds, because it was dealt once and scored several
   * times.
   */
  static boolean areRounds(PlayedBranch course) {
    List<Event> events = course.after(course.length()).match().events();
    long shuffles = events.stream().filter(Event.Shuffled.class::isInstance).count();
    long noted = events.stream().filter(Event.Scored.class::isInstance).count();
    return shuffles <= 1 && noted > 1;
  }

  private static boolean isOver(List<Event> events, Match match) {
    return Stride.DEAL.endsAfter(events)
        || Stride.ROUND.endsAfter(events)
        || !(match.status() instanceof Status.Deciding);
  }

  /** Returns the variables that hold a suit while its first trick is played. */
  List<DealColumns.SuitVariable> suits(PlayedBranch course) {
    return DealColumns.SuitVariable.at(course.after(tricks.getFirst().choices() - 1).match());
  }
}
