package tricksmith.service;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.parse.ScriptParser;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Problem;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.source.UnwantedWork;

/**
 * Tries fixes before they are offered: applies them and checks the result. A fix that leads to
 * another error is rejected. If it uncovers an error in the same line that itself has a fix, both
 * become one. After very many trials in a long text no more fixes are found.
 */
final class FixVerifier {
  /** The most slips in one line to fix together. */
  private static final int SLIPS = 4;

  /** The most characters to reread, forty times a usual script. */
  private static final long MOST_READ = 400_000;

  /** To read a script and review it takes three times as long as only to read it. */
  private static final int REVIEWED = 3;

  private final Source source;
  private final List<Diagnostic> diagnostics;
  private final Function<Source, GameScript> reader;
  private long charactersRead;

  /**
   * Creates what tries fixes of a text.
   *
   * @param diagnostics all that is wrong with the text
   * @param reader reads the mended text to play it, which tells all errors
   */
  FixVerifier(Source source, List<Diagnostic> diagnostics, Function<Source, GameScript> reader) {
    this.source = source;
    this.diagnostics = diagnostics;
    this.reader = reader;
  }

  /** Returns the edits that mend a diagnostic without causing another; empty if there are none. */
  Optional<Fix> of(Diagnostic wrong, Fix fix) {
    List<Complaint> others = complaints(diagnostics);
    others.remove(new Complaint(wrong));
    Fix whole = fix;
    for (int slip = 0; slip < SLIPS; slip++) {
      String mended = Edit.applied(source.text(), whole.edits());
      if (!affords(wrong.isError() ? mended.length() : REVIEWED * mended.length())) {
        return Optional.empty();
      }
      List<Diagnostic> after = found(new Source(source.name(), mended), wrong);
      if (complaints(after).stream().filter(new Complaint(wrong)::equals).count()
          > others.stream().filter(new Complaint(wrong)::equals).count()) {
        return Optional.empty();
      }
      List<Diagnostic> fresh = freshErrors(after, others);
      Edit change = Edit.between(source.text(), mended);
      if (fresh.stream().allMatch(error -> wasHidden(error, wrong, change))) {
        return Optional.of(whole);
      }
      Diagnostic next = fresh.getFirst();
      if (!isOfReading(next)
          || isGuess(next)
          || next.fixes().isEmpty()
          || !isInOneLine(mended, next, change)) {
        return Optional.empty();
      }
      String further = Edit.applied(mended, next.fixes().getFirst().edits());
      whole = Fix.of(words(Edit.between(source.text(), further)));
    }
    return Optional.empty();
  }

  /** Returns what is wrong with a text, without warnings where none is to be mended. */
  private List<Diagnostic> found(Source mended, Diagnostic wrong) {
    return (wrong.isError() ? reader.apply(mended) : GameScript.read(mended)).found();
  }

  /**
   * Counts characters to be read, and returns whether the budget allows them.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  boolean affords(int characters) {
    UnwantedWork.endIfInterrupted();
    charactersRead += characters;
    return charactersRead <= MOST_READ;
  }

  /** A diagnostic's message, regardless of its place. */
  private record Complaint(Problem problem, List<String> arguments) {
    Complaint(Diagnostic diagnostic) {
      this(diagnostic.problem(), diagnostic.arguments());
    }
  }

  private static List<Complaint> complaints(List<Diagnostic> diagnostics) {
    return new ArrayList<>(diagnostics.stream().map(Complaint::new).toList());
  }

  private static List<Diagnostic> freshErrors(List<Diagnostic> after, List<Complaint> before) {
    List<Complaint> known = new ArrayList<>(before);
    return after.stream()
        .filter(Diagnostic::isError)
        .filter(error -> !known.remove(new Complaint(error)))
        .toList();
  }

  /** Whether an error was there before, hidden by the one mended and unrelated to it. */
  private boolean wasHidden(Diagnostic error, Diagnostic wrong, Edit change) {
    if (isOfReading(error)) {
      return false;
    }
    if (error.problem() == CheckProblem.MISSING_GAME
        || error.problem() == CheckProblem.MISSING_MATCH
        || error.problem() == CheckProblem.NO_SCORE_SECTION
        || error.problem() == ReviewProblem.NO_LEADER) {
      return true; // That something else is missing is found once the line can be read.
    }
    if (isUnknownName(error)
        && !isGuess(wrong)
        && source.text().contains(error.arguments().getFirst())) {
      return true;
    }
    return (isOfReading(wrong) || isUnknownName(error)) && !touches(error, wrong, change);
  }

  private static boolean isUnknownName(Diagnostic error) {
    return error.problem() == CheckProblem.UNKNOWN_NAME
        || error.problem() == CheckProblem.UNKNOWN_ZONE
        || error.problem() == CheckProblem.UNKNOWN_NAME_LIKE
        || error.problem() == CheckProblem.UNKNOWN_PHRASE
        || error.problem() == CheckProblem.SET_NOWHERE;
  }

  private static boolean touches(Diagnostic error, Diagnostic wrong, Edit change) {
    int beside = isGuess(wrong) ? 1 : 0;
    Span changed = new Span(change.span().start(), change.span().start() + change.text().length());
    return error.span().start() <= changed.end() + beside
        && changed.start() <= error.span().end() + beside;
  }

  private static boolean isOfReading(Diagnostic diagnostic) {
    return ScriptParser.reports(diagnostic.problem());
  }

  private static boolean isGuess(Diagnostic diagnostic) {
    return ScriptParser.guesses(diagnostic.problem());
  }

  private static boolean isInOneLine(String text, Diagnostic error, Edit change) {
    int from = Math.min(error.span().start(), change.span().start());
    int to = Math.max(error.span().end(), change.span().start() + change.text().length());
    return !text.substring(from, Math.min(to, text.length())).strip().contains("\n");
  }

  /** Returns the same edit, widened to whole words. */
  private Edit words(Edit change) {
    String text = source.text();
    int start = change.span().start();
    while (start > 0 && !Character.isWhitespace(text.charAt(start - 1))) {
      start--;
    }
    int end = change.span().end();
    while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    return new Edit(
        new Span(start, end),
        text.substring(start, change.span().start())
            + change.text()
            + text.substring(change.span().end(), end));
  }
}
