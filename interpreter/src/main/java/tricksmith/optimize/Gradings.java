package tricksmith.optimize;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.Grading;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Remembered;
import tricksmith.program.expression.Selection;
import tricksmith.program.value.Values;

/**
 * Grades all cards at once by a criterion: {@code best by "a trump" card.suit == trump} becomes the
 * cards of the trump suit, {@code best by card.rank} the place of each card.
 *
 * @param cards all cards
 * @param blank a frame without a position, for the program
 */
record Gradings(ExpressionFacts facts, TrickLaw law, IndexSet cards, Frame blank) implements Rule {

  @Override
  public @Nullable Grading grading(TrickLaw.Criterion criterion) {
    ElementSets sets = new ElementSets(facts, law.card(), Values.Kind.CARD, cards, blank);
    Node graded = null;
    Node when = criterion.ofTheCard() ? criterion.when() : null;
    if (when != null) {
      graded = where(sets, when);
      if (graded == null) {
        return null;
      }
    }
    Node except = criterion.except();
    if (except != null) {
      Node excepted = where(sets, except);
      if (excepted == null) {
        return null;
      }
      graded = sets.without(graded == null ? new Leaf.SetConstant(cards) : graded, excepted);
    }
    Grading.Scale scale = scale(sets, criterion);
    return scale == null ? null : new Grading(graded, scale);
  }

  private Grading.@Nullable Scale scale(ElementSets sets, TrickLaw.Criterion criterion) {
    Node measure = criterion.measure();
    if (measure == null) {
      return new Grading.Played(criterion.smaller());
    }
    if (measure instanceof Selection.Tabulated table
        && table.key() instanceof Leaf.ReadSlot(var slot)
        && slot.equals(law.card())
        && table.words().length == cards.size()
        && Arrays.stream(table.words()).noneMatch(word -> word == Selection.Tabulated.UNKNOWN)) {
      return Grading.Places.of(table.words(), criterion.smaller());
    }
    Node better = isYesOrNo(measure) ? where(sets, measure) : null;
    if (better == null) {
      return null;
    }
    return new Grading.Among(
        criterion.smaller()
            ? new Invoke(Intrinsic.EXCEPT, new Leaf.SetConstant(cards), better)
            : better);
  }

  /** Returns the cards for which a condition holds, or null if each has to be tried. */
  private @Nullable Node where(ElementSets sets, Node condition) {
    return facts.isTotal(condition) && !facts.reads(condition, law.player())
        ? sets.where(condition)
        : null;
  }

  /** Whether a node never yields anything but yes or no. */
  private static boolean isYesOrNo(Node node) {
    return switch (node) {
      case Condition _, Domain.Some _ -> true;
      case Leaf.Constant(long value) -> value == Values.YES || value == Values.NO;
      case Call call -> isYesOrNo(call.function().body());
      case Remembered remembered -> isYesOrNo(remembered.body());
      case Selection.Cases cases ->
          isYesOrNo(cases.otherwise()) && cases.values().stream().allMatch(Gradings::isYesOrNo);
      case Selection.Tabulated table ->
          Arrays.stream(table.words()).allMatch(word -> word == Values.YES || word == Values.NO);
      default -> false;
    };
  }
}
