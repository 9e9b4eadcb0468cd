package tricksmith.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tricksmith.rules.Types;
import tricksmith.rules.Zone;
import tricksmith.source.Span;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;
import tricksmith.syntax.Section.Visibility;

/** Reads zones; those of the decks and those that are always there come first. */
final class ZoneReader {
  private final Notes notes;
  private final Map<String, Zone> zones = new LinkedHashMap<>();

  ZoneReader(Notes notes) {
    this.notes = notes;
  }

  /** The zones by name: of the decks, always there, declared. */
  Map<String, Zone> read(List<DeckReader.Deck> decks, List<Section.Zone> written) {
    for (DeckReader.Deck deck : decks) {
      add(deck.name(), false, Visibility.FACE_DOWN, deck.named());
    }
    add(Zone.HAND, true, Visibility.SEEN_BY_OWNER, Notes.NOWHERE);
    add(Zone.TABLE, false, Visibility.FACE_UP, Notes.NOWHERE);
    add(Zone.WON, true, Visibility.FACE_DOWN, Notes.NOWHERE);
    add(Zone.ASIDE, false, Visibility.FACE_DOWN, Notes.NOWHERE);
    written.forEach(this::declare);
    return zones;
  }

  private void add(String name, boolean perPlayer, Visibility visibility, Span declared) {
    zones.putIfAbsent(name, new Zone(zones.size(), name, perPlayer, visibility, declared));
  }

  private void declare(Section.Zone written) {
    Name name = written.name();
    add(name.text(), written.perPlayer(), written.visibility(), name.span());
    Zone zone = zones.computeIfPresent(name.text(), (_, known) -> seenAnew(known, written));
    if (zone != null) {
      checkOwner(written, zone);
      notes.use(name, NameKind.ZONE, zone.declared(), Types.CARDS);
    }
  }

  /** A zone that is there already may be declared once more, to be seen otherwise. */
  private static Zone seenAnew(Zone known, Section.Zone written) {
    boolean alwaysThere = known.declared().equals(Notes.NOWHERE);
    return new Zone(
        known.id(),
        known.name(),
        known.perPlayer(),
        written.visibility(),
        alwaysThere ? written.name().span() : known.declared());
  }

  /** Only a zone of players has owners. */
  private void checkOwner(Section.Zone written, Zone zone) {
    boolean owned = written.perPlayer() || written.visibility() == Visibility.SEEN_BY_OWNER;
    if (owned && !zone.perPlayer()) {
      notes.problem(CheckProblem.NO_OWNER, written.name().span(), zone.name());
    }
  }
}
