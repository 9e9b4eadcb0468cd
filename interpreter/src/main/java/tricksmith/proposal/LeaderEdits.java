package tricksmith.proposal;

import java.util.ArrayList;
import java.util.List;
import tricksmith.proposal.Description.Way;
import tricksmith.proposal.SmallEdit.Kind;
import tricksmith.source.Edit;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

record LeaderEdits(PointedScript script, Vocabulary vocabulary) {
  /** Returns each edit alone, and together with the removal of each obligation on leading. */
  List<SmallEdit> all(String card) {
    List<SmallEdit> found = new ArrayList<>();
    List<Vocabulary.Player> players = new ArrayList<>(vocabulary.players());
    players.add(new Vocabulary.Player("player holding " + card, Way.HOLDING, card));
    script
        .statements(Statement.PlayTricks.class)
        .filter(play -> play.from() != null)
        .forEach(
            play -> {
              var from = java.util.Objects.requireNonNull(play.from()).span();
              for (Vocabulary.Player player : players) {
                if (!player.text().equals(script.text(from))) {
                  SmallEdit edit =
                      SmallEdit.of(
                          Kind.LEADER,
                          player.way() == Way.HOLDING ? 7 : 5,
                          List.of(new Edit(from, player.text())),
                          new Description.Leads(player.way(), player.name()));
                  found.add(edit);
                  script.trick().stream()
                      .flatMap(trick -> trick.obligations().stream())
                      .filter(each -> each.turn() == Section.Turn.LEAD)
                      .forEach(
                          each -> found.add(edit.and(List.of(script.removed(each.span())), 2)));
                }
              }
            });
    return found;
  }
}
