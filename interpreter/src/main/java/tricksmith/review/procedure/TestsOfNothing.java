package tricksmith.review.procedure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedTest;
import tricksmith.rules.CheckedTest.Line;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.TermEquality;

/** Finds tests in scripts that pass whatever the rules say, and values that are given in vain. */
public record TestsOfNothing(Rulebook book, Findings findings) {

  public void review() {
    boolean scoresOutside = scoresOnlyOutside();
    boolean hasScore = !book.rules().score().isEmpty();
    for (CheckedTest test : book.rules().tests()) {
      List<Line> lines = test.lines();
      if (scoresOutside
          ? lines.stream().noneMatch(TestsOfNothing::isPlayed)
          : !hasScore && lines.stream().allMatch(TestsOfNothing::performsNothing)) {
        noPoints(test);
      }
      notInHand(lines);
      fromSeatOne(lines);
      emptyHands(lines);
      expectations(test);
      givenTwice(test);
    }
  }

  /**
   * Whether the rules give points, but none in what a test performs that plays no match: tricks,
   * choices and the section {@code score}.
   */
  private boolean scoresOnlyOutside() {
    return book.has(StatementEffect.SCORES)
        && book.rules().score().isEmpty()
        && Stream.concat(
                book.actions(StatementEffect.PLAYS_TRICKS)
                    .flatMap(
                        play -> Stream.concat(play.blocks().stream(), play.aroundCards().stream()))
                    .flatMap(block -> block.actions().stream()),
                book.choices()
                    .flatMap(
                        choice ->
                            Stream.concat(choice.then().stream(), choice.otherwise().stream())))
            .flatMap(Action::all)
            .noneMatch(action -> action.has(StatementEffect.SCORES) || action.performs() != null);
  }

  private static boolean isPlayed(Line line) {
    return line instanceof CheckedTest.BeginMatch
        || line instanceof CheckedTest.PlayOn
        || line instanceof CheckedTest.Perform
        || line instanceof CheckedTest.SetScore;
  }

  /** Whether a line only gives values, or asks what the score comes to. */
  private static boolean performsNothing(Line line) {
    return line instanceof CheckedTest.Scores
        || line instanceof CheckedTest.SetVariable
        || line instanceof CheckedTest.SetTricks
        || line instanceof CheckedTest.SetOption
        || (line instanceof CheckedTest.Cards cards && !cards.zone().zone().is(Zone.TABLE));
  }

  /**
   * Reports a card that is played though a line above gives that seat a hand without it, and
   * nothing in between can have brought it there.
   */
  private void notInHand(List<Line> lines) {
    Map<Object, Set<String>> hands = new HashMap<>();
    for (Line line : lines) {
      if (line instanceof CheckedTest.Cards(_, Term.ZoneCards zone, List<String> cards)
          && zone.zone().is(Zone.HAND)
          && zone.owner() instanceof Term.Seat(_, Term.NumberConstant(_, long seat))) {
        hands.put(seat, new HashSet<>(cards));
      } else if (line instanceof CheckedTest.Play(_, Term player, _, String card)) {
        Set<String> hand =
            player instanceof Term.Seat(_, Term.NumberConstant(_, long seat))
                ? hands.get(seat)
                : null;
        if (hand != null && !hand.contains(card)) {
          findings.add(ReviewProblem.NOT_IN_THE_HAND, line, card, book.written(player));
        }
      } else if (!leavesHands(line)) {
        hands.clear();
      }
    }
  }

  /** Reports cards laid from seat 1 on, directly below the line that names another leader. */
  private void fromSeatOne(List<Line> lines) {
    Term leader = null;
    for (Line line : lines) {
      if (line instanceof CheckedTest.SetVariable set && set.variable().isLeader()) {
        leader = set.value();
      } else if (line instanceof CheckedTest.OnTable(_, Term from, List<String> cards)) {
        if (from == null
            && cards.size() > 1
            && leader instanceof Term.Seat(_, Term.NumberConstant(_, long seat))
            && seat != 1) {
          String meant =
              book.written(line)
                  .replaceFirst("on\\s+table", "on table from " + book.written(leader));
          findings.replace(ReviewProblem.LAID_FROM_SEAT_ONE, line, meant, meant);
        }
        leader = null;
      } else if (!isGiven(line) && !isSet(line)) {
        leader = null;
      }
    }
  }

  private static boolean leavesHands(Line line) {
    return isGiven(line)
        || line instanceof CheckedTest.SetVariable
        || line instanceof CheckedTest.SetTricks
        || line instanceof CheckedTest.MayPlay
        || line instanceof CheckedTest.Wins
        || line instanceof CheckedTest.Holds
        || line instanceof CheckedTest.ToLead;
  }

