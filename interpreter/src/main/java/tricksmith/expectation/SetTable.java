package tricksmith.expectation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.engine.Match;
import tricksmith.engine.Scene;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Status;
import tricksmith.lower.LoweredTest;
import tricksmith.lower.Lowering;
import tricksmith.program.expression.Node;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.CheckedTest;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;

/**
 * Changes the table of a match in progress, using the same lines as tests: {@code hand of seat 2:
 * 4H KC}, {@code given trump = S}. Cards are exchanged among the zones that are named. Lines that
 * lead and play replace the trick in progress; without any, the trick keeps those cards that no
 * zone takes. Lines about finished tricks and loops are ignored, since those lie in the past.
 */
public final class SetTable {
  private final LoweredTest test;
  private final Scene scene;

  /** The labels of the cards of each named zone. */
  private final Map<Integer, List<String>> named = new LinkedHashMap<>();

  /** The seats and card labels of the trick, in the order of play. */
  private final List<Laid> laid = new ArrayList<>();

  private record Laid(int seat, String label) {}

  private final boolean isCardDue;

  /** Whether the card laid last is still in the hand of its seat. */
  private final boolean isLastHeld;

  public sealed interface Outcome {}

  /** The match with the changed table. */
  public record Ready(Match match) implements Outcome {}

  /**
   * A line cannot be applied.
   *
   * @param line its index, from 0
   * @param problem the reason; its span refers to another text and is meaningless here
   */
  public record Refused(int line, Diagnostic problem) implements Outcome {}

  private SetTable(LoweredTest test, Scene scene, boolean isCardDue, boolean isLastHeld) {
    this.test = test;
    this.scene = scene;
    this.isCardDue = isCardDue;
    this.isLastHeld = isLastHeld;
  }

  /** Changes the table of a match that is waiting for a decision. */
  public static Outcome of(Game game, Match match, List<String> lines) {
    return of(game, match, lines, false);
  }

  /**
   * Changes the table of a match that is waiting for a decision, except that the last card of the
   * trick has yet to be played: the moment before a trick that is laid whole is over.
   */
  public static Outcome beforeLastPlay(Game game, Match match, List<String> lines) {
    return of(game, match, lines, true);
  }

  private static Outcome of(Game game, Match match, List<String> lines, boolean isLastHeld) {
    TrialTest trial = TrialTest.of(game.script(), lines);
    GameScript script = trial.script();
    CheckedRules rules = script.rules();
    if (rules == null) {
      Diagnostic error =
          script.diagnostics().stream().filter(Diagnostic::isError).findFirst().orElseThrow();
      return new Refused(trial.lineAt(error.span()), error);
    }
    CheckedTest checked = rules.tests().getFirst();
    LoweredTest test = Lowering.lower(rules, game.setup(), List.of(checked)).getFirst();
    try {
      boolean due = isTrickOpen(match);
      return new Ready(match.setByHand(scene -> new SetTable(test, scene, due, isLastHeld).set()));
    } catch (Misplaced misplaced) {
      int line = trial.lineAt(misplaced.place);
      Diagnostic failed = misplaced.failure.diagnostic(misplaced.place);
      Diagnostic problem =
          failed.problem() == ExpectationProblem.NO_VALUE
              ? new Diagnostic(failed.problem(), failed.span(), List.of(String.valueOf(line + 1)))
              : failed;
      return new Refused(line, problem);
    }
  }

  public static boolean isPossible(Match match) {
    return match.status() instanceof Status.Deciding;
  }

  /**
   * Whether the trick in progress can be replaced: the match is waiting for a card to it, and it is
   * not in a playoff.
   */
  public static boolean isTrickOpen(Match match) {
    return match.status() instanceof Status.Deciding(Decision asked)
        && asked.options() instanceof Decision.OneOf(_, boolean play)
        && play
        && match.standing().stage() == 1;
  }

  /** Carries a refused line. Never leaves this class. */
  private static final class Misplaced extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient TestFailure failure;
    private final transient Span place;

