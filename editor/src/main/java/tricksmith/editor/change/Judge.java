package tricksmith.editor.change;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.editor.branches.Branch;
import tricksmith.editor.branches.Choice;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.branches.RulePlace;
import tricksmith.editor.picture.Faces;
import tricksmith.editor.picture.Table;
import tricksmith.engine.Advance;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Effect;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Exclusion;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Standing;
import tricksmith.engine.report.Status;
import tricksmith.program.Step;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.value.Fault;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;
import tricksmith.script.Game;

/**
 * Replays a match under other rules, as its cards were played. Where the rules diverge from what
 * was played, the table is set by hand as it was then: who leads, the hands, the trick. What was
 * won and scored stays as the new rules have it.
 */
final class Judge {
  private final PlayedBranch before;
  private final Game game;
  private final Branch branch;
  private final List<Choice> choices;
  private final Labels labels;
  private final Labels labelsBefore;

  /** Whether a table of one match can be set with the cards of the other. */
  private final boolean sameCards;

  /** The results of tricks, by the number of choices after which they were over. */
  private final Map<Integer, TrickResult> tricks = new HashMap<>();

  /** The scores, by the number of choices after which a section ended. */
  private final Map<Integer, List<Long>> scores = new HashMap<>();

  private final List<MatchDifference> differences = new ArrayList<>();

  /** Choices that were used as answers before their turn. */
  private final Set<Integer> taken = new HashSet<>();

  /** Choices that were not asked for when their turn came. */
  private final List<Integer> passedOver = new ArrayList<>();

  private Match match;

  /** The match in which the last card was to be played. */
  private Match beforeLastCard;

  /** How many events have been examined. */
  private int seen;

  private @Nullable TrickResult finished;

  /** Whether the table was set by hand, or a choice was skipped. */
  private boolean astray;

  private boolean goesOn = true;

  /** The effects of the last choice on scores; null if the table was set by hand. */
  private @Nullable List<Effect> effects;

  private int deal;
  private int trick = 1;

  /** The number of differences before this deal. */
  private int differencesBefore;

  Judge(PlayedBranch before, Game game) {
    this.before = before;
    this.game = game;
    branch = before.branch();
    choices = branch.choices().subList(0, before.length());
    labels = new Labels(game.rules());
    labelsBefore = new Labels(before.game().rules());
    sameCards = cards(game, labels).equals(cards(before.game(), labelsBefore));
    Advance begun = PlayedBranch.begin(game, branch);
    match = begun.match();
    beforeLastCard = match;
    seen = match.length();
    effects = begun.effects();
  }

  private static List<String> cards(Game of, Labels named) {
    return IntStream.range(0, of.rules().cards().size()).mapToObj(named::card).sorted().toList();
  }

  /** Returns how the other rules judge the match. */
  Judgement judgement() {
    List<CourseSection> sections = CourseSection.of(before);
    int from = 0;
    List<Long> scoresBefore = before.after(0).match().table().scores();
    List<Long> scoresNow = match.table().scores();
    compareScores(0);
    for (CourseSection section : sections) {
      deal++;
      differencesBefore = deal == 1 ? 0 : differences.size();
      judge(section, from);
      from = section.end();
      if (goesOn && !section.scores().isEmpty()) {
        scores.put(section.end(), match.table().scores());
        compareGains(section, scoresBefore, scoresNow);
        scoresBefore = section.scores();
        scoresNow = match.table().scores();
      }
    }
    deal++;
    differencesBefore = differences.size();
    judge(new CourseSection(List.of(), choices.size(), List.of()), from);
    deal = Math.max(1, sections.size());
    end();
    return new Judgement(
        columns(sections),
        differences,
        MatchEnd.of(lastBefore()),
        MatchEnd.of(match),
        CourseSection.areRounds(before));
  }

  private Match lastBefore() {
    return before.after(before.length()).match();
  }

  private void judge(CourseSection section, int from) {
    trick = 1;
    for (int place = from; place < section.end() && goesOn; place++) {
      effects = null;
      step(place);
      lookAtEvents();
      if (trick <= section.tricks().size()
          && section.tricks().get(trick - 1).choices() == place + 1) {
        close(section.tricks().get(trick - 1));
        trick++;
      }
      compareScores(place + 1);
    }
  }

