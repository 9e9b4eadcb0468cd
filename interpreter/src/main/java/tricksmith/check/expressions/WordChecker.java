package tricksmith.check.expressions;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Candidates;
import tricksmith.check.advice.Synonyms;
import tricksmith.check.advice.UnknownNames;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.NoneWord;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.check.types.Conversion;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Name;

/**
 * Finds what a bare word means. The expected type decides between its meanings; a name bound in the
 * enclosing scope comes before all others ({@code docs/language/reference.md}, Values).
 */
public record WordChecker(Symbols symbols, CheckLog log, NameResolver names) {
  /** The condition of a set in brackets. */
  private static final Pattern IN_BRACKETS = Pattern.compile("\\([^()]*\\bwhere\\b[^)]*$");

  /** Before a word that asks about some elements, and gives them a name of their own. */
  private static final Pattern OF_A_QUANTIFIER =
      Pattern.compile("\\b(?:some|every|no)\\s+\\S+\\s+(?:in|on)\\b[^()]*$");

  /** What parts the numbers that a choice offers. */
  private static final Pattern BETWEEN_NUMBERS = Pattern.compile("[(){},;]|\\.\\.");

  /** The beginnings of numbers that take a condition. */
  private static final List<String> COUNTED =
      List.of("number of ", "sum of ", "highest ", "lowest ");

  private static final Set<String> ALTERNATIVE = Set.of("it", "number");

  /** A word where {@code hint} is expected; null for any type. */
  public Term read(String word, Span span, @Nullable Type hint, Scope scope) {
    Type wanted = hint == null || Types.isMistake(hint) ? null : hint;
    log.caret().expect(span, wanted, () -> new Candidates(symbols).values(wanted, scope));
    if (hint != null && Types.isMistake(hint)) {
      return log.attempt(() -> read(word, span, null, scope)).result();
    }
    if (NoneWord.is(word)) {
      return hint == null ? log.error(CheckProblem.NONE_OF_WHAT, span) : new Term.None(span, hint);
    }
    List<Meaning> meanings = names.of(word, span, scope);
    meanings.addAll(constants().of(word, span, hint));
    if (meanings.isEmpty()) {
      meanings.addAll(names.ofPlural(word, span));
    }
    return meanings.isEmpty()
        ? unknown(word, span, hint, scope)
        : chosen(word, span, meanings, hint);
  }

  Term constant(Name name, Type type) {
    log.caret().expect(name.span(), type, () -> new Candidates(symbols).constantsOf(type));
    List<Meaning> meanings = constants().of(name.text(), name.span(), type);
    if (meanings.isEmpty()) {
      return log.error(CheckProblem.NOT_A_CONSTANT, name, name.text(), Notation.of(type));
    }
    return chosen(name.text(), name.span(), meanings, type);
  }

  public void card(Name name) {
    log.caret().expect(name.span(), Type.Basic.CARD, new Candidates(symbols)::cards);
    Span declared = symbols.constants().cards().get(name.text());
    if (declared == null) {
      noCard(name);
    } else {
      log.use(name, NameKind.CARD, declared, Type.Basic.CARD);
    }
  }

  private void noCard(Name name) {
    Optional<String> meant = Synonyms.card(name.text(), symbols.constants());
    if (meant.isPresent()) {
      log.problem(CheckProblem.NOT_IN_DECK_LIKE, name, name.text(), meant.get());
    } else {
      log.problem(CheckProblem.NOT_IN_DECK, name, name.text(), NameKind.CARD.word());
    }
  }

  private Term chosen(String word, Span span, List<Meaning> meanings, @Nullable Type hint) {
    List<Meaning> fitting = meanings.size() == 1 ? meanings : fitting(meanings, hint);
    Meaning first = fitting.isEmpty() ? meanings.getFirst() : fitting.getFirst();
    if (fitting.size() > 1 && first.kind() != NameKind.LOCAL) {
      if (fitting.stream().anyMatch(meaning -> meaning.kind().isOfTheLanguage())) {
        return log.error(
            CheckProblem.ALSO_A_WORD,
            span,
            word,
            fitting.stream()
                .map(Meaning::kind)
                .filter(kind -> !kind.isOfTheLanguage())
                .findFirst()
                .orElse(first.kind())
                .word());
      }
      String all =
          fitting.stream()
              .map(meaning -> meaning.kind().word() + " " + word)
              .distinct()
              .collect(Collectors.joining(", "));
      return log.error(CheckProblem.AMBIGUOUS_WORD, span, word, all);
    }
    log.use(span, word, first.kind(), first.declared(), first.type());
    return first.term().get();
  }

  /** Without a hint, names come before constants; two names of one type are ambiguous. */
  private static List<Meaning> likely(List<Meaning> meanings) {
    Meaning first = meanings.getFirst();
    return first.isConstant()
        ? meanings
        : meanings.stream()
            .filter(meaning -> !meaning.isConstant())
            .filter(meaning -> meaning.type().equals(first.type()))
            .toList();
  }

  /**
   * The meanings that have the expected type, or if there are none, those that can be converted to
   * it. Where a set is expected, single values count as well.
   */
  private static List<Meaning> fitting(List<Meaning> meanings, @Nullable Type hint) {
    if (hint == null) {
      return likely(meanings);
    }
    List<Meaning> exact =
        meanings.stream().filter(meaning -> Types.fits(meaning.type(), hint)).toList();
    return exact.isEmpty() || hint instanceof Type.SetOf
        ? meanings.stream().filter(meaning -> Conversion.possible(meaning.type(), hint)).toList()
        : exact;
  }

  private Term unknown(String word, Span span, @Nullable Type hint, Scope scope) {
    Span number = ALTERNATIVE.contains(word) ? numberWithCondition(span.start()) : null;
    if (number != null) {
      String counted = log.written(number);
      Fix fix = Fix.replace(number, "(" + counted + ")");
      return log.error(CheckProblem.WHERE_OF_A_NUMBER, span, fix, word, counted);
    }
    if (word.equals("it")) {
      Local element = scope.innermost();
      if (element != null && IN_BRACKETS.matcher(log.before(span.start())).find()) {
        String called = element.name();
        return OF_A_QUANTIFIER.matcher(log.before(span.start())).find()
            ? log.error(CheckProblem.IT_IN_BRACKETS, span, called)
            : log.replace(CheckProblem.IT_IN_BRACKETS, span, called, called);
      }
      return log.error(CheckProblem.IT_OUTSIDE_A_CHOICE, span);
    }
    return new UnknownNames(symbols, log).explain(word, span, hint, scope);
  }

  /**
   * The last number that a choice offers, if the condition around a place belongs to that instead
   * of the choice: {@code dealer chooses bid from 0..number of hand where it != 2}.
   */
  private @Nullable Span numberWithCondition(int place) {
    String before = log.before(place);
    int choice = before.indexOf(" choose");
    int from = choice < 0 ? -1 : before.indexOf(" from ", choice);
    int where = from < 0 ? -1 : before.indexOf(" where ", from);
    if (where < 0 || before.indexOf('{', where) >= 0) {
      return null;
    }
    int begins = from + " from ".length();
    String offered = before.substring(begins, where).stripTrailing();
    String last = BETWEEN_NUMBERS.splitAsStream(offered).reduce("", (_, part) -> part).strip();
    int end = place - before.length() + begins + offered.length();
    return offered.endsWith(last) && COUNTED.stream().anyMatch(CheckLog.words(last)::startsWith)
        ? new Span(end - last.length(), end)
        : null;
  }

  private ConstantResolver constants() {
    return new ConstantResolver(symbols.declared());
  }
}
