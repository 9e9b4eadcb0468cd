package tricksmith.review.rulebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Local;
import tricksmith.rules.NamedProcedure;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementRewriting;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.source.Spanned;
import tricksmith.syntax.Statement.EachOrder;

/**
 * Puts what definitions say, and what procedures with parameters do, in place of their names, as if
 * it were written there: {@code must card.rank > top-so-far} asks about the table once {@code
 * top-so-far} is what it stands for.
 *
 * <p>Such rules have a text of their own, so that reviewers can quote it: a copy of the script, in
 * which names have made room for what they stand for. It follows the script itself, where all
 * declarations stay, and everything in it comes in the order of the script. {@link #inScript} leads
 * back.
 */
public final class NamesInPlace {
  /** How much longer the copy may become; definitions that call one another grow fast. */
  private static final int LONGEST = 20_000;

  /**
   * How many terms may replace names that the copy keeps: what definitions pass to one another can
   * double each time.
   */
  private static final int MOST_UNWRITTEN = 20_000;

  private final Rulebook book;
  private final String name;
  private final String script;
  private final StringBuilder text;

  /** How many characters replace names. */
  private int added;

  private int unwritten;

  /** The definitions that are being put in place: they may call one another in a circle. */
  private final Set<Integer> open = new HashSet<>();

  private final Set<String> withParameters;
  private final boolean changed;
  private final List<Span> concerned;
  private final Copy all;
  private final CheckedRules rewritten;

  /**
   * Puts names in place.
   *
   * @param source the text of the script
   * @param book the rules as they are written
   */
  public NamesInPlace(Source source, Rulebook book) {
    this.book = book;
    this.name = source.name();
    this.script = source.text();
    this.text = new StringBuilder(script).append('\n');
    this.withParameters =
        book.rules().procedures().stream()
            .filter(procedure -> !procedure.parameters().isEmpty())
            .map(NamedProcedure::name)
            .collect(Collectors.toUnmodifiableSet());
    CheckedRules performed = withParameters.isEmpty() ? null : ProceduresInPlace.of(book.rules());
    CheckedRules rules = performed == null ? book.rules() : performed;
    List<Name> names =
        performed == null && rules.definitions().isEmpty() ? List.of() : names(rules);
    boolean concerns =
        performed != null
            || !names.isEmpty()
            || rules.actions().anyMatch(NamesInPlace::isOverPlayers);
    this.concerned = new ArrayList<>(ProceduresInPlace.places(rules));
    this.all = new Copy(new Span(0, script.length()), names.stream());
    CheckedRules remade = concerns ? new InPlace().rules(rules) : rules;
    this.changed = concerns && unwritten <= MOST_UNWRITTEN;
    this.rewritten = changed ? remade : rules;
  }

  private List<Name> names(CheckedRules rules) {
    return Stream.of(
            names(rules.procedure()),
            names(rules.score()),
            rules.trick().terms().flatMap(term -> names(term, Map.of())),
            rules.ending().terms().stream().flatMap(term -> names(term, Map.of())))
        .flatMap(each -> each)
        .toList();
  }

  /** Whether nothing has been put in place of anything, or it would be too much. */
  public boolean isEmpty() {
    return !changed;
  }

  /** Returns the rules with what names stand for. */
  public CheckedRules rules() {
    return rewritten;
  }

  /** Returns the text in which the places of these rules are. */
  public Source source() {
    return new Source(name, text.toString());
  }

  /** Whether a definition says any part of something in these rules. */
  public boolean isSaid(Spanned place) {
    return isCopied(place.span()) && all.isSaid(place.span());
  }

  /** Whether something in these rules reads otherwise in the script. */
  public boolean isChanged(Spanned place) {
    Span there = inScript(place);
    return isCopied(place.span())
        && (all.isChanged(place.span())
            || concerned.stream().anyMatch(each -> each.overlaps(there)));
  }

  /** Returns the place in the script of something in these rules: a name for what it says. */
  public Span inScript(Spanned place) {
    return isCopied(place.span()) ? all.original(place.span()) : place.span();
  }

