package tricksmith.editor.proposals;

import java.util.List;

/**
 * A trick of the match that goes to different seats under different proposals, so the seat that
 * should have won it tells them apart.
 *
 * @param deal from 1
 * @param trick in its deal, from 1
 * @param choices the number of choices after which it was over
 * @param seat of the card in question
 * @param card that card
 * @param cards of the trick, in the order in which they were played
 * @param yes the places of the proposals by which the card wins, from 0
 * @param no the places of the other proposals
 */
public record TellingQuestion(
    int deal,
    int trick,
    int choices,
    int seat,
    String card,
    List<String> cards,
    List<Integer> yes,
    List<Integer> no) {

  public TellingQuestion {
    cards = List.copyOf(cards);
    yes = List.copyOf(yes);
    no = List.copyOf(no);
  }

  /** Returns the places of the proposals that agree with an answer. */
  public List<Integer> agreeing(boolean wins) {
    return wins ? yes : no;
  }
}
