package tricksmith.engine.report;

/** Chooses cards that are played, without looking at anything but how many there are. */
@FunctionalInterface
public interface CardChooser {

  /**
   * Chooses one of the cards that may be played.
   *
   * @param seat who decides, from 1
   * @param alternatives how many cards there are, at least 1
   * @return which of them in deck order, from 0
   */
  int choose(int seat, int alternatives);
}
