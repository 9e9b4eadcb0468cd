package tricksmith.review;

import java.util.List;
import java.util.function.BiFunction;
import tricksmith.review.cards.CardsRunOut;
import tricksmith.review.cards.DealtAway;
import tricksmith.review.cards.DeckShortages;
import tricksmith.review.cards.DrawnBack;
import tricksmith.review.cards.DrawnFromHand;
import tricksmith.review.cards.DrawnPerhaps;
import tricksmith.review.cards.DrawnUntilEmpty;
import tricksmith.review.cards.EqualNumbers;
import tricksmith.review.cards.FutileLeaveOuts;
import tricksmith.review.cards.HeldByAnother;
import tricksmith.review.cards.LastDealt;
import tricksmith.review.cards.MovedBack;
import tricksmith.review.cards.NobodysCards;
import tricksmith.review.cards.NothingThere;
import tricksmith.review.cards.NumbersOfRanks;
import tricksmith.review.cards.OneOfTheCopies;
import tricksmith.review.cards.OneSuit;
import tricksmith.review.cards.PassedOnTwice;
import tricksmith.review.cards.RankOrders;
import tricksmith.review.cards.RanksFromAbove;
import tricksmith.review.cards.Shuffles;
import tricksmith.review.choices.AfterAPass;
import tricksmith.review.choices.AskedBeforeChosen;
import tricksmith.review.choices.ChosenNotMoved;
import tricksmith.review.choices.ConditionAfterExcept;
import tricksmith.review.choices.EmptyChoices;
import tricksmith.review.choices.HiddenCards;
import tricksmith.review.choices.HolderShown;
import tricksmith.review.choices.LastNotAsked;
import tricksmith.review.choices.LaterChoices;
import tricksmith.review.choices.LeastOutbid;
import tricksmith.review.choices.NamedBefore;
import tricksmith.review.choices.NoBidToBeat;
import tricksmith.review.choices.NobodyPassedYet;
import tricksmith.review.choices.NothingOffered;
import tricksmith.review.choices.OfferedToSome;
import tricksmith.review.choices.OneForAll;
import tricksmith.review.choices.Outbidding;
import tricksmith.review.choices.RangesUsedUp;
import tricksmith.review.choices.TiedBids;
import tricksmith.review.choices.TooFewInHand;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.expressions.AbsentPlayers;
import tricksmith.review.expressions.AlwaysSet;
import tricksmith.review.expressions.CasesAndTables;
import tricksmith.review.expressions.Contradictions;
import tricksmith.review.expressions.CountsItself;
import tricksmith.review.expressions.DividedByZero;
import tricksmith.review.expressions.ExceptEverything;
import tricksmith.review.expressions.Impossible;
import tricksmith.review.expressions.IncompleteTables;
import tricksmith.review.expressions.KnownAnswers;
import tricksmith.review.expressions.NumbersMissing;
import tricksmith.review.expressions.ReversedRanges;
import tricksmith.review.expressions.SameNameInside;
import tricksmith.review.expressions.SumsInConditions;
import tricksmith.review.expressions.SwallowedConditions;
import tricksmith.review.expressions.TwoSeats;
import tricksmith.review.procedure.AgainstTheDirection;
import tricksmith.review.procedure.AskedBySeat;
import tricksmith.review.procedure.BeginsElsewhere;
import tricksmith.review.procedure.Branches;
import tricksmith.review.procedure.DealtNothing;
import tricksmith.review.procedure.Endings;
import tricksmith.review.procedure.Expenses;
import tricksmith.review.procedure.HoldsFromTheStart;
import tricksmith.review.procedure.NeverEntered;
import tricksmith.review.procedure.NextDealer;
import tricksmith.review.procedure.OutOfReach;
import tricksmith.review.procedure.PassedOver;
import tricksmith.review.procedure.PlayedInside;
import tricksmith.review.procedure.SkippedNextTime;
import tricksmith.review.procedure.TricksMoved;
import tricksmith.review.procedure.UndoneByNewDeal;
import tricksmith.review.procedure.Unreachable;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.review.scores.AllSoFar;
import tricksmith.review.scores.CardsForTricks;
import tricksmith.review.scores.ChangedMeanwhile;
import tricksmith.review.scores.ConditionAfterSum;
import tricksmith.review.scores.LastDealDecides;
import tricksmith.review.scores.NumberOfTheTrick;
import tricksmith.review.scores.OnePartner;
import tricksmith.review.scores.OutAtTheEnd;
import tricksmith.review.scores.OutEachTrick;
import tricksmith.review.scores.OutTooLate;
import tricksmith.review.scores.OutbidValues;
import tricksmith.review.scores.SameForAll;
import tricksmith.review.scores.ScoredAgain;
import tricksmith.review.scores.ScoredPerMember;
import tricksmith.review.scores.Scoring;
import tricksmith.review.scores.SinglePlayerSides;
import tricksmith.review.scores.SittingOut;
import tricksmith.review.scores.UndonePoints;
import tricksmith.review.scores.WinnersInSomeCases;
import tricksmith.review.scores.WrittenNumbersCounted;
import tricksmith.review.tricks.AboveTheRest;
import tricksmith.review.tricks.AfterTheTrick;
import tricksmith.review.tricks.AfterTheTricks;
import tricksmith.review.tricks.AllowedNotRequired;
import tricksmith.review.tricks.AnotherTopCard;
import tricksmith.review.tricks.AnswersItself;
import tricksmith.review.tricks.CardAlreadyPlayed;
import tricksmith.review.tricks.ComparedWithItself;
import tricksmith.review.tricks.CountsTheCardPlayed;
import tricksmith.review.tricks.ExemptWhenLed;
import tricksmith.review.tricks.IncompleteOrders;
import tricksmith.review.tricks.ItselfWhenLed;
import tricksmith.review.tricks.LaidOnTheTable;
import tricksmith.review.tricks.LeaderUnnamed;
import tricksmith.review.tricks.Narrowing;
import tricksmith.review.tricks.NobodyLeads;
import tricksmith.review.tricks.NotYetPlayed;
import tricksmith.review.tricks.SuitsLed;
import tricksmith.review.tricks.Ties;
import tricksmith.review.tricks.TricksPlayed;
import tricksmith.review.tricks.UnknownReasons;
import tricksmith.review.tricks.UselessCriteria;
import tricksmith.review.tricks.UselessObligations;
import tricksmith.review.tricks.WhenAfterExcept;
import tricksmith.review.tricks.WonLater;
import tricksmith.review.variables.Aliases;
import tricksmith.review.variables.CascadingSteps;
import tricksmith.review.variables.FirstPass;
import tricksmith.review.variables.FirstValues;
import tricksmith.review.variables.FutileStatements;
import tricksmith.review.variables.FutileSwaps;
import tricksmith.review.variables.KeptFromLastDeal;
import tricksmith.review.variables.NameOfALoop;
import tricksmith.review.variables.NoneDecides;
import tricksmith.review.variables.NotSetBack;
import tricksmith.review.variables.OnlyTheLast;
import tricksmith.review.variables.Overwritten;
import tricksmith.review.variables.SingleElementSets;
import tricksmith.review.variables.StaleNumbers;
import tricksmith.review.variables.Unused;
import tricksmith.review.variables.VariablesSet;
import tricksmith.review.variables.WhoeverPassed;
import tricksmith.rules.CheckedRules;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.source.UnwantedWork;

