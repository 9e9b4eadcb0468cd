package tricksmith.editor.live;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.Arranged;
import tricksmith.editor.branches.Branch;
import tricksmith.editor.branches.Choice;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.branches.SeatAssignment;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.change.Change;
import tricksmith.editor.change.Judgement;
import tricksmith.editor.picture.Holding;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.ScoreSheet;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.TablePicture;
import tricksmith.editor.picture.Thought;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.picture.Viewers;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.expectation.SetTable;
import tricksmith.expectation.TestResult;
import tricksmith.players.Level;
import tricksmith.script.Game;

/**
 * The match beside the script, as the designer has set it up: who plays, how fast, who sees what;
 * with the results of the script's tests. Immutable: every method returns another one.
 *
 * @param live null until there are rules to play by
 * @param viewers who sits where, and what is shown
 * @param speed of the bots
 * @param tests results of the script's tests under the rules in force
 * @param patient whether a finished trick stays until it is acknowledged
 * @param seen the number of choices at which the end of a deal or a trick was last acknowledged
 * @param change the effect of the last edits on the match, until it is acknowledged; null for none.
 *     Bots wait while there is one
 * @param aside the same match under the other of two sets of rules that are kept; null for none
 * @param byEarlierRules whether {@code live} is the one of the two under the earlier rules
 * @param covered whether something covers the table: bots do not play where nobody looks
 * @param table null if there is no match
 */
