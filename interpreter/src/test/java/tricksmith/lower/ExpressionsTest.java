package tricksmith.lower;

import org.junit.jupiter.api.Test;

/** What expressions yield. */
class ExpressionsTest {

  private static final String STATE =
      """
      options {
        low yes/no = no
        compare suit | number = number
        rounds 1..6 = 3
        weak some suits = H S
      }
      deck {
        suits C D H S
        ranks 2..10 J Q K A
        also JK: joker
        also JL: joker, numbered 20, suit H
      }
      state {
        a mood is glad | sad | calm
        a weather is calm | glad
        unset: number
        half: number = 1 / 2
        trump: suit
        hearts: suit = H
        nobody-yet: player
        feeling: mood = sad
        sky: weather = calm
        mode: suit | high | low-cards = high
        flag[player]: yes/no
        bid[player]: number
        pair[suit, mood]: number
        some-suits: some suits = (C, H)
        out: some players
        mine[player]: some cards
      }
      define twice(number) = number + number
      define points(card) = by card.rank { A: 11, 10: 10, K: 4, Q: 3, J: 2, else 0 }
      define strength(card) = place of card.rank in 2..9 J Q K 10 A
      define red(card) = card.suit in (D, H)
      define double-of(card) = card.number * 2
      define between(a: number, b: number) = b - a
      define count-in(takers: some players) = number of takers
      define reds = cards where red(card)
      define colour(suit) = by suit { C S: 1, D H: 2 }
      define worse(player) = number of other in everyone where (bid[other], or 0) > (bid[player], or 0)
      define rich(player) = bid[player] > 2
      define safe(suit) = suit in (C, H)
      define small(number) = number < 4
      define ahead(player) = number of other in everyone where score of other > score of player
      """;

  private static final String DEALT =
      """
      new deal
      deal 3 to each player from seat 1
      bid[seat 1] = 3
      bid[seat 2] = 1
      flag[seat 2] = yes
      pair[H, glad] = 5
      mine[seat 1] = hand of seat 1
      """;

  private static final Scene SCENE = new Scene(STATE, 3, DEALT);

  @Test
  void calculatesExactly() {
    SCENE.yields(
        """
        1 + 2 * 3                    => 7
        (1 + 2) * 3                  => 9
        1 / 3 + 1 / 6                => 1/2
        half                         => 1/2
        half * 2                     => 1
        -7 + 2                       => -5
        difference(3, 10)            => 7
        difference(10, 3)            => 7
        least(2, 1 / 2)              => 1/2
        greatest(2, 1 / 2)           => 2
        rounded-down(7 / 2)          => 3
        rounded-up(7 / 2)            => 4
        rounded-down(-7 / 2)         => -4
        rounded-up(-7 / 2)           => -3
        remainder(7, 3)              => 1
        remainder(-7, 3)             => 2
        remainder(7, -3)             => -2
        1 / score of seat 1          => DIVISION_BY_ZERO
        remainder(1, score of seat 1) => DIVISION_BY_ZERO
        remainder(half, 2)           => NOT_WHOLE
        4000000000000 * 2            => OVERFLOW
        unset + 1                    => NO_VALUE
        least(unset, 1)              => NO_VALUE
        """);
  }

  @Test
  void comparesWithNoneByItsOwnRules() {
    SCENE.yields(
        """
        unset == 1                   => no
        unset == unset               => no
        unset != unset               => yes
        unset != 1                   => yes
        unset < 1                    => no
        unset >= 1                   => no
        1 <= unset                   => no
        unset in 1..3                => no
        unset not in 1..3            => yes
        trump == suit of JK          => no
        suit of JK is none           => yes
        suit of JL == H              => yes
        number of JK is none         => yes
        number of JL                 => 20
        unset is none                => yes
        half is chosen               => yes
        nobody-yet is nobody         => yes
        seat 1 is somebody           => yes
        seat 4 is nobody             => yes
        bid[nobody-yet] is none      => yes
        flag[nobody-yet]             => no
        flag[seat 1]                 => no
        flag[seat 2]                 => yes
        score of nobody-yet is none  => yes
        left of nobody-yet is nobody => yes
        top of table is none         => yes
        suit of top of table is none => yes
        hand of nobody-yet is empty  => yes
        (unset, or 4)                => 4
        (half, or 4)                 => 1/2
        """);
  }

  @Test
  void comparesByDeclaredOrder() {
    SCENE.yields(
        """
        feeling == sad               => yes
        feeling > glad               => yes
        feeling < calm               => yes
        sky < glad                   => yes
        sky >= glad                  => no
        hearts > D                   => yes
        hearts <= H                  => yes
        rank of AH > 10              => yes
        rank of 10H < J              => yes
        mode == high                 => yes
        mode == H                    => no
        mode in suits                => no
        mode in (H, high)            => yes
        3 in (1, 3)                  => yes
        7 / 2 in 3..4                => no
        1 < 2 and not 2 < 1          => yes
        (1 < 0 or 2 < 3)             => yes
        """);
  }

