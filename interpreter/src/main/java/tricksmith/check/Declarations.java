package tricksmith.check;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.HeadReader.Head;
import tricksmith.rules.Option;
import tricksmith.rules.Zone;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/**
 * All that a script declares, before it is asked what its rules say.
 *
 * @param state the lines of the section {@code state}
 */
record Declarations(
    Head head,
    List<DeckReader.Deck> decks,
    Declared declared,
    List<Section.StateLine> state,
    Variables variables) {

  /** Reads the sections that declare something. */
  static Declarations read(Sections sections, Notes notes) {
    Head head = new HeadReader(sections, notes).read();
    DeckReader reader = new DeckReader(notes);
    List<DeckReader.Deck> decks =
        reader.read(sections.all(Section.Deck.class).toList(), head.span());
    LabelTypes labelTypes = new LabelTypes();
    StateReader state = new StateReader(notes, labelTypes);
    List<Section.StateLine> lines = lines(sections.one(Section.State.class));
    state.readTypes(lines);
    Declared declared =
        new Declared(
            reader.constants(),
            labelTypes,
            options(sections, new OptionReader(notes, labelTypes, reader.constants())),
            zones(sections, new ZoneReader(notes), decks));
    Variables variables =
        state.readVariables(lines, procedure(sections), name -> isOther(name, sections, declared));
    return new Declarations(head, decks, declared, lines, variables);
  }

  /**
   * Whether a name is that of something that cannot be set: setting it is a problem found later.
   */
  private static boolean isOther(String name, Sections sections, Declared declared) {
    return declared.options().containsKey(name)
        || declared.zones().containsKey(name)
        || BuiltInWord.means(name)
        || sections.definitions().stream().anyMatch(each -> each.name().text().equals(name));
  }

  private static List<Section.StateLine> lines(Section.@Nullable State state) {
    return state == null ? List.of() : state.lines();
  }

  private static Map<String, Option> options(Sections sections, OptionReader reader) {
    Section.Options options = sections.one(Section.Options.class);
    return reader.read(options == null ? List.of() : options.options());
  }

  private static Map<String, Zone> zones(
      Sections sections, ZoneReader reader, List<DeckReader.Deck> decks) {
    Section.Zones zones = sections.one(Section.Zones.class);
    return reader.read(decks, zones == null ? List.of() : zones.zones());
  }

  private static List<Statement.Block> procedure(Sections sections) {
    return Stream.concat(
            sections.all(Section.Match.class).map(Section.Match::procedure),
            sections.all(Section.Score.class).map(Section.Score::statements))
        .toList();
  }
}
