package tricksmith.cli.words;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.Event;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.StatementEffect;

/**
 * Tells who takes the tricks of a match, in order. While a statement may decide that, it tells only
 * who has the winning card; then, who takes the trick.
 */
public final class TrickTakers {

  private final Wording words;
  private final News news;
  private final boolean tricksAreGiven;

  /** Who took the last trick, as it was told; null for nobody. */
  private @Nullable Integer last;

  /** The criteria that decide the trick that ends next, as far as they are known. */
  private List<Event.Reason> deciding = List.of();

  /** Whether it is still to be told who takes the trick that was told last. */
  private boolean open;

  public TrickTakers(Wording words) {
    this.words = words;
    news = new News(words);
    tricksAreGiven =
        Stream.ofNullable(words.game().script().rules())
            .flatMap(CheckedRules::actions)
            .anyMatch(action -> action.has(StatementEffect.TAKES_TRICKS));
  }

  /**
   * Who it is that takes a trick in the end.
   *
   * @param seat null for nobody
   */
  public record Taker(@Nullable Integer seat) {}

  /** Takes note of what decides the trick that ends next. */
  public void decided(List<Event.Reason> criteria) {
    deciding = criteria;
  }

  /**
   * Describes a finished trick.
   *
   * @param taker who takes it; null if that is not settled
   */
  public String finished(Event.TrickFinished trick, @Nullable Taker taker) {
    Event.Reason reason = trick.reason();
    boolean known = !deciding.isEmpty() && deciding.getLast().equals(reason);
    List<Event.Reason> reasons = known ? deciding : Stream.ofNullable(reason).toList();
    deciding = List.of();
    open = taker == null ? tricksAreGiven : !Objects.equals(taker.seat, trick.winner());
    last = trick.winner();
    return open ? news.best(trick, reasons) : news.trick(trick, reasons);
  }

  /** Says to whom a statement has given the last trick, unless that is known. */
  public Optional<String> given(@Nullable Integer seat) {
    return told(seat, !Objects.equals(seat, last));
  }

  /** Says who gets the last trick, now that nothing decides that any more, unless it is known. */
  public Optional<String> gathered(@Nullable Integer seat) {
    return told(seat, open);
  }

  private Optional<String> told(@Nullable Integer seat, boolean isNews) {
    if (!isNews) {
      return Optional.empty();
    }
    last = seat;
    open = false;
    return Optional.of(
        seat == null
            ? words.sentence("news.not-taken")
            : words.sentence("news.taken", words.seat(seat)));
  }
}
