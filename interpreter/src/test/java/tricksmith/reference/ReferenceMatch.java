package tricksmith.reference;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;

/** A match played by the book. */
final class ReferenceMatch {
  private final Situation situation;
  private final Evaluator evaluator;
  private final Course course;

  private ReferenceMatch(Situation situation, Course course) {
    this.situation = situation;
    this.evaluator = new Evaluator(situation, course::evaluates);
    this.course = course;
  }

  /**
   * Plays a match to its end, or to the script error that ends it.
   *
   * @param options the options that are not at their default, as labels
   * @param limits how far
   * @return all that happened; the last is the end, an error, or that it was too long, unless it
   *     was broken off
   */
  static List<Happening> play(
      CheckedRules rules,
      int players,
      Map<String, List<String>> options,
      long seed,
      Chooser chooser,
      Course.Limits limits) {
    Course course = new Course(seed, chooser, limits);
    try {
      play(rules, players, new Settings(options), course);
    } catch (Course.BrokenOff _) {
      // The question is the last of what has happened, or nothing more is of interest.
    }
    return course.happenings();
  }

  private static void play(CheckedRules rules, int players, Settings settings, Course course) {
    try {
      new ReferenceMatch(Situation.start(rules, settings, players), course).play();
    } catch (ScriptError error) {
      course.tell(new Happening.Failed(error.kind(), error.places()));
    } catch (Course.TooLong _) {
      course.tell(new Happening.Unfinished());
    } catch (Course.TooMuch _) {
      course.tell(new Happening.OutOfSteps());
    }
  }

  Situation situation() {
    return situation;
  }

  Evaluator evaluator() {
    return evaluator;
  }

  Course course() {
    return course;
  }

  private void play() {
    try {
      new Procedure(this).performMatch();
    } catch (EndOfMatch _) {
      // The script has ended it; scores and winners are found all the same.
    }
    noteScores();
    course.tell(new Happening.Ended(scores(), winners()));
  }

  /** Thrown by {@code end the match}. */
  static final class EndOfMatch extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  void noteScores() {
    course.noteScores(scores());
  }

  private List<String> scores() {
    return situation.scores().stream().map(Fraction::toString).toList();
  }

  private List<Integer> winners() {
    List<Thing.Player> winners =
        switch (situation.rules().ending()) {
          case CheckedRules.ByScore(boolean highest) -> withBestScore(highest);
          case CheckedRules.Winners(Term named) ->
              ScriptError.at(named.span(), () -> evaluator.players(named, Environment.EMPTY));
        };
    return winners.stream().map(Thing.Player::seat).toList();
  }

  private List<Thing.Player> withBestScore(boolean highest) {
    Comparator<Fraction> better = highest ? Comparator.naturalOrder() : Comparator.reverseOrder();
    Fraction best = situation.scores().stream().max(better).orElseThrow();
    return situation.seating().everyone().stream()
        .filter(player -> situation.score(player).equals(best))
        .toList();
  }
}
