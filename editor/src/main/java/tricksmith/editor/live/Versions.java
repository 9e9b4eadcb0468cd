package tricksmith.editor.live;

import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.branches.SeatAssignment;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.change.Change;
import tricksmith.editor.change.Judgement;
import tricksmith.script.Game;

/**
 * A match under the rules of the text and, if the designer keeps them, under earlier ones; with
 * what the last edits changed. Immutable.
 *
 * @param live the one that is played
 * @param change the effect of the last edits on the match, until it is acknowledged; null for none
 * @param unjudged the match as it was played before the last edits, if their effect on it has yet
 *     to be judged; otherwise null
 * @param aside the same match under the other of two sets of rules; null for none
 * @param byEarlierRules whether {@code live} is the one of the two under the earlier rules
 * @param left the match that was left to look at a change in another one, to return to when that
 *     change is taken back; null for none
 * @param accepted the rules before each change that was acknowledged, the latest last: if they come
 *     back, the designer has taken that change back and need not be told
 */
record Versions(
    LiveMatch live,
    @Nullable Change change,
    @Nullable PlayedBranch unjudged,
    @Nullable LiveMatch aside,
    boolean byEarlierRules,
    @Nullable LiveMatch left,
    List<Game> accepted) {

  Versions {
    accepted = List.copyOf(accepted);
  }

  /** How many acknowledged changes can be taken back in silence. */
  private static final int MOST_ACCEPTED = 50;

  static Versions of(LiveMatch live) {
    return new Versions(live, null, null, null, false, null, List.of());
  }

  /** Changes the match. Going on in a different way acknowledges the change. */
  Versions map(UnaryOperator<LiveMatch> step) {
    LiveMatch next = step.apply(live);
    return change != null
            && change.now().equals(next.game())
            && change.before().branch().isOnSameWayAs(next.branch())
        ? with(next, change)
        : acknowledged(next);
  }

  /** Goes on without the change. Earlier rules that are kept are then those before the change. */
  private Versions acknowledged(LiveMatch next) {
    List<Game> before = change == null ? accepted : and(accepted, change.before().game());
    return change == null || aside == null || byEarlierRules || left != null
        ? new Versions(next, null, null, aside, byEarlierRules, null, before)
        : new Versions(
            next.withBranchOf(aside), null, null, live.in(change.before()), false, null, before);
  }

  private Versions with(LiveMatch next, @Nullable Change shown) {
    return new Versions(next, shown, null, aside, byEarlierRules, left, accepted);
  }

  LiveMatch byRulesOfText() {
    return byEarlierRules ? Objects.requireNonNull(aside) : live;
  }

  /** Returns the match under the rules of the text, with its branch under the earlier ones. */
  LiveMatch joined() {
    LiveMatch earlier = byEarlierRules ? live : aside;
    return earlier == null ? live : byRulesOfText().withBranchOf(earlier);
  }

  /** Whether this very game is the one played, so that there is nothing to take over. */
  @SuppressWarnings("ReferenceEquality") // Comparing programs takes longer than taking one over.
  boolean isPlayedUnder(Game game) {
    return live.game() == game;
  }

  /**
   * Continues the match of the text under other rules, whose effect has yet to be judged, unless
   * they are those before the last change again. Once they are the earlier ones again, the match
   * under these is back.
   */
  Versions under(Game game, SeatAssignment seating) {
    LiveMatch present = byRulesOfText();
    LiveMatch earlier = byEarlierRules ? live : aside;
    if (earlier != null && earlier.game().isSameAs(game)) {
      return of(earlier.under(game).withBranchOf(present));
    }
    LiveMatch followed = followed(present, game, seating);
    List<Game> stillAccepted = until(accepted, game);
    boolean isTakenBack = stillAccepted.size() < accepted.size();
    Versions next = new Versions(followed, null, null, earlier, false, left, stillAccepted);
    if (isTakenBack || !followed.branch().isOnSameWayAs(present.branch())) {
      return next.settled();
    }
    return game.equals(present.game())
        ? new Versions(followed, change, unjudged, earlier, false, left, accepted)
        : new Versions(followed, null, before(present), earlier, false, left, accepted);
  }

  private static List<Game> and(List<Game> games, Game next) {
    return Stream.concat(games.stream(), Stream.of(next))
        .skip(Math.max(0, games.size() + 1 - MOST_ACCEPTED))
        .toList();
  }

  /** Returns the games before the last one that is the same as this; all if none is. */
  private static List<Game> until(List<Game> games, Game game) {
    for (int place = games.size() - 1; place >= 0; place--) {
      if (games.get(place).isSameAs(game)) {
        return games.subList(0, place);
      }
    }
    return games;
  }

  /**
   * Returns the match with which the rules are compared. Several edits are one change: it is
   * measured from the match before the first of them.
   */
  private PlayedBranch before(LiveMatch present) {
    if (unjudged != null) {
      return unjudged;
    }
    return change == null ? present.course() : change.before();
  }

  /** Judges the effect of the last edits on the match, if that has yet to be done. */
  Versions judged() {
    if (unjudged == null) {
      return this;
    }
    boolean isReplayed = unjudged.branch().isOnSameWayAs(live.branch());
    PlayedBranch now = isReplayed ? live.course() : unjudged.under(live.game());
    return with(live, Change.between(unjudged, now).orElse(null)).settled();
  }

  /**
   * Returns to the match that was left to look at a change in another one, once the rules change
   * nothing any more in that.
   */
  private Versions settled() {
    return change == null && left != null
        ? new Versions(left.under(live.game()), null, null, aside, byEarlierRules, null, accepted)
        : this;
  }

  /**
   * Follows a change of rules. If only bots have chosen anything, a choice that is no longer legal
   * is no reason to stop.
   */
  private static LiveMatch followed(LiveMatch before, Game game, SeatAssignment seating) {
    LiveMatch followed = before.under(game);
    boolean bots = seating.hasHuman(game.rules().players()) && before.isUntouched(seating);
    return bots && followed.stop() != null ? before.beginAgain(game) : followed;
  }

  Versions goOnFrom(int choices) {
    return acknowledged(live.to(choices).goOn());
  }

  Versions keepBoth(int choices) {
    if (change == null) {
      return this;
    }
    LiveMatch joined = aside == null ? live : live.withBranchOf(aside);
    return new Versions(
        joined.to(choices).goOn(), null, null, live.in(change.before()), false, null, List.of());
  }

  Judgement playedOn(SeatAssignment seating, BooleanSupplier goOn) {
    if (change == null) {
      throw new IllegalStateException("nothing has changed");
    }
    LiveMatch course =
        live.to(change.first().choices()).goOn().forward(Stride.MATCH, seating, goOn);
    return change.beside(course.course());
  }

  Versions supposing(Change supposed) {
    return with(live, supposed);
  }

  Versions openChange(String name, Change other) {
    if (!other.now().equals(live.game())) {
      return this;
    }
    PlayedBranch course = live.asNewBranch(name, other.before());
    Change shown = new Change(course, other.now(), other.asPlayed());
    return new Versions(
        live.openCourse(course), shown, null, aside, byEarlierRules, live, accepted);
  }

  Versions byOtherRules() {
    return aside == null
        ? this
        : new Versions(
            /* live= */ aside, null, null, /* aside= */ live, !byEarlierRules, null, accepted);
  }
}
