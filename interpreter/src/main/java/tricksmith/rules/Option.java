package tricksmith.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * An option of the script.
 *
 * @param type number, yes/no, a label type, suit, rank, or a set of suits or ranks
 * @param least smallest value of a number, else 0
 * @param most largest value of a number, else 0
 * @param initial the default as labels: one ({@code "3"}, {@code "yes"}, {@code "H"}), or the
 *     members of a set
 * @param description null where the script gives none
 */
public record Option(
    Span span,
    String name,
    Type type,
    long least,
    long most,
    List<String> initial,
    @Nullable String description)
    implements Spanned {

  public Option {
    initial = List.copyOf(initial);
  }

  /** The hash of its name, which is nearly unique: settings are maps of options. */
  @Override
  public int hashCode() {
    return name.hashCode();
  }
}
