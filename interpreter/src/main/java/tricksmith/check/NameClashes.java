package tricksmith.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;

/**
 * Finds what is declared under a name that is taken. Options, zones, decks, variables and
 * definitions share their names, and so do kinds of cards with definitions: both are asked of a
 * card.
 */
final class NameClashes {
  private static final List<String> ALWAYS_THERE =
      List.of(Zone.HAND, Zone.TABLE, Zone.WON, Zone.ASIDE, DeckReader.DECK);

  private final Sections sections;

  private final Notes notes;
  private final Map<String, NameKind> names = new HashMap<>();

  NameClashes(Sections sections, Notes notes) {
    this.sections = sections;
    this.notes = notes;
  }

  void report() {
    names.put(Variable.LEADER, NameKind.VARIABLE);

    sections.all(Section.Deck.class).forEach(this::take);
    sections
        .all(Section.Zones.class)
        .flatMap(zones -> zones.zones().stream())
        .forEach(zone -> take(zone.name(), NameKind.ZONE));
    ALWAYS_THERE.forEach(zone -> names.putIfAbsent(zone, NameKind.ZONE));
    sections
        .all(Section.Options.class)
        .flatMap(options -> options.options().stream())
        .forEach(option -> take(option.name(), NameKind.OPTION));
    sections
        .all(Section.State.class)
        .flatMap(state -> StateReader.variables(state.lines()))
        .forEach(variable -> take(variable.name(), NameKind.VARIABLE));
    sections.definitions().forEach(this::take);
  }

  private void take(Section.Deck deck) {
    if (deck.name() != null) {
      take(deck.name(), NameKind.DECK);
    } else if (names.putIfAbsent(DeckReader.DECK, NameKind.DECK) != null) {
      notes.problem(CheckProblem.NAME_TAKEN, deck.span(), DeckReader.DECK, NameKind.DECK.word());
    }
    deck.lines().stream()
        .filter(Section.Specials.class::isInstance)
        .forEach(line -> names.putIfAbsent(((Section.Specials) line).kind().text(), NameKind.KIND));
  }

  private void take(Definition definition) {
    Name name = definition.name();
    if (Definitions.isWord(definition)) {
      notes.problem(CheckProblem.IS_A_WORD, name.span(), name.text());
    } else {
      take(name, NameKind.DEFINITION);
    }
  }

  private void take(Name name, NameKind kind) {
    NameKind before = names.putIfAbsent(name.text(), kind);
    boolean kindOfCard = before == NameKind.KIND && kind != NameKind.DEFINITION;
    if (before != null && !kindOfCard) {
      notes.problem(CheckProblem.NAME_TAKEN, name.span(), name.text(), before.word());
    }
  }
}
