package tricksmith.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Type;
import tricksmith.source.Diagnostic;
import tricksmith.source.Fix;
import tricksmith.source.Problem;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.syntax.Name;

/**
 * What is found out while a script is checked: what is wrong, and what its names mean. Where a word
 * may be read in more than one way a reading can be tried first, and its notes kept or dropped.
 */
final class Notes {
  /** The place of what stands in no script. */
  static final Span NOWHERE = new Span(0, 0);

  private final Caret caret;
  private final Source source;
  private final Page first = new Page();
  private Page page = first;
  private int depth;

  /**
   * @param caret where somebody wants to know what could be written
   * @param source what was written
   */
  Notes(Caret caret, Source source) {
    this.caret = caret;
    this.source = source;
  }

  Caret caret() {
    return caret;
  }

  /** What stands at a place. */
  String written(Span span) {
    return source.text(span);
  }

  /** Notes that something is wrong. */
  void problem(Problem problem, Span span, String... arguments) {
    List<String> words = List.of(arguments);
    page.diagnostics.add(new Diagnostic(problem, span, words, Mending.of(problem, span, words)));
  }

  /** Notes that something is wrong, and what mends it. */
  void problem(Problem problem, Span span, Fix fix, String... arguments) {
    page.diagnostics.add(new Diagnostic(problem, span, List.of(arguments), List.of(fix)));
  }

  /** Notes what a name means, unless nobody wrote it. */
  void use(Span span, String name, NameKind kind, @Nullable Span declared, @Nullable Type type) {
    if (!NOWHERE.equals(span)) {
      Span known = NOWHERE.equals(declared) ? null : declared;
      page.uses.add(new NameUse(span, name, kind, known, type));
    }
  }

  /** Notes what a name means, unless nobody wrote it. */
  void use(Name name, NameKind kind, @Nullable Span declared, @Nullable Type type) {
    use(name.span(), name.text(), kind, declared, type);
  }

  /** Does something without noting it for good: see {@link #keep}. */
  <T> Attempt<T> attempt(Supplier<T> work) {
    Page before = page;
    page = new Page();
    depth++;
    try {
      return new Attempt<>(work.get(), page);
    } finally {
      depth--;
      page = before;
    }
  }

  /** How many attempts are being made inside of one another. */
  int depth() {
    return depth;
  }

  /** Makes what was noted in an attempt part of what is being noted now. */
  <T> T keep(Attempt<T> attempt) {
    page.diagnostics.addAll(attempt.page.diagnostics);
    page.uses.addAll(attempt.page.uses);
    return attempt.result;
  }

  /** Does something whose notes count even if the attempt that asked for it is dropped. */
  <T> T apart(Supplier<T> work) {
    Page before = page;
    page = first;
    try {
      return work.get();
    } finally {
      page = before;
    }
  }

  /** All that is wrong. */
  Stream<Diagnostic> diagnostics() {
    return first.diagnostics.stream();
  }

  /** What names mean. */
  Stream<NameUse> uses() {
    return first.uses.stream();
  }

  /** Each once, in the order of the text. */
  static List<Diagnostic> sorted(Stream<Diagnostic> diagnostics) {
    return diagnostics
        .distinct()
        .sorted(Comparator.comparingInt(diagnostic -> diagnostic.span().start()))
        .toList();
  }

  /** Each once, in the order of the text. */
  static List<NameUse> sortedUses(Stream<NameUse> uses) {
    return uses.distinct().sorted(Comparator.comparingInt(use -> use.span().start())).toList();
  }

  /** Something done, and what was noted meanwhile. */
  static final class Attempt<T> {
    private final T result;
    private final Page page;

    private Attempt(T result, Page page) {
      this.result = result;
      this.page = page;
    }

    /** Whether nothing was wrong. */
    boolean succeeded() {
      return page.diagnostics.stream().noneMatch(Diagnostic::isError);
    }

    T result() {
      return result;
    }
  }

  private static final class Page {
    final List<Diagnostic> diagnostics = new ArrayList<>();
    final List<NameUse> uses = new ArrayList<>();
  }
}
