package tricksmith.editor.picture;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.MatchView;
import tricksmith.players.RandomBot;

/**
 * The room that a pile takes up.
 *
 * @param apart how many of its cards can be told apart
 * @param cards how many there are
 */
public record PileRoom(int apart, int cards) {

  /** The number of choices after which a deal is no longer followed. */
  private static final int MOST_CHOICES = 200;

  /** The number of steps after which that costs more than it is worth. */
  private static final long MOST_STEPS = 100_000;

  public static PileRoom of(Table.Pile pile) {
    return new PileRoom(pile.toldApart().size(), pile.cards().size());
  }

  /** Returns the room in which either has enough. */
  public PileRoom or(PileRoom other) {
    return new PileRoom(Math.max(apart, other.apart), Math.max(cards, other.cards));
  }

  /**
   * Returns the most room that shared piles take up, by their names, when the first deal is played
   * at random: nearly always the same, however it is played. Piles that stay empty are missing.
   */
  public static Map<String, PileRoom> inFirstDeal(Match match) {
    Map<String, PileRoom> most = new HashMap<>();
    MatchRun now = match.onward();
    if (now.steps() > MOST_STEPS) {
      return most;
    }
    MatchRun run = now.again(match.seed(), false);
    RandomBot bot = new RandomBot(match.seed(), 1);
    for (int choices = 0; choices < MOST_CHOICES && isToBeFollowed(run); choices++) {
      shared(Match.of(run)).forEach(pile -> most.merge(pile.name(), of(pile), PileRoom::or));
      bot.choose(run);
    }
    return most;
  }

  private static boolean isToBeFollowed(MatchRun run) {
    return run.isDeciding() && run.deals() <= 1 && run.steps() <= MOST_STEPS;
  }

  private static Stream<Table.Pile> shared(Match match) {
    Faces faces = new Faces(match.rules().cards());
    String trick = match.rules().zones().get(match.rules().tableZone()).name();
    return match.zones().stream()
        .filter(zone -> zone.owner() == null && !zone.cards().isEmpty())
        .filter(zone -> !zone.name().equals(trick))
        .map(zone -> pile(zone, faces));
  }

  private static Table.Pile pile(MatchView.Zone zone, Faces faces) {
    return new Table.Pile(
        zone.name(),
        zone.cards().stream().map(lying -> lying.faceUp() ? faces.of(lying) : null).toList());
  }
}