/** Reviews checked rules the way a careful reader would. */
public final class Review {
  private static final List<BiFunction<Rulebook, Findings, Reviewer>> REVIEWERS =
      List.of(
          ItselfWhenLed::new,
          CardAlreadyPlayed::new,
          UselessObligations::new,
          NobodysCards::new,
          UselessCriteria::new,
          AboveTheRest::new,
          Narrowing::new,
          Ties::new,
          TricksPlayed::new,
          EmptyChoices::new,
          ReversedRanges::new,
          AbsentPlayers::new,
          Branches::new,
          Unreachable::new,
          Endings::new,
          PassedOver::new,
          OutOfReach::new,
          VariablesSet::new,
          Overwritten::new,
          KeptFromLastDeal::new,
          OnlyTheLast::new,
          FutileStatements::new,
          DeckShortages::new,
          FutileLeaveOuts::new,
          Scoring::new,
          Unused::new,
          CasesAndTables::new,
          SwallowedConditions::new,
          Impossible::new,
          UnknownReasons::new,
          HiddenCards::new,
          CountsItself::new,
          SumsInConditions::new,
          IncompleteTables::new,
          NumbersOfRanks::new,
          OneSuit::new,
          EqualNumbers::new,
          RankOrders::new,
          RanksFromAbove::new,
          SameNameInside::new,
          SuitsLed::new,
          SittingOut::new,
          OutEachTrick::new,
          AskedBySeat::new,
          OutTooLate::new,
          OutAtTheEnd::new,
          Shuffles::new,
          AfterTheTrick::new,
          AfterTheTricks::new,
          LaidOnTheTable::new,
          NothingThere::new,
          NoneDecides::new,
          FirstValues::new,
          OneForAll::new,
          KnownAnswers::new,
          TwoSeats::new,
          SameForAll::new,
          ChangedMeanwhile::new,
          Contradictions::new,
          WonLater::new,
          SkippedNextTime::new,
          NeverEntered::new,
          CardsRunOut::new,
          AllowedNotRequired::new,
          ExemptWhenLed::new,
          ConditionAfterSum::new,
          CountsTheCardPlayed::new,
          ComparedWithItself::new,
          AnswersItself::new,
          WhenAfterExcept::new,
          ExceptEverything::new,
          NameOfALoop::new,
          AllSoFar::new,
          LastDealDecides::new,
          PlayedInside::new,
          IncompleteOrders::new,
          PassedOnTwice::new,
          MovedBack::new,
          HeldByAnother::new,
          ChosenNotMoved::new,
          BeginsElsewhere::new,
          AgainstTheDirection::new,
          UndoneByNewDeal::new,
          NothingOffered::new,
          OfferedToSome::new,
          LaterChoices::new,
          AfterAPass::new,
          AskedBeforeChosen::new,
          DrawnUntilEmpty::new,
          DividedByZero::new,
          NumbersMissing::new,
          NobodyLeads::new,
          WhoeverPassed::new,
          NotYetPlayed::new,
          LeaderUnnamed::new,
          Outbidding::new,
          TooFewInHand::new,
          DrawnPerhaps::new,
          NamedBefore::new,
          RangesUsedUp::new,
          NumberOfTheTrick::new,
          OnePartner::new,
          WinnersInSomeCases::new,
          HoldsFromTheStart::new,
          DrawnBack::new,
          DealtAway::new,
          LastDealt::new,
          CardsForTricks::new,
          DealtNothing::new,
          TricksMoved::new,
          AlwaysSet::new,
          NotSetBack::new,
          Aliases::new,
          LastNotAsked::new,
          StaleNumbers::new,
          NobodyPassedYet::new,
          DrawnFromHand::new,
          ConditionAfterExcept::new,
          NoBidToBeat::new,
          LeastOutbid::new,
          WrittenNumbersCounted::new,
          FutileSwaps::new,
          CascadingSteps::new,
          SingleElementSets::new,
          UndonePoints::new,
          NextDealer::new,
          AnotherTopCard::new,
          ScoredAgain::new,
          ScoredPerMember::new,
          OutbidValues::new,
          SinglePlayerSides::new,
          OneOfTheCopies::new,
          HolderShown::new,
          TiedBids::new,
          Expenses::new);

