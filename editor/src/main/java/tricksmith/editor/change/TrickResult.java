package tricksmith.editor.change;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.picture.Faces;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.Table;
import tricksmith.engine.Match;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.TrickComparison;
import tricksmith.script.Game;

/** A finished trick, as judged by some rules. */
public final class TrickResult {
  private final Game game;
  private final Match beforeLastCard;
  private final List<Event.Play> plays;
  private final @Nullable Integer winner;
  private final Event.@Nullable Reason reason;
  private final boolean undecided;

  private TrickResult(
      Game game,
      Match beforeLastCard,
      List<Event.Play> plays,
      @Nullable Integer winner,
      Event.@Nullable Reason reason,
      boolean undecided) {
    this.game = game;
    this.beforeLastCard = beforeLastCard;
    this.plays = List.copyOf(plays);
    this.winner = winner;
    this.reason = reason;
    this.undecided = undecided;
  }

  /**
   * Returns the result of a trick that these rules have finished.
   *
   * @param beforeLastCard the match in which its last card was to be played
   */
  static TrickResult finished(Game game, Match beforeLastCard, Event.TrickFinished event) {
    return new TrickResult(
        game, beforeLastCard, event.plays(), event.winner(), event.reason(), false);
  }

  /**
   * Returns the result of a trick that is not over although no more cards were played to it: a
   * playoff would follow.
   */
  static TrickResult undecided(Game game, Match beforeLastCard, List<Event.Play> plays) {
    return new TrickResult(game, beforeLastCard, plays, null, null, true);
  }

  /** Returns the seat that wins it; empty for nobody. */
  public Optional<Integer> winner() {
    return Optional.ofNullable(winner);
  }

  /** Returns the criterion that decides; empty if none does. */
  public Optional<Event.Reason> reason() {
    return Optional.ofNullable(reason);
  }

  /** Whether several cards are tied for best, and a playoff would follow that was never played. */
  public boolean isUndecided() {
    return undecided;
  }

  /** Returns the seat that led. */
  public int leader() {
    return plays.getFirst().seat();
  }

  /** Returns its cards in the order of play, including playoffs. */
  public List<Table.PlayedCard> cards() {
    Faces faces = new Faces(game.rules().cards());
    return plays.stream()
        .map(
            play ->
                new Table.PlayedCard(
                    play.seat(), faces.of(play.card()), Objects.equals(winner, play.seat()), false))
        .toList();
  }

  /** Returns how each criterion compares its cards; empty if there was nothing to compare. */
  public Optional<Reasons.WhyTrick> why() {
    TrickComparison comparison = beforeLastCard.comparisonWith(plays.getLast().card());
    return Optional.ofNullable(comparison)
        .filter(found -> !found.plays().isEmpty())
        .map(found -> Reasons.whyTrick(game, found, winner));
  }

  boolean isWonAsIn(TrickResult other) {
    return Objects.equals(winner, other.winner) && undecided == other.undecided;
  }
}
