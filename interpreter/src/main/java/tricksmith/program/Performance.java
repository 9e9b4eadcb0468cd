package tricksmith.program;

import tricksmith.program.value.RuleId;

/**
 * The operations on a match that translated steps call, and the questions that translated
 * obligations and criteria ask about it. Arguments are expressions already evaluated; sets are
 * words.
 */
public abstract class Performance {

  /**
   * Steps that follow one another begin: they are counted, and the rule of one of them is to blame.
   *
   * @param step the first of them that can go wrong; the last if none can
   * @param count how many there are
   * @return false if they are to be performed by others, as a limit is near: then nothing was
   *     counted
   */
  public abstract boolean begins(int step, int count);

  /** From now on, it is this step that can go wrong, of those that have begun together. */
  public abstract void reaches(int step);

  /**
   * The step that can go wrong has done so: those that have begun with it and come after it are not
   * performed, and are not to be counted.
   *
   * @param counted how many steps begin together from each on
   */
  public abstract void breaksOff(int[] counted);

  /**
   * {@link Step.BeginTrick}, and what follows from it if nobody looks on.
   *
   * @return the place of the next step
   */
  public abstract int beginTrick();

  /**
   * {@link Step.NextToPlay}.
   *
   * @return whether there is a player
   */
  public abstract boolean nextToPlay(int playerCell);

  /** Whether cards are chosen without anybody looking, so that the next can be played. */
  public abstract boolean mayPlayCard();

  /** {@link Step.PlayCard}, after {@link #mayPlayCard}. */
  public abstract void playCard(int playerCell, int cardCell);

  /**
   * {@link Step.FinishStage}.
   *
   * @return whether the trick is finished
   */
  public abstract boolean finishStage();

  /** {@link Step.CollectTrick}. */
  public abstract void collectTrick();

  /** {@link Step.BeginPass}. */
  public abstract void beginPass(int cell, boolean mustHaveEvent);

  /** {@link Step.Reset}. */
  public abstract void reset(Program.Lifetime lifetime);

  /**
   * {@link Step.NextElement}.
   *
   * @param kind the thing of index 0
   * @return whether there was one
   */
  public abstract boolean nextElement(int groupCell, int valueCell, long kind);

  /** {@link Step.SetValue}. */
  public abstract void setValue(int cell, long value);

  /** {@link Step.SetGroup}. */
  public abstract void setGroup(int cell, long group);

  /** {@link Step.NoteScores}. */
  public abstract void noteScores();

  /** {@link Step.Move} of cards that lie as is usual in the zone. */
  public abstract void move(long cards, int zone, boolean atTheBottom);

  /** {@link Step.Move} of cards that lie up or down if that is so, otherwise as is usual. */
  public abstract void move(long cards, int zone, boolean atTheBottom, boolean facing, boolean up);

  /** {@link Step.Score}. */
  public abstract void score(long players, long points);

  /** {@link Step.Draw}. */
  public abstract void draw(long players, long count, int zone);

  /** {@link Step.Deal}, whose expressions have yet to be evaluated. */
  public abstract void deal(Step.Deal step);

  /** {@link Step.MoveAtOnce}, whose expressions have yet to be evaluated. */
  public abstract void moveAtOnce(Step.MoveAtOnce step);

  /** Whether another event is possible, so that the next step can shuffle. */
  public abstract boolean mayShuffle();

  /** {@link Step.Shuffle}, after {@link #mayShuffle}; its zone has yet to be found. */
  public abstract void shuffle(Step.Shuffle step);

  /** {@link Step.Turn}. */
  public abstract void turn(long cards, boolean up);

  /** If something goes wrong from now on, this rule is to blame. */
  public abstract void blame(RuleId rule);

  /**
   * What an obligation leaves of cards, where that cannot be said of all of them at once.
   *
   * @param obligation its number
   * @param player whose cards they are, as a value
   */
  public abstract long narrow(int obligation, long player, long cards);

  /**
   * What an obligation leaves of cards, some of which have to be laid on the table for it.
   *
   * @param obligation its number
   * @param player whose cards they are, as a value
   * @param apart those, and perhaps others
   * @param fulfilling those that fulfil it of the others, and perhaps of these
   * @param exempt likewise, those that are exempt
   */
  public abstract long narrow(
      int obligation, long player, long cards, long apart, long fulfilling, long exempt);

  /** The card of these that was played first, or last. */
  public abstract long firstOrLast(long cards, boolean first);

  /** A criterion has dropped cards; -1 for none yet. */
  public abstract void decides(int criterion);
}