public record Playtest(
    @Nullable LiveMatch live,
    Viewers viewers,
    Speed speed,
    List<TestResult> tests,
    boolean patient,
    int seen,
    @Nullable Change change,
    @Nullable LiveMatch aside,
    boolean byEarlierRules,
    boolean covered,
    @Nullable Table table) {

  /** The state before there are any rules. */
  public static final Playtest NONE =
      new Playtest(
          null, Viewers.USUAL, Speed.AT_ONCE, List.of(), false, 0, null, null, false, false, null);

  public Playtest {
    tests = List.copyOf(tests);
  }

  private Playtest with(@Nullable LiveMatch other, Viewers others) {
    return drawn(other, others, speed, seen);
  }

  private Playtest drawn(@Nullable LiveMatch other, Viewers others, Speed pace, int noted) {
    Change pending = other != null && isPendingIn(other) ? change : null;
    return drawn(other, others, pace, noted, pending, aside, byEarlierRules);
  }

  /**
   * Whether the change is still to be acknowledged in another match. Going on in a different way
   * acknowledges it.
   */
  private boolean isPendingIn(LiveMatch other) {
    return change != null
        && change.now().equals(other.game())
        && change.before().branch().isOnSameWayAs(other.branch());
  }

  private Playtest drawn(
      @Nullable LiveMatch other,
      Viewers others,
      Speed pace,
      int noted,
      @Nullable Change pending,
      @Nullable LiveMatch otherAside,
      boolean earlier) {
    Table picture =
        other == null
            ? null
            : TablePicture.of(other, others, showsEndOfDeal(other, others, pace, noted));
    return new Playtest(
        other, others, pace, tests, patient, noted, pending, otherAside, earlier, covered, picture);
  }

  /** Whether to show the end of a deal: always if a human plays with bots that take their time. */
  private static boolean showsEndOfDeal(LiveMatch live, Viewers viewers, Speed speed, int seen) {
    return speed != Speed.AT_ONCE
        && live.at() != seen
        && viewers.seating().hasHuman(live.match().rules().players())
        && live.isDealOver();
  }

  private Playtest map(UnaryOperator<LiveMatch> change) {
    return live == null ? this : with(change.apply(live), viewers);
  }

  // Reading.

  /** Returns everything that has happened; empty if there is no match. */
  public Optional<Timeline> timeline() {
    return Optional.ofNullable(live).map(match -> Timeline.of(match, viewers));
  }

  /** Explains the current moment; empty if there is no match. */
  public Optional<Reasons> reasons() {
    return Optional.ofNullable(live).map(Reasons::new);
  }

  /** Whether a bot must choose now. */
  public boolean isBotsTurn() {
    return live != null
        && change == null
        && !covered
        && live.isBotsTurn(viewers.seating())
        && !showsEndOfDeal(live, viewers, speed, seen)
        && !holdsTrick();
  }

  /** Whether bots wait although the match could go on. */
  public boolean botsWait() {
    return live != null
        && live.match().status() instanceof Status.Deciding(Decision decision)
        && (change != null
            || ((covered || live.waiting() || live.isAtStop())
                && !viewers.seating().isHuman(decision.decider())));
  }

  /** Returns the match under the rules of the text; null before there were any. */
  public @Nullable LiveMatch byRulesOfText() {
    return byEarlierRules ? aside : live;
  }

  /** Whether a finished trick stays on the table until it is acknowledged. */
  public boolean holdsTrick() {
    return patient
        && live != null
        && speed != Speed.AT_ONCE
        && live.at() != seen
        && viewers.seating().hasHuman(live.match().rules().players())
        && live.isBotsTurn(viewers.seating())
        && live.isTrickOver()
        && !live.isDealOver();
  }

  /** Returns how long the bot waits before it chooses, so that what just happened can be seen. */
  public Duration botsPause() {
    boolean isNew = live != null && live.isTrickOver() && live.at() != seen;
    return isNew ? speed.afterTrick() : speed.pause();
  }

  /** Returns the scores noted so far; empty if there is no match. */
  public Optional<ScoreSheet> scores() {
    return Optional.ofNullable(live).map(ScoreSheet::of);
  }

  /** Whether the rules may lay a whole hand open, for instance a dummy's. */
  public boolean laysHandsOpen() {
    return live != null && HandsLaidOpen.by(live.game());
  }

  /** Whether the match is over or has failed. */
  public boolean isOver() {
    return live != null && !(live.match().status() instanceof Status.Deciding);
  }

  // Rules.

  /**
   * Continues the match under other rules.
   *
   * @param firstSeed seed of the match, if there is none yet
   */
  public Playtest under(Game game, long firstSeed) {
    LiveMatch present = byRulesOfText();
    if (present == null) {
      return with(LiveMatch.start(game, firstSeed), viewers);
    }
    LiveMatch followed = followed(present, game);
    LiveMatch other = byEarlierRules ? live : aside;
    return drawn(followed, viewers, speed, seen, change(present, followed, game), other, false);
  }

  /**
   * Follows a change of rules. If only bots have chosen anything, a choice that is no longer legal
   * is no reason to stop.
   */
  private LiveMatch followed(LiveMatch before, Game game) {
    LiveMatch followed = before.under(game);
    SeatAssignment seating = viewers.seating();
    boolean bots = seating.hasHuman(game.rules().players()) && before.isUntouched(seating);
    return bots && followed.stop() != null ? before.beginAgain(game) : followed;
  }

  /**
   * Returns the change to show. Several edits are one change: it is measured from the match before
   * the first of them.
   */
  private @Nullable Change change(LiveMatch present, LiveMatch followed, Game game) {
    boolean beganAgain = !followed.branch().isOnSameWayAs(present.branch());
    boolean sameGame = game.equals(present.game());
    if (beganAgain) {
      return null;
    }
    if (sameGame) {
      return change;
    }
    return Change.between(change == null ? present.course() : change.before(), game).orElse(null);
  }

  /**
   * Acknowledges the change, and goes on from a moment under the new rules; what was played before
   * stays on its branch.
   *
   * @param choices the moment, as a number of choices
   */
  public Playtest goOnFrom(int choices) {
    LiveMatch present = live;
    return present == null
        ? this
        : drawn(present.to(choices).goOn(), viewers, speed, seen, null, aside, byEarlierRules);
  }

  /**
   * Acknowledges the change, and plays on from a moment under the new rules and under the earlier
   * ones; {@link #byOtherRules} switches between them.
   *
   * @param choices the moment, as a number of choices
   */
  public Playtest keepBoth(int choices) {
    LiveMatch present = live;
    Change pending = change;
    if (present == null || pending == null) {
      return this;
    }
    LiveMatch earlier = present.in(pending.before());
    LiveMatch joined = aside == null ? present : present.withBranchOf(aside);
    return drawn(joined.to(choices).goOn(), viewers, speed, seen, null, earlier, false);
  }

  /**
   * Compares the match with what becomes of it if bots play on from the first difference: one of
   * many courses that it could take.
   *
   * @param goOn asked before each choice
   * @throws IllegalStateException if nothing has changed
   */
  public Judgement playedOn(BooleanSupplier goOn) {
    LiveMatch present = live;
    Change pending = change;
    if (present == null || pending == null) {
      throw new IllegalStateException("nothing has changed");
    }
    LiveMatch course =
        present.to(pending.first().choices()).goOn().forward(Stride.MATCH, viewers.seating(), goOn);
    return pending.beside(course.course());
  }

  /**
   * Returns the same playtest, showing a change as if other rules with this effect had been put in
   * force.
   */
  public Playtest supposing(Change supposed) {
    return drawn(live, viewers, speed, seen, supposed, aside, byEarlierRules);
  }

  /**
   * Opens a match that comes out differently under the rules in force, on a branch of its own, and
   * shows it as a change of this match would be shown.
   */
  public Playtest openChange(String name, Change other) {
    LiveMatch present = live;
    if (present == null || !other.now().equals(present.game())) {
      return this;
    }
    PlayedBranch course = present.asNewBranch(name, other.before());
    Change shown = new Change(course, other.now(), other.asPlayed());
    return drawn(present.openCourse(course), viewers, speed, seen, shown, aside, byEarlierRules);
  }

  /** Shows the match under the other of the two sets of rules that are kept. */
  public Playtest byOtherRules() {
    return aside == null ? this : drawn(aside, viewers, speed, seen, null, live, !byEarlierRules);
  }

  /**
   * Goes on by one of two sets of rules that are kept, unless a change is to be looked at first.
   */
  public Playtest byEarlierRules(boolean earlier) {
    return change != null || byEarlierRules == earlier ? this : byOtherRules();
  }

  public Playtest tested(List<TestResult> results) {
    return new Playtest(
        live,
        viewers,
        speed,
        results,
        patient,
        seen,
        change,
        aside,
        byEarlierRules,
        covered,
        table);
  }

  // Playing.

  /**
   * Chooses for the seat whose decision it is.
   *
   * @param shown the match in which the choice was offered; if the match has moved on since,
   *     nothing happens
   */
  public Playtest choose(Match shown, Pick pick) {
    return map(match -> match.match() == shown ? match.choose(pick) : match);
  }

  /** Lets the bot whose turn it is choose. */
  public Playtest botChooses() {
    return isBotsTurn() ? map(match -> match.botChooses(viewers.seating())) : this;
  }

  /**
   * Lets bots choose until it is a human's turn.
   *
   * @param goOn asked before each choice
   */
  public Playtest botsDone(BooleanSupplier goOn) {
    LiveMatch played = live;
    if (played == null || !isBotsTurn()) {
      return this;
    }
    while (played.isBotsTurn(viewers.seating()) && goOn.getAsBoolean()) {
      played = played.botChooses(viewers.seating());
    }
    return with(played, viewers);
  }

  /** Acknowledges the end of a deal, so that the next one may begin. */
  public Playtest nextDeal() {
    return live == null ? this : drawn(live, viewers, speed, live.at());
  }

  /** Acknowledges a trick, so that the next one may begin. */
  public Playtest nextTrick() {
    return holdsTrick() ? nextDeal() : this;
  }

  /** Sets whether finished tricks stay until acknowledged, or only for a while. */
  public Playtest patient(boolean stays) {
    return stays == patient
        ? this
        : new Playtest(
            live,
            viewers,
            speed,
            tests,
            stays,
            seen,
            change,
            aside,
            byEarlierRules,
            covered,
            table);
  }

  /** Covers or uncovers the table; bots do not play on a covered table. */
  public Playtest covered(boolean nowCovered) {
    return nowCovered == covered
        ? this
        : new Playtest(
            live,
            viewers,
            speed,
            tests,
            patient,
            seen,
            change,
            aside,
            byEarlierRules,
            nowCovered,
            table);
  }

  /** Starts another match under the rules in force, on a new branch. */
  public Playtest begin(long seed) {
    return map(match -> match.begin(seed));
  }

  // Time.

  /** Moves to the moment after this many choices; bots wait there. */
  public Playtest to(int choices) {
    return map(match -> match.to(choices));
  }

  /** Steps back; bots wait there. */
  public Playtest back(Stride stride) {
    return map(match -> match.back(stride));
  }

  /**
   * Steps forward along what was played; past its end, bots decide for everybody.
   *
   * @param goOn asked before each choice of a bot
   */
  public Playtest forward(Stride stride, BooleanSupplier goOn) {
    return map(match -> match.forward(stride, viewers.seating(), goOn));
  }

  /** Takes back the last human choice and everything after it. */
  public Playtest takeBack() {
    return map(match -> match.takeBack(viewers.seating()));
  }

  /** Resumes play from here; what came after stays on its branch. */
  public Playtest goOn() {
    return map(LiveMatch::goOn);
  }

  /** Makes bots wait until play is resumed. */
  public Playtest pause() {
    return map(match -> match.to(match.at()));
  }

  // Branches.

  public Playtest switchTo(int branch) {
    return map(match -> match.switchTo(branch));
  }

  public Playtest rename(int branch, String name) {
    return map(match -> match.rename(branch, name));
  }

  /** Deletes a branch other than the current one. */
  public Playtest drop(int branch) {
    return map(match -> match.drop(branch));
  }

  /**
   * Opens branches that were recorded elsewhere.
   *
   * @param present number of the branch to show
   * @param choices the moment to show, as a number of choices
   */
  public Playtest open(List<Branch> recorded, int present, int choices) {
    return map(match -> match.open(recorded, present, choices, viewers.seating()));
  }

  /**
   * Opens a match of a batch on a new branch.
   *
   * @param name of the branch
   * @param level of the bots that played it
   * @param choices the moment to show, as a number of choices
   */
  public Playtest openExample(String name, Level level, long seed, int choices) {
    return map(match -> match.openExample(name, level, seed, choices));
  }

  /** Returns the branches worth keeping between sessions; may be empty. */
  public List<Branch> worthKeeping() {
    LiveMatch present = byRulesOfText();
    if (present == null) {
      return List.of();
    }
    LiveMatch earlier = byEarlierRules ? live : aside;
    LiveMatch all = earlier == null ? present : present.withBranchOf(earlier);
    return all.worthKeeping(viewers.seating());
  }

  /** Attaches a note to a moment of a branch; a blank one removes it. */
  public Playtest note(int branch, int choices, String text) {
    return map(match -> match.note(branch, choices, text));
  }

  /** Changes an outcome of chance, on a new branch that continues from there. */
  public Playtest letComeUp(Timeline.CameUp entry, String label) {
    return map(
        match ->
            match.withChance(
                match.branch().chance().with(entry.occasion(), label),
                Math.max(0, entry.choices())));
  }

  // Scenes.

  /** Returns the table, ready to be set by hand; empty unless a decision is pending. */
  public Optional<SceneDraft> scene() {
    return Optional.ofNullable(live)
        .filter(match -> SetTable.isPossible(match.match()))
        .map(SceneDraft::of);
  }

  /**
   * Sets the table by hand, on a new branch.
   *
   * @param refused called if the table cannot be set like this, with the reason; then nothing
   *     changes
   */
  public Playtest arrange(SceneDraft draft, Consumer<Arranged.Refused> refused) {
    if (live == null || !draft.isOf(live.match())) {
      return this;
    }
    return switch (live.arrange(draft.lines())) {
      case Arranged.Done(LiveMatch set) -> with(set, viewers);
      case Arranged.Refused objection -> {
        refused.accept(objection);
        yield this;
      }
    };
  }

  // Who plays, and who sees what.

  public Playtest seat(int seat, Occupant occupant) {
    int players = live == null ? seat : live.match().rules().players();
    return with(live, viewers.with(viewers.seating().with(seat, occupant), players));
  }

  /** Puts this kind of bot on every seat without a human. */
  public Playtest bots(Occupant bot) {
    int players = live == null ? 1 : live.match().rules().players();
    return with(live, viewers.with(viewers.seating().withBots(bot), players));
  }

  /** Whether there are bots at the table that are still learning the game. */
  public boolean isLearning() {
    return table != null && table.seats().stream().anyMatch(Table.SeatPlace::learning);
  }

  /** Returns the same playtest, redrawn: bots may have learned the game since. */
  public Playtest redrawn() {
    return with(live, viewers);
  }

  /** Returns what the hidden hand of a seat may hold; empty if the viewers see all of it. */
  public Optional<Holding> holding(int seat) {
    return Optional.ofNullable(live).flatMap(match -> Holding.of(seat, match, viewers));
  }

  /**
   * Returns the number of choices up to and including the last one that a seat has made so far;
   * empty if it has made none.
   */
  public Optional<Integer> lastChoiceOf(int seat) {
    if (live == null) {
      return Optional.empty();
    }
    List<Choice> made = live.branch().choices().subList(0, live.at());
    int last = made.size();
    while (last > 0 && made.get(last - 1).seat() != seat) {
      last--;
    }
    return last == 0 ? Optional.empty() : Optional.of(last);
  }

  /**
   * Returns what the player who made a choice had in mind, as far as the viewers may know it.
   *
   * @param choices the moment after the choice
   */
  public Optional<Thought> thought(int choices) {
    return Optional.ofNullable(live).flatMap(match -> Thought.behind(choices, match, viewers));
  }

  /** Shows all cards, or only those that a human at the table sees. */
  public Playtest openHands(boolean open) {
    return with(live, viewers.open(open));
  }

  /** Shows the table to a seat, and hides it from the others. */
  public Playtest uncover(int seat) {
    return with(live, viewers.shownTo(seat));
  }

  public Playtest speed(Speed other) {
    return drawn(live, viewers, other, seen);
  }
}
