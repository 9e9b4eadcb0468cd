package tricksmith.check.declarations;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.names.NameKind;
import tricksmith.rules.Types;
import tricksmith.rules.Zone;
import tricksmith.source.Span;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;
import tricksmith.syntax.Section.Visibility;

/** Reads the zones: those of the decks, the built-in ones, then the declared ones. */
final class ZoneReader {
  private final CheckLog log;
  private final Map<String, Zone> zones = new LinkedHashMap<>();

  ZoneReader(CheckLog log) {
    this.log = log;
  }

  Map<String, Zone> read(List<DeckReader.Deck> decks, List<Section.Zone> written) {
    for (DeckReader.Deck deck : decks) {
      add(deck.name(), false, Visibility.FACE_DOWN, deck.named());
    }
    add(Zone.HAND, true, Visibility.SEEN_BY_OWNER, CheckLog.NOWHERE);
    add(Zone.TABLE, false, Visibility.FACE_UP, CheckLog.NOWHERE);
    add(Zone.WON, true, Visibility.FACE_DOWN, CheckLog.NOWHERE);
    add(Zone.ASIDE, false, Visibility.FACE_DOWN, CheckLog.NOWHERE);
    written.forEach(this::declare);
    return zones;
  }

  private void add(String name, boolean perPlayer, Visibility visibility, Span declared) {
    zones.putIfAbsent(name, new Zone(zones.size(), name, perPlayer, visibility, declared));
  }

  private void declare(Section.Zone written) {
    Name name = written.name();
    add(name.text(), written.perPlayer(), written.visibility(), name.span());
    Zone zone = zones.computeIfPresent(name.text(), (_, known) -> redeclared(known, written));
    if (zone != null) {
      checkOwner(written, zone);
      log.use(name, NameKind.ZONE, zone.declared(), Types.CARDS);
    }
  }

  /** Redeclares an existing zone, which changes who sees it. */
  private static Zone redeclared(Zone known, Section.Zone written) {
    boolean alwaysThere = known.declared().equals(CheckLog.NOWHERE);
    return new Zone(
        known.id(),
        known.name(),
        known.perPlayer(),
        written.visibility(),
        alwaysThere ? written.name().span() : known.declared());
  }

  /** Checks that a zone with owners is one of players. */
  private void checkOwner(Section.Zone written, Zone zone) {
    boolean owned = written.perPlayer() || written.visibility() == Visibility.SEEN_BY_OWNER;
    if (owned && !zone.perPlayer()) {
      log.problem(CheckProblem.NO_OWNER, written.name(), zone.name());
    }
  }
}
