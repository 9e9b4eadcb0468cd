package tricksmith.cli.play;

import java.util.List;
import java.util.Optional;
import tricksmith.cards.IndexSet;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;

/** A question to a human player, and how answers to it are read. */
sealed interface Prompt permits ChoicePrompt, CardsPrompt {

  /** The question with its possible answers. */
  List<String> lines();

  /** The pick that was typed; empty if it is not an answer. */
  Optional<Pick> answer(String typed);

  /** Says why something is not an answer. */
  Reply.Refused refusal(String typed);

  /** The cards of {@code hand} that may be chosen. */
  IndexSet choosable(IndexSet hand);

  /** The question for the decision that a match waits for. */
  static Prompt of(Match match, Decision decision, Wording words) {
    return switch (decision.options()) {
      case Decision.OneOf one ->
          new ChoicePrompt(decision, one, new Refusals(match, decision, words), words);
      case Decision.Several several ->
          new CardsPrompt(decision, several, new Refusals(match, decision, words), words);
    };
  }
}
