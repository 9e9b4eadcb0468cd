package tricksmith.players;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.engine.MatchRun;
import tricksmith.engine.Outlook;
import tricksmith.engine.SeatView;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;

/**
 * Plays one game by rules of thumb, as an experienced player would write them down. Reads nothing
 * that its seat does not see. Plays in place only.
 */
abstract class RulePlayer implements Bot {

  private static final String RANKS = "23456789TJQKA";

  protected final Outlook outlook;
  protected final MatchRun pattern;

  /** Creates a player of matches with the same rules as this one. */
  RulePlayer(MatchRun pattern) {
    this.pattern = pattern;
    outlook = new Outlook(pattern);
  }

  @Override
  public final Pick choose(SeatView view, Decision decision) {
    throw new UnsupportedOperationException("plays in place");
  }

  @Override
  public final boolean looksBack() {
    return false;
  }

  @Override
  public final void choose(MatchRun run) {
    if (run.alternatives() == 1) {
      run.choose(0);
      return;
    }
    outlook.look(run);
    if (run.isPlay()) {
      List<Integer> cards =
          IntStream.range(0, run.alternatives()).map(run::playableCard).boxed().toList();
      run.choose(cards.indexOf(outlook.led() < 0 ? lead(cards) : follow(cards)));
      return;
    }
    switch (run.decision().options()) {
      case Decision.OneOf one -> run.choose(say(run.decisionName(), one.alternatives()));
      case Decision.Several several -> run.choose(new Pick.Several(several(several)));
    }
  }

  abstract int lead(List<Integer> cards);

  abstract int follow(List<Integer> cards);

  /** Returns the place of the alternative to be said. */
  abstract int say(String name, List<Decision.Alternative> alternatives);

  IndexSet several(Decision.Several several) {
    throw new UnsupportedOperationException(several.toString());
  }

  final String label(int card) {
    return pattern.rules().cards().card(card).label();
  }

  final char suit(int card) {
    String label = label(card);
    return label.charAt(label.length() - 1);
  }

  /** The rank from 2 to 14. */
  final int rank(int card) {
    return 2 + RANKS.indexOf(label(card).replace("10", "T").charAt(0));
  }

  final boolean holds(String label) {
    return held().anyMatch(card -> label(card).equals(label));
  }

  final boolean isUnseen(String label) {
    return IntStream.of(outlook.unseen().toArray()).anyMatch(card -> label(card).equals(label));
  }

  final IntStream held() {
    return IntStream.of(outlook.hand().toArray());
  }

  final int count(char suit) {
    return (int) held().filter(card -> suit(card) == suit).count();
  }

  /** Whether nobody else can hold a better card. */
  final boolean isBoss(int card) {
    int led = outlook.led() < 0 ? card : outlook.led();
    return outlook.beating(led, card).sizeOfIntersection(outlook.unseen()) == 0;
  }

  /** Returns the cards that would be best in the trick. */
  final List<Integer> winners(List<Integer> cards) {
    IndexSet better = outlook.beating(outlook.led(), outlook.best());
    return cards.stream().filter(better::contains).toList();
  }

  static int least(List<Integer> cards, ToDoubleFunction<Integer> cost) {
    return cards.stream().min(Comparator.comparingDouble(cost)).orElseThrow();
  }

  static int most(List<Integer> cards, ToDoubleFunction<Integer> worth) {
    return cards.stream().max(Comparator.comparingDouble(worth)).orElseThrow();
  }

  /** Ducks, unloads high cards where that is free, and gives the queen of spades to others. */
  static final class AtHearts extends RulePlayer {

    AtHearts(MatchRun pattern) {
      super(pattern);
    }

    @Override
    IndexSet several(Decision.Several several) {
      List<Integer> worstFirst =
          IntStream.of(several.members().toArray())
              .boxed()
              .sorted(Comparator.comparingDouble(card -> -danger(card)))
              .toList();
      IndexSet passed = IndexSet.EMPTY;
      for (int card : worstFirst.subList(0, several.least())) {
        passed = passed.with(card);
      }
      return passed;
    }

    private double danger(int card) {
      int length = count(suit(card));
      return switch (suit(card)) {
        case 'S' -> rank(card) < 12 ? 0 : length >= 5 ? 5 : rank(card) == 12 ? 40 : 30;
        case 'H' -> rank(card) + 4;
        default -> rank(card) + (length <= 2 ? 8 : 0);
      };
    }

