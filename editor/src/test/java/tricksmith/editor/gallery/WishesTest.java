package tricksmith.editor.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.editor.persistence.ApplicationFolders;
import tricksmith.editor.persistence.Library;
import tricksmith.editor.persistence.Library.Shelf;
import tricksmith.mechanism.Mechanism;

/** What people say they look for, in plain words of either language. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WishesTest {
  private final Wishes wishes = new Wishes();
  private final Map<Library.Entry, GameReading.Playable> games = new HashMap<>();

  @BeforeAll
  void read() {
    Path none = Path.of("none");
    Library library = new Library(new ApplicationFolders(none, none, Path.of("..", "games")));
    for (Library.Entry entry : library.entries(Locale.ENGLISH)) {
      if (entry.shelf() != Shelf.TEMPLATES
          && GameReading.of(entry.text(), false) instanceof GameReading.Playable playable) {
        games.put(entry, playable);
      }
    }
  }

  private Set<String> found(String words) {
    GalleryQuery query = wishes.understood(words);
    return games.entrySet().stream()
        .filter(game -> query.fits(game.getKey(), game.getValue()))
        .map(game -> game.getKey().title())
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          win exactly what you bid          | Ninety-Nine, Oh Hell, Wizard
          宣言ぴったり                       | Ninety-Nine, Oh Hell, Wizard
          ビッドぴったり                       | Ninety-Nine, Oh Hell, Wizard
          a hidden partner                  | Doppelkopf
          隠れたパートナーのゲーム           | Doppelkopf
          two players and a stock           | Briscola, German Whist, Supertrump
          2人で山札                          | Briscola, German Whist, Supertrump
          last-trick bonus                  | Doppelkopf, Pinochle, Schieber Jass
          passing cards on                  | Hearts, Saizen
          auction with a dummy              | Bridge
          nobody need follow                | Briscola, Más-Menos
          hands that change size            | Oh Hell, Wizard
          手札の枚数が変わる                 | Oh Hell, Wizard
          partners, bidding and must win    | Pinochle
          nil                               | Spades
          trump changes each deal, nobody need follow | Briscola
          切り札が変わる、フォロー不要        | Briscola
          deztec                            | Saizen
          ties                              | Saizen
          宣言                               | Bridge, Ninety-Nine, Oh Hell, Pinochle, Spades, Wizard
          bid zero                          | Oh Hell, Spades, Wizard
          0を宣言                            | Oh Hell, Spades, Wizard
          misère                            | Head & Tail, Hearts, Oh Hell, Spades, Wizard
          ミゼール                           | Head & Tail, Hearts, Oh Hell, Spades, Wizard
          take no tricks                    | Head & Tail, Hearts
          partnership                       | Bridge, Briscola, Euchre, Pinochle, Schieber Jass, Spades, Whist
          ペア戦                             | Bridge, Briscola, Euchre, Pinochle, Schieber Jass, Spades, Whist
          """)
  void findsWhatDoesIt(String words, String expected) {
    assertThat(found(words)).isEqualTo(Set.of(expected.split(", ")));
  }

  @Test
  void trumpsAreTrumpsHoweverTheyComeAbout() {
    assertThat(found("トランプ")).isEqualTo(found("trump")).contains("Spades", "Whist", "Euchre");
    assertThat(found("トランプ")).doesNotContain("Hearts", "Saizen");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "no trumps",
        "without any trumps",
        "no-trump",
        "ノートランプ",
        "切り札がない",
        "切り札なし",
        "切り札を使わないゲーム"
      })
  void whatIsUnwantedIsLeftOut(String words) {
    Set<String> without = found(words);

    assertThat(without).contains("Hearts", "Saizen").doesNotContainAnyElementsOf(found("trump"));
    assertThat(without.size() + found("trump").size()).isEqualTo(games.size());
  }

  @Test
  void whatIsUnwantedCanStandBesideAWish() {
    assertThat(found("partners without an auction")).contains("Whist").doesNotContain("Bridge");
    assertThat(found("フォローなし")).as("a mechanism of its own").isEqualTo(found("free play"));
  }

  @Test
  void nothingIsLookedForByEmptyWords() {
    assertThat(wishes.understood("  a game with ")).isEqualTo(GalleryQuery.NOTHING);
    assertThat(found("")).hasSize(games.size());
  }

  /** Whoever reads a mechanism's name in the gallery can type it. */
  @ParameterizedTest
  @EnumSource
  void findsByTheNamesThatTheGalleryUses(Mechanism mechanism) {
    for (Locale language : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
      String name = new GalleryWords(language).mechanism(mechanism);
      assertThat(wishes.understood(name).mechanisms()).as(name).contains(mechanism);
    }
  }
}
