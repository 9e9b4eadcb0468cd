package tricksmith.editor.change;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.editor.branches.Branch;
import tricksmith.editor.branches.Choice;
import tricksmith.editor.branches.Moment;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.branches.RulePlace;
import tricksmith.editor.picture.Faces;
import tricksmith.editor.picture.Table;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Effect;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Exclusion;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.engine.report.TrickProgress;
import tricksmith.program.Step;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.value.Fault;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;
import tricksmith.script.Game;

/**
 * Replays the choices of a match under other rules, as its cards were played, and tells where these
 * rules diverge. There the table is set by hand as it was then: who leads, the hands, the trick.
 * What was won and scored stays as the new rules have it.
 */
final class ChoiceReplay {
  private final PlayedBranch before;

  /** The same choices under the other rules, as far as these allow them. */
  private final PlayedBranch replayed;

  private final Game game;
  private final Branch branch;
  private final List<Choice> choices;
  private final Labels labels;
  private final Labels labelsBefore;
  private final List<MatchDifference> differences;

  /** Whether a table of one match can be set with the cards of the other. */
  private final boolean sameCards;

  /** Choices that were used as answers before their turn. */
  private final Set<Integer> taken = new HashSet<>();

  /** Choices that were not asked for when their turn came. */
  private final List<Integer> passedOver = new ArrayList<>();

  private Match match;

  private Match beforeLastCard;

  /** How many events have been examined. */
  private int seen;

  private @Nullable TrickResult finished;

  /** Whether the table was set by hand, or a choice was skipped. */
  private boolean astray;

  private boolean goesOn = true;

  /** The effects of the last choice on scores; null if the table was set by hand. */
  private @Nullable List<Effect> effects;

  private int deal = 1;
  private int trick = 1;

  /**
   * Prepares the replay of a match.
   *
   * @param replayed the same branch under the other rules
   * @param differences receives what the other rules forbid or do not ask
   */
  ChoiceReplay(PlayedBranch before, PlayedBranch replayed, List<MatchDifference> differences) {
    this.before = before;
    this.replayed = replayed;
    game = replayed.game();
    this.differences = differences;
    branch = before.branch();
    choices = branch.choices().subList(0, before.length());
    labels = new Labels(game.rules());
    labelsBefore = new Labels(before.game().rules());
    sameCards = cards(game, labels).equals(cards(before.game(), labelsBefore));
    Moment begun =
        replayed.hasScene() ? Moment.of(PlayedBranch.begin(game, branch)) : replayed.after(0);
    match = begun.match();
    beforeLastCard = match;
    seen = match.length();
    effects = begun.effects();
  }

  private static List<String> cards(Game of, Labels named) {
    return IntStream.range(0, of.rules().cards().size()).mapToObj(named::card).sorted().toList();
  }

  /** Returns the match as far as it has been replayed. */
  Match match() {
    return match;
  }

  boolean goesOn() {
    return goesOn;
  }

  /** Whether the table was set by hand, or a choice was skipped. */
  boolean isAstray() {
    return astray;
  }

  /** Returns the effects of the last choice on scores; null if the table was set by hand. */
  @Nullable List<Effect> effects() {
    return effects;
  }

  /** Sets where in the match the next choice is, to say so. */
  void isAt(int nowDeal, int nowTrick) {
    deal = nowDeal;
    trick = nowTrick;
  }

  /** Returns the trick that has come to its end, or to a playoff, and forgets it; null for none. */
  @Nullable TrickResult takeTrick() {
    TrickResult taken = finished;
    finished = null;
    return taken == null && goesOn && match.standing().stage() > 1
        ? TrickResult.undecided(game, beforeLastCard, match.standing().plays())
        : taken;
  }

  /**
   * Replays one choice.
   *
   * @param place of the choice, from 0
   */
  void replay(int place) {
    effects = null;
    step(place);
    lookAtEvents();
  }

  private void step(int place) {
    match = PlayedBranch.withScene(game, branch, place, match).orElse(match);
    if (taken.contains(place)) {
      return;
    }
    switch (match.status()) {
      case Status.Deciding(Decision asked) -> {
        Match old = before.after(place).match();
        if (old.isPlayDue()) {
          play(place, old, asked);
        } else {
          choose(place, asked);
        }
      }
      case Status.Failed(_, RuleId rule) -> fail(place, rule);
      case Status.Unfinished(RuleId rule) -> fail(place, rule);
      case Status.Ended _ -> {
        differences.add(new MatchDifference.OverSooner(place, deal));
        goesOn = false;
      }
    }
  }