  /** Returns a finding in these rules as one in the script, with the fixes that fit there. */
  public Diagnostic inScript(Diagnostic finding) {
    return new Diagnostic(
        finding.problem(),
        inScript(finding.span()),
        finding.arguments(),
        finding.fixes().stream()
            .filter(fix -> fix.edits().stream().noneMatch(this::isSaid))
            .filter(
                fix ->
                    !isSaid(finding)
                        || fix.edits().stream().noneMatch(edit -> adjoins(finding, edit)))
            .map(this::inScript)
            .toList());
  }

  /** Whether an edit is about what a definition says rather than about something beside it. */
  private static boolean adjoins(Spanned said, Edit edit) {
    Span one = said.span();
    Span other = edit.span();
    return one.start() <= other.end() && other.start() <= one.end();
  }

  private Fix inScript(Fix fix) {
    return new Fix(
        fix.edits().stream().map(edit -> new Edit(inScript(edit.span()), edit.text())).toList());
  }

  private boolean isCopied(Span span) {
    return span.start() > script.length();
  }

  /** The value of a parameter, and what the parameters around it stand for. */
  private record Passed(Term term, Map<Local, Passed> values) {}

  /**
   * A part of the text that makes room for another.
   *
   * @param said whether it is the name of a definition, or of a parameter of one
   */
  private record Name(Span span, boolean said, Supplier<Copy> put) {}

  /** What replaces a name, brackets included. */
  private record Piece(Span original, Span there, boolean said, Copy copy) {}

  private static final Comparator<Name> BY_PLACE =
      Comparator.<Name>comparingInt(name -> name.span().start())
          .thenComparing(name -> name.span().end(), Comparator.reverseOrder());

  /** A part of the script as it is copied, with something else in place of names. */
  private final class Copy {
    private final Span whole;
    private final int start = text.length();
    private final NavigableMap<Integer, Piece> byOriginal = new TreeMap<>();
    private final NavigableMap<Integer, Piece> byPlace = new TreeMap<>();

    Copy(Span whole, Stream<Name> names) {
      this.whole = whole;
      int done = whole.start();
      for (Name each : names.sorted(BY_PLACE).toList()) {
        Span span = each.span();
        if (span.start() >= done && span.end() <= whole.end() && added <= LONGEST) {
          text.append(script, done, span.start());
          int begin = text.length();
          Copy put = each.put().get();
          Piece piece = new Piece(span, new Span(begin, text.length()), each.said(), put);
          byOriginal.put(span.start(), piece);
          byPlace.put(begin, piece);
          added += put.whole.end() - put.whole.start();
          done = span.end();
        }
      }
      text.append(script, done, whole.end());
    }

    @Nullable Piece piece(Span original) {
      Piece piece = byOriginal.get(original.start());
      return piece != null && piece.original().equals(original) ? piece : null;
    }

    Span place(Span span) {
      int from = offset(span.start());
      return new Span(from, Math.max(from, offset(span.end())));
    }

    private int offset(int original) {
      Map.Entry<Integer, Piece> before = byOriginal.lowerEntry(original);
      if (before == null) {
        return start + original - whole.start();
      }
      Piece piece = before.getValue();
      int end = piece.original().end();
      return original < end
          ? Math.min(piece.there().start() + original - before.getKey(), piece.there().end())
          : piece.there().end() + original - end;
    }

    private Stream<Piece> piecesIn(Span span) {
      Map.Entry<Integer, Piece> first = byPlace.lowerEntry(span.start() + 1);
      int from = first == null ? span.start() : first.getKey();
      return byPlace.subMap(from, Math.max(from, span.end())).values().stream()
          .filter(piece -> piece.there().overlaps(span));
    }

    boolean isChanged(Span span) {
      return piecesIn(span).findAny().isPresent();
    }

    boolean isSaid(Span span) {
      return piecesIn(span).anyMatch(piece -> piece.said() || piece.copy().isSaid(span));
    }

    Span original(Span place) {
      Map.Entry<Integer, Piece> around = byPlace.floorEntry(place.start());
      if (around != null && !around.getValue().said() && around.getValue().there().covers(place)) {
        return around.getValue().copy().original(place);
      }
      int from = beginning(place.start(), around);
      int to = end(place.end(), byPlace.lowerEntry(place.end()));
      int begin = Math.clamp(from, whole.start(), whole.end());
      return new Span(begin, Math.clamp(to, begin, whole.end()));
    }

