package tricksmith.editor.proposals;

import java.util.List;
import tricksmith.proposal.Proposal;

/** What can be asked for beside proposals. */
public interface ProposalsActions {

  /** Writes the rule and its test into the script. */
  void write(Proposal proposal);

  /** Shows where a proposal would change the script. */
  void show(Proposal proposal);

  /** Plays the trick again by a proposal, so that it can be seen. */
  void showOnTable(Proposal proposal);

  /**
   * Says whether the card that was asked about should have won.
   *
   * @param agreeing the places of the proposals that agree, from 0
   */
  void answer(TellingQuestion question, boolean wins, List<Integer> agreeing);

  /** Goes back to the table. */
  void leave();
}
