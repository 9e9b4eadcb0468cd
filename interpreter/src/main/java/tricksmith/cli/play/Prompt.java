package tricksmith.cli.play;

import java.util.List;
import java.util.Optional;
import tricksmith.cards.IndexSet;
import tricksmith.match.Decision;
import tricksmith.match.Match;
import tricksmith.match.Pick;

/** What somebody is asked, and what answers it. */
sealed interface Prompt permits ChoicePrompt, CardsPrompt {

  /** What is asked, with what may be answered. */
  List<String> lines();

  /** What an answer means; empty if it is none. */
  Optional<Pick> answer(String typed);

  /** Why something is no answer. */
  Reply.Refused refusal(String typed);

  /** The cards of {@code hand} that may be chosen. */
  IndexSet choosable(IndexSet hand);

  /** The question that a match waits for an answer to. */
  static Prompt of(Match match, Decision decision, Wording words) {
    return switch (decision.options()) {
      case Decision.OneOf one ->
          new ChoicePrompt(decision, one, new Refusals(match, decision, words), words);
      case Decision.Several several ->
          new CardsPrompt(decision, several, new Refusals(match, decision, words), words);
    };
  }
}
