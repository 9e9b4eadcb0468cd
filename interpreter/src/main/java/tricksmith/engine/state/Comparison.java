package tricksmith.engine.state;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.RuleWatch;
import tricksmith.engine.report.TrickComparison;
import tricksmith.program.Grading;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Straight;
import tricksmith.program.value.Fault;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * Finds the best cards of a stage: those that are best by the first criterion, of these the best by
 * the second, and so on. Sets of plays are words: bit i is the i-th play of the stage.
 */
public final class Comparison {

  private final Board board;
  private final TrickLaw law;
  private final TrickLaw.Criterion[] criteria;

  /**
   * How each criterion grades all cards at once; null if one does not, or if the cards do not fit a
   * word.
   */
  private final Grading @Nullable [] gradings;

  /** The number of the criterion by which the last card was dropped, or -1. */
  private int deciding = -1;

  Comparison(Board board) {
    this.board = board;
    law = board.prepared.rules.trick();
    criteria = board.prepared.criteria;
    gradings = board.prepared.gradings;
  }

  /** Returns the best plays of the stage; no bits if it has no cards yet. */
  public long best() {
    return best(0);
  }

  /**
   * Returns the best plays of the stage if a given play is among them; otherwise, as soon as that
   * play has been dropped, some plays without it. Where reads are watched, or something can go
   * wrong, all criteria are evaluated.
   *
   * @param play its bit
   */
  long bestWith(long play) {
    return best(board.privacy == null && board.prepared.comparesWithoutFault ? play : 0);
  }

  private long best(long needed) {
    return gradings == null ? bestOfPlays(needed) : bestOfCards(gradings, needed);
  }

  /**
   * Finds the best plays by their cards, as a word, where each criterion grades all cards at once.
   * A card that was taken back and played again stands for two plays; then plays are compared
   * instead.
   */
  private long bestOfCards(Grading[] all, long needed) {
    int begins = board.tricks.stageBegins();
    int plays = board.tricks.plays() - begins;
    long cards = board.tricks.cardsFrom(begins, (1L << plays) - 1);
    if (Long.bitCount(cards) != plays) {
      return bestOfPlays(needed);
    }
    long best = bestOfCards(all, cards, board.tricks.cardsFrom(begins, needed));
    return best == cards ? (1L << plays) - 1 : board.tricks.playsOf(best, begins);
  }

  /** Whether {@link #bestOf} can tell which cards are best. */
  public boolean gradesCards() {
    return gradings != null;
  }

  /** The best of these cards, which have been played to the stage; each once. */
  public long bestOf(long cards) {
    return gradings == null ? 0 : bestOfCards(gradings, cards, 0);
  }

  private long bestOfCards(Grading[] all, long cards, long neededCards) {
    @Nullable RuleId blamed = board.blamed;
    long best = cards;
    deciding = -1;
    for (int i = 0;
        i < all.length && (best & (best - 1)) != 0 && (best & neededCards) == neededCards;
        i++) {
      board.blamed = criteria[i].rule();
      if (criteria[i].ofTheCard() || holds(criteria[i].when())) {
        long left = bestCards(all[i], best);
        deciding = left == best ? deciding : i;
        best = left;
      }
    }
    board.blamed = blamed;
    return best;
  }

  /** Returns what a criterion leaves of some cards of the stage: all if it applies to none. */
  private long bestCards(Grading grading, long cards) {
    Node applies = grading.graded();
    long graded = applies == null ? cards : cards & applies.mask(board.frame);
    if (graded == 0) {
      return cards;
    }
    long better =
        switch (grading.scale()) {
          case Grading.Among(Node among) -> graded & among.mask(board.frame);
          case Grading.Places places -> places.highest(graded);
          case Grading.Played(boolean earlier) -> board.tricks.firstOrLast(graded, earlier);
        };
    if (better != 0) {
      return better;
    }
    return grading.scale() instanceof Grading.Among ? graded : cards;
  }

  private long bestOfPlays(long needed) {
    @Nullable RuleId blamed = board.blamed;
    long card = board.frame.word(law.card());
    long player = board.frame.word(law.player());
    long best = (1L << (board.tricks.plays() - board.tricks.stageBegins())) - 1;
    deciding = -1;
    for (int i = 0;
        i < criteria.length && (best & (best - 1)) != 0 && (best & needed) == needed;
        i++) {
      long left = bestBy(criteria[i], best);
      deciding = left == best ? deciding : i;
      best = left;
    }
    board.frame.bind(law.card(), card);
    board.frame.bind(law.player(), player);
    board.blamed = blamed;
    return best;
  }