    private int beginning(int place, Map.@Nullable Entry<Integer, Piece> before) {
      if (before == null) {
        return whole.start() + place - start;
      }
      Piece piece = before.getValue();
      return place < piece.there().end()
          ? piece.original().start()
          : piece.original().end() + place - piece.there().end();
    }

    private int end(int place, Map.@Nullable Entry<Integer, Piece> before) {
      if (before == null) {
        return whole.start() + place - start;
      }
      Piece piece = before.getValue();
      return piece.original().end() + Math.max(0, place - piece.there().end());
    }

    Term read(Term term, Map<Local, Passed> values) {
      return read(term, whole, values, place(whole));
    }

    /**
     * Returns a term as it is in this copy.
     *
     * @param line what it is written in; parts that are written elsewhere stand where {@code
     *     around} is
     */
    Term read(Term term, Span line, Map<Local, Passed> values, Span around) {
      Piece piece = piece(term.span());
      Term said = piece == null ? null : said(term, piece.copy(), values);
      if (said != null) {
        return said;
      }
      Span place = line.covers(term.span()) ? place(term.span()) : around;
      Passed passed = passed(term, values);
      if (passed != null) {
        return everywhere(passed.term(), place, passed.values());
      }
      List<Term> children =
          term.children().stream().map(child -> read(child, line, values, place)).toList();
      return (children.isEmpty() ? term : term.withChildren(children)).at(place);
    }
  }

  private Term everywhere(Term term, Span place, Map<Local, Passed> values) {
    if (++unwritten > MOST_UNWRITTEN) {
      return term;
    }
    Passed passed = passed(term, values);
    if (passed != null) {
      return everywhere(passed.term(), place, passed.values());
    }
    List<Term> children =
        term.children().stream().map(part -> everywhere(part, place, values)).toList();
    return (children.isEmpty() ? term : term.withChildren(children)).at(place);
  }

  /** Returns what is passed for a parameter; null if a term reads none of them. */
  private static @Nullable Passed passed(Term term, Map<Local, Passed> values) {
    return term instanceof Term.LocalValue(_, Local local) ? values.get(local) : null;
  }

  /** Returns the outermost parts of a term that a copy says in other words. */
  private Stream<Name> names(Term term, Map<Local, Passed> values) {
    Passed passed = isWritten(term) ? passed(term, values) : null;
    if (passed != null) {
      return Stream.of(
          new Name(term.span(), true, () -> bracketed(passed.term(), passed.values())));
    }
    DefinedTerm definition = called(term);
    return definition == null || open.contains(definition.id())
        ? term.children().stream().flatMap(child -> names(child, values))
        : Stream.of(new Name(term.span(), true, () -> put(definition, term, values)));
  }

  private static boolean isOverPlayers(Action action) {
    return action instanceof Action.RepeatWith loop
        && !loop.overAndOver()
        && loop.until() == null
        && loop.values().size() == 1
        && loop.values().getFirst().operator() == Operator.PLAYERS;
  }

  /** Whether a procedure with parameters is performed and all of them have become values. */
  private boolean isInPlace(Action action) {
    return action instanceof Action.Perform perform
        && perform.parameters().isEmpty()
        && !perform.body().isEmpty()
        && withParameters.contains(perform.name());
  }

  private Stream<Name> names(List<Action> actions) {
    return actions.stream()
        .flatMap(
            action ->
                isInPlace(action)
                    ? Stream.of(new Name(action.span(), false, () -> body(action)))
                    : Stream.concat(
                        action.terms().stream().flatMap(term -> names(term, Map.of())),
                        names(action.inside())));
  }

  /** Whether the name of a parameter stands where it is read. */
  private boolean isWritten(Term term) {
    Span span = term.span();
    return term instanceof Term.LocalValue(_, Local local)
        && script.startsWith(local.name(), span.start())
        && span.end() - span.start() == local.name().length();
  }

