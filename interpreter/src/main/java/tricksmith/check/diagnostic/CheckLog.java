package tricksmith.check.diagnostic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.NameUse;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Diagnostic;
import tricksmith.source.Fix;
import tricksmith.source.Problem;
import tricksmith.source.Shortlist;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.source.Spanned;
import tricksmith.syntax.Name;

/**
 * The problems that a check finds, and the meanings of names. A word with several meanings can be
 * checked on trial; what the trial logs is then kept or dropped.
 */
public final class CheckLog {
  private static final int DEEPEST_FOR_ADVICE = 3;

  /** The span of everything built in. */
  public static final Span NOWHERE = new Span(0, 0);

  /** How many numbers the ranges in all lists of a script may stand for. */
  public static final int MOST_LISTED = 20_000;

  private static final Pattern DEFINITION =
      Pattern.compile("(?m)(?:^|[{;])\\s*define\\s+([^\\s(=]+)");
  private static final Pattern LOOP =
      Pattern.compile("(?:repeat\\s+with|each\\s+of)\\s+(\\S+)\\s+in\\s");

  private static final Pattern PROCEDURE =
      Pattern.compile("procedure\\s+[^\\s(]+\\s*\\(([^)]*)\\)");

  /** A bracket that is not that of a call. */
  private static final Pattern BRACKET_OPENS = Pattern.compile("(?<![\\p{L}\\p{N}_-])\\($");

  private static final Pattern PARAMETER = Pattern.compile("(?:^|,)\\s*([^\\s,:]+)");

  private final CaretQuery caret;
  private final Source source;
  private final Page first = new Page();
  private final Set<Span> listed = new HashSet<>();
  private Page page = first;
  private int depth;
  private long numbersListed;
  private @Nullable Set<String> namesOfLoops;
  private @Nullable Set<String> namesOfDefinitions;

  /**
   * @param caret the question about a place in the script
   * @param source the text of the script
   */
  public CheckLog(CaretQuery caret, Source source) {
    this.caret = caret;
    this.source = source;
  }

  public CaretQuery caret() {
    return caret;
  }

  /**
   * Whether there are so many errors that another would not be shown, so that it need not be
   * explained.
   */
  public boolean hasEnoughErrors() {
    return first.errors > Shortlist.MOST_ERRORS;
  }

  /**
   * Whether there are so many warnings that another would not be shown, so that it need not be
   * explained.
   */
  public boolean hasEnoughWarnings() {
    return first.diagnostics.size() - first.errors > Shortlist.MOST_WARNINGS;
  }

  /** The text of something in the script. */
  public String written(Spanned place) {
    return source.quoted(place.span());
  }

  /** The words of something in the script, with one space between each two. */
  public String words(Spanned place) {
    return words(written(place));
  }

  /** A text with one space between each two words. */
  public static String words(String text) {
    return text.replaceAll(" +", " ");
  }

  /** The text from the beginning of a line to an offset in it. */
  public String before(int offset) {
    return source.before(offset);
  }

  /** The text from an offset to the end of its line. */
  public String after(int offset) {
    return source.after(offset);
  }

  /** A place with the brackets directly around it, unless they are those of a call. */
  public Span bracketed(Spanned place) {
    Span inside = place.span();
    return BRACKET_OPENS.matcher(before(inside.start())).find()
            && after(inside.end()).startsWith(")")
        ? new Span(inside.start() - 1, inside.end() + 1)
        : inside;
  }

  /** Where words begin that come before an offset; -1 if they do not. */
  public int beginningOf(String words, int offset) {
    return source.beginningOf(words, offset);
  }

  /** Where words end that come after an offset; -1 if they do not. */
  public int endOf(String words, int offset) {
    return source.endOf(words, offset);
  }

  /** Whether words come directly before an offset in its line. */
  public boolean follows(String words, int offset) {
    return beginningOf(words, offset) >= 0;
  }

  /** The offset of the first word after an offset in its line. */
  public int nextWord(int offset) {
    String rest = after(offset);
    return offset + rest.length() - rest.stripLeading().length();
  }

  /** Whether a loop of the script calls its values so: {@code repeat with trump in suits}. */
  public boolean isOfALoop(String name) {
    if (namesOfLoops == null) {
      namesOfLoops =
          LOOP.matcher(source.text())
              .results()
              .map(loop -> loop.group(1))
              .collect(Collectors.toSet());
    }
    return namesOfLoops.contains(name);
  }

  /** Whether a definition of the script is called so, wherever it is known. */
  public boolean isDefined(String name) {
    if (namesOfDefinitions == null) {
      namesOfDefinitions =
          DEFINITION
              .matcher(source.text())
              .results()
              .map(definition -> definition.group(1))
              .collect(Collectors.toSet());
    }
    return namesOfDefinitions.contains(name);
  }

  /** Whether a procedure of the script has a parameter that is called so. */
  public boolean isOfAProcedure(String name) {
    return PROCEDURE
        .matcher(source.text())
        .results()
        .flatMap(procedure -> PARAMETER.matcher(procedure.group(1)).results())
        .anyMatch(parameter -> parameter.group(1).equals(name));
  }

  /**
   * Whether a range may be written out as the numbers it stands for. Each counts once, however
   * often it is checked; otherwise a short script could have any number of them.
   */
  public boolean mayList(Span range, long numbers) {
    if (listed.contains(range)) {
      return true;
    }
    if (numbersListed + numbers > MOST_LISTED) {
      return false;
    }
    listed.add(range);
    numbersListed += numbers;
    return true;
  }

