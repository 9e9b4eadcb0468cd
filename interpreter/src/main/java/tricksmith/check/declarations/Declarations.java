package tricksmith.check.declarations;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.declarations.HeadReader.Head;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.symbols.BuiltInWord;
import tricksmith.check.symbols.DeclaredSymbols;
import tricksmith.check.symbols.LabelTypes;
import tricksmith.check.symbols.VariableTable;
import tricksmith.rules.Option;
import tricksmith.rules.Zone;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/**
 * The declarations of a script, before its rules are checked.
 *
 * @param state the lines of the section {@code state}
 * @param order the order in which named procedures can be read
 */
public record Declarations(
    Head head,
    List<DeckReader.Deck> decks,
    DeclaredSymbols declared,
    List<Section.StateLine> state,
    ProcedureOrder order,
    VariableTable variables) {

  public static Declarations read(SectionIndex sections, CheckLog log) {
    Head head = new HeadReader(sections, log).read();
    DeckReader reader = new DeckReader(log);
    List<DeckReader.Deck> decks =
        reader.read(sections.all(Section.Deck.class).toList(), head.span());
    LabelTypes labelTypes = new LabelTypes();
    StateReader state = new StateReader(log, labelTypes);
    List<Section.StateLine> lines = lines(sections.one(Section.State.class));
    state.readTypes(lines);
    DeclaredSymbols declared =
        new DeclaredSymbols(
            reader.constants(),
            labelTypes,
            options(sections, new OptionReader(log, labelTypes, reader.constants())),
            zones(sections, new ZoneReader(log), decks),
            tooDeep(sections, log));
    Set<String> definitions =
        sections.definitions().stream().map(each -> each.name().text()).collect(Collectors.toSet());
    VariableTable variables =
        state.readVariables(lines, sections, name -> isOther(name, definitions, declared));
    return new Declarations(head, decks, declared, lines, order(sections), variables);
  }

  private static ProcedureOrder order(SectionIndex sections) {
    return ProcedureOrder.of(
        sections.procedures(),
        Stream.concat(
                sections.all(Section.Match.class).map(Section.Match::procedure),
                sections.all(Section.Score.class).map(Section.Score::statements))
            .toList());
  }

  private static Set<String> tooDeep(SectionIndex sections, CheckLog log) {
    Stream<Definition> local =
        sections
            .blocks()
            .flatMap(Statement.Block::everyStatement)
            .map(Statement::definition)
            .flatMap(Stream::ofNullable);
    List<Definition> tooDeep =
        DefinitionDepth.tooDeep(Stream.concat(sections.definitions().stream(), local).toList());
    tooDeep.forEach(
        each -> log.problem(CheckProblem.DEFINITIONS_TOO_DEEP, each.name(), each.name().text()));
    return tooDeep.stream().map(each -> each.name().text()).collect(Collectors.toSet());
  }

  /** Whether a name belongs to something that cannot be set. Setting it is reported later. */
  private static boolean isOther(String name, Set<String> definitions, DeclaredSymbols declared) {
    return declared.options().containsKey(name)
        || declared.zones().containsKey(name)
        || BuiltInWord.means(name)
        || definitions.contains(name);
  }

  private static List<Section.StateLine> lines(Section.@Nullable State state) {
    return state == null ? List.of() : state.lines();
  }

  private static Map<String, Option> options(SectionIndex sections, OptionReader reader) {
    Section.Options options = sections.one(Section.Options.class);
    return reader.read(options == null ? List.of() : options.options());
  }

  private static Map<String, Zone> zones(
      SectionIndex sections, ZoneReader reader, List<DeckReader.Deck> decks) {
    Section.Zones zones = sections.one(Section.Zones.class);
    return reader.read(decks, zones == null ? List.of() : zones.zones());
  }
}
