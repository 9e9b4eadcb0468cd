package tricksmith.editor.proposals;

import java.util.List;

/**
 * What a proposal changes in the match at which somebody has pointed at something.
 *
 * @param deals each trick of each deal
 * @param others how much else comes out differently
 */
public record ProposalEffect(List<List<Trick>> deals, int others) {

  /** No trick and nothing else. */
  public static final ProposalEffect NOTHING = new ProposalEffect(List.of(), 0);

  /** What becomes of a trick. */
  public enum Trick {
    /** It goes as before. */
    SAME,
    /** It is the one that was pointed at. */
    POINTED,
    /** It goes otherwise, though nobody has pointed at it. */
    OTHERWISE
  }

  public ProposalEffect {
    deals = deals.stream().map(List::copyOf).toList();
  }
}
