package tricksmith.editor.proposals;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tricksmith.editor.messages.LocalizedMessages;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.proposal.Proposal;

/** The words of proposals, in the reader's language. */
final class ProposalWords extends LocalizedMessages {

  private final ScriptWords script;
  private final ProposalSentences sentences;

  ProposalWords(Locale language, ScriptWords script) {
    super(ProposalWords.class.getName(), language);
    this.script = script;
    sentences = new ProposalSentences(language, script);
  }

  /** Returns what a proposal changes, in a sentence. */
  String sentence(Proposal proposal) {
    return sentences.of(proposal.edit().description());
  }

  /** Returns the question about a trick. */
  String question(TellingQuestion question) {
    return say("question", question.deal(), question.trick(), script.value(question.card()));
  }

  String cards(TellingQuestion question) {
    return script.values(question.cards());
  }

  /** Says that several rules forbid the card pointed at. */
  String forbidding(List<String> rules) {
    return say(
        "none.several",
        rules.stream()
            .map(rule -> say("none.several.rule", script.text(rule)))
            .collect(Collectors.joining(say("none.several.and"))));
  }

  /** Offers to take out tests. */
  String outdated(List<String> titles) {
    return titles.size() > 1
        ? say("outdated.several", titles.size())
        : say("outdated", titles.isEmpty() ? "" : titles.getFirst());
  }

  /** Returns an answer with the proposals that agree with it. */
  String answer(String key, List<Integer> places) {
    return say(
        key,
        places.stream()
            .map(place -> String.valueOf(place + 1))
            .collect(Collectors.joining(say("or"))));
  }

  /**
   * Returns how much else a proposal changes in the match.
   *
   * @param earlier whether that is something before the moment pointed at
   */
  String here(ProposalEffect effect, boolean earlier) {
    return switch (effect.others()) {
      case 0 -> say(earlier ? "here.earlier" : "here.none");
      case 1 -> say("here.one");
      default -> say("here", effect.others());
    };
  }

  /** Returns how much a proposal changes on other deals. */
  String share(Proposal proposal) {
    Proposal.Share share = proposal.share();
    return switch (share.oneIn()) {
      case 0 -> say("share.none", share.matches());
      case 1 -> say("share.every", share.matches());
      default -> say("share", share.matches(), share.oneIn());
    };
  }
}