    Misplaced(TestFailure failure, Span place) {
      super("", null, false, false);
      this.failure = failure;
      this.place = place;
    }
  }

  private void set() {
    for (LoweredTest.Line line : test.lines()) {
      at(line.span(), () -> take(line));
    }
    Span whole = test.lines().isEmpty() ? new Span(0, 0) : test.lines().getLast().span();
    at(whole, this::lay);
  }

  private void lay() {
    Map<Integer, List<Integer>> cards = cards();
    List<Integer> inTrick = cards.remove(test.rules().tableZone());
    if (isLastHeld && inTrick != null && !inTrick.isEmpty()) {
      int seat = laid.removeLast().seat();
      int hand = test.rules().handZone() + seat - 1;
      cards.computeIfAbsent(hand, this::lying).add(inTrick.removeLast());
    }
    IndexSet taken =
        cards.values().stream()
            .flatMap(List::stream)
            .map(IndexSet::of)
            .reduce(IndexSet.EMPTY, IndexSet::union);
    List<Event.Play> left =
        scene.trick().stream().filter(play -> !taken.contains(play.card())).toList();
    boolean isLaidAgain = !laid.isEmpty() || left.size() < scene.trick().size();
    if (isLaidAgain && !isCardDue) {
      throw TestFailure.of(ExpectationProblem.TRICK_STAYS);
    }
    List<Integer> seats = scene.seatsFrom(1);
    if (laid.stream().map(Laid::seat).filter(seats::contains).distinct().count() < laid.size()) {
      throw TestFailure.of(ExpectationProblem.TOO_MANY_ON_TABLE, seats.size());
    }
    scene.exchange(cards);
    if (isLaidAgain) {
      scene.layTrick(laid.isEmpty() ? left : plays(inTrick == null ? List.of() : inTrick));
    }
  }

  private List<Integer> lying(int zone) {
    return Arrays.stream(scene.position().zone(zone).toArray())
        .boxed()
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private List<Event.Play> plays(List<Integer> cards) {
    return IntStream.range(0, laid.size())
        .mapToObj(play -> new Event.Play(laid.get(play).seat(), cards.get(play)))
        .toList();
  }

  private static void at(Span place, Runnable action) {
    try {
      action.run();
    } catch (TestFailure failure) {
      throw new Misplaced(failure, place);
    } catch (Fault fault) {
      throw new Misplaced(TestFailure.of(ExpectationProblem.of(fault.kind())), place);
    }
  }

  private void take(LoweredTest.Line line) {
    switch (line) {
      case LoweredTest.SetValue set -> scene.set(set.cell(), set.value().word(scene.frame()));
      case LoweredTest.SetGroup set -> scene.setGroup(set.cell(), set.group().set(scene.frame()));
      case LoweredTest.SetScore set -> {
        long score = TestFailure.required(set.score(), scene.frame());
        for (int player : set.players().set(scene.frame()).toArray()) {
          scene.score(player + 1, score);
        }
      }
      case LoweredTest.SitsOut out -> scene.sitOut(seat(out.player()));
      case LoweredTest.Cards held -> {
        Node owner = held.zone().owner();
        int zone = held.zone().first() + (owner == null ? 0 : seat(owner) - 1);
        named.put(zone, held.cards());
      }
      case LoweredTest.Play play -> play(play);
      case LoweredTest.OnTable trick -> lay(trick);
      case LoweredTest.SetTricks _,
          LoweredTest.SetLoopNames _,
          LoweredTest.Chooses _,
          LoweredTest.PerformScore _,
          LoweredTest.Perform _,
          LoweredTest.EndTrick _,
          LoweredTest.BeginMatch _,
          LoweredTest.PlayOn _,
          LoweredTest.SetChance _,
          LoweredTest.Expected _ -> {}
    }
  }

  private void play(LoweredTest.Play play) {
    if (play.lead()) {
      laid.clear();
    }
    laid.add(new Laid(seat(play.player()), play.card()));
    nameTrick();
  }

  private void lay(LoweredTest.OnTable trick) {
    Node from = trick.from();
    List<Integer> seats = scene.seatsFrom(from == null ? 1 : seat(from));
    if (trick.cards().size() > seats.size()) {
      throw TestFailure.of(ExpectationProblem.TOO_MANY_ON_TABLE, seats.size());
    }
    laid.clear();
    for (int i = 0; i < trick.cards().size(); i++) {
      laid.add(new Laid(seats.get(i), trick.cards().get(i)));
    }
    nameTrick();
  }

  private void nameTrick() {
    named.put(test.rules().tableZone(), laid.stream().map(Laid::label).toList());
  }

  private int seat(Node player) {
    return Values.index(TestFailure.required(player, scene.frame())) + 1;
  }

  /**
   * Returns the cards for each named zone. Among identical copies, those in the exchanging zones
   * are preferred, then those that can come to the zone.
   */
  private Map<Integer, List<Integer>> cards() {
    IndexSet loose =
        named.keySet().stream()
            .map(zone -> scene.position().zone(zone))
            .reduce(IndexSet.EMPTY, IndexSet::union);
    IndexSet used = IndexSet.EMPTY;
    Map<Integer, List<Integer>> found = new LinkedHashMap<>();
    for (Map.Entry<Integer, List<String>> zone : named.entrySet()) {
      IndexSet own = scene.position().zone(zone.getKey());
      List<Integer> cards = new ArrayList<>();
      for (String label : zone.getValue()) {
        int card = card(label, used, List.of(own, loose, test.comers().get(zone.getKey())));
        cards.add(card);
        used = used.with(card);
      }
      found.put(zone.getKey(), cards);
    }
    return found;
  }

  private int card(String label, IndexSet used, List<IndexSet> preferences) {
    IndexSet face = test.rules().cards().byLabel().getOrDefault(label, IndexSet.EMPTY);
    if (face.isEmpty()) {
      throw TestFailure.of(ExpectationProblem.NO_SUCH_CARD, label);
    }
    IndexSet left = face.without(used);
    if (left.isEmpty()) {
      throw TestFailure.of(ExpectationProblem.TOO_FEW_COPIES, label, face.size());
    }
    return preferences.stream()
        .map(left::intersection)
        .filter(preferred -> !preferred.isEmpty())
        .findFirst()
        .orElse(left)
        .next(0);
  }
}
