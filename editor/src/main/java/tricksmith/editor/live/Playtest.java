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
 * @param versions the match, under the rules of the text and of earlier ones; null until there are
 *     rules to play by
 * @param viewers who sits where, and what is shown
 * @param pace how the match goes on by itself
 * @param tests results of the script's tests under the rules in force
 * @param table null if there is no match
 */
public record Playtest(
    @Nullable Versions versions,
    Viewers viewers,
    Pace pace,
    List<TestResult> tests,
    @Nullable Table table) {

  /** The state before there are any rules. */
  public static final Playtest NONE =
      new Playtest(null, Viewers.USUAL, Pace.USUAL, List.of(), null);

  public Playtest {
    tests = List.copyOf(tests);
  }

  private Playtest drawn(@Nullable Versions others, Viewers whose, Pace newPace) {
    LiveMatch shown = others == null ? null : others.live();
    Table picture =
        shown == null
            ? null
            : TablePicture.of(shown, whose, newPace.showsEndOfDeal(shown, whose.seating()));
    return new Playtest(others, whose, newPace, tests, picture);
  }

  /** Changes the match; does nothing if there is none. */
  private Playtest map(UnaryOperator<LiveMatch> step) {
    return versions(versions -> versions.map(step));
  }

  private Playtest versions(UnaryOperator<Versions> step) {
    return versions == null ? this : drawn(step.apply(versions.judged()), viewers, pace);
  }

  private Playtest with(Viewers others) {
    return drawn(unchanged(), others, pace);
  }

  private Playtest with(Pace other) {
    return drawn(unchanged(), viewers, other);
  }

  private @Nullable Versions unchanged() {
    return versions == null ? null : versions.judged().map(UnaryOperator.identity());
  }

  // Reading.

  /** Returns the match; null until there are rules to play by. */
  public @Nullable LiveMatch live() {
    return versions == null ? null : versions.live();
  }

  /**
   * Returns the effect of the last edits on the match, until it is acknowledged; null for none, or
   * if it has yet to be {@linkplain #isJudged() judged}. Bots wait while there is one.
   */
  public @Nullable Change change() {
    return versions == null ? null : versions.change();
  }

  /**
   * Whether the effect of the last edits on the match is known. Until then, bots wait, and whatever
   * is done to the match judges it first.
   */
  public boolean isJudged() {
    return versions == null || versions.unjudged() == null;
  }

  /** Whether the match is the one under the earlier of two sets of rules. */
  public boolean byEarlierRules() {
    return versions != null && versions.byEarlierRules();
  }

  /** Returns the same match under the other of two sets of rules that are kept; null for none. */
  public @Nullable LiveMatch aside() {
    return versions == null ? null : versions.aside();
  }

  public Speed speed() {
    return pace.speed();
  }

  /** Returns everything that has happened; empty if there is no match. */
  public Optional<Timeline> timeline() {
    return Optional.ofNullable(live()).map(match -> Timeline.of(match, viewers));
  }

  /** Explains the current moment; empty if there is no match. */
  public Optional<Reasons> reasons() {
    return Optional.ofNullable(live()).map(match -> new Reasons(match, viewers));
  }

  /** Whether a bot must choose now. */
  public boolean isBotsTurn() {
    LiveMatch match = live();
    return match != null
        && change() == null
        && isJudged()
        && pace.isBotsTurn(match, viewers.seating());
  }

  /** Whether bots wait although the match could go on. */
  public boolean botsWait() {
    LiveMatch match = live();
    return match != null
        && match.match().status() instanceof Status.Deciding(Decision decision)
        && (change() != null
            || ((pace.covered() || match.waiting() || match.isAtStop())
                && !viewers.seating().isHuman(decision.decider())));
  }

  /** Whether bots wait for nothing but to be told to go on. */
  public boolean mayGoOn() {
    LiveMatch match = live();
    return match != null
        && botsWait()
        && change() == null
        && !pace.covered()
        && (match.waiting() || match.isAtStop());
  }

  /** Returns the match under the rules of the text; null before there were any. */
  public @Nullable LiveMatch byRulesOfText() {
    return versions == null ? null : versions.byRulesOfText();
  }

  /** Whether a finished trick stays on the table until it is acknowledged. */
  public boolean holdsTrick() {
    LiveMatch match = live();
    return match != null && pace.holdsTrick(match, viewers.seating());
  }

  /** Returns how long the bot waits before it chooses, so that what just happened can be seen. */
  public Duration botsPause() {
    LiveMatch match = live();
    return match == null ? pace.speed().pause() : pace.pause(match);
  }

  /** Returns the scores noted so far; empty if there is no match. */
  public Optional<ScoreSheet> scores() {
    return Optional.ofNullable(live()).map(ScoreSheet::of);
  }

  /** Whether the rules may lay a whole hand open, for instance a dummy's. */
  public boolean laysHandsOpen() {
    LiveMatch match = live();
    return match != null && HandsLaidOpen.by(match.game());
  }

  /** Whether the match is over or has failed. */
  public boolean isOver() {
    LiveMatch match = live();
    return match != null && !(match.match().status() instanceof Status.Deciding);
  }

  // Rules.

  /**
   * Continues the match under other rules, and judges their effect on it.
   *
   * @param firstSeed seed of the match, if there is none yet
   */
  public Playtest under(Game game, long firstSeed) {
    return takenOver(game, firstSeed).judged();
  }

  /**
   * Continues the match under other rules, whose effect on it has yet to be judged.
   *
   * @param firstSeed seed of the match, if there is none yet
   */
  public Playtest takenOver(Game game, long firstSeed) {
    if (versions == null) {
      return drawn(Versions.of(LiveMatch.start(game, firstSeed)), viewers, pace);
    }
    return versions.isPlayedUnder(game)
        ? this
        : drawn(versions.under(game, viewers.seating()), viewers, pace);
  }

  /** Judges the effect of the last edits on the match, if that has yet to be done. */
  public Playtest judged() {
    if (versions == null || isJudged()) {
      return this;
    }
    Versions next = versions.judged();
    return next.live().equals(versions.live())
        ? new Playtest(next, viewers, pace, tests, table)
        : drawn(next, viewers, pace);
  }

  /**
   * Acknowledges the change, and goes on from a moment under the new rules; what was played before
   * stays on its branch.
   *
   * @param choices the moment, as a number of choices
   */
  public Playtest goOnFrom(int choices) {
    return versions(versions -> versions.goOnFrom(choices));
  }

  /**
   * Acknowledges the change, and plays on from a moment under the new rules and under the earlier
   * ones; {@link #byOtherRules} switches between them.
   *
   * @param choices the moment, as a number of choices
   */
  public Playtest keepBoth(int choices) {
    return versions(versions -> versions.keepBoth(choices));
  }

  /**
   * Compares the match with what becomes of it if bots play on from the first difference: one of
   * many courses that it could take.
   *
   * @param goOn asked before each choice
   * @throws IllegalStateException if nothing has changed
   */
  public Judgement playedOn(BooleanSupplier goOn) {
    if (versions == null) {
      throw new IllegalStateException("there is no match");
    }
    return versions.judged().playedOn(viewers.seating(), goOn);
  }

  /**
   * Returns the same playtest, showing a change as if other rules with this effect had been put in
   * force.
   */
  public Playtest supposing(Change supposed) {
    return versions(versions -> versions.supposing(supposed));
  }

  /**
   * Opens a match that comes out differently under the rules in force, on a branch of its own, and
   * shows it as a change of this match would be shown.
   */
  public Playtest openChange(String name, Change other) {
    return versions(versions -> versions.openChange(name, other));
  }

  /** Shows the match under the other of the two sets of rules that are kept. */
  public Playtest byOtherRules() {
    return versions(Versions::byOtherRules);
  }

  /**
   * Goes on by one of two sets of rules that are kept, unless a change is to be looked at first.
   */
  public Playtest byEarlierRules(boolean earlier) {
    Playtest known = judged();
    return known.change() != null || known.byEarlierRules() == earlier
        ? known
        : known.byOtherRules();
  }

  public Playtest tested(List<TestResult> results) {
    return new Playtest(versions, viewers, pace, results, table);
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

  public Playtest botChooses() {
    return isBotsTurn() ? map(match -> match.botChooses(viewers.seating())) : this;
  }

  /**
   * Lets bots choose until it is a human's turn.
   *
   * @param goOn asked before each choice
   */
  public Playtest botsDone(BooleanSupplier goOn) {
    return isBotsTurn() ? map(match -> botsDone(match, goOn)) : this;
  }

  private LiveMatch botsDone(LiveMatch match, BooleanSupplier goOn) {
    LiveMatch played = match;
    while (played.isBotsTurn(viewers.seating()) && goOn.getAsBoolean()) {
      played = played.botChooses(viewers.seating());
    }
    return played;
  }

  /** Acknowledges the end of a deal, so that the next one may begin. */
  public Playtest nextDeal() {
    LiveMatch match = live();
    return match == null ? this : with(pace.withSeen(match.at()));
  }

  /** Acknowledges a trick, so that the next one may begin. */
  public Playtest nextTrick() {
    return holdsTrick() ? nextDeal() : this;
  }

  /** Sets whether finished tricks stay until acknowledged, or only for a while. */
  public Playtest patient(boolean stays) {
    return stays == pace.patient()
        ? this
        : new Playtest(versions, viewers, pace.withPatient(stays), tests, table);
  }

  /** Covers or uncovers the table; bots do not play on a covered table. */
  public Playtest covered(boolean nowCovered) {
    return nowCovered == pace.covered()
        ? this
        : new Playtest(versions, viewers, pace.withCovered(nowCovered), tests, table);
  }

  /** Starts another match under the rules in force, on a new branch. */
  public Playtest begin(long seed) {
    return map(match -> match.begin(seed));
  }

  /** Begins a match with the next seed, on a branch of its own. */
  public Playtest beginNext() {
    return map(match -> match.begin(match.branch().seed() + 1));
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

  public Playtest bringBack(Branch deleted) {
    return map(match -> match.bringBack(deleted));
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
    return versions == null ? List.of() : versions.joined().worthKeeping(viewers.seating());
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
    return Optional.ofNullable(live())
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
    LiveMatch match = live();
    if (match == null || !draft.isOf(match.match())) {
      return this;
    }
    return switch (match.arrange(draft.lines())) {
      case Arranged.Done(LiveMatch set) -> map(_ -> set);
      case Arranged.Refused objection -> {
        refused.accept(objection);
        yield this;
      }
    };
  }

  /**
   * Makes bots play again after the table was set, unless a whole trick was laid: whoever lays one
   * wants to look at it.
   */
  public Playtest goOnAsSet() {
    return map(match -> match.hasLaidTrick() ? match : match.goOn());
  }

  // Who plays, and who sees what.

  public Playtest seat(int seat, Occupant occupant) {
    return with(viewers.with(viewers.seating().with(seat, occupant), playersOr(seat)));
  }

  /** Lets the human at this screen, and no other, have a seat. */
  public Playtest sit(int seat) {
    return with(viewers.with(viewers.seating().withOnlyHuman(seat), playersOr(seat)));
  }

  /** Lets everybody sit where a match that was kept had them. */
  public Playtest seated(SeatAssignment seating) {
    return with(viewers.with(seating, playersOr(1)));
  }

  /** Puts this kind of bot on every seat without a human. */
  public Playtest bots(Occupant bot) {
    return with(viewers.with(viewers.seating().withBots(bot), playersOr(1)));
  }

  private int playersOr(int unknown) {
    LiveMatch match = live();
    return match == null ? unknown : match.match().rules().players();
  }

  /** Whether there are bots at the table that have yet to learn the game. */
  public boolean hasUntaughtBots() {
    return table != null && table.seats().stream().anyMatch(Table.SeatPlace::untaught);
  }

  /** Returns the same playtest, redrawn: bots may have learned the game since. */
  public Playtest redrawn() {
    return with(viewers);
  }

  /** Returns what the hidden hand of a seat may hold; empty if the viewers see all of it. */
  public Optional<Holding> holding(int seat) {
    return Optional.ofNullable(live()).flatMap(match -> Holding.of(seat, match, viewers));
  }

  /**
   * Returns the number of choices up to and including the last one that a seat has made so far;
   * empty if it has made none.
   */
  public Optional<Integer> lastChoiceOf(int seat) {
    LiveMatch match = live();
    if (match == null) {
      return Optional.empty();
    }
    List<Choice> made = match.branch().choices().subList(0, match.at());
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
    return Optional.ofNullable(live()).flatMap(match -> Thought.behind(choices, match, viewers));
  }

  /** Shows all cards, or only those that a human at the table sees. */
  public Playtest openHands(boolean open) {
    return with(viewers.open(open));
  }

  /** Shows the table to a seat, and hides it from the others. */
  public Playtest uncover(int seat) {
    return with(viewers.shownTo(seat));
  }

  public Playtest speed(Speed other) {
    return with(pace.withSpeed(other));
  }
}
