package tricksmith.cli.play;

import java.util.List;
import java.util.Optional;
import tricksmith.cards.IndexSet;
import tricksmith.cli.words.Wording;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;

/** A question to a human player, and how to read the answer. */
sealed interface Prompt permits ChoicePrompt, SeveralPrompt {

  /** The question and its possible answers. */
  List<String> lines();

  /** Parses an answer; empty if it is not valid. */
  Optional<Pick> answer(String typed);

  /** Explains why something typed is not a valid answer. */
  Reply.Refused refusal(String typed);

  /** The cards of {@code hand} that may be chosen. */
  IndexSet choosable(IndexSet hand);

  static Prompt of(Match match, Decision decision, Wording words) {
    String seat = words.seat(decision.seat());
    String who =
        decision.seat() == decision.decider()
            ? seat
            : words.text("ask.for", seat, words.seat(decision.decider()));
    String what = words.decision(decision.name(), decision.seat(), match.indicesAsked());
    Refusals refusals = new Refusals(match, decision, words);
    return switch (decision.options()) {
      case Decision.OneOf one -> new ChoicePrompt(who, what, one, refusals, words);
      case Decision.Several several -> new SeveralPrompt(who, what, several, refusals, words);
    };
  }
}
