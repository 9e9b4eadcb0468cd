package tricksmith.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tricksmith.source.Span;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;
import tricksmith.syntax.Section.Visibility;

/** Reads zones; those that are always there come first. */
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

  /** A zone that is always there may be declared once more, to be seen otherwise. */
  private void declare(Section.Zone written) {
    Name name = written.name();
    Zone known = zones.get(name.text());
    if (known == null) {
      add(name.text(), written.perPlayer(), written.visibility(), name.span());
    } else if (known.declared().equals(Notes.NOWHERE)) {
      zones.put(
          name.text(),
          new Zone(known.id(), known.name(), known.perPlayer(), written.visibility(), name.span()));
    }
    notes.use(name, NameKind.ZONE, name.span(), Types.CARDS);
  }
}
