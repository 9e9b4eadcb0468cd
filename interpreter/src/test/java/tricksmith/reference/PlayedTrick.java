package tricksmith.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A trick, under way or finished: its stages, each with its plays in order. */
final class PlayedTrick {

  /** A card played by a player. */
  record Play(Thing.Player player, Thing.Card card) {}

  private final int number;
  private final Thing.Player leader;
  private final List<List<Play>> stages = new ArrayList<>();
  private boolean finished;
  private @Nullable Play winning;
  private Thing suitLed = Thing.nothing();
  private Optional<Thing.Player> taker = Optional.empty();

  PlayedTrick(int number, Thing.Player leader) {
    this.number = number;
    this.leader = leader;
    stages.add(new ArrayList<>());
  }

  int number() {
    return number;
  }

  Thing.Player leader() {
    return leader;
  }

  /** 1 in the trick itself, 2, 3, … in its playoffs. */
  int stage() {
    return stages.size();
  }

  void beginStage() {
    stages.add(new ArrayList<>());
  }

  /** The plays of the present stage. */
  List<Play> plays() {
    return stages.getLast();
  }

  void play(Play play) {
    plays().add(play);
  }

  void takeBack() {
    plays().removeLast();
  }

  /** All plays, stages included. */
  List<Play> allPlays() {
    return stages.stream().flatMap(List::stream).toList();
  }

  /** The card led. */
  Optional<Play> led() {
    return stages.getFirst().stream().findFirst();
  }

  /** The trick is over; null for no winner. */
  void finish(@Nullable Play winningPlay, Thing suit) {
    finished = true;
    winning = winningPlay;
    taker = winning().map(Play::player);
    suitLed = suit;
  }

  boolean isFinished() {
    return finished;
  }

  /** The play that has won; nothing unless it is finished and somebody has. */
  Optional<Play> winning() {
    return Optional.ofNullable(winning);
  }

  /** Whose trick it is, once it is finished; nobody's if nobody has won or taken it. */
  Optional<Thing.Player> taker() {
    return taker;
  }

  /** It is somebody else's from now on, or nobody's. */
  void goesTo(Optional<Thing.Player> player) {
    taker = player;
  }

  /** The suit led, as it was at the end. */
  Thing suitLed() {
    return suitLed;
  }
}
