package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.engine.Played.start;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.program.Program;
import tricksmith.program.Program.Lifetime;
import tricksmith.program.value.Values;

/**
 * {@code docs/language/reference.md}, Chance, errors and counts. The values were computed from the
 * page in another language.
 */
class ChanceTest {

  @Test
  void mixesAndHashesAsThePageSays() {
    assertThat(KeyedChance.mix(1)).isEqualTo(MIX_OF_1);
    assertThat(KeyedChance.hash("deck")).isEqualTo(HASH_OF_DECK);
    assertThat(KeyedChance.hash("パートナー")).isEqualTo(HASH_OF_PARTNER);
    assertThat(KeyedChance.key(7, KeyedChance.hash("deck"), 2)).isEqualTo(KEY);
  }

  private static final long MIX_OF_1 = 0x5692161D100B05E5L;
  private static final long HASH_OF_DECK = 0xA5B51767424F5C08L;
  private static final long HASH_OF_PARTNER = 0x8CE6C13A77C7B178L;
  private static final long KEY = 0xBCEF7A9C4C4A3328L;

  @Test
  void drawsFromSeedNameAndCount() {
    Game game = new Game(6, "2C");
    int dealer = game.cell("dealer", Lifetime.MATCH, null);
    for (int i = 0; i < 8; i++) {
      game.random("dealer", dealer, game.anyPlayer());
    }

    Match match = Match.start(game.end().rules(), 7);

    assertThat(match.events())
        .filteredOn(Event.Chance.class::isInstance)
        .extracting(event -> new Labels(match.rules()).of(((Event.Chance) event).value()))
        .containsExactly("6", "5", "4", "2", "3", "3", "6", "2");
  }

  @Test
  void sortsCardsByKeysOfTheirOwn() {
    assertThat(shuffled("7H 8H 9H 10H JH")).containsExactly("8H", "JH", "7H", "10H", "9H");
  }

  @Test
  void leavesTheOrderOfTheOthersWhenACardIsTakenOut() {
    List<String> all = shuffled(Game.pack());
    List<String> fewer = shuffled(Game.pack().replace(" 9H", "").replace(" AS", ""));

    all.removeAll(List.of("9H", "AS"));
    assertThat(fewer).isEqualTo(all);
  }

  private static List<String> shuffled(String pack) {
    Game game = new Game(2, pack);
    return new ArrayList<>(Played.zone(Match.start(game.shuffle().end().rules(), 7), game.deck));
  }

  /** Whoever changes the order of ranks plays with the same cards. */
  @Test
  void aRecordedShuffleIsRepeatedWithADeckInAnotherOrder() {
    Game game = new Game(2, "7H 8H 9H 10H JH");
    Game other = new Game(2, "10H 7H 8H 9H JH");
    Match match = Match.start(game.shuffle().end().rules(), 7);
    Program rules = other.shuffle().end().rules();

    RecordedChance chance = new RecordedChance(match.rules(), match.events()).under(rules);

    assertThat(Played.zone(Match.begin(rules, 8, chance).match(), other.deck))
        .isEqualTo(Played.zone(match, game.deck));
  }

  @Test
  void eventsOfOtherNamesChangeNothing() {
    Game game = new Game(4, Game.pack());
    int suit = game.cell("suit", Lifetime.MATCH, null);
    Game more = new Game(4, Game.pack());
    int other = more.cell("suit", Lifetime.MATCH, null);
    more.random("suit", other, more.anyPlayer());

    assertThat(suit).isEqualTo(other);
    assertThat(Played.zone(start(game.shuffle().end()), game.deck))
        .isEqualTo(Played.zone(start(more.shuffle().end()), more.deck));
  }

  @Test
  void copiesThatLookAlikeStandInDeckOrder() {
    Game game = new Game(2, "W W W N N 2C 3C W");

    for (int seed = 0; seed < 50; seed++) {
      Match match = Match.start(game.afresh().shuffle().end().rules(), seed);
      List<Integer> order = ((Event.Shuffled) match.events().getFirst()).order();
      assertThat(order).hasSize(8).doesNotHaveDuplicates();
      assertThat(order.stream().filter(card -> card < 3 || card == 7)).isSorted();
      assertThat(order.stream().filter(card -> card == 3 || card == 4)).isSorted();
    }
  }

  @Test
  void drawsTheFirstOfCopiesThatLookAlike() {
    Game game = new Game(2, "W W W N");
    int drawn = game.cell("drawn", Lifetime.MATCH, null);
    game.random("drawn", drawn, Game.cardsOf(Game.zone(game.deck))).end();

    for (int seed = 0; seed < 30; seed++) {
      long value = ((Event.Chance) Match.start(game.rules(), seed).events().getFirst()).value();
      assertThat(Values.index(value)).isIn(0, 3);
    }
  }

  @Test
  void withoutAlternativesNothingHappens() {
    Game game = new Game(2, "2C");
    int drawn = game.cell("drawn", Lifetime.MATCH, null);
    game.random("drawn", drawn, Game.of()).end();

    assertThat(start(game).events()).noneMatch(Event.Chance.class::isInstance);
  }
}
