package tricksmith.proposal;

import java.util.List;
import java.util.Optional;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Edit;
import tricksmith.syntax.Section;

/**
 * The rules of tricks that apply where a script has none. To change them, an edit has to write them
 * out.
 */
final class UsualTricks {

  private UsualTricks() {}

  /**
   * Returns a wish about a trick with the usual rules of tricks written out in its script; the wish
   * itself if nothing is missing there.
   */
  static Wish writtenOut(Wish wish) {
    return switch (wish.outcome()) {
      case Wish.Wins _, Wish.Allowed _ ->
          missing(new PointedScript(wish.game().script()))
              .flatMap(missing -> with(missing, wish.game()))
              .map(game -> new Wish(game, wish.moment(), wish.scenes(), wish.outcome()))
              .orElse(wish);
      case Wish.Offered _, Wish.Scores _ -> wish;
    };
  }

  private static Optional<Edit> missing(PointedScript script) {
    Optional<Section.Trick> trick = script.trick();
    if (trick.isPresent()) {
      return trick
          .filter(written -> written.criteria().isEmpty())
          .map(
              written ->
                  Edit.insert(
                      script.source().text().lastIndexOf('}', written.span().end() - 1),
                      "\n" + criteria(script)));
    }
    return script
        .endOfMatch()
        .map(
            end ->
                Edit.insert(
                    end,
                    "\n\ntrick {\n  must \"%s\"  card.suit == %s\n\n%s}"
                        .formatted(
                            script.labels().say("follow"), suitLed(script), criteria(script))));
  }

  private static String criteria(PointedScript script) {
    LabelTexts labels = script.labels();
    return "  best by \"%s\"  card.suit == %s\n     then \"%s\"  card.rank\n"
        .formatted(labels.say("suit-led"), suitLed(script), labels.say("higher"));
  }

  /** Returns what is called the suit led, which a script may define otherwise. */
  private static String suitLed(PointedScript script) {
    boolean own = script.definitions().anyMatch(each -> each.name().text().equals("suit-led"));
    return own ? "suit-led" : "led.suit";
  }

  private static Optional<Game> with(Edit missing, Game game) {
    GameScript read = GameScript.read(game.script().source().edited(List.of(missing)));
    return read.isPlayable() && read.setUp(game.setup()) instanceof SetupResult.Ready(Game written)
        ? Optional.of(written)
        : Optional.empty();
  }
}
