package tricksmith.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import tricksmith.source.Span;

/** A script error: it ends the match. */
final class ScriptError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What went wrong ({@code docs/language/reference.md}, Chance, errors and counts). */
  enum Kind {
    UNDECIDED_TIE,
    TOO_FEW_CARDS,
    OVERFLOW,
    DIVISION_BY_ZERO,
    NOT_WHOLE,
    NO_ALTERNATIVES,
    NO_VALUE,
    NO_SUCH_ENTRY,
    SEVERAL_CARDS,
    NOBODY_TO_LEAD,
    PASS_WITHOUT_EVENT,
    TOO_MANY_PASSES
  }

  private final Kind kind;
  private final List<Span> places = new ArrayList<>();

  ScriptError(Kind kind) {
    super(kind.name());
    this.kind = kind;
  }

  Kind kind() {
    return kind;
  }

  /** The rules and statements in which it happened, the innermost first. */
  List<Span> places() {
    return List.copyOf(places);
  }

  void happenedAt(Span place) {
    places.add(place);
  }

  /** Does something that stands at this place of the script. */
  static <T> T at(Span place, Supplier<T> deed) {
    try {
      return deed.get();
    } catch (ScriptError error) {
      error.happenedAt(place);
      throw error;
    }
  }
}