  /** Tells that the match failed where it should have ended, if it did. */
  void failAtEnd() {
    switch (match.status()) {
      case Status.Failed(_, RuleId rule) -> fail(choices.size(), rule);
      case Status.Unfinished(RuleId rule) -> fail(choices.size(), rule);
      case Status.Deciding _, Status.Ended _ -> {}
    }
  }

  private void fail(int place, @Nullable RuleId rule) {
    differences.add(new MatchDifference.Fails(place, rule == null ? null : place(rule)));
    goesOn = false;
  }

  private void choose(int place, Decision asked) {
    Choice choice = choices.get(place);
    if (choice.answers(asked)) {
      Optional<Pick> pick = choice.among(asked, labels);
      if (pick.isPresent()) {
        advance(place, pick.get());
      } else {
        differences.add(
            new MatchDifference.NotOffered(
                place + 1,
                choice.seat(),
                choice.decision(),
                choice.label(),
                isSecret(choice),
                Optional.of(place(asked.rule()))));
        goesOn = false;
      }
      return;
    }
    Optional<Integer> other = asked.isPlay() ? Optional.empty() : answer(asked, place);
    if (other.isPresent()) {
      answerWith(other.get(), asked);
      if (goesOn && match.status() instanceof Status.Deciding(Decision next)) {
        choose(place, next);
      }
    } else {
      passedOver.add(place);
      astray = true;
      differences.add(new MatchDifference.NotAsked(place + 1, choice.seat(), choice.decision()));
    }
  }

  /** Returns a choice that answers the decision: one that was skipped, or one that comes soon. */
  private Optional<Integer> answer(Decision asked, int place) {
    int next = place + 1;
    List<Integer> soon = new ArrayList<>();
    while (next < choices.size() && !before.after(next).match().isPlayDue()) {
      soon.add(next);
      next++;
    }
    return Stream.concat(passedOver.stream(), soon.stream())
        .filter(other -> !taken.contains(other))
        .filter(other -> choices.get(other).answers(asked))
        .filter(other -> choices.get(other).among(asked, labels).isPresent())
        .findFirst();
  }

  private void answerWith(int other, Decision asked) {
    taken.add(other);
    passedOver.removeIf(each -> each == other);
    astray = true;
    go(Moment.of(match.advance(choices.get(other).among(asked, labels).orElseThrow())));
  }

  private boolean isSecret(Choice choice) {
    return game.rules().procedure().steps().stream()
        .filter(Step::asksInSecret)
        .map(Step::choice)
        .anyMatch(asked -> asked != null && asked.name().equals(choice.decision()));
  }

  /** Makes the choice of this place, which the branch has mostly made already. */
  private void advance(int place, Pick pick) {
    boolean known = place < replayed.length() && replayed.after(place).match() == match;
    go(known ? replayed.after(place + 1) : Moment.of(match.advance(pick)));
  }

  private void go(Moment next) {
    match = next.match();
    effects = next.effects();
  }

  // Cards.

  private void play(int place, Match old, Decision asked) {
    Choice choice = choices.get(place);
    if (!asked.isPlay()) {
      Optional<Integer> answer = answer(asked, choices.size());
      if (answer.isEmpty()) {
        differences.add(
            new MatchDifference.AskedAgain(
                place, asked.seat(), asked.name(), Optional.of(place(asked.rule()))));
        goesOn = false;
      } else {
        answerWith(answer.get(), asked);
        lookAtEvents();
        step(place);
      }
      return;
    }
    TrickProgress then = old.progress();
    TrickProgress now = match.progress();
    if (then.stage() > 1) {
      playOff(place, asked, now.isAsFarAs(then) && choice.answers(asked));
      return;
    }
    boolean isAtStart = then.plays().isEmpty();
    Holdings held = astray && isAtStart ? Holdings.of(old) : null;
    boolean sameHands = held == null || held.holdsSameAs(Holdings.of(match));
    if (now.isAsFarAs(then) && choice.answers(asked) && sameHands) {
      Optional<Pick> pick = choice.among(asked, labels);
      if (pick.isPresent()) {
        beforeLastCard = match;
        advance(place, pick.get());
        return;
      }
    }
    playByHand(place, old, then, now);
  }

