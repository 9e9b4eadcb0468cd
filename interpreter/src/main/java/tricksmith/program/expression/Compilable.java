package tricksmith.program.expression;

import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.evaluation.TooWide;
import tricksmith.program.value.Sort;

/**
 * An expression that evaluates itself until it has been translated. It may be translated at any
 * time, by any thread: its result and its cost stay the same.
 */
public final class Compilable implements Node {

  private final Node expression;
  private final int number;
  private final Runnable often;

  /** The number of evaluations left until it is worth translating. */
  private int patience;

  /**
   * The translated code; null until there is any. Another thread may see it later: until then it
   * evaluates the expression itself.
   */
  private @Nullable Code code;

  /**
   * Creates an expression that can be translated.
   *
   * @param number the number of the expression in its code
   * @param patience how often it evaluates itself before it is worth translating; 0 for never
   * @param often run at that point, on the evaluating thread
   */
  public Compilable(Node expression, int number, int patience, Runnable often) {
    this.expression = expression;
    this.number = number;
    this.patience = patience;
    this.often = often;
  }

  public Node expression() {
    return expression;
  }

  /** Whether an expression has been translated, so that sets of cards are words. */
  static boolean isTranslated(Node node) {
    return node instanceof Compilable compilable && compilable.code != null;
  }

  /** Returns the number of the expression in its code. */
  public int number() {
    return number;
  }

  /** Sets the code that evaluates it from now on; null to evaluate itself. */
  public void use(@Nullable Code translated) {
    code = translated;
  }

  @Override
  public Sort sort() {
    return expression.sort();
  }

  /** Returns the operand alone: the translation is made for one expression and knows no other. */
  @Override
  public Composition composition() {
    return Composition.pure(expression, other -> other);
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

  /** Evaluates itself from now on, and as if the translated code had never run. */
  private void giveUp(Frame frame, long left, long room) {
    code = null;
    frame.allow(left, room);
  }
}
