package tricksmith.editor.proposals;

import java.util.List;
import java.util.Set;
import tricksmith.proposal.Proposal;

public interface ProposalsActions {

  /** Writes the rule and its test into the script. */
  void write(Proposal proposal);

  /** Shows where a proposal would change the script. */
  void show(Proposal proposal);

  /** Replays the trick by the rules of a proposal, to show it on the table. */
  void showOnTable(Proposal proposal);

  /**
   * Answers whether the card in question should have won.
   *
   * @param agreeing the places of the proposals that agree, from 0
   */
  void answer(TellingQuestion question, boolean wins, List<Integer> agreeing);

  /**
   * Searches again, for rules that break these tests too.
   *
   * @param tests their titles
   */
  void setAside(Set<String> tests);

  /** Shows recipes about this in the reference. */
  void lookUp(String words);

  /** Goes back to the table. */
  void leave();
}
