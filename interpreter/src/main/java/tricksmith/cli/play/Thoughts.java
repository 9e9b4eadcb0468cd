package tricksmith.cli.play;

import java.util.ArrayList;
import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.cli.words.Wording;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;
import tricksmith.players.Consideration;
import tricksmith.playtest.statistics.Figures;

/** Describes a bot's reasoning before a choice. */
record Thoughts(Wording words) {

  /** The most alternatives to list. */
  private static final int MOST = 6;

  /** The reasoning, line by line; empty if there was no real choice. */
  List<String> lines(Decision decision, Consideration thought) {
    if (thought.options().size() < 2) {
      return List.of();
    }
    String seat = words.seat(decision.decider());
    String chosen = label(decision, thought.chosen());
    List<String> lines = new ArrayList<>();
    lines.add(
        thought.worlds() == 0
            ? words.sentence("thought.sight", seat, chosen)
            : words.sentence("thought.tried", seat, chosen, thought.worlds()));
    for (Consideration.Option option : thought.options().stream().limit(MOST).toList()) {
      String times = option.tried() == 0 ? "" : words.text("thought.times", option.tried());
      lines.add(
          words.text(
              "thought.option",
              label(decision, option.pick()),
              (option.worth() < 0 ? "" : "+") + Figures.decimal(option.worth()),
              times));
    }
    if (!thought.even()) {
      lines.add(words.sentence("thought.uneven"));
    }
    return lines;
  }

  private String label(Decision decision, Pick pick) {
    return switch (pick) {
      case Pick.One(int alternative) ->
          decision.options() instanceof Decision.OneOf one
              ? words.alternative(one.alternatives().get(alternative))
              : "";
      case Pick.Several(IndexSet members) ->
          decision.options() instanceof Decision.Several several
              ? words.several(several.kind(), members)
              : "";
      case Pick.Pass _ -> words.name(Decision.Alternative.PASS);
    };
  }
}