  /** Reports a problem, with the fixes that follow from the problem itself. */
  public void problem(Problem problem, Spanned place, String... arguments) {
    Span span = place.span();
    List<String> words = List.of(arguments);
    page.add(
        new Diagnostic(told(problem, words), span, words, StandardFixes.of(problem, span, words)));
  }

  public void problem(Problem problem, Spanned place, Fix fix, String... arguments) {
    problem(problem, place, List.of(fix), arguments);
  }

  /** Reports a problem and its fixes, the likeliest first. */
  public void problem(Problem problem, Spanned place, List<Fix> fixes, String... arguments) {
    List<String> words = List.of(arguments);
    page.add(new Diagnostic(told(problem, words), place.span(), words, fixes));
  }

  /** Several words are not an unknown name. */
  private static Problem told(Problem problem, List<String> words) {
    return problem == CheckProblem.UNKNOWN_NAME_LIKE && words.getFirst().contains(" ")
        ? CheckProblem.UNKNOWN_PHRASE
        : problem;
  }

  /**
   * Reports a problem with an expression.
   *
   * @return the term of an error, which fits everywhere, so that this problem causes no other
   */
  public Term error(Problem problem, Spanned place, String... arguments) {
    problem(problem, place, arguments);
    return ErrorTerm.at(place);
  }

  public Term error(Problem problem, Spanned place, Fix fix, String... arguments) {
    problem(problem, place, fix, arguments);
    return ErrorTerm.at(place);
  }

  /**
   * Reports a problem with an expression, and a fix that writes another text in its place.
   *
   * @return the term of an error
   */
  public Term replace(Problem problem, Spanned place, String text, String... arguments) {
    return error(problem, place, Fix.replace(place, text), arguments);
  }

  /** Reports an expression of another type than the one expected, with examples of that. */
  public Term wrongType(Spanned place, Type wanted, Type found) {
    return error(
        CheckProblem.WRONG_TYPE,
        place,
        Notation.of(wanted),
        Notation.of(found),
        TypeExamples.of(wanted));
  }

  /** Logs what a name means, unless it is built in. */
  public void use(
      Span span, String name, NameKind kind, @Nullable Span declared, @Nullable Type type) {
    if (!NOWHERE.equals(span)) {
      Span known = NOWHERE.equals(declared) ? null : declared;
      page.uses.add(new NameUse(span, name, kind, known, type));
    }
  }

  public void use(Name name, NameKind kind, @Nullable Span declared, @Nullable Type type) {
    use(name.span(), name.text(), kind, declared, type);
  }

  /** Runs {@code work} on trial: see {@link #keep}. */
  public <T> Attempt<T> attempt(Supplier<T> work) {
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

  /** The number of trials in progress at this point, each within the one before. */
  public int depth() {
    return depth;
  }

  /**
   * Whether trials are nested so deeply that no other should begin for advice alone: what is read
   * on trial and then again takes twice as long for each level of brackets.
   */
  public boolean isDeepInTrials() {
    return depth >= DEEPEST_FOR_ADVICE;
  }

  /** Keeps what a trial has logged. */
  public <T> T keep(Attempt<T> attempt) {
    attempt.page.diagnostics.forEach(page::add);
    page.uses.addAll(attempt.page.uses);
    return attempt.result;
  }

  /** Runs {@code work}; what it logs counts even if the trial around it is dropped. */
  public <T> T apart(Supplier<T> work) {
    Page before = page;
    page = first;
    try {
      return work.get();
    } finally {
      page = before;
    }
  }

  public Stream<Diagnostic> diagnostics() {
    return first.diagnostics.stream();
  }

  public Stream<NameUse> uses() {
    return first.uses.stream();
  }

  /** The diagnostics without duplicates, in the order of the text. */
  public static List<Diagnostic> sorted(Stream<Diagnostic> diagnostics) {
    return diagnostics
        .distinct()
        .sorted(Comparator.comparingInt(diagnostic -> diagnostic.span().start()))
        .toList();
  }

  /** The uses without duplicates, in the order of the text. */
  public static List<NameUse> sortedUses(Stream<NameUse> uses) {
    List<NameUse> sorted = new ArrayList<>();
    Set<NameUse> atLastPlace = new HashSet<>();
    uses.sorted(Comparator.comparingInt(use -> use.span().start()))
        .filter(use -> !isAtTheEndOf(sorted, use, atLastPlace))
        .forEach(sorted::add);
    return List.copyOf(sorted);
  }

  /**
   * Whether a use is known. Duplicates begin at the same place, so only uses at places that have
   * several are hashed: hashing all of them takes long.
   */
  private static boolean isAtTheEndOf(List<NameUse> sorted, NameUse use, Set<NameUse> atLastPlace) {
    if (sorted.isEmpty() || sorted.getLast().span().start() != use.span().start()) {
      atLastPlace.clear();
      return false;
    }
    if (sorted.getLast().equals(use)) {
      return true;
    }
    atLastPlace.add(sorted.getLast());
    return !atLastPlace.add(use);
  }

  /** The result of a trial, and what it logged. */
  public static final class Attempt<T> {
    private final T result;
    private final Page page;

    private Attempt(T result, Page page) {
      this.result = result;
      this.page = page;
    }

    public boolean succeeded() {
      return page.errors == 0;
    }

    /** Whether this problem was among the errors. */
    public boolean reports(Problem problem) {
      return page.diagnostics.stream().anyMatch(found -> found.problem().equals(problem));
    }

    public T result() {
      return result;
    }
  }

  private static final class Page {
    final List<Diagnostic> diagnostics = new ArrayList<>();
    final List<NameUse> uses = new ArrayList<>();
    int errors;

    void add(Diagnostic diagnostic) {
      diagnostics.add(diagnostic);
      errors += diagnostic.isError() ? 1 : 0;
    }
  }
}