  /** The reviewers that find errors. What they find does not depend on what others have found. */
  private static final List<BiFunction<Rulebook, Findings, Reviewer>> STRICT_REVIEWERS =
      List.of(
          EmptyChoices::new,
          Endings::new,
          FirstPass::new,
          DeckShortages::new,
          Impossible::new,
          SumsInConditions::new);

  private Review() {}

  /**
   * Reviews rules in which the checker found no errors.
   *
   * @param source the text of the script
   */
  public static List<Diagnostic> of(CheckedRules rules, Source source) {
    return findings(REVIEWERS, rules, source);
  }

  /**
   * Reviews rules in which the checker found no errors, and returns only the errors.
   *
   * @param source the text of the script
   */
  public static List<Diagnostic> errors(CheckedRules rules, Source source) {
    return findings(STRICT_REVIEWERS, rules, source).stream().filter(Diagnostic::isError).toList();
  }

  private static List<Diagnostic> findings(
      List<BiFunction<Rulebook, Findings, Reviewer>> reviewers, CheckedRules rules, Source source) {
    Rulebook book = new Rulebook(rules, source);
    Findings findings = new Findings();
    for (BiFunction<Rulebook, Findings, Reviewer> reviewer : reviewers) {
      UnwantedWork.endIfInterrupted();
      reviewer.apply(book, findings).review();
    }
    return findings.all();
  }
}