  @Test
  void knowsOptionsBeforehand() {
    SCENE.yields(
        """
        low                          => no
        compare == number            => yes
        rounds + 1                   => 4
        hearts in weak               => yes
        C in weak                    => no
        number of weak               => 2
        """);
  }

  @Test
  void looksAtCards() {
    SCENE.yields(
        """
        number of cards              => 54
        number of 10H                => 10
        number of AS                 => 14
        joker(JK)                    => yes
        JL is joker                  => yes
        AS is joker                  => no
        AS is not joker              => yes
        top of deck == JH            => no
        top of deck == JC            => yes
        bottom of deck == JL         => yes
        number of top 3 of deck      => 3
        JC in top 3 of deck          => yes
        AC in top 3 of deck          => no
        player holding 2C == seat 1  => yes
        player holding AS is nobody  => yes
        player of 3C == seat 2       => yes
        number of hand of seat 1     => 3
        hand of seat 1 is empty      => no
        number of won of seat 1      => 0
        number of hands              => 9
        number of suits              => 4
        number of ranks              => 13
        """);
  }

  @Test
  void quantifies() {
    SCENE.yields(
        """
        some card in hand of seat 1 where card.number == 5                   => yes
        every card in hand of seat 1 where card.suit == C                    => yes
        every card in hand of seat 1 where card.number > 2                   => no
        no card in hand of seat 1 where card.suit == H                       => yes
        some card in table                                                   => no
        no card in table                                                     => yes
        every card in table where card.suit == H                             => yes
        number of card in cards where card.suit == H                         => 14
        number of n in (1..10) where remainder(n, 3) == 0                     => 3
        some n in (1..10) where n * n == 49                                    => yes
        sum of card.number over card in hand of seat 1                       => 15
        sum of card.number over table                                        => 0
        sum of n over n in (1..4)                                            => 10
        sum of bid[player] over players                                      => 4
        highest bid[player] over players                                     => 3
        lowest bid[player] over players                                      => 1
        highest card.number over table                                       => none
        highest card.number over cards where card is joker                   => 20
        lowest card.number over hand of seat 3                               => 4
        some card in hand of seat 1 where some other in hand of seat 2 where other.number == card.number + 1 => yes
        number of card in hand of seat 1 where (number of card in hand of seat 2 where card.number > 5) == 2 => 3
        number of jokers in cards                                            => 2
        number of joker in cards                                             => 2
        number of reds in hand of seat 1                                     => 0
        number of jokers in cards where card.number > 3                      => 1
        number of jokers in cards where some other in cards where other == card => 2
        5 - number of jokers in cards * 2 + 1                                => 2
        number of jokers in cards == 2 and number of jokers in deck > 0      => yes
        some red on hand of seat 1                                           => no
        some red in hand of seat 2                                           => no
        no red in hand of seat 1                                             => yes
        no red in cards where card.number > 100                              => yes
        every red in cards where card.suit in (D, H)                         => yes
        every red in cards where card.suit == H                              => no
        every joker in cards where card is joker                             => yes
        number of rich in players                                            => 1
        some rich in players where player == seat 2                          => no
        (first rich in players) == seat 1                                    => yes
        number of safe in suits                                              => 2
        number of small in (1..9)                                            => 3
        sum of number over smalls in (1..9)                                  => 6
        sum of card.number over reds in cards where card.number > 13         => 48
        highest card.number over jokers in cards                             => 20
        (first joker in cards) == JK                                         => yes
        (last joker in cards) == JL                                          => yes
        number of (reds in cards with most card.number)                      => 1
        number of (jokers in cards where card.number > 3)                    => 1
        number of ((jokers in cards) and (reds in cards))                    => 28
        number of (cards except (jokers in cards))                           => 52
        (jokers in cards) is empty                                           => no
        number of cards in cards where card.suit == H == 14                  => yes
        number of cards in cards where card.suit == H and card.number > 10 >= 5 => yes
        14 == number of cards in cards where card.suit == H                  => yes
        number of cards in cards where card is joker == 2                    => yes
        number of cards in cards where card is joker in (1, 3)               => no
        number of hand of seat 1 in (1, 3)                                   => yes
        number of hand of seat 1 not in (1, 3)                               => no
        number of hand of seat 1 in 3..5                                     => yes
        number of deck in 3..5                                               => no
        some player has score > 0                                            => no
        some player has bid[player] == 3                                     => yes
        every player where bid[player] > 1 has bid[player] == 3              => yes
        every player where bid[player] > 0 has bid[player] == 3              => no
        some player where bid[player] > 0 has flag[player]                   => yes
        no player where bid[player] > 1 has flag[player]                     => yes
        every card in hand of seat 1 where card.number > 2 has card.suit == C => yes
        every x in hand of seat 1 where x.number > 2 has x.number > 5        => no
        every joker in cards where card.number > 3 has card.suit == H        => yes
        every joker in cards has card.suit == H                              => no
        number of players in players where bid[player] > 0 has flag[player]  => 1
        """);
  }