  // Tricks.

  private void lookAtEvents() {
    if (match.length() != seen) {
      List<Event> events = match.events();
      CourseSection.trick(events.subList(Math.min(seen, events.size()), events.size()))
          .ifPresent(event -> finished = TrickResult.finished(game, beforeLastCard, event));
      seen = match.length();
    }
  }

  private void close(CourseSection.Finished closing) {
    TrickResult now = finished;
    finished = null;
    if (now == null && goesOn && match.standing().stage() > 1) {
      now = TrickResult.undecided(game, beforeLastCard, match.standing().plays());
    }
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
              before.after(section.end()).match().table().sides()));
    }
    return columns;
  }

  // Choices.

  /** Replays one choice. */
  private void step(int place) {
    match = PlayedBranch.withScene(game, branch, place, match).orElse(match);
    if (taken.contains(place)) {
      return;
    }
    switch (match.status()) {
      case Status.Deciding(Decision asked) -> {
        Match old = before.after(place).match();
        if (isPlay(old)) {
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

  private void fail(int place, @Nullable RuleId rule) {
    differences.add(new MatchDifference.Fails(place, rule == null ? null : place(rule)));
    goesOn = false;
  }

  private static boolean isPlay(Match match) {
    return match.status() instanceof Status.Deciding(Decision asked) && isPlay(asked);
  }

  private static boolean isPlay(Decision asked) {
    return asked.options() instanceof Decision.OneOf(_, boolean play) && play;
  }

  private void choose(int place, Decision asked) {
    Choice choice = choices.get(place);
    if (choice.answers(asked)) {
      Optional<Pick> pick = choice.among(asked, labels);
      if (pick.isPresent()) {
        advance(pick.get());
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
    Optional<Integer> other = isPlay(asked) ? Optional.empty() : answer(asked, place);
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
    while (next < choices.size() && !isPlay(before.after(next).match())) {
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
    advance(choices.get(other).among(asked, labels).orElseThrow());
  }

  private boolean isSecret(Choice choice) {
    return game.rules().procedure().steps().stream()
        .anyMatch(step -> isAskedInSecret(step, choice));
  }

  private static boolean isAskedInSecret(Step step, Choice choice) {
    return switch (step) {
      case Step.Choose(_, Step.Choice asked, _) ->
          asked.secret() && asked.name().equals(choice.decision());
      case Step.ChooseAtOnce(_, _, _, Step.Choice asked, _) ->
          asked.name().equals(choice.decision());
      default -> false;
    };
  }

  private void advance(Pick pick) {
    Advance next = match.advance(pick);
    match = next.match();
    effects = next.effects();
  }

  // Cards.

  /** The progress of the trick under way. */
  private record Progress(int stage, List<Event.Play> plays) {
    static Progress of(Match match) {
      Standing standing = match.standing();
      return standing.finished()
          ? new Progress(1, List.of())
          : new Progress(Math.max(1, standing.stage()), standing.plays());
    }

    boolean isAsFarAs(Progress other) {
      return stage == other.stage && plays.size() == other.plays.size();
    }
  }

  private void play(int place, Match old, Decision asked) {
    Choice choice = choices.get(place);
    if (!isPlay(asked)) {
      Optional<Integer> answer = answer(asked, choices.size());
      if (answer.isEmpty()) {
        differences.add(
            new MatchDifference.AskedAnew(
                place, asked.seat(), asked.name(), Optional.of(place(asked.rule()))));
        goesOn = false;
      } else {
        answerWith(answer.get(), asked);
        lookAtEvents();
        step(place);
      }
      return;
    }
    Progress then = Progress.of(old);
    Progress now = Progress.of(match);
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
        advance(pick.get());
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
      advance(pick.get());
      return;
    }
    astray = true;
    if (isTurn) {
      tellForbidden(place, choice);
    }
  }

  private void playByHand(int place, Match old, Progress then, Progress now) {
    Choice choice = choices.get(place);
    boolean held = hand(match, choice.seat()).contains(choice.label());
    if (!astray && !held) {
      differences.add(new MatchDifference.CardElsewhere(place + 1, choice.seat(), face(choice)));
    }
    boolean stands = held && !astray && now.isAsFarAs(then) && asksSeat(choice.seat());
    if (!stands && !lay(old, then, choice, false)) {
      return;
    }
    if (!(match.status() instanceof Status.Deciding(Decision asked)) || !isPlay(asked)) {
      goesOn = false;
      return;
    }
    beforeLastCard = match;
    Optional<Pick> pick =
        choice.answers(asked) ? choice.among(asked, labels) : Optional.<Pick>empty();
    if (pick.isPresent()) {
      advance(pick.get());
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
    return of.table().zone(of.rules().handZone() + seat - 1).cards().stream()
        .map(lying -> labels.card(lying.card()))
        .toList();
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
  private boolean lay(Match old, Progress then, Choice choice, boolean played) {
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

  // Scores.

  private void compareScores(int after) {
    List<Effect> now = effects;
    if (astray || now == null || differences.size() > differencesBefore) {
      return;
    }
    List<Effect> then = before.after(after).effects();
    int players = Math.min(game.rules().players(), before.game().rules().players());
    for (int seat = 1; seat <= players; seat++) {
      List<Effect.Points> pointsNow = points(now, seat);
      List<Effect.Points> pointsThen = points(then, seat);
      if (sum(pointsNow) != sum(pointsThen)) {
        differences.add(
            new MatchDifference.Scores(
                after,
                deal,
                seat,
                Values.written(sum(pointsNow)),
                Values.written(sum(pointsThen)),
                unlike(pointsNow, pointsThen).map(points -> place(points.rule()))));
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

  private static long sum(List<Effect.Points> points) {
    return points.stream().map(Effect.Points::points).reduce(Values.number(0), Values::plus);
  }

  /** Returns the first of the points scored now that were not scored before. */
  private static Optional<Effect.Points> unlike(
      List<Effect.Points> now, List<Effect.Points> before) {
    List<Long> left = new ArrayList<>(before.stream().map(Effect.Points::points).toList());
    return now.stream().filter(points -> !left.remove((Long) points.points())).findFirst();
  }

  /** Compares the results of a section whose points could not be compared one by one. */
  private void compareGains(CourseSection section, List<Long> scoresBefore, List<Long> scoresNow) {
    if (!astray || differences.size() > differencesBefore) {
      return;
    }
    List<Long> now = match.table().scores();
    for (int seat = 1; seat <= Math.min(now.size(), section.scores().size()); seat++) {
      long gained = Values.minus(now.get(seat - 1), scoresNow.get(seat - 1));
      long then = Values.minus(section.scores().get(seat - 1), scoresBefore.get(seat - 1));
      if (gained != then) {
        differences.add(
            new MatchDifference.Scores(
                section.end(),
                deal,
                seat,
                Values.written(gained),
                Values.written(then),
                Optional.empty()));
        return;
      }
    }
  }

  private void end() {
    if (!goesOn || !differences.isEmpty()) {
      return;
    }
    int last = before.length();
    switch (MatchEnd.of(lastBefore())) {
      case MatchEnd.Won(_, List<Integer> winners) -> {
        switch (MatchEnd.of(match)) {
          case MatchEnd.Won(_, List<Integer> now) when !now.equals(winners) ->
              differences.add(new MatchDifference.Winners(last, now, winners));
          case MatchEnd.Open _ -> differences.add(new MatchDifference.GoesOn(last));
          case MatchEnd.Won _, MatchEnd.Failed _ -> failAtEnd();
        }
      }
      case MatchEnd.Open _ -> {
        if (MatchEnd.of(match) instanceof MatchEnd.Won) {
          differences.add(new MatchDifference.OverSooner(last, deal));
        }
        failAtEnd();
      }
      case MatchEnd.Failed _ -> {}
    }
  }

  private void failAtEnd() {
    switch (match.status()) {
      case Status.Failed(_, RuleId rule) -> fail(before.length(), rule);
      case Status.Unfinished(RuleId rule) -> fail(before.length(), rule);
      case Status.Deciding _, Status.Ended _ -> {}
    }
  }

  private RulePlace place(RuleId rule) {
    return RulePlace.of(game, rule);
  }
}
