package tricksmith.review;

import java.util.List;
import tricksmith.rules.CheckedRules;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.source.UnwantedWork;

/** Reviews checked rules the way a careful reader would. */
public final class Review {
  private static final List<Reviewer> REVIEWERS =
      List.of(
          new UselessObligations(),
          new WithoutTheCard(),
          new UselessCriteria(),
          new Narrowing(),
          new Ties(),
          new TricksPlayed(),
          new Branches(),
          new Unreachable(),
          new Endings(),
          new EmptyChoices(),
          new VariablesSet(),
          new Overwritten(),
          new OnlyTheLast(),
          new NothingDone(),
          new DeckShortages(),
          new LeftOut(),
          new Scoring(),
          new Unused(),
          new CasesAndTables(),
          new SwallowedConditions(),
          new Impossible(),
          new UnknownReasons(),
          new HiddenCards(),
          new CountsItself(),
          new SumsBehindConditions(),
          new IncompleteTables(),
          new RanksWithoutNumbers(),
          new SuitsLed(),
          new SittingOut(),
          new OutTooLate(),
          new OutAtTheEnd(),
          new Shuffles(),
          new AfterTheTrick(),
          new NothingThere(),
          new NoneDecides(),
          new Nobodies(),
          new FirstValues(),
          new OneForAll(),
          new KnownAnswers(),
          new TwoSeats(),
          new SameForAll(),
          new Contradictions(),
          new WonLater(),
          new SkippedNextTime(),
          new CardsRunOut(),
          new AllowedNotRequired(),
          new BehindASum(),
          new CountsTheCardPlayed(),
          new HandedOn(),
          new NothingOffered(),
          new OfferedToSome(),
          new LaterChoices(),
          new DrawnOut(),
          new NumberOfTheTrick(),
          new OnePartner(),
          new Expenses());

  private Review() {}

  /**
   * Reviews rules in which the checker found no errors.
   *
   * @param source the text of the script
   */
  public static List<Diagnostic> of(CheckedRules rules, Source source) {
    Rulebook book = new Rulebook(rules, source);
    Findings findings = new Findings();
    for (Reviewer reviewer : REVIEWERS) {
      UnwantedWork.endIfInterrupted();
      reviewer.review(book, findings);
    }
    return findings.all();
  }
}