  /**
   * Returns, after {@link #best}, the criterion that decided between the best and the best of the
   * others, or null.
   */
  public Event.@Nullable Reason reason() {
    return deciding < 0
        ? null
        : new Event.Reason(criteria[deciding].rule(), criteria[deciding].label());
  }

  /** Somebody else has found the best: this criterion decided; -1 for none. */
  public void decides(int criterion) {
    deciding = criterion;
  }

  /** Returns, after {@link #best}, the number of that criterion, or -1. */
  public int deciding() {
    return deciding;
  }

  /** Reports which criteria are evaluated to find the best, and which of them drop cards. */
  public void tell(RuleWatch watch) {
    long best = (1L << (board.tricks.plays() - board.tricks.stageBegins())) - 1;
    @Nullable RuleId blamed = board.blamed;
    long card = board.frame.word(law.card());
    long player = board.frame.word(law.player());
    for (int i = 0; i < criteria.length && (best & (best - 1)) != 0; i++) {
      TrickLaw.Criterion criterion = criteria[i];
      if (criterion.ofTheCard() || holds(criterion.when())) {
        watch.applies(criterion.rule());
        long left = bestBy(criterion, best);
        if (left != best) {
          watch.matters(criterion.rule());
        }
        best = left;
      }
    }
    board.frame.bind(law.card(), card);
    board.frame.bind(law.player(), player);
    board.blamed = blamed;
  }

  /**
   * Returns every criterion with its value for every card of the stage, and the cards it leaves.
   */
  public TrickComparison whole() {
    @Nullable RuleId blamed = board.blamed;
    long card = board.frame.word(law.card());
    long player = board.frame.word(law.player());
    int begins = board.tricks.stageBegins();
    long all = (1L << (board.tricks.plays() - begins)) - 1;
    long best = all;
    List<TrickComparison.Row> rows = new ArrayList<>();
    for (TrickLaw.Criterion criterion : criteria) {
      long before = best;
      long alone = all;
      List<String> measures = new ArrayList<>();
      try {
        best = (best & (best - 1)) == 0 ? best : bestBy(criterion, best);
        alone = bestBy(criterion, all);
        measures.addAll(measures(criterion, begins));
      } catch (Fault _) {
        // What cannot be measured decides nothing; the match itself says so where it matters.
        measures.clear();
      }
      Event.Reason reason = new Event.Reason(criterion.rule(), criterion.label());
      rows.add(
          new TrickComparison.Row(
              reason, measures, standing(before), standing(best), standing(alone)));
    }
    board.frame.bind(law.card(), card);
    board.frame.bind(law.player(), player);
    board.blamed = blamed;
    List<Event.Play> plays = board.tricks.record();
    return new TrickComparison(plays.subList(begins, plays.size()), rows);
  }

  /** Returns the indices of the plays of the stage that these bits stand for. */
  private static List<Integer> standing(long plays) {
    List<Integer> numbers = new ArrayList<>();
    for (long left = plays; left != 0; left &= left - 1) {
      numbers.add(Long.numberOfTrailingZeros(left));
    }
    return numbers;
  }

  private List<String> measures(TrickLaw.Criterion criterion, int begins) {
    if (!criterion.ofTheCard() && !holds(criterion.when())) {
      return List.of();
    }
    List<String> measures = new ArrayList<>();
    for (int play = begins; play < board.tricks.plays(); play++) {
      long value = measure(criterion, play);
      boolean order = criterion.measure() == null && value != Values.NONE;
      measures.add(
          value == Values.NONE
              ? ""
              : board.prepared.labels.of(order ? Values.number(play - begins + 1L) : value));
    }
    return measures;
  }

  private long bestBy(TrickLaw.Criterion criterion, long plays) {
    board.blamed = criterion.rule();
    board.frame.spend();
    if (!criterion.ofTheCard() && !holds(criterion.when())) {
      return plays;
    }
    Grading grading = criterion.grading();
    return grading == null ? bestOneByOne(criterion, plays) : bestBy(grading, plays);
  }

