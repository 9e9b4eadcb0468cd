package tricksmith.editor.proposals;

import tricksmith.proposal.Proposal;

/** What can be asked for beside proposals. */
public interface ProposalsActions {

  /** Writes the rule and its test into the script. */
  void write(Proposal proposal);

  /** Shows where a proposal would change the script. */
  void show(Proposal proposal);

  /** Plays the trick again by a proposal, so that it can be seen. */
  void showOnTable(Proposal proposal);

  /** Goes back to the table. */
  void leave();
}
