package tricksmith.editor.live;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tricksmith.expectation.SetTable;
import tricksmith.expectation.TestResult;
import tricksmith.match.Match;
import tricksmith.match.Pick;
import tricksmith.match.Status;
import tricksmith.script.Game;

/**
 * The match beside the script, with all that the designer has settled about it: who plays, how
 * fast, who sees what; and what came of the script's tests. Every method gives another one.
 *
 * @param live null as long as there were no rules by which to play
 * @param viewers who sits where, and what is shown
 * @param speed of bots
 * @param tests what came of the script's tests by the rules in force
 * @param seen after how many choices the end of a deal was last taken note of
 * @param table the picture; null if there is no match
 */
public record Playtest(
    @Nullable LiveMatch live,
    Viewers viewers,
    Speed speed,
    List<TestResult> tests,
    int seen,
    @Nullable Table table) {

  /** Before there are any rules. */
  public static final Playtest NONE =
      new Playtest(null, Viewers.USUAL, Speed.AT_ONCE, List.of(), 0, null);

  public Playtest {
    tests = List.copyOf(tests);
  }

  private Playtest with(@Nullable LiveMatch other, Viewers others) {
    return drawn(other, others, speed, seen);
  }

  private Playtest drawn(@Nullable LiveMatch other, Viewers others, Speed pace, int noted) {
    Table picture =
        other == null
            ? null
            : TablePicture.of(other, others, showsEndOfDeal(other, others, pace, noted));
    return new Playtest(other, others, pace, tests, noted, picture);
  }

  /** Who plays with bots that take their time looks at the end of a deal before the next one. */
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

  /** All that has happened; empty if there is no match. */
  public Optional<Timeline> timeline() {
    return Optional.ofNullable(live).map(match -> Timeline.of(match, viewers));
  }

  /** Why things are as they are; empty if there is no match. */
  public Optional<Reasons> reasons() {
    return Optional.ofNullable(live).map(Reasons::new);
  }

  /** Whether a bot is to decide now. */
  public boolean isBotsTurn() {
    return live != null
        && live.isBotsTurn(viewers.seating())
        && !showsEndOfDeal(live, viewers, speed, seen);
  }

  /** How long a bot waits whose turn it is: what has just happened wants to be seen. */
  public Duration botsPause() {
    return live != null && live.isTrickOver() ? speed.afterTrick() : speed.pause();
  }

  /** The scores as they were noted so far; empty if there is no match. */
  public Optional<ScoreSheet> scores() {
    return Optional.ofNullable(live).map(ScoreSheet::of);
  }

  /** Whether the rules may lay a whole hand open, as that of a dummy. */
  public boolean laysHandsOpen() {
    return live != null && HandsLaidOpen.by(live.game());
  }

  /** Whether the match is over or has failed. */
  public boolean isOver() {
    return live != null && !(live.match().status() instanceof Status.Deciding);
  }

  // Rules.

  /**
   * Other rules take over.
   *
   * @param firstSeed of the match, if there is none yet
   */
  public Playtest under(Game game, long firstSeed) {
    return with(live == null ? LiveMatch.start(game, firstSeed) : followed(live, game), viewers);
  }

  /** Choices that only bots have made are nothing to stop for: they make others. */
  private LiveMatch followed(LiveMatch before, Game game) {
    LiveMatch followed = before.under(game);
    Seating seating = viewers.seating();
    boolean bots = seating.hasHuman(game.rules().players()) && before.isUntouched(seating);
    return bots && followed.stop() != null ? before.beginAgain(game) : followed;
  }

  /** The designer has taken note of what comes out otherwise by the rules in force. */
  public Playtest noted() {
    return map(LiveMatch::noted);
  }

  /** With what came of the script's tests. */
  public Playtest tested(List<TestResult> results) {
    return new Playtest(live, viewers, speed, results, seen, table);
  }

  // Playing.

  /**
   * Chooses for the seat that is asked.
   *
   * @param shown the match as it was when the choice was offered; if it has gone on since, nothing
   *     happens
   */
  public Playtest choose(Match shown, Pick pick) {
    return map(match -> match.match() == shown ? match.choose(pick) : match);
  }

  /** Lets the bot choose whose turn it is. */
  public Playtest botChooses() {
    return isBotsTurn() ? map(match -> match.botChooses(viewers.seating())) : this;
  }

  /** Lets bots choose until it is a human's turn. */
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

  /** The end of a deal was looked at: the next one may begin. */
  public Playtest nextDeal() {
    return live == null ? this : drawn(live, viewers, speed, live.at());
  }

  /** Another match by the rules in force, on a branch of its own. */
  public Playtest begin(long seed) {
    return map(match -> match.begin(seed));
  }

  // Time.

  /** Stands after so many choices; bots wait there. */
  public Playtest to(int choices) {
    return map(match -> match.to(choices));
  }

  /** One step back; bots wait there. */
  public Playtest back(Stride stride) {
    return map(match -> match.back(stride));
  }

  /**
   * One step on, along what was played; behind its end bots decide for everybody.
   *
   * @param goOn asked before each choice of a bot
   */
  public Playtest forward(Stride stride, BooleanSupplier goOn) {
    return map(match -> match.forward(stride, viewers.seating(), goOn));
  }

  /** Takes the last choice of a human back, and what came after it. */
  public Playtest takeBack() {
    return map(match -> match.takeBack(viewers.seating()));
  }

  /** Goes on from here: bots may choose. What came after is left on its branch. */
  public Playtest goOn() {
    return map(LiveMatch::goOn);
  }

  /** Bots wait until they are told to go on. */
  public Playtest pause() {
    return map(match -> match.to(match.at()));
  }

  // Branches.

  /** Goes to another branch. */
  public Playtest switchTo(int branch) {
    return map(match -> match.switchTo(branch));
  }

  /** Calls a branch otherwise. */
  public Playtest rename(int branch, String name) {
    return map(match -> match.rename(branch, name));
  }

  /** Drops a branch other than the present one. */
  public Playtest drop(int branch) {
    return map(match -> match.drop(branch));
  }

  /**
   * Opens branches that were recorded elsewhere.
   *
   * @param present the number of the one on which to stand
   * @param choices after how many of its choices
   */
  public Playtest open(List<Branch> recorded, int present, int choices) {
    return map(match -> match.open(recorded, present, choices, viewers.seating()));
  }

  /**
   * Opens a match of a batch on a branch of its own.
   *
   * @param name of the branch
   * @param choices after how many of its choices to stand
   */
  public Playtest openExample(String name, long seed, int choices) {
    return map(match -> match.openExample(name, seed, choices));
  }

  /** The branches that somebody might miss; empty if there are none. */
  public List<Branch> worthKeeping() {
    return live == null ? List.of() : live.worthKeeping(viewers.seating());
  }

  /** Notes something at a moment of a branch; blank for nothing. */
  public Playtest note(int branch, int choices, String text) {
    return map(match -> match.note(branch, choices, text));
  }

  /** Lets something else come up, on a branch of its own that goes on from there. */
  public Playtest letComeUp(Timeline.CameUp entry, String label) {
    return map(
        match ->
            match.withChance(
                match.branch().chance().with(entry.occasion(), label),
                Math.max(0, entry.choices())));
  }

  // Scenes.

  /** The table as it can be set by hand; empty if nobody is to decide. */
  public Optional<SceneDraft> scene() {
    return Optional.ofNullable(live)
        .filter(match -> SetTable.isPossible(match.match()))
        .map(SceneDraft::of);
  }

  /**
   * Sets the table by hand, on a branch that goes on from there.
   *
   * @param refused told if it cannot be set so; then nothing happens
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

  /** Lets somebody else decide for a seat. */
  public Playtest seat(int seat, Occupant occupant) {
    int players = live == null ? seat : live.match().rules().players();
    return with(live, viewers.with(viewers.seating().with(seat, occupant), players));
  }

  /** Shows all cards, or only those that a human at the table sees. */
  public Playtest openHands(boolean open) {
    return with(live, viewers.open(open));
  }

  /** A seat says that it looks, and others do not. */
  public Playtest uncover(int seat) {
    return with(live, viewers.shownTo(seat));
  }

  /** Bots play so fast. */
  public Playtest speed(Speed other) {
    return drawn(live, viewers, other, seen);
  }
}
