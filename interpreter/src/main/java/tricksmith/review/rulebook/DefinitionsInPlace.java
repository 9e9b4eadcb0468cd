package tricksmith.review.rulebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Local;
import tricksmith.rules.StatementRewriting;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * Puts what definitions say in place of their names, as if it were written there: {@code must
 * card.rank > top-so-far} asks about the table once {@code top-so-far} is what it stands for.
 *
 * <p>Lines that change are copied behind the text of the script, with the words of the definitions
 * in them, so that reviewers can quote them. {@link #original} leads back from the copies.
 */
public final class DefinitionsInPlace {
  /** What the copies may grow to; definitions that call one another grow fast. */
  private static final int LONGEST = 20_000;

  private final Rulebook book;
  private final CheckedRules rules;
  private final String script;
  private final StringBuilder text;
  private final NavigableMap<Integer, Copy> copies = new TreeMap<>();

  /** The definitions that are being put in place: they may call one another in a circle. */
  private final Set<Integer> open = new HashSet<>();

  private final CheckedRules rewritten;

  /**
   * Puts definitions in place.
   *
   * @param rules the rules of a script, perhaps with procedures in place
   * @param source the text of the script
   * @param book the rules as they are written
   */
  public DefinitionsInPlace(CheckedRules rules, Source source, Rulebook book) {
    this.rules = rules;
    this.book = book;
    this.script = source.text();
    this.text = new StringBuilder(script);
    this.rewritten = new InPlace().rules(rules);
  }

  /** Returns the rules with what definitions say. */
  public CheckedRules rules() {
    return rewritten;
  }

  /** Returns the text of the script, with the copies behind it. */
  public String text() {
    return text.toString();
  }

  /** Whether no line has changed. */
  public boolean isEmpty() {
    return copies.isEmpty();
  }

  /** Whether a place is in a copy. */
  public boolean isCopied(Spanned place) {
    return !copies.isEmpty() && place.span().start() >= copies.firstKey();
  }

  /** Returns the place in the script of one in a copy: the name of what a definition says. */
  public Span original(Spanned place) {
    Span span = place.span();
    Map.Entry<Integer, Copy> copy = copies.floorEntry(span.start());
    return copy == null ? span : copy.getValue().original(span);
  }

  /** The value of a parameter, and what the parameters around it stand for. */
  private record Passed(Term term, Map<Local, Passed> values) {}

  /** What stands in a copy for a part of the text. */
  private record Piece(Span original, Span copied, Term term) {}

  /** A part of the text that has been copied. */
  private final class Copy {
    private final Span whole;
    private final int start = text.length();
    private final Map<Local, Passed> values;
    private final List<Piece> pieces = new ArrayList<>();
    private final IdentityHashMap<Term, Term> replaced = new IdentityHashMap<>();

    Copy(Span whole, Stream<Term> terms, Map<Local, Passed> values) {
      this.whole = whole;
      this.values = values;
      int done = whole.start();
      for (Term term : terms.flatMap(term -> replaceable(term, values)).sorted(BY_PLACE).toList()) {
        Span span = term.span();
        if (span.start() >= done && span.end() <= whole.end()) {
          text.append(script, done, span.start());
          int begin = text.length();
          Term there = put(term, values);
          replaced.put(term, there);
          pieces.add(new Piece(span, new Span(begin, text.length()), there));
          done = span.end();
        }
      }
      text.append(script, done, whole.end());
    }

    /** Returns a term as it stands in the copy. */
    Term copied(Term term, Span around) {
      Term there = replaced.get(term);
      if (there != null) {
        return there;
      }
      Span place = isInside(term) ? place(term.span()) : around;
      Passed passed = term.head() instanceof Local local ? values.get(local) : null;
      if (passed != null && term.children().isEmpty()) {
        return everywhere(passed.term(), place);
      }
      List<Term> children = term.children().stream().map(child -> copied(child, place)).toList();
      return (children.isEmpty() ? term : term.withChildren(children)).at(place);
    }

    private boolean isInside(Spanned place) {
      return place.span().start() >= whole.start() && place.span().end() <= whole.end();
    }

    Span place(Span span) {
      int from = offset(span.start());
      return new Span(from, Math.max(from, offset(span.end())));
    }

    private int offset(int original) {
      int shift = start - whole.start();
      for (Piece piece : pieces) {
        if (piece.original().end() <= original) {
          shift = piece.copied().end() - piece.original().end();
        }
      }
      return original + shift;
    }

    Span original(Span copied) {
      int from = whole.start() + copied.start() - start;
      int to = whole.start() + copied.end() - start;
      for (Piece piece : pieces) {
        Span there = piece.copied();
        Span here = piece.original();
        if (there.start() <= copied.start()) {
          from =
              copied.start() < there.end()
                  ? here.start()
                  : here.end() + copied.start() - there.end();
        }
        if (there.start() < copied.end()) {
          to = copied.end() <= there.end() ? here.end() : here.end() + copied.end() - there.end();
        }
      }
      int begin = Math.clamp(from, whole.start(), whole.end());
      return new Span(begin, Math.clamp(to, begin, whole.end()));
    }
  }

  private static final Comparator<Term> BY_PLACE =
      Comparator.comparingInt(term -> term.span().start());

  private static Term everywhere(Term term, Span place) {
    List<Term> children = term.children().stream().map(part -> everywhere(part, place)).toList();
    return (children.isEmpty() ? term : term.withChildren(children)).at(place);
  }

  /** Returns the outermost parts of a term that a copy says in other words. */
  private Stream<Term> replaceable(Term term, Map<Local, Passed> values) {
    boolean replaced =
        term instanceof Term.DefinitionCall call
            ? said(call) != null
            : term instanceof Term.LocalValue(Span span, Local local)
                && values.containsKey(local)
                && script.startsWith(local.name(), span.start())
                && span.end() - span.start() == local.name().length();
    return replaced
        ? Stream.of(term)
        : term.children().stream().flatMap(child -> replaceable(child, values));
  }

  /** Returns the definition that a call can be replaced by; null if its name must do. */
  private @Nullable DefinedTerm said(Term.DefinitionCall call) {
    DefinedTerm definition = rules.definition(call.definition());
    if (definition == null
        || open.contains(definition.id())
        || text.length() > script.length() + LONGEST
        || !definition.body().type().equals(call.type())) {
      return null;
    }
    List<Local> parameters = definition.parameters();
    for (int place = 0; place < parameters.size(); place++) {
      if (!parameters.get(place).type().equals(call.arguments().get(place).type())) {
        return null;
      }
    }
    return definition;
  }

  /** Writes what a definition says, or what is passed for a parameter, and returns it. */
  private Term put(Term term, Map<Local, Passed> values) {
    if (term instanceof Term.DefinitionCall call) {
      DefinedTerm definition = Objects.requireNonNull(rules.definition(call.definition()));
      Map<Local, Passed> inside = new HashMap<>();
      for (int place = 0; place < definition.parameters().size(); place++) {
        inside.put(
            definition.parameters().get(place), new Passed(call.arguments().get(place), values));
      }
      open.add(definition.id());
      Term said = bracketed(definition.body(), inside);
      open.remove(definition.id());
      return said;
    }
    Passed passed = Objects.requireNonNull(values.get(((Term.LocalValue) term).local()));
    return bracketed(passed.term(), passed.values());
  }

  private Term bracketed(Term term, Map<Local, Passed> values) {
    Span span = book.balanced(term);
    boolean brackets =
        script.substring(span.start(), span.end()).chars().anyMatch(Character::isWhitespace);
    text.append(brackets ? "(" : "");
    Copy copy = new Copy(span, Stream.of(term), values);
    Term copied = copy.copied(term, copy.place(span));
    text.append(brackets ? ")" : "");
    return copied;
  }

  private final class InPlace extends StatementRewriting {
    private @Nullable Copy line;

    @Override
    protected Term term(Term term) {
      if (line != null) {
        return line.copied(term, line.place(line.whole));
      }
      if (replaceable(term, Map.of()).findAny().isEmpty()) {
        return term;
      }
      Span whole = book.balanced(term);
      Copy copy = copy(whole, Stream.of(term));
      return copy.copied(term, copy.place(whole));
    }

    @Override
    protected Span place(Spanned statement) {
      Span span = statement.span();
      return line == null ? span : line.place(span);
    }

    @Override
    protected List<Action> inPlaceOf(Action action) {
      Span whole = action.span();
      if (line != null
          || script.substring(whole.start(), whole.end()).contains("{")
          || Action.all(List.of(action)).anyMatch(inside -> inside.performs() != null)
          || changed(action.allTerms()).isEmpty()) {
        return super.inPlaceOf(action);
      }
      line = copy(whole, action.allTerms());
      List<Action> copied = super.inPlaceOf(action);
      line = null;
      return copied;
    }

    @Override
    protected TrickRules.Obligation obligation(TrickRules.Obligation obligation) {
      if (changed(obligation.terms().stream()).isEmpty()) {
        return obligation;
      }
      line = copy(obligation.span(), obligation.terms().stream());
      TrickRules.Obligation copied = super.obligation(obligation);
      line = null;
      return copied;
    }

    @Override
    protected TrickRules.Criterion criterion(TrickRules.Criterion criterion) {
      if (changed(criterion.terms().stream()).isEmpty()) {
        return criterion;
      }
      line = copy(criterion.span(), criterion.terms().stream());
      TrickRules.Criterion copied = super.criterion(criterion);
      line = null;
      return copied;
    }

    private List<Term> changed(Stream<Term> terms) {
      return terms.flatMap(term -> replaceable(term, Map.of())).toList();
    }

    private Copy copy(Span whole, Stream<Term> terms) {
      text.append('\n');
      Copy copy = new Copy(whole, terms, Map.of());
      copies.put(copy.start, copy);
      return copy;
    }
  }
}
