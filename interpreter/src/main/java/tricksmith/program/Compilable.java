package tricksmith.program;

import java.util.List;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/**
 * An expression that evaluates itself until it has been translated. It may be translated at any
 * moment, by any thread: what it yields, and what it costs, stays the same.
 */
public final class Compilable implements Node {

  private final Node expression;
  private final int number;
  private final Runnable often;

  /** How many more evaluations make it worth translating. */
  private int patience;

  /** Null until it is translated. Another thread may see it later: then it evaluates itself. */
  private @Nullable Code code;

  /**
   * An expression.
   *
   * @param number by which its code knows it
   * @param patience how often it evaluates itself before it is worth translating; 0 for never
   * @param often is run then, by whoever evaluates it
   */
  public Compilable(Node expression, int number, int patience, Runnable often) {
    this.expression = expression;
    this.number = number;
    this.patience = patience;
    this.often = often;
  }

  /** What is evaluated. */
  public Node expression() {
    return expression;
  }

  /** By which its code knows it. */
  public int number() {
    return number;
  }

  /** From now on this evaluates it; null for itself. */
  public void use(@Nullable Code translated) {
    code = translated;
  }

  @Override
  public Sort sort() {
    return expression.sort();
  }

  @Override
  public List<Node> operands() {
    return List.of(expression);
  }

  /** It is made for one expression alone: of another one it knows nothing. */
  @Override
  public Node with(List<Node> others) {
    return others.getFirst();
  }

  @Override
  public long word(Frame frame) {
    Code translated = code;
    if (translated == null) {
      count();
      return expression.word(frame);
    }
    long left = frame.left();
    long room = frame.room();
    try {
      return translated.word(number, frame);
    } catch (TooWide _) {
      giveUp(frame, left, room);
      return expression.word(frame);
    }
  }

  @Override
  public boolean holds(Frame frame) {
    Code translated = code;
    if (translated == null) {
      count();
      return expression.holds(frame);
    }
    long left = frame.left();
    long room = frame.room();
    try {
      return translated.holds(number, frame);
    } catch (TooWide _) {
      giveUp(frame, left, room);
      return expression.holds(frame);
    }
  }

  @Override
  public IndexSet set(Frame frame) {
    Code translated = code;
    if (translated == null) {
      count();
      return expression.set(frame);
    }
    long left = frame.left();
    long room = frame.room();
    try {
      return IndexSet.ofWord(translated.mask(number, frame));
    } catch (TooWide _) {
      giveUp(frame, left, room);
      return expression.set(frame);
    }
  }

  @Override
  public long mask(Frame frame) {
    Code translated = code;
    if (translated == null) {
      count();
      return expression.mask(frame);
    }
    long left = frame.left();
    long room = frame.room();
    try {
      return translated.mask(number, frame);
    } catch (TooWide _) {
      giveUp(frame, left, room);
      return expression.mask(frame);
    }
  }

  @Override
  public boolean any(Frame frame, LongPredicate test) {
    return expression.any(frame, test);
  }

  private void count() {
    if (patience > 0 && --patience == 0) {
      often.run();
    }
  }

  /** It evaluates itself from now on, and as if it had not begun. */
  private void giveUp(Frame frame, long left, long room) {
    code = null;
    frame.allow(left, room);
  }
}
