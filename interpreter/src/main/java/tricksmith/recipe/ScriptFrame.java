package tricksmith.recipe;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.parse.ScriptParser;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;
import tricksmith.syntax.Script;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/** A script seen as the parts that every game has: the deal, the tricks, and what is repeated. */
final class ScriptFrame {
  private final Source source;
  private final Script script;
  private final Statement.@Nullable Block match;

  /** The statements from the match down to the tricks, each inside the one before. */
  private final List<Statement> way = new ArrayList<>();

  ScriptFrame(String text) {
    source = new Source("", text);
    script = ScriptParser.parse(source).script();
    match = sections(Section.Match.class).findFirst().map(Section.Match::procedure).orElse(null);
    if (match != null) {
      findTricks(match);
    }
  }

  /** Returns the blocks in which a deal may be played: the match and the named procedures. */
  private Stream<Statement.Block> blocks() {
    return Stream.concat(
        Stream.ofNullable(match),
        sections(Section.Procedure.class).map(Section.Procedure::statements));
  }

  private boolean findTricks(Statement.Block block) {
    for (Statement statement : block.statements()) {
      way.add(statement);
      if (statement instanceof Statement.PlayTricks
          || within(statement).anyMatch(this::findTricks)) {
        return true;
      }
      way.removeLast();
    }
    return false;
  }

  /** Returns the blocks of a statement; for one that performs a procedure, those of that. */
  private Stream<Statement.Block> within(Statement statement) {
    return statement instanceof Statement.Perform perform
            && Collections.frequency(way, perform) == 1
        ? sections(Section.Procedure.class)
            .filter(each -> each.name().text().equals(perform.name().text()))
            .map(Section.Procedure::statements)
        : statement.blocks().stream();
  }

  /** Whether a statement plays the tricks, or contains or performs what does. */
  boolean leadsToTricks(Statement statement) {
    return way.contains(statement);
  }

  boolean playsTricks(Section.Procedure procedure) {
    return tricks().filter(procedure.statements().everyStatement().toList()::contains).isPresent();
  }

  Source source() {
    return source;
  }

  String text() {
    return source.text();
  }

  String text(Span span) {
    return source.text(span);
  }

  Script script() {
    return script;
  }

  <S extends Section> Stream<S> sections(Class<S> kind) {
    return script.all(kind);
  }

  <S extends Section> Optional<S> section(Class<S> kind) {
    return sections(kind).findFirst();
  }

  Statement.@Nullable Block match() {
    return match;
  }

  /** Returns the statement that plays the tricks; empty if there is none. */
  Optional<Statement.PlayTricks> tricks() {
    return way.isEmpty() ? Optional.empty() : Optional.of((Statement.PlayTricks) way.getLast());
  }

  /** Returns the statement that repeats the deals; empty if there is only one deal. */
  Optional<Statement.Repeat> repeat() {
    return way.reversed().stream()
        .filter(Statement.Repeat.class::isInstance)
        .map(Statement.Repeat.class::cast)
        .findFirst();
  }

  /** Returns the statement of the deal that is, or contains, the playing of tricks. */
  Optional<Statement> outermost() {
    int from = way.size();
    while (from > 0
        && !(way.get(from - 1) instanceof Statement.Repeat)
        && !(way.get(from - 1) instanceof Statement.Perform)) {
      from--;
    }
    return way.size() > from ? Optional.of(way.get(from)) : Optional.empty();
  }

  /** Returns the condition under which tricks are played at all. */
  Optional<Statement.If> condition() {
    return outermost().filter(Statement.If.class::isInstance).map(Statement.If.class::cast);
  }

  List<Statement> deal() {
    return outermost().map(this::beside).orElse(List.of());
  }

  List<Statement> besideTricks() {
    return tricks().map(this::beside).orElse(List.of());
  }

  List<Statement> besideRepeat() {
    return match == null || repeat().isEmpty() ? List.of() : match.statements();
  }

  /** Returns the statements of the block that contains a statement, itself among them. */
  private List<Statement> beside(Statement statement) {
    return blocks()
        .flatMap(
            block ->
                Stream.concat(
                    Stream.of(block),
                    block.everyStatement().flatMap(each -> each.blocks().stream())))
        .map(Statement.Block::statements)
        .filter(all -> all.contains(statement))
        .findFirst()
        .orElse(List.of());
  }

  Stream<Statement> everyStatement() {
    return blocks().flatMap(Statement.Block::everyStatement);
  }

  /** Returns the last statement of a kind in the deal. */
  Optional<Statement> last(Class<? extends Statement> kind) {
    return deal().stream().filter(kind::isInstance).reduce((_, last) -> last);
  }

  /** Returns how many cards are dealt to each player, as written; empty if all cards are dealt. */
  Optional<Expression> handSize() {
    return last(Statement.Deal.class).map(Statement.Deal.class::cast).map(Statement.Deal::count);
  }

  /** Returns who leads to the first trick. */
  Optional<String> leader() {
    return tricks().map(Statement.PlayTricks::from).map(Expression::span).map(this::text);
  }

  /** Whether a statement gives a variable a value. */
  boolean assigns(String name) {
    return everyStatement().anyMatch(each -> assigned(each).filter(name::equals).isPresent());
  }

  /** Returns the variable to which a statement gives a value. */
  static Optional<String> assigned(Statement statement) {
    return Optional.ofNullable(statement.assigned()).map(Name::text);
  }

  /** Returns the indentation of the line at a place. */
  String indentation(int offset) {
    int begins = text().lastIndexOf('\n', offset - 1) + 1;
    int end = begins;
    while (end < text().length() && text().charAt(end) == ' ') {
      end++;
    }
    return text().substring(begins, end);
  }

  int line(int offset) {
    return source.place(offset).line();
  }
}
