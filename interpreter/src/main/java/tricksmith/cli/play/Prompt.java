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
    return switch (decision.options()) {
      case Decision.OneOf one ->
          new ChoicePrompt(decision, one, new Refusals(match, decision, words), words);
      case Decision.Several several ->
          new SeveralPrompt(decision, several, new Refusals(match, decision, words), words);
    };
  }
}
