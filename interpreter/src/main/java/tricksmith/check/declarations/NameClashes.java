package tricksmith.check.declarations;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.names.NameKind;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Span;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;

/**
 * Finds names that are declared twice. Options, zones, decks, variables, definitions and procedures
 * share one set of names; so do definitions and kinds of cards, because scripts ask both of a card.
 */
public final class NameClashes {
  /** Words that occur in many questions: {@code number of tricks of player}. */
  private static final Set<String> OF_ALL = Set.of("tricks", "cards", "players", "trick", "score");

  private static final Set<String> NOT_DECKS = Set.of(Zone.HAND, Zone.TABLE, Zone.WON, Zone.ASIDE);

  private final SectionIndex sections;

  private final CheckLog log;
  private final Map<String, NameKind> names = new HashMap<>();

  public NameClashes(SectionIndex sections, CheckLog log) {
    this.sections = sections;
    this.log = log;
  }

  public void report() {
    names.put(Variable.LEADER, NameKind.WORD);

    sections
        .all(Section.Zones.class)
        .flatMap(zones -> zones.zones().stream())
        .forEach(zone -> take(zone.name(), NameKind.ZONE));
    NOT_DECKS.forEach(zone -> names.putIfAbsent(zone, NameKind.WORD));
    decks();
    sections
        .all(Section.Options.class)
        .flatMap(options -> options.options().stream())
        .forEach(option -> take(option.name(), NameKind.OPTION));
    sections
        .all(Section.State.class)
        .flatMap(state -> StateReader.variables(state.lines()))
        .forEach(variable -> take(variable.name(), NameKind.VARIABLE));
    sections.definitions().forEach(this::take);
    sections.procedures().forEach(procedure -> take(procedure.name(), NameKind.PROCEDURE));
  }

  /**
   * Takes the names of decks. A deck is a zone, which the section {@code zones} may declare again.
   */
  private void decks() {
    Set<String> decks = new HashSet<>();
    for (Section.Deck deck : sections.all(Section.Deck.class).toList()) {
      Span word = new Span(deck.span().start(), deck.span().start() + DeckReader.DECK.length());
      Name name = deck.name() == null ? new Name(word, DeckReader.DECK) : deck.name();
      if (!decks.add(name.text()) || NOT_DECKS.contains(name.text())) {
        log.problem(CheckProblem.NAME_TAKEN, name, name.text(), NameKind.DECK.word());
      }
      names.putIfAbsent(name.text(), NameKind.DECK);
      takeKinds(deck);
    }
  }

  private void takeKinds(Section.Deck deck) {
    deck.lines().stream()
        .filter(Section.Specials.class::isInstance)
        .forEach(line -> names.putIfAbsent(((Section.Specials) line).kind().text(), NameKind.KIND));
  }

  private void take(Definition definition) {
    Name name = definition.name();
    if (DefinitionReader.isWord(definition)) {
      log.problem(CheckProblem.IS_A_WORD, name, name.text());
    } else {
      take(name, NameKind.DEFINITION);
    }
  }

  private void take(Name name, NameKind kind) {
    if (kind == NameKind.VARIABLE && OF_ALL.contains(name.text())) {
      log.problem(CheckProblem.IS_A_WORD, name, name.text());
    }
    NameKind before = names.putIfAbsent(name.text(), kind);
    boolean kindOfCard = before == NameKind.KIND && kind != NameKind.DEFINITION;
    if (before == NameKind.WORD) {
      log.problem(CheckProblem.IS_A_WORD, name, name.text());
    } else if (before != null && !kindOfCard) {
      log.problem(CheckProblem.NAME_TAKEN, name, name.text(), before.word());
    }
  }
}