  /** Returns the definition that a call can be replaced by; null if its name must do. */
  private @Nullable DefinedTerm called(Term term) {
    DefinedTerm definition = book.called(term);
    if (definition == null || !definition.body().type().equals(term.type())) {
      return null;
    }
    List<Local> parameters = definition.parameters();
    for (int place = 0; place < parameters.size(); place++) {
      if (!parameters.get(place).type().equals(term.children().get(place).type())) {
        return null;
      }
    }
    return definition;
  }

  /** Writes what a definition says. */
  private Copy put(DefinedTerm definition, Term call, Map<Local, Passed> values) {
    open.add(definition.id());
    Copy said = bracketed(definition.body(), inside(definition, call, values));
    open.remove(definition.id());
    return said;
  }

  private static Map<Local, Passed> inside(
      DefinedTerm definition, Term call, Map<Local, Passed> values) {
    Map<Local, Passed> inside = new HashMap<>();
    for (int place = 0; place < definition.parameters().size(); place++) {
      inside.put(
          definition.parameters().get(place), new Passed(call.children().get(place), values));
    }
    return inside;
  }

  private Copy bracketed(Term term, Map<Local, Passed> values) {
    Span span = book.balanced(term);
    boolean brackets =
        script.substring(span.start(), span.end()).chars().anyMatch(Character::isWhitespace);
    text.append(brackets ? "(" : "");
    Copy copy = new Copy(span, names(term, values));
    text.append(brackets ? ")" : "");
    return copy;
  }

  /** Returns what a definition says, or is passed for a parameter, where it has been written. */
  private @Nullable Term said(Term term, Copy copy, Map<Local, Passed> values) {
    Passed passed = passed(term, values);
    if (passed != null) {
      return copy.read(passed.term(), passed.values());
    }
    DefinedTerm definition = called(term);
    return definition == null
        ? null
        : copy.read(definition.body(), inside(definition, term, values));
  }

  /** Writes what a procedure does. */
  private Copy body(Action perform) {
    List<Action> body = perform.inside();
    Span first = body.getFirst().span();
    Span whole = body.stream().map(Action::span).reduce(first, Span::to);
    return new Copy(whole, names(body));
  }

  private final class InPlace extends StatementRewriting {
    private Copy copy = all;
    private Span line = all.whole;

    @Override
    protected Term term(Term term) {
      return copy.read(term, line, Map.of(), copy.place(line));
    }

    @Override
    protected Span place(Spanned part) {
      return (copy.whole.covers(part.span()) ? copy : all).place(part.span());
    }

    @Override
    protected List<Action> inPlaceOf(Action action) {
      return in(
          action.span(),
          () ->
              action instanceof Action.Perform perform
                  ? inPlaceOf(perform)
                  : List.of(otherwiseSaid(action.rewritten(this), action.span())));
    }

    /** Returns {@code repeat with p in players} as {@code each player} by another name. */
    private Action otherwiseSaid(Action action, Span original) {
      if (!(action instanceof Action.RepeatWith loop) || !isOverPlayers(loop)) {
        return action;
      }
      concerned.add(original);
      return new Action.Each(
          loop.span(),
          loop.local(),
          loop.values().getFirst(),
          null,
          EachOrder.BY_SEAT,
          null,
          null,
          loop.local().name(),
          loop.body());
    }

    private <T> T in(Span part, Supplier<T> rewritten) {
      Span around = line;
      line = part;
      T there = rewritten.get();
      line = around;
      return there;
    }

    private List<Action> inPlaceOf(Action.Perform perform) {
      Copy around = copy;
      List<Term> passed = perform.arguments().stream().map(this::term).toList();
      Span place = place(perform);
      Piece piece = isInPlace(perform) ? copy.piece(perform.span()) : null;
      copy = piece == null ? all : piece.copy();
      List<Action> body = block(perform.body());
      copy = around;
      return piece == null
          ? List.of(new Action.Perform(place, perform.name(), perform.parameters(), passed, body))
          : body;
    }

    @Override
    protected TrickRules.Obligation obligation(TrickRules.Obligation obligation) {
      return in(obligation.span(), () -> super.obligation(obligation));
    }

    @Override
    protected TrickRules.Criterion criterion(TrickRules.Criterion criterion) {
      return in(criterion.span(), () -> super.criterion(criterion));
    }
  }
}
