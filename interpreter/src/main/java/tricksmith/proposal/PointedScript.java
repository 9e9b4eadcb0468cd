package tricksmith.proposal;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.expectation.TrialTest;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.script.GameScript;
import tricksmith.source.Edit;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Text;

/** The script of a match that the user points into, with access to its parts. */
final class PointedScript {
  private static final Pattern COMMA = Pattern.compile("\\G\\s*,\\s*");

  private final GameScript script;
  private final CheckedRules rules;
  private final LabelTexts labels;

  PointedScript(GameScript script) {
    this.script = script;
    rules = Objects.requireNonNull(script.rules(), "the script has errors");
    labels = LabelTexts.like(written());
  }

  /** Returns what to write as labels into this script. */
  LabelTexts labels() {
    return labels;
  }

  /** Returns the labels of the tricks, or else the title of the game. */
  private List<String> written() {
    List<String> ofTricks =
        trick().stream()
            .flatMap(
                trick ->
                    Stream.concat(
                        trick.obligations().stream().map(Section.Obligation::label),
                        trick.criteria().stream().map(Section.Criterion::label)))
            .filter(Objects::nonNull)
            .map(Text::value)
            .toList();
    return ofTricks.isEmpty()
        ? sections(Section.Game.class).map(game -> game.title().value()).toList()
        : ofTricks;
  }

  CheckedRules rules() {
    return rules;
  }

  Source source() {
    return script.source();
  }

  String text(Span span) {
    return source().text(span);
  }

  /**
   * Returns the script after edits, without its tests: they take time, and do not change how it
   * plays.
   */
  Source withoutTests(List<Edit> edits) {
    List<Edit> all = new ArrayList<>(edits);
    TrialTest.section(script).ifPresent(section -> all.add(Edit.remove(section)));
    return source().edited(all);
  }

  private <S extends Section> Stream<S> sections(Class<S> kind) {
    return script.syntax().all(kind);
  }

  /** Returns the section on tricks; empty if there is none. */
  Optional<Section.Trick> trick() {
    return sections(Section.Trick.class).findFirst();
  }

  List<Section.Option> options() {
    return sections(Section.Options.class).flatMap(all -> all.options().stream()).toList();
  }

  List<Section.Pack> packs() {
    return sections(Section.Deck.class)
        .flatMap(deck -> deck.lines().stream())
        .filter(Section.Pack.class::isInstance)
        .map(Section.Pack.class::cast)
        .toList();
  }

  /** Whether the script declares a deck; otherwise it plays with the usual one. */
  boolean hasDeck() {
    return sections(Section.Deck.class).findAny().isPresent();
  }

  Optional<Integer> endOfMatch() {
    return sections(Section.Match.class).findFirst().map(match -> match.span().end());
  }

  /** Returns all statements, nested ones included. */
  Stream<Statement> statements() {
    return script.syntax().everyStatement();
  }

  <S extends Statement> Stream<S> statements(Class<S> kind) {
    return statements().filter(kind::isInstance).map(kind::cast);
  }

  /** Returns the statements that set a variable, choices included. */
  Stream<Statement> settingOf(String variable) {
    return statements()
        .filter(each -> each.assigned() != null && each.assigned().text().equals(variable));
  }

  /** Returns the line of the state that declares a variable; none if it is not declared there. */
  Stream<Section.Variable> declarationOf(String variable) {
    return sections(Section.State.class)
        .flatMap(state -> state.lines().stream())
        .filter(Section.Variable.class::isInstance)
        .map(Section.Variable.class::cast)
        .filter(each -> each.name().text().equals(variable));
  }

  /** Returns what tests say to set a variable, with {@code given} if nothing else follows it. */
  Stream<Span> givenFor(String variable) {
    return sections(Section.Tests.class)
        .flatMap(section -> section.tests().stream())
        .flatMap(test -> test.lines().stream())
        .filter(Section.Given.class::isInstance)
        .map(Section.Given.class::cast)
        .filter(given -> text(given.target().span()).split("\\[", 2)[0].strip().equals(variable))
        .map(given -> withItsWord(given.span()));
  }

  /** Returns a value given in a test with the word or the comma that would be left over. */
  private Span withItsWord(Span given) {
    String text = source().text();
    int begins = text.lastIndexOf('\n', given.start()) + 1;
    int newline = text.indexOf('\n', given.end());
    int ends = newline < 0 ? text.length() : newline;
    String before = text.substring(begins, given.start());
    Matcher comma = COMMA.matcher(text).region(given.end(), ends);
    boolean isFirst = before.strip().equals("given");
    if (comma.lookingAt()) {
      return new Span(given.start(), comma.end());
    }
    return new Span(
        isFirst ? begins + before.indexOf("given") : given.start() - trailing(before), given.end());
  }

