package tricksmith.editor.proposals;

import java.util.Locale;
import tricksmith.editor.messages.LocalizedMessages;
import tricksmith.proposal.Proposal;

/** The words of proposals, in the reader's language. */
final class ProposalWords extends LocalizedMessages {

  ProposalWords(Locale language) {
    super(ProposalWords.class.getName(), language);
  }

  /** What a proposal changes, in a sentence. */
  String sentence(Proposal proposal) {
    return say("kind." + proposal.edit().kind().name(), proposal.edit().words().toArray());
  }

  /** How much it changes on other deals. */
  String share(Proposal proposal) {
    Proposal.Share share = proposal.share();
    return share.differing() == 0
        ? say("share.none", share.matches())
        : say("share", share.matches(), share.oneIn());
  }
}