  @Test
  void selectsTheBest() {
    SCENE.yields(
        """
        number of (players with most bid[player])                              => 1
        only of (players with most bid[player]) == seat 1                    => yes
        only of (players with fewest bid[player]) == seat 2                  => yes
        number of (players with most score of player)                          => 3
        only of (players with most rich(player)) == seat 1                   => yes
        number of (players with fewest rich(player))                         => 2
        only of (cards with most joker(card), then most card.number) == JL   => yes
        number of (cards with fewest joker(card), then most red(card))       => 26
        place of seat 2 by most rich(player)                                 => 2
        number of moods                                                      => 3
        number of (moods where mood > glad)                                  => 2
        only of (players with most score of player) is nobody                => yes
        number of (players with most score of player, then least bid[player])  => 1
        number of (cards with most points(card))                             => 4
        only of (cards with most points(card), then highest card.suit) == AS => yes
        number of (table with most card.number)                              => 0
        only of (1..9 with most remainder(number, 5), then most number)      => 9
        place of seat 1 by most bid[player]                                  => 1
        place of seat 2 by most bid[player]                                  => 2
        place of seat 3 by most bid[player]                                  => 3
        last place of seat 3 by most bid[player]                             => 3
        place of seat 2 by most score of player                              => 1
        last place of seat 2 by most score of player                         => 3
        last place of seat 1 by most bid[player]                             => 1
        place of nobody-yet by most score of player                          => none
        place of rank of 10H in 6 7 8 10 Q                                   => 4
        place of rank of 9H in 6 7 8 10 Q                                    => none
        strength(10H)                                                        => 12
        strength(JK)                                                         => none
        """);
  }

  @Test
  void findsRuns() {
    SCENE.yields(
        """
        number of longest run in cards by card.rank                          => 13
        number of longest run in cards by card.suit, then card.rank          => 13
        AS in longest run in cards by card.suit, then card.rank              => no
        AC in longest run in cards by card.suit, then card.rank              => yes
        number of longest run in hands by card.suit, then card.number        => 9
        number of longest run in hand of seat 1 by card.number               => 1
        8C in longest run in hand of seat 1 by card.number                   => yes
        number of longest run of reds in cards by card.number                => 13
        number of longest run in (2C, 3C, 5H, 6C, 7C) by card.number         => 3
        number of longest run in (2C, 3C, 5H, 6C, 7C) by card.suit, then card.number => 2
        7C in longest run in (2C, 3C, 5H, 6C, 7C) by card.suit, then card.number => yes
        number of longest run in (2C, 3H, 4D, 5S) by red(card), then card.number => 2
        number of longest run in (2C, 3C, 9C) by -card.number                => 2
        number of run of 5C in (2C, 3C, 5C, 6C, 7C) by card.number           => 3
        number of run of 3C in (2C, 3C, 5C, 6C, 7C) by card.number           => 2
        number of longest run of 1..100 by number                             => 100
        number of run of KC in (2C, 3C) by card.number                       => 0
        number of run of JK in cards by card.number                          => 0
        number of longest run in table by card.number                        => 0
        number of longest run in (half, half + 1, half + 2, 7) by number     => 3
        number of longest run in 1..9 by number / 2                          => 5
        number of run of 4 in 1..9 by number / 2                             => 4
        number of longest run in cards by card.suit, then card.number / 2    => 7
        number of longest run in 1..9 by remainder(number, 5)                => 5
        6 in longest run in 1..9 by remainder(number, 5)                     => no
        7 in run of 7 in 1..9 by remainder(number, 5)                        => yes
        2 in run of 7 in 1..9 by remainder(number, 5)                        => no
        number of longest run in moods by mood                               => 3
        number of longest run in (glad, calm) where mood in moods by mood    => 1
        number of longest run in (S, C, D) by suit                           => 2
        number of longest run in (cards where card.rank != 7) by card.rank   => 7
        KC in longest run in (cards where card.rank != 7) by card.rank       => yes
        """);
  }

