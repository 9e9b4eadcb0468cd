package tricksmith.review.variables;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Notation;
import tricksmith.rules.Variable;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Lifetime;

/** The declaration of a variable, and what it would be with a shorter life. */
record Declaration(Rulebook book, Variable variable) {
  private static final Pattern DECLARATION = Pattern.compile("(?:(?!//)[^;{}])*+");
  private static final Pattern TYPED = Pattern.compile("\\s*[:\\[]");
  private static final Pattern EACH_DEAL = Pattern.compile("each +deal(?= *\\{)");

  /** Returns how it is declared for each deal, or trick: {@code each deal { bid: number }}. */
  String forEach(Lifetime lifetime) {
    String declared =
        isWritten() ? written() : variable.name() + ": " + Notation.of(variable.type());
    return word(lifetime) + " { " + declared + " }";
  }

  private static String word(Lifetime lifetime) {
    return lifetime == Lifetime.TRICK ? "each trick" : "each deal";
  }

  /** Returns a fix that declares it so; null if it is not declared at all, or not on its own. */
  @Nullable Fix fix(Lifetime lifetime) {
    if (!isWritten()) {
      return null;
    }
    int start = variable.declared().start();
    Span declaration = new Span(start, start + written().length());
    return variable.lifetime() == Lifetime.MATCH
        ? Fix.replace(declaration, forEach(lifetime))
        : book.occurrences(EACH_DEAL)
            .filter(block -> block.end() < start)
            .reduce((_, last) -> last)
            .map(block -> outOf(block, declaration, lifetime))
            .orElse(null);
  }

  /** Takes a declaration out of a block of declarations for each deal. */
  private @Nullable Fix outOf(MatchResult block, Span declaration, Lifetime lifetime) {
    String before = book.written(new Span(block.end(), declaration.start()));
    String after = book.after(declaration.end()).strip();
    if (before.strip().equals("{") && after.startsWith("}")) {
      return Fix.replace(new Span(block.start(), block.end()), word(lifetime));
    }
    Edit gone = book.withoutLine(declaration);
    String margin = book.before(block.start());
    return gone == null || !margin.isBlank()
        ? null
        : Fix.of(Edit.insert(block.start(), forEach(lifetime) + "\n" + margin), gone);
  }

  /** Whether the script says which type it has, and how long it lasts. */
  boolean isWritten() {
    return TYPED.matcher(book.after(variable.declared().end())).lookingAt();
  }

  private String written() {
    Matcher declaration = DECLARATION.matcher(book.after(variable.declared().start()));
    return declaration.lookingAt() ? declaration.group().strip() : variable.name();
  }
}
