package tricksmith.cli.words;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.Event;
import tricksmith.program.value.RuleId;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.StatementEffect;

/**
 * Finds out who takes the tricks of a match, in order. While a statement may still decide that, it
 * names only the holder of the winning card; after that, the player who takes the trick.
 */
public final class TrickTakers {

  private final Wording words;
  private final News news;
  private final boolean tricksAreGiven;

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
   * @param given whether a statement decides that
   */
  public record Taker(@Nullable Integer seat, boolean given) {}

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
    open =
        taker == null ? tricksAreGiven : taker.given || !Objects.equals(taker.seat, trick.winner());
    return open ? news.best(trick, reasons) : news.trick(trick, reasons);
  }

  /** Says to whom a statement has given the last trick, and which. */
  public String given(RuleId rule, @Nullable Integer seat) {
    open = false;
    String taken = taken(seat);
    return words
        .place(rule)
        .map(
            place ->
                words.text(
                    "news.taken-by",
                    taken,
                    place.line(),
                    QuotedStatement.of(words.game(), rule).text()))
        .orElse(taken);
  }

  /** Says who gets the last trick, now that nothing decides that any more, unless it is known. */
  public Optional<String> gathered(@Nullable Integer seat) {
    if (!open) {
      return Optional.empty();
    }
    open = false;
    return Optional.of(taken(seat));
  }

  private String taken(@Nullable Integer seat) {
    return seat == null
        ? words.sentence("news.not-taken")
        : words.sentence("news.taken", words.seat(seat));
  }
}