  private long bestBy(Grading grading, long plays) {
    Node applies = grading.graded();
    long graded = applies == null ? plays : among(applies, plays);
    long best =
        graded == 0
            ? 0
            : switch (grading.scale()) {
              case Grading.Among(Node cards) -> {
                long better = among(cards, graded);
                yield better == 0 ? graded : better;
              }
              case Grading.Places places -> highest(places, graded);
              case Grading.Played(boolean earlier) ->
                  earlier ? Long.lowestOneBit(graded) : Long.highestOneBit(graded);
            };
    return best == 0 ? plays : best;
  }

  /** Returns those of some plays whose cards are in this set. */
  private long among(Node cards, long plays) {
    return board.prepared.cardsFitAWord
        ? among(cards.mask(board.frame), plays)
        : among(cards.set(board.frame), plays);
  }

  private long among(long cards, long plays) {
    int begins = board.tricks.stageBegins();
    long found = 0;
    for (long left = plays; left != 0; left &= left - 1) {
      int card = board.tricks.cardAt(begins + Long.numberOfTrailingZeros(left));
      if ((cards & (1L << card)) != 0) {
        found |= Long.lowestOneBit(left);
      }
    }
    return found;
  }

  private long among(IndexSet cards, long plays) {
    int begins = board.tricks.stageBegins();
    long found = 0;
    for (long left = plays; left != 0; left &= left - 1) {
      if (cards.contains(board.tricks.cardAt(begins + Long.numberOfTrailingZeros(left)))) {
        found |= Long.lowestOneBit(left);
      }
    }
    return found;
  }

  /** Returns those of some plays whose cards rank highest; no bits if none has a rank. */
  private long highest(Grading.Places places, long plays) {
    int begins = board.tricks.stageBegins();
    long best = 0;
    int highest = 1;
    for (long left = plays; left != 0; left &= left - 1) {
      int place = places.of(board.tricks.cardAt(begins + Long.numberOfTrailingZeros(left)));
      if (place > highest) {
        highest = place;
        best = 0;
      }
      if (place == highest) {
        best |= Long.lowestOneBit(left);
      }
    }
    return best;
  }

  /**
   * How cards stand with respect to the best of a stage.
   *
   * @param beating those that are better
   * @param tying those that are as good
   */
  record Standing(IndexSet beating, IndexSet tying) {}

  /**
   * Returns how cards would compare with the best if they were played next, each alone. All
   * criteria must be graded, and what lies on the table must not affect the grades.
   *
   * @param best the best plays of the stage, at least one
   */
  Standing beyond(long best, IndexSet cards) {
    int ahead = board.tricks.cardAt(board.tricks.stageBegins() + Long.numberOfTrailingZeros(best));
    IndexSet.Builder beating = new IndexSet.Builder();
    IndexSet tying = cards;
    for (TrickLaw.Criterion criterion : criteria) {
      Grading grading = criterion.grading();
      if (grading == null) {
        throw new IllegalStateException("A criterion that is not graded: " + criterion.label());
      }
      if (tying.isEmpty() || (!criterion.ofTheCard() && !holds(criterion.when()))) {
        continue;
      }
      Node applies = grading.graded();
      IndexSet graded = applies == null ? null : applies.set(board.frame);
      IndexSet better =
          grading.scale() instanceof Grading.Among(Node among)
              ? among.set(board.frame)
              : IndexSet.EMPTY;
      int reached = level(grading.scale(), graded, better, ahead, true);
      IndexSet.Builder level = new IndexSet.Builder();
      for (int card = tying.next(0); card >= 0; card = tying.next(card + 1)) {
        int own = level(grading.scale(), graded, better, card, false);
        if (own > reached) {
          beating.add(card);
        } else if (own == reached) {
          level.add(card);
        }
      }
      tying = level.build();
    }
    return new Standing(beating.build(), tying);
  }

  /**
   * Returns which of some cards would be better than the best if they were played next, each alone:
   * {@link #beyond} for cards given as a word.
   *
   * @param best the best plays of the stage, at least one
   */
  long beating(long best, long cards) {
    if (gradings == null) {
      return Straight.mask(beyond(best, IndexSet.ofWord(cards)).beating());
    }
    return beyond(gradings, best, cards, false);
  }

  /** Likewise, which would be as good. */
  long tying(long best, long cards) {
    if (gradings == null) {
      return Straight.mask(beyond(best, IndexSet.ofWord(cards)).tying());
    }
    return beyond(gradings, best, cards, true);
  }