  @Test
  void choosesAmongCasesAndRows() {
    SCENE.yields(
        """
        (1 if low, 2 if bid[seat 1] == 3, else 4)  => 2
        (1 if low, else 4)                         => 4
        (1 if low)                                 => none
        5 + (1 if low)                             => 5
        (1 if low) + (2 if not low) - (3 if low)   => 2
        5 - (1 if not low, 2 if low)               => 4
        5 + -(1 if not low)                        => 4
        5 + ((1 if low) if not low)                => 5
        5 + (unset if not low)                     => NO_VALUE
        5 * (1 if low)                             => NO_VALUE
        points(AH) + points(2C)                    => 11
        (by feeling { glad: 1, sad: 2 })           => 2
        (by sky { glad: 1 })                       => none
        (by rounds { 1 2: 5, 3: 6 })               => 6
        colour(H)                                  => 2
        colour(trump)                              => none
        (by top of deck { JC: 1, else 0 })         => 1
        """);
  }

  @Test
  void callsDefinitions() {
    SCENE.yields(
        """
        twice(twice(3))                            => 12
        twice(twice(twice(half)))                  => 4
        between(1, 5)                              => 4
        between(between(1, 5), between(2, 3))      => -3
        between(twice(1), twice(twice(2)))         => 6
        count-in(players)                          => 3
        count-in((seat 1, seat 3))                 => 2
        number of reds                             => 27
        double-of(5H)                              => 10
        double-of(JK)                              => NO_VALUE
        double-of(top of deck)                     => 22
        sum of points(card) over hand of seat 3    => 10
        ahead(seat 1)                              => 0
        sum of twice(number) over (1..3)           => 12
        sum of between(n, twice(n)) over n in (1..3) => 6
        sum of worse(player) over players          => 3
        worse(only of (players with most bid[player])) => 0
        number of (cards where red(card) and double-of(card) > 20) => 9
        """);
  }

  @Test
  void handlesSets() {
    SCENE.yields(
        """
        number of some-suits                                    => 2
        number of (suits except some-suits)                     => 2
        number of (some-suits and weak)                         => 3
        number of (suits except H)                               => 3
        some-suits == (H, C)                                    => yes
        some-suits == (H, S)                                    => no
        out is empty                                            => yes
        number of (seat 1, seat 2, nobody-yet)                  => 2
        only of (suits except (C, D, S)) == H                   => yes
        only of suits is none                                   => yes
        number of mine[seat 1]                                  => 3
        mine[nobody-yet] is empty                               => yes
        pair[H, glad]                                           => 5
        pair[H, sad] is none                                    => yes
        number of (2..5)                                         => 4
        number of (5..2)                                         => 0
        number of (1..10 where remainder(number, 2) == 0)       => 5
        2 in (1..10 where remainder(number, 2) == 0)            => yes
        3 in (1..10 where remainder(number, 2) == 0)            => no
        number of (1, 2, 2, 3)                                  => 3
        """);
  }

  @Test
  void knowsWhoSitsWhere() {
    SCENE.yields(
        """
        left of seat 3 == seat 1                       => yes
        right of seat 1 == seat 3                      => yes
        2 left of seat 2 == seat 1                     => yes
        next after seat 3 == seat 1                    => yes
        other of seat 1 is nobody                      => yes
        partner of seat 1 is nobody                    => yes
        number of partners of seat 1                   => 0
        number of opponents of seat 1                  => 2
        side of seat 1 == side of seat 2               => no
        number of sides                                => 3
        score of side of seat 2                        => 0
        number of everyone                             => 3
        """);
    new Scene("", 4, "(seat 1, seat 3) form a side\nseat 2 sits out\nseat 3 scores 4")
        .yields(
            """
            partner of seat 1 == seat 3                => yes
            number of opponents of seat 1              => 1
            number of players                          => 3
            number of everyone                         => 4
            next after seat 1 == seat 3                => yes
            other of side of seat 1 == side of seat 4  => yes
            left of seat 1 == seat 2                   => yes
            number of sides                            => 2
            score of side of seat 1                    => 0
            """);
  }

  @Test
  void knowsTheOtherOfTwo() {
    new Scene("state { way: high | low; unset: high | low; nobody-yet: player }", 2, "way = low")
        .yields(
            """
            other of seat 1 == seat 2                  => yes
            (left of seat 1).other == seat 1           => yes
            other of side of seat 2 == side of seat 1  => yes
            other of way == high                       => yes
            other of other of way == way               => yes
            other of unset is nobody                   => yes
            other of nobody-yet is nobody              => yes
            """);
  }

  @Test
  void takesWrittenCardsByTheirFace() {
    new Scene(
            "deck { suits C D\n ranks 2..4\n copies 2 }",
            2,
            "new deal\ndeal 5 to each player from seat 1")
        .yields(
            """
            number of (cards where card == 2C)         => 2
            2C in hand of seat 1                       => yes
            some card in hand of seat 1 where card == 3D => yes
            top of deck in (4D, 2C) => yes
            top of deck == 4D                          => yes
            """);
  }
}