    @Override
    int lead(List<Integer> cards) {
      boolean safe = !holds("QS") && !holds("KS") && !holds("AS") && isUnseen("QS");
      return least(
          cards,
          card ->
              switch (suit(card)) {
                case 'S' -> safe ? rank(card) - 20 : rank(card) + (rank(card) >= 12 ? 20 : 0);
                case 'H' -> rank(card) + 2;
                default -> rank(card);
              });
    }

    @Override
    int follow(List<Integer> cards) {
      if (suit(cards.getFirst()) != suit(outlook.led())) {
        return most(cards, this::discarded);
      }
      int best = rank(outlook.best());
      boolean last = outlook.toCome() == 0;
      boolean costs =
          IntStream.of(outlook.onTable().toArray())
              .anyMatch(card -> suit(card) == 'H' || label(card).equals("QS"));
      List<Integer> below = cards.stream().filter(card -> rank(card) < best).toList();
      if (below.stream().anyMatch(card -> label(card).equals("QS"))) {
        return least(below, card -> label(card).equals("QS") ? 0 : 1);
      }
      boolean first = IntStream.range(0, 4).allMatch(player -> outlook.tricksWon(player) == 0);
      if (first || (last && !costs)) {
        return most(cards, card -> label(card).equals("QS") ? 0 : rank(card));
      }
      if (!below.isEmpty()) {
        return most(below, this::rank);
      }
      return last
          ? most(cards, card -> label(card).equals("QS") ? 0 : rank(card))
          : least(cards, card -> label(card).equals("QS") ? 100 : rank(card));
    }

    private double discarded(int card) {
      if (label(card).equals("QS")) {
        return 100;
      }
      if (suit(card) == 'S' && rank(card) > 12 && isUnseen("QS")) {
        return 80;
      }
      return suit(card) == 'H' ? 40 + rank(card) : rank(card) - count(suit(card));
    }

    @Override
    int say(String name, List<Decision.Alternative> alternatives) {
      throw new UnsupportedOperationException(name);
    }
  }

  /** Bids its sure tricks, nil with a weak hand, and takes what its side has bid. */
  static final class AtSpades extends RulePlayer {

    AtSpades(MatchRun pattern) {
      super(pattern);
    }

    @Override
    int say(String name, List<Decision.Alternative> alternatives) {
      double tricks = held().mapToDouble(this::worth).sum() + Math.max(0, count('S') - 3);
      boolean weak =
          held().noneMatch(card -> suit(card) == 'S' && rank(card) > 10)
              && held().noneMatch(card -> rank(card) == 14)
              && count('S') <= 3
              && tricks < 1.2;
      return weak ? 0 : Math.clamp(Math.round(tricks), 1, alternatives.size() - 1);
    }

    private double worth(int card) {
      int length = count(suit(card));
      boolean spade = suit(card) == 'S';
      return switch (rank(card)) {
        case 14 -> length > 6 && !spade ? 0.6 : 1;
        case 13 -> length == 1 ? 0.3 : spade ? 0.9 : 0.7;
        case 12 -> length < 3 ? 0 : spade ? 0.7 : 0.3;
        default -> 0;
      };
    }

    private double cost(int card) {
      return rank(card) + (suit(card) == 'S' ? 20 : 0);
    }

    private boolean isNil() {
      return outlook.number(0, outlook.player()) == 0;
    }

    /** Whether the side still needs tricks. */
    private boolean needs() {
      int player = outlook.player();
      double left = outlook.number(0, player) - outlook.tricksWon(player);
      for (int other = 0; other < 4; other++) {
        if (outlook.isPartner(other) && outlook.number(0, other) > 0) {
          left += outlook.number(0, other) - outlook.tricksWon(other);
        }
      }
      return left > 0;
    }

    @Override
    int lead(List<Integer> cards) {
      if (isNil() || !needs()) {
        return least(cards, this::cost);
      }
      List<Integer> bosses = cards.stream().filter(this::isBoss).toList();
      return bosses.isEmpty()
          ? least(cards, card -> cost(card) - count(suit(card)))
          : least(bosses, this::cost);
    }