  /** Returns which of the cards would be better, or those which would be as good. */
  private long beyond(Grading[] all, long best, long cards, boolean asGood) {
    int ahead = board.tricks.cardAt(board.tricks.stageBegins() + Long.numberOfTrailingZeros(best));
    long beating = 0;
    long tying = cards;
    for (int i = 0; i < all.length; i++) {
      if (tying == 0 || (!criteria[i].ofTheCard() && !holds(criteria[i].when()))) {
        continue;
      }
      Node applies = all[i].graded();
      long graded = applies == null ? -1 : applies.mask(board.frame);
      Grading.Scale scale = all[i].scale();
      long among = scale instanceof Grading.Among(Node node) ? node.mask(board.frame) : 0;
      boolean isGraded = (graded >>> ahead & 1) != 0;
      long higher = isGraded ? graded & higher(scale, among, ahead) : graded & placed(scale);
      long level = isGraded ? level(scale, graded, among, ahead) : ~(graded & placed(scale));
      beating |= tying & higher;
      tying &= level;
    }
    return asGood ? tying : beating;
  }

  private static long placed(Grading.Scale scale) {
    return scale instanceof Grading.Places places ? places.placed() : -1;
  }

  /** Returns the cards that rank higher on a scale than one that lies on the table. */
  private static long higher(Grading.Scale scale, long among, int ahead) {
    return switch (scale) {
      case Grading.Among _ -> (among >>> ahead & 1) != 0 ? 0 : among;
      case Grading.Places places -> places.higher(ahead);
      case Grading.Played(boolean earlier) -> earlier ? 0 : -1;
    };
  }

  /**
   * Returns the cards that rank as high as a graded one that lies on the table: likewise where it
   * has no place, all that have none, or are not graded.
   */
  private static long level(Grading.Scale scale, long graded, long among, int ahead) {
    return switch (scale) {
      case Grading.Among _ -> graded & ((among >>> ahead & 1) != 0 ? among : ~among);
      case Grading.Places places ->
          places.of(ahead) == 0 ? ~(graded & places.placed()) : graded & places.alike(ahead);
      case Grading.Played _ -> 0;
    };
  }

  /**
   * Returns how high a card ranks; 0 where the criterion does not apply to it.
   *
   * @param graded the cards to which it applies; null for all
   * @param better those that are better than the others, if the scale distinguishes them
   * @param played whether the card lies on the table already
   */
  private static int level(
      Grading.Scale scale, @Nullable IndexSet graded, IndexSet better, int card, boolean played) {
    if (graded != null && !graded.contains(card)) {
      return 0;
    }
    return switch (scale) {
      case Grading.Among _ -> better.contains(card) ? 2 : 1;
      case Grading.Places places -> places.of(card);
      case Grading.Played(boolean earlier) -> earlier == played ? 2 : 1;
    };
  }

  private long bestOneByOne(TrickLaw.Criterion criterion, long plays) {
    long best = 0;
    long highest = Values.NONE;
    for (long left = plays; left != 0; left &= left - 1) {
      int play = Long.numberOfTrailingZeros(left);
      long value = measure(criterion, board.tricks.stageBegins() + play);
      int order = compare(value, highest, criterion.smaller());
      if (order > 0 || best == 0) {
        highest = value;
        best = 1L << play;
      } else if (order == 0) {
        best |= 1L << play;
      }
    }
    return best;
  }

  /** Returns the criterion's value for a play: none if it does not apply to it. */
  private long measure(TrickLaw.Criterion criterion, int play) {
    board.frame.bind(law.card(), Values.of(Values.Kind.CARD, board.tricks.cardAt(play)));
    board.frame.bind(law.player(), Values.of(Values.Kind.PLAYER, board.tricks.playerAt(play)));
    if (criterion.ofTheCard() && !holds(criterion.when())) {
      return Values.NONE;
    }
    if (criterion.except() != null && criterion.except().holds(board.frame)) {
      return Values.NONE;
    }
    return criterion.measure() == null
        ? Values.number(play)
        : criterion.measure().word(board.frame);
  }

  private boolean holds(@Nullable Node condition) {
    return condition == null || condition.holds(board.frame);
  }

  private static int compare(long value, long other, boolean smaller) {
    if (value == other) {
      return 0;
    }
    if (value == Values.NONE || other == Values.NONE) {
      return value == Values.NONE ? -1 : 1;
    }
    return smaller ? Values.compare(other, value) : Values.compare(value, other);
  }
}
