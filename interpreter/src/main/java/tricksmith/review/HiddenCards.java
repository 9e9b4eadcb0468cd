package tricksmith.review;

import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;

/**
 * Obligations and alternatives that depend on cards which the player who is bound, or asked, cannot
 * see: at a table nobody could keep to them, and the program would give away what is hidden.
 */
final class HiddenCards implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    HiddenZones hidden = new HiddenZones(book);
    TrickRules trick = book.rules().trick();
    Term player = new Term.LocalValue(trick.span(), trick.player());
    Sight bound = new Sight(book, hidden, player, ReviewProblem.HIDDEN_IN_OBLIGATION, findings);
    trick.obligations().stream().flatMap(Obligations::terms).forEach(bound::review);
    book.actions()
        .forEach(
            action -> {
              if (action instanceof Action.Choose(_, Action.Choice choice)) {
                choice(choice, book, hidden, findings);
              } else if (action instanceof Action.ChooseAtOnce choose) {
                choice(choose.choice(), book, hidden, findings);
              }
            });
  }

  private static void choice(
      Action.Choice choice, Rulebook book, HiddenZones hidden, Findings findings) {
    Sight asked =
        new Sight(book, hidden, choice.player(), ReviewProblem.HIDDEN_IN_CHOICE, findings);
    Stream.concat(
            choice.offered().stream(),
            Stream.of(choice.least(), choice.most(), choice.where(), choice.pass())
                .flatMap(Stream::ofNullable))
        .forEach(asked::review);
  }
}