  /** Reports what is asked about hands before anything can have brought cards into one. */
  private void emptyHands(List<Line> lines) {
    for (Line line : lines) {
      if (line instanceof CheckedTest.Holds(_, Term condition)) {
        if (condition.all().anyMatch(part -> part.isZone(Zone.HAND)) && !findings.hasAt(line)) {
          findings.add(ReviewProblem.NOBODY_HOLDS_A_CARD, line);
        }
      } else if (line instanceof CheckedTest.Cards || !(isGiven(line) || isSet(line))) {
        return;
      }
    }
  }

  private static boolean isSet(Line line) {
    return line instanceof CheckedTest.SetVariable || line instanceof CheckedTest.SetTricks;
  }

  private void noPoints(CheckedTest test) {
    test.lines().stream()
        .filter(
            line ->
                line instanceof CheckedTest.Scores scores
                    && Long.valueOf(0).equals(scores.value().head()))
        .findFirst()
        .ifPresent(line -> findings.add(ReviewProblem.NO_POINTS_IN_TEST, line));
  }

  /** Looks for {@code expect yes} where nothing is done, and for what has just been given. */
  private void expectations(CheckedTest test) {
    List<CheckedTest.SetVariable> given = new ArrayList<>();
    for (Line line : test.lines()) {
      if (line instanceof CheckedTest.SetVariable set) {
        given.add(set);
      } else if (line instanceof CheckedTest.Holds(_, Term condition)) {
        if (condition instanceof Term.Constant
            || given.stream().anyMatch(set -> repeats(condition, set))) {
          findings.add(ReviewProblem.PASSES_ANYWAY, line);
        }
      } else if (!isGiven(line)) {
        return;
      }
    }
  }

  private static boolean isGiven(Line line) {
    return line instanceof CheckedTest.SetOption
        || line instanceof CheckedTest.SetScore
        || line instanceof CheckedTest.Cards;
  }

  private static boolean repeats(Term condition, CheckedTest.SetVariable given) {
    return condition.operator() == Operator.EQUAL
        && TermEquality.isEntry(condition.children().getFirst(), given.variable(), given.indices())
        && TermEquality.same(condition.children().getLast(), given.value());
  }

  /** What a line of a test gives a value. */
  private record Target(Object kind, List<Term> of) {
    static @Nullable Target of(Line line) {
      return switch (line) {
        case CheckedTest.SetOption set -> new Target(set.option(), List.of());
        case CheckedTest.SetVariable set -> new Target(set.variable(), set.indices());
        case CheckedTest.SetLoopNames set -> new Target(set.names(), List.of());
        case CheckedTest.SetScore set ->
            new Target(CheckedTest.SetScore.class, List.of(set.players()));
        case CheckedTest.SetTricks set ->
            new Target(CheckedTest.SetTricks.class, List.of(set.player()));
        default -> null;
      };
    }

    boolean isSame(Target other) {
      return kind.equals(other.kind)
          && of.size() == other.of.size()
          && IntStream.range(0, of.size())
              .allMatch(place -> TermEquality.same(of.get(place), other.of.get(place)));
    }
  }

  /** Reports {@code given trump = S, trump = H}, between which nothing happens. */
  private void givenTwice(CheckedTest test) {
    List<Target> given = new ArrayList<>();
    for (Line line : test.lines()) {
      Target target = Target.of(line);
      boolean gives = target != null || line instanceof CheckedTest.Cards;
      if (!gives || reads(line)) {
        given.clear();
      }
      if (target != null && given.stream().anyMatch(target::isSame)) {
        findings.add(ReviewProblem.GIVEN_TWICE, line, book.written(line));
      } else if (target != null) {
        given.add(target);
      }
    }
  }

  /** Whether a line asks for anything that the lines above can have changed. */
  private boolean reads(Line line) {
    Stream<Term> terms =
        switch (line) {
          case CheckedTest.SetVariable set ->
              Stream.concat(set.indices().stream(), Stream.of(set.value()));
          case CheckedTest.SetLoopNames set -> Stream.of(set.value());
          case CheckedTest.SetScore set -> Stream.of(set.players(), set.value());
          case CheckedTest.SetTricks set -> Stream.of(set.player(), set.value());
          case CheckedTest.Cards set -> Stream.ofNullable(set.zone().owner());
          default -> Stream.empty();
        };
    return terms.anyMatch(term -> !book.dependencies(term).isEmpty());
  }
}
