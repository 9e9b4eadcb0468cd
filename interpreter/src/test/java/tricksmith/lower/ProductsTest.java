package tricksmith.lower;

import org.junit.jupiter.api.Test;

/** Products, unions, and their parts and order. */
class ProductsTest {

  private static final String STATE =
      """
      deck {
        suits C D H S
        ranks 2..10 J Q K A
      }
      state {
        a mood is glad | sad | calm
        a weather is calm | glad
        a strain is suit | notrump
        a bid is [number, strain]
        a pair is [weather, mood]
        call: bid | double
        other-call: bid | double
        unset: bid
        contract: bid
        mode: suit | high
        tricks-bid: number | nil
        feelings: pair
        first[bid-owner]: bid
        a bid-owner is strain
        sky: weather = calm
      }
      """;

  private static final String DEALT =
      """
      new deal
      contract = [2, H]
      call = [2, notrump]
      other-call = double
      mode = high
      tricks-bid = nil
      feelings = [glad, sad]
      first[notrump] = [7, C]
      """;

  private static final Scene SCENE = new Scene(STATE, 2, DEALT);

  @Test
  void haveParts() {
    SCENE.yields(
        """
        contract == [2, H]           => yes
        contract == [2, (H if sky == calm, else S)] => yes
        contract in [1..2, (H if sky == calm, else S)] => yes
        contract.number              => 2
        number of contract           => 2
        strain of contract == H      => yes
        contract.strain.suit == H    => yes
        call.strain.suit is none     => yes
        call.number                  => 2
        other-call.number is none    => yes
        other-call.bid is none       => yes
        call.bid == [2, notrump]     => yes
        unset.strain is none         => yes
        mode.suit is none            => yes
        tricks-bid.number is none    => yes
        first[notrump] == [7, C]     => yes
        first[H] is none             => yes
        """);
  }

  @Test
  void areEqualPartByPart() {
    SCENE.yields(
        """
        contract == [2, H]           => yes
        contract == [2, S]           => no
        call == contract             => no
        call == [2, notrump]         => yes
        [2, H] in [1..2, suit]       => yes
        call in [1..7, suit]         => no
        unset == unset               => no
        """);
  }

  @Test
  void areOrderedByTheFirstPartThatDiffers() {
    SCENE.yields(
        """
        contract < [2, S]            => yes
        contract < [2, notrump]      => yes
        contract < [3, C]            => yes
        contract > [1, notrump]      => yes
        contract >= [2, H]           => yes
        contract < [10, C]           => yes
        contract > [-3, S]           => yes
        unset < contract             => no
        (highest bid over bid in [1..3, strain]) == [3, notrump] => yes
        (lowest bid over bid in [1..3, strain] where bid > contract) == [2, S] => yes
        """);
  }

  @Test
  void areOrderedByLabelsAsTheirTypeDeclaresThem() {
    SCENE.yields(
        """
        feelings > [calm, calm]      => yes
        feelings < [glad, calm]      => yes
        sky < glad                   => yes
        (highest pair over pair in [weather, mood]) == [glad, calm] => yes
        """);
  }

  @Test
  void compareOnlyWithWhatIsOfTheSameType() {
    SCENE.yields(
        """
        call > contract              => yes
        other-call > contract        => no
        other-call < contract        => no
        contract < other-call        => no
        tricks-bid > 3               => no
        tricks-bid <= 3              => no
        """);
  }

  @Test
  void canBeListed() {
    SCENE.yields(
        """
        number of strain             => 5
        number of (strain except S)  => 4
        number of [1..7, strain]     => 35
        number of [mood, weather]    => 6
        number of (bid in [1..7, strain] where bid > contract)   => 27
        number of H..notrump         => 3
        number of (D..H)             => 2
        number of S..C               => 0
        sad in glad..sad             => yes
        mode in C..S                 => no
        number of (card in cards where card.rank in J..A)        => 16
        number of (card in cards where card.rank in 9..10)       => 8
        number of (card in cards where card.rank in 9..J)        => 12
        """);
  }
}
