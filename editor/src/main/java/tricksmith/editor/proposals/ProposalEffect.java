package tricksmith.editor.proposals;

import java.util.List;

/**
 * The effect of a proposal on the match in which the user pointed at something.
 *
 * @param deals each trick of each deal
 * @param others how many other things come out differently
 */
public record ProposalEffect(List<List<Trick>> deals, int others) {

  /** The effect on no tricks and nothing else. */
  public static final ProposalEffect NOTHING = new ProposalEffect(List.of(), 0);

  public enum Trick {
    /** It comes out as before. */
    SAME,
    /** It is the trick pointed at. */
    POINTED,
    /** It comes out differently, though nobody has pointed at it. */
    OTHERWISE
  }

  public ProposalEffect {
    deals = deals.stream().map(List::copyOf).toList();
  }
}
