package tricksmith.proposal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.Card;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.MatchView;
import tricksmith.program.Program;
import tricksmith.source.Span;

/** The small edits that may make a wish true, the plainest first. */
final class EditCatalogue {
  private final PointedScript script;
  private final Wish wish;
  private final Program program;
  private final Vocabulary vocabulary;

  EditCatalogue(PointedScript script, Wish wish) {
    this.script = script;
    this.wish = wish;
    program = wish.game().rules();
    vocabulary = new Vocabulary(script, program, table(wish));
  }

  /**
   * Returns the table before the last choice, whose consequences may already have reset variables.
   */
  private static MatchView table(Wish wish) {
    return switch (wish.outcome()) {
      case Wish.Wins _, Wish.Scores _ -> RecordedCourse.before(wish).table();
      case Wish.Allowed _, Wish.Offered _ -> wish.moment().table();
    };
  }

  /** Returns all edits but those of scores, which are found by trials. */
  List<SmallEdit> edits() {
    List<SmallEdit> found =
        switch (wish.outcome()) {
          case Wish.Wins(int seat, boolean wins) -> ofTrick(seat, wins);
          case Wish.Allowed allowed -> ofCard(allowed);
          case Wish.Offered offered -> ofChoice(offered);
          case Wish.Scores _ -> List.of();
        };
    return found.stream().sorted(Comparator.comparingInt(SmallEdit::cost)).toList();
  }

  private Card card(int index) {
    return program.cards().card(index);
  }

  private List<SmallEdit> ofTrick(int seat, boolean wins) {
    List<Event.Play> plays = wish.lastTrick().plays();
    Integer winner = wish.lastTrick().winner();
    Card led = card(plays.getFirst().card());
    List<SmallEdit> found = new ArrayList<>();
    for (int better = 0; better < plays.size(); better++) {
      for (int worse = 0; worse < plays.size(); worse++) {
        boolean beaten = Integer.valueOf(plays.get(worse).seat()).equals(winner);
        boolean wanted = wins == (plays.get(better).seat() == seat);
        if (better != worse && beaten && wanted) {
          Card one = card(plays.get(better).card());
          Card other = card(plays.get(worse).card());
          found.addAll(new CriterionEdits(script, vocabulary).of(one, other, led, better < worse));
          ValueEdits values = new ValueEdits(script, vocabulary);
          found.addAll(wins ? values.of(one, other) : values.against(one, other));
        }
      }
    }
    return found;
  }

  private List<SmallEdit> ofCard(Wish.Allowed wished) {
    Card card = Objects.requireNonNull(vocabulary.card(wished.card()));
    List<Event.Play> plays = wish.moment().progress().plays();
    @Nullable Card led = plays.isEmpty() ? null : card(plays.getFirst().card());
    List<SmallEdit> found = new ArrayList<>();
    if (wish.decision().seat() != wished.seat()) {
      found.addAll(new LeaderEdits(script, vocabulary).all(wished.card()));
    } else if (wished.allowed()) {
      found.addAll(new ObligationEdits(script, vocabulary).allowing(card, led));
    } else {
      found.addAll(new ObligationEdits(script, vocabulary).forbidding(card, hand(wished), led));
    }
    found.addAll(new ValueEdits(script, vocabulary).of(card, led));
    return found;
  }

  private List<Card> hand(Wish.Allowed wished) {
    Labels labels = new Labels(program);
    return wish.moment().hand(wished.seat()).stream()
        .map(this::card)
        .filter(card -> !labels.card(card.index()).equals(wished.card()))
        .toList();
  }

  private List<SmallEdit> ofChoice(Wish.Offered offered) {
    List<SmallEdit> found = new ArrayList<>();
    ChoiceEdits choices = new ChoiceEdits(script, offered);
    Span place = wish.game().placeOf(wish.decision().rule());
    found.addAll(choices.of(place));
    found.addAll(new ValueEdits(script, vocabulary).structures(choices.expressions(place)));
    found.addAll(
        new ValueEdits(script, vocabulary).of(vocabulary.card(offered.alternative()), null));
    return found;
  }

  void scores(ScoreEdits.Trial trial, Consumer<SmallEdit> found) {
    if (wish.outcome() instanceof Wish.Scores scores) {
      new ScoreEdits(script, vocabulary, scores, trial, found).find();
    }
  }
}