    @Override
    int follow(List<Integer> cards) {
      List<Integer> winners = winners(cards);
      List<Integer> losers = cards.stream().filter(card -> !winners.contains(card)).toList();
      if (isNil()) {
        return losers.isEmpty() ? least(cards, this::cost) : most(losers, this::cost);
      }
      boolean last = outlook.toCome() == 0;
      boolean ours =
          outlook.isPartner(outlook.bestPlayer())
              && outlook.number(0, outlook.bestPlayer()) > 0
              && (last || isBoss(outlook.best()));
      if (winners.isEmpty() || ours) {
        return least(cards, this::cost);
      }
      if (!needs()) {
        return losers.isEmpty() ? least(cards, this::cost) : most(losers, this::cost);
      }
      List<Integer> bosses = winners.stream().filter(this::isBoss).toList();
      if (last || !bosses.isEmpty()) {
        return least(last ? winners : bosses, this::cost);
      }
      return suit(winners.getFirst()) == suit(outlook.led())
          ? most(winners, this::cost)
          : least(winners, this::cost);
    }
  }

  /** Names a suit with three tricks in sight, leads trumps for its side, and aces otherwise. */
  static final class AtEuchre extends RulePlayer {

    AtEuchre(MatchRun pattern) {
      super(pattern);
    }

    @Override
    int say(String name, List<Decision.Alternative> alternatives) {
      return switch (name) {
        case "trump" -> trump(alternatives);
        case "discard" -> discard(alternatives);
        case "alone" -> alone(alternatives);
        default -> throw new UnsupportedOperationException(name);
      };
    }

    private int trump(List<Decision.Alternative> alternatives) {
      int best = 0;
      double most = -1;
      int pass = -1;
      for (int i = 0; i < alternatives.size(); i++) {
        double worth = alternatives.get(i).isPass() ? -1 : worth(alternatives.get(i).label());
        if (worth > most) {
          most = worth;
          best = i;
        }
        pass = alternatives.get(i).isPass() ? i : pass;
      }
      return pass >= 0 && most < 6 ? pass : best;
    }

    /** The worth of the hand if a suit is trump: about two for each trick. */
    private double worth(String trump) {
      char suit = trump.charAt(0);
      return held().mapToDouble(card -> worth(card, suit)).sum();
    }

    private double worth(int card, char trump) {
      char twin = "CSDH".charAt("SCHD".indexOf(trump));
      if (rank(card) == 11 && (suit(card) == trump || suit(card) == twin)) {
        return suit(card) == trump ? 3 : 2.5;
      }
      if (suit(card) == trump) {
        return rank(card) == 14 ? 2.2 : rank(card) == 13 ? 1.8 : 1.4;
      }
      return rank(card) == 14 ? 1.5 : 0;
    }

    /** Alternatives are cards here. */
    private int discard(List<Decision.Alternative> alternatives) {
      int best = 0;
      for (int i = 1; i < alternatives.size(); i++) {
        best = kept(alternatives.get(i)) < kept(alternatives.get(best)) ? i : best;
      }
      return best;
    }

    private double kept(Decision.Alternative alternative) {
      int card =
          held().filter(each -> label(each).equals(alternative.label())).findFirst().orElseThrow();
      return 20 * outlook.power(card) + rank(card) + 3 * count(suit(card));
    }

    private int alone(List<Decision.Alternative> alternatives) {
      double power = held().mapToDouble(outlook::power).sum();
      String answer = power > 4.2 ? "yes" : "no";
      return alternatives.get(0).label().equals(answer) ? 0 : 1;
    }

    private double cost(int card) {
      return 20 * outlook.power(card) + rank(card) / 10.0;
    }

    @Override
    int lead(List<Integer> cards) {
      List<Integer> bosses = cards.stream().filter(this::isBoss).toList();
      return bosses.isEmpty() ? least(cards, this::cost) : most(bosses, this::cost);
    }

    @Override
    int follow(List<Integer> cards) {
      List<Integer> winners = winners(cards);
      boolean last = outlook.toCome() == 0;
      boolean ours = outlook.isPartner(outlook.bestPlayer()) && (last || isBoss(outlook.best()));
      if (winners.isEmpty() || ours) {
        return least(cards, this::cost);
      }
      return last ? least(winners, this::cost) : most(winners, this::cost);
    }
  }
}
