package tricksmith.editor.branches;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.Advance;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Effect;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.expectation.SetTable;
import tricksmith.players.Level;
import tricksmith.script.Game;

/**
 * A branch played under some rules, as far as they allow: the match before the first choice, and
 * after each.
 */
public final class PlayedBranch {
  private final Game game;
  private final Branch branch;
  private final List<Moment> moments;
  private final @Nullable Stop stop;

  /** Everything that happened up to the last choice. */
  private final List<Event> events;

  /** The changed setting that prevents it from going as it was played; null if there is none. */
  private final @Nullable OtherSetting otherSetting;

  private PlayedBranch(Game game, Branch branch, List<Moment> moments, @Nullable Stop stop) {
    this(game, branch, moments, stop, null);
  }

  private PlayedBranch(
      Game game,
      Branch branch,
      List<Moment> moments,
      @Nullable Stop stop,
      @Nullable OtherSetting otherSetting) {
    this.game = game;
    this.branch = branch;
    this.moments = List.copyOf(moments);
    this.stop = stop;
    events = moments.getLast().match().events();
    this.otherSetting = otherSetting;
  }

  /** Plays a branch with the same chance and, as far as possible, the same choices. */
  static PlayedBranch of(Game game, Branch branch) {
    Labels labels = new Labels(game.rules());
    List<Moment> moments = new ArrayList<>();
    moments.add(Moment.of(begin(game, branch)));
    List<Choice> choices = branch.choices();
    for (int place = 0; place <= choices.size(); place++) {
      Optional<Match> set = withScene(game, branch, place, moments.getLast().match());
      if (set.isEmpty()) {
        return new PlayedBranch(game, branch, moments, Stop.atScene(place));
      }
      moments.set(place, new Moment(set.get(), moments.getLast().effects()));
      if (place < choices.size()) {
        Optional<Pick> pick = pick(set.get(), choices.get(place), labels);
        if (pick.isEmpty()) {
          Stop stop = new Parting(game, set.get(), choices, place).stop();
          return new PlayedBranch(game, branch, moments, stop);
        }
        moments.add(Moment.of(set.get().advance(pick.get())));
      }
    }
    return new PlayedBranch(game, branch, moments, null);
  }

  /**
   * Plays a match of a batch, from its beginning to its end.
   *
   * @param level of the bots that play it
   */
  public static PlayedBranch example(Game game, Level level, long seed) {
    List<Choice> made = Example.choices(game.rules(), level, seed, 0);
    return of(game, Branch.recorded(1, seed, FixedOutcomes.OF_THE_SEED, made));
  }

  public PlayedBranch under(Game other) {
    PlayedBranch replayed = of(other, branch);
    if (replayed.stop == null) {
      return replayed;
    }
    OtherSetting set = OtherSetting.between(game, other).orElse(otherSetting);
    return new PlayedBranch(other, branch, replayed.moments, replayed.stop, set);
  }

  /**
   * Returns the changed setting that keeps the branch from going as it was played; empty if it can,
   * or if the script was changed as well.
   */
  public Optional<OtherSetting> otherSetting() {
    return Optional.ofNullable(otherSetting);
  }

  /**
   * Returns the match with its table set by hand after this many choices; empty if that is
   * impossible.
   */
  public static Optional<Match> withScene(Game game, Branch branch, int after, Match match) {
    Arrangement scene = branch.scenes().get(after);
    if (scene == null) {
      return Optional.of(match);
    }
    return SetTable.isPossible(match)
            && SetTable.of(game, match, scene.lines()) instanceof SetTable.Ready(Match set)
        ? Optional.of(set)
        : Optional.empty();
  }

  /** Begins the match of a branch under these rules, before its first choice. */
  public static Advance begin(Game game, Branch branch) {
    return Match.begin(game.rules(), branch.seed(), branch.chance().outcomes(game.rules()));
  }

  /** Returns the match after this many choices, before its table is set by hand. */
  Match beforeScene(int choices) {
    if (choices == 0) {
      return begin(game, branch).match();
    }
    Match before = after(choices - 1).match();
    Choice last = branch.choices().get(choices - 1);
    return pick(before, last, new Labels(game.rules()))
        .map(pick -> before.advance(pick).match())
        .orElseThrow();
  }

  private static Optional<Pick> pick(Match match, Choice choice, Labels labels) {
    return match.status() instanceof Status.Deciding(Decision asked) && choice.answers(asked)
        ? choice.among(asked, labels)
        : Optional.empty();
  }

  /** Appends choices that have already been made. */
  PlayedBranch and(List<Choice> choices, List<Moment> after) {
    List<Moment> all = new ArrayList<>(moments);
    all.addAll(after);
    return new PlayedBranch(game, branch.and(choices), all, null);
  }

  /** Forks after this many choices, which must have been reached. */
  PlayedBranch leaving(int after, int number) {
    return new PlayedBranch(
        game, branch.leaving(after, number), moments.subList(0, after + 1), null);
  }

  /** Replaces the branch by one that differs only in its name or notes. */
  PlayedBranch as(Branch described) {
    return new PlayedBranch(game, described, moments, stop, otherSetting);
  }

  public Game game() {
    return game;
  }

  public Branch branch() {
    return branch;
  }

  /** Whether its table was set by hand, so that the rules alone do not lead to it. */
  public boolean hasScene() {
    return !branch.scenes().isEmpty();
  }

  /** Returns the number of choices that could be made. */
  public int length() {
    return moments.size() - 1;
  }

  /** Returns the match after this many choices. */
  public Moment after(int choices) {
    return moments.get(choices);
  }

  /** Returns the choice that could not be repeated; null if all could. */
  public @Nullable Stop stop() {
    return stop;
  }

  /** Returns the events since the previous choice; for 0, those before the first. */
  public List<Event> eventsSince(int choices) {
    int before = choices == 0 ? 0 : after(choices - 1).match().length();
    return events.subList(before, after(choices).match().length());
  }

  /** Returns all effects on scores and variables in the first {@code choices} choices. */
  public List<Effect> effectsUpTo(int choices) {
    return moments.subList(0, choices + 1).stream()
        .flatMap(moment -> moment.effects().stream())
        .toList();
  }
}