  /** Returns the length of the comma that a text ends with. */
  private static int trailing(String text) {
    return text.length() - text.replaceFirst(",\\s*$", "").length();
  }

  /** Returns the definitions of the script, including those inside blocks. */
  Stream<tricksmith.syntax.Definition> definitions() {
    return script.syntax().definitions();
  }

  /** Returns the entries of the translations, in the order of the script. */
  Stream<Section.Translated> translated() {
    return sections(Section.Translation.class).flatMap(each -> each.entries().stream());
  }

  /**
   * Returns the expressions of definitions, scores, assignments and the trick, nested ones
   * included.
   */
  Stream<Expression> expressions() {
    Stream<Expression> outermost =
        Stream.of(
                definitions().map(tricksmith.syntax.Definition::body),
                statements()
                    .flatMap(each -> Stream.of(each.value(), each.condition()))
                    .flatMap(Stream::ofNullable),
                trick().stream()
                    .flatMap(trick -> trick.obligations().stream())
                    .map(Section.Obligation::predicate),
                trick().stream()
                    .flatMap(trick -> trick.criteria().stream())
                    .map(Section.Criterion::measure)
                    .filter(Section.ByValue.class::isInstance)
                    .map(measure -> ((Section.ByValue) measure).value()))
            .flatMap(each -> each);
    return outermost.flatMap(PointedScript::within);
  }

  <E extends Expression> Stream<E> expressions(Class<E> kind) {
    return expressions().filter(kind::isInstance).map(kind::cast);
  }

  static Stream<Expression> within(Expression expression) {
    return Stream.concat(Stream.of(expression), expression.parts().flatMap(PointedScript::within));
  }

  /** Returns all terms of the rules, including nested ones and those of definitions. */
  Stream<Term> terms() {
    return rules.termsWithDefinitions().flatMap(PointedScript::within);
  }

  private static Stream<Term> within(Term term) {
    return Stream.concat(Stream.of(term), term.children().stream().flatMap(PointedScript::within));
  }

  /** Whether the value of a definition is of a type. */
  boolean isOfType(Definition definition, Type type) {
    return rules.definitions().stream()
        .anyMatch(
            each ->
                each.name().equals(definition.name().text()) && each.body().type().equals(type));
  }

  Edit removed(Span span) {
    return removed(source(), span);
  }

  /**
   * Returns an edit that removes the whole lines of a span if they hold nothing else, with the
   * blank line that would be left at the beginning of a block or after another, and otherwise the
   * span alone.
   */
  static Edit removed(Source source, Span span) {
    String text = source.text();
    int begins = text.lastIndexOf('\n', span.start() - 1) + 1;
    int newline = text.indexOf('\n', span.end());
    int ends = newline < 0 ? text.length() : newline;
    String after = text.substring(span.end(), ends).strip();
    boolean alone =
        text.substring(begins, span.start()).isBlank()
            && (after.isEmpty() || after.startsWith("//"));
    if (!alone || newline < 0) {
      return Edit.remove(span);
    }
    String kept = text.substring(0, begins);
    boolean leavesGap =
        text.startsWith("\n", newline + 1) && (kept.endsWith("{\n") || kept.endsWith("\n\n"));
    return Edit.remove(new Span(begins, leavesGap ? newline + 2 : newline + 1));
  }

  /**
   * Returns the label of the criterion or the obligation, or the name of the definition or the
   * option, that a span lies in; null if it lies in none that has one.
   */
  @Nullable String partWith(Span span) {
    return Stream.of(
            trick().stream()
                .flatMap(trick -> trick.criteria().stream())
                .map(each -> part(each.span(), each.label())),
            trick().stream()
                .flatMap(trick -> trick.obligations().stream())
                .map(each -> part(each.span(), each.label())),
            definitions().map(each -> new Part(each.span(), each.name().text())))
        .flatMap(Function.identity())
        .filter(part -> part.span().contains(span.start()) && span.end() <= part.span().end())
        .findFirst()
        .map(Part::called)
        .orElse(null);
  }

  private record Part(Span span, @Nullable String called) {}

  private static Part part(Span span, @Nullable Text label) {
    return new Part(span, label == null ? null : label.value());
  }

  /** Returns the indentation of the line at a place. */
  String indentation(int offset) {
    String text = source().text();
    int begins = text.lastIndexOf('\n', offset - 1) + 1;
    int end = begins;
    while (end < text.length() && text.charAt(end) == ' ') {
      end++;
    }
    return text.substring(begins, end);
  }
}