  /** Plays a card of a playoff, if possible: no playoff is set by hand. */
  private void playOff(int place, Decision asked, boolean isTurn) {
    Choice choice = choices.get(place);
    Optional<Pick> pick = isTurn ? choice.among(asked, labels) : Optional.empty();
    if (pick.isPresent()) {
      beforeLastCard = match;
      advance(place, pick.get());
      return;
    }
    astray = true;
    if (isTurn) {
      tellForbidden(place, choice);
    }
  }

  private void playByHand(int place, Match old, TrickProgress then, TrickProgress now) {
    Choice choice = choices.get(place);
    boolean held = hand(match, choice.seat()).contains(choice.label());
    if (!astray && !held) {
      differences.add(new MatchDifference.CardElsewhere(place + 1, choice.seat(), face(choice)));
    }
    boolean stands = held && !astray && now.isAsFarAs(then) && asksSeat(choice.seat());
    if (!stands && !lay(old, then, choice, false)) {
      return;
    }
    if (!(match.status() instanceof Status.Deciding(Decision asked)) || !asked.isPlay()) {
      goesOn = false;
      return;
    }
    beforeLastCard = match;
    Optional<Pick> pick =
        choice.answers(asked) ? choice.among(asked, labels) : Optional.<Pick>empty();
    if (pick.isPresent()) {
      advance(place, pick.get());
      return;
    }
    tellForbidden(place, choice);
    lay(old, then, choice, true);
  }

  private void tellForbidden(int place, Choice choice) {
    exclusion(choice)
        .ifPresent(
            why ->
                differences.add(
                    new MatchDifference.CardForbidden(
                        place + 1,
                        deal,
                        trick,
                        choice.seat(),
                        face(choice),
                        why.obligation().label(),
                        Optional.of(place(why.obligation().rule())))));
  }

  private boolean asksSeat(int seat) {
    return match.status() instanceof Status.Deciding(Decision asked) && asked.seat() == seat;
  }

  private Optional<Exclusion> exclusion(Choice choice) {
    return match.exclusions().stream()
        .filter(excluded -> labels.card(excluded.card()).equals(choice.label()))
        .findFirst();
  }

  private List<String> hand(Match of, int seat) {
    return of.hand(seat).stream().map(labels::card).toList();
  }

  private Table.Face face(Choice choice) {
    int card = labelsBefore.cardsOf(choice.label()).next(0);
    return new Faces(before.game().rules().cards()).of(card);
  }

  /**
   * Sets the table as it was when a card was to be played.
   *
   * @param played whether to play the card as well, although it is forbidden
   * @return whether that was possible
   */
  private boolean lay(Match old, TrickProgress then, Choice choice, boolean played) {
    int seat = choice.seat();
    astray = true;
    if (!sameCards) {
      goesOn = false;
      return false;
    }
    List<Holdings.Dealt> onTable = new ArrayList<>();
    then.plays()
        .forEach(
            play -> onTable.add(new Holdings.Dealt(play.seat(), labelsBefore.card(play.card()))));
    if (played) {
      onTable.add(new Holdings.Dealt(seat, choice.label()));
    }
    Holdings held = Holdings.of(old);
    Holdings.Laid laid = (played ? held.without(seat, choice.label()) : held).on(match, onTable);
    IndexSet ofChoice = labels.cardsOf(choice.label());
    if (laid.trick().size() < onTable.size() || ofChoice.isEmpty()) {
      goesOn = false;
      return false;
    }
    try {
      match =
          match.setByHand(
              scene -> {
                if (scene.isPlayoff()) {
                  scene.finishTrick(null);
                  scene.collectTrick();
                  scene.play(seat, ofChoice.next(0));
                }
                scene.exchange(laid.contents());
                if (laid.trick().isEmpty()) {
                  scene.set(
                      new CellPlace.Fixed(game.rules().leaderCell()),
                      Values.of(Values.Kind.PLAYER, seat - 1));
                }
                scene.layTrick(laid.trick());
              });
      return true;
    } catch (Fault _) {
      goesOn = false;
      return false;
    }
  }

  /** Looks for a trick that the last events finished. */
  private void lookAtEvents() {
    if (match.length() != seen) {
      Event.TrickFinished.in(match.eventsSince(seen))
          .findFirst()
          .ifPresent(event -> finished = TrickResult.finished(game, beforeLastCard, event));
      seen = match.length();
    }
  }

  private RulePlace place(RuleId rule) {
    return RulePlace.of(game, rule);
  }
}
