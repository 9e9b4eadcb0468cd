package tricksmith.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.Sample;
import tricksmith.script.GameScript;
import tricksmith.script.WellKnownScripts;
import tricksmith.source.Source;

class RecipeWriterTest {
  private static final String NEW_GAME =
      """
      game "New game"
        players 3..5

      match {
        new deal
        shuffle deck
        deal 5 to each player from seat 1
        play tricks from seat 1 until hands are empty {
          winner scores 1
        }
      }

      trick {
        must "follow suit"  card.suit == led.suit

        best by "the suit led"  card.suit == led.suit
           then "the higher"    card.rank
      }
      """;

  /** What is written into a script. */
  private record Written(Recipe recipe, String script, Map<Integer, String> chosen) {}

  /** What was written before: many tests look at the same. */
  private static final Map<Written, WrittenRecipe> WRITTEN = new HashMap<>();

  @Test
  void aRecipeTakesTheHandSizeAndTheLeaderOfTheScript() {
    assertThat(fitting("A round of bids").text())
        .isEqualTo(
            """
            game "New game"
              players 3..5

            state {
              each deal { bid[player]: number }
            }

            match {
              new deal
              shuffle deck
              deal 5 to each player from seat 1
              each player in turn from seat 1 {
                player chooses bid from 0..5
              }
              play tricks from seat 1 until hands are empty {
                winner scores 1
              }
              each player scores 10 + bid if number of tricks of player == bid
            }

            trick {
              must "follow suit"  card.suit == led.suit

              best by "the suit led"  card.suit == led.suit
                 then "the higher"    card.rank
            }
            """);
  }

  /** A script with Japanese names keeps to them, and gets no second name for what it has. */
  @Test
  void aScriptWithJapaneseNamesGetsJapaneseNames() {
    String own =
        NEW_GAME
            .replace("match {\n", "state { 切り札: suit = H }\n\nmatch {\n")
            .replace("      best by", "      best by \"切り札\" card.suit == 切り札 then");
    Recipe bids =
        Recipes.in(Locale.JAPANESE).stream()
            .filter(recipe -> recipe.title().equals("1周のビッド"))
            .findFirst()
            .orElseThrow();
    assertThat(
            new RecipeWriter(GameScript.read(new Source("new.trick", own)), 0)
                .write(bids, Map.of()))
        .isInstanceOfSatisfying(
            WrittenRecipe.Fits.class,
            written ->
                assertThat(written.text())
                    .contains("ビッド[player]: number", "player chooses ビッド from 0..5")
                    .doesNotContain("bid"));
  }

  @Test
  void aScriptTranslatedIntoJapaneseGetsTranslations() throws Exception {
    Recipe bids =
        Recipes.in(Locale.JAPANESE).stream()
            .filter(recipe -> recipe.title().equals("1周のビッド"))
            .findFirst()
            .orElseThrow();

    assertThat(written(bids, game("classics/whist"), Map.of()))
        .isInstanceOfSatisfying(
            WrittenRecipe.Fits.class,
            fits ->
                assertThat(fits.text())
                    .contains("\n  \"the higher\"    \"高いランク\"\n  bid             \"ビッド\"\n}"));
    assertThat(fitting("A round of bids", game("classics/whist")).text()).doesNotContain("ビッド");
  }

  /** Partners win together: what one of them scores alone would be lost. */
  @Test
  void bothPartnersGetWhatARecipeScores() throws Exception {
    WrittenRecipe.Fits bids = fitting("A round of bids", game("classics/whist"));

    assertThat(bids.text())
        .contains(
            """
                each player {
                  side of player scores 10 + bid if number of tricks of player == bid
                }
            """);
    assertThat(bids.warning()).isEmpty();
    assertThat(fitting("Until somebody has enough", game("classics/whist")).text())
        .contains("repeat until some side has score >= goal");
  }

  @Test
  void whatARecipeLeavesWithoutEffectGoesAway() throws Exception {
    assertThat(fitting("Until somebody has enough", game("classics/spades")).text())
        .contains("goal")
        .doesNotContain("play-to");
  }

  @Test
  void testsOfAnOptionThatGoesAwayGoWithIt() throws Exception {
    String masMenos = game("mas-menos");
    assertThat(masMenos).contains("given games = 2", "test \"MM-R4:", "test \"MM-6:");

    WrittenRecipe.Fits again = fitting("All pass: deal again", masMenos);

    assertThat(again.text()).doesNotContain("games", "test \"MM-R4:").contains("test \"MM-6:");
    assertThat(again.warning()).isEmpty();
  }

  /** The procedures were written, but nothing performed them. */
  @Test
  void whatStandsBesideAPerformedDealIsWritten() throws Exception {
    WrittenRecipe.Fits last = fitting("A final among the best");

    assertThat(last.text())
        .contains(
            """
              }
              finalists = players with highest score of player
              repeat until number of finalists == 1 {
                perform final
            """)
        .contains("procedure final {")
        .doesNotContain("deal-out");
    assertThat(last.warning()).isEmpty();
    WrittenRecipe.Fits sides = fitting("A final among the best", game("classics/whist"));
    assertThat(sides.text())
        .contains(
            "number of (sides where some player in finalists has side of player == side) == 1")
        .contains("side of winner scores 1");
    assertThat(sides.warning()).isEmpty();
  }

  @Test
  void whatTheCheckerWillWarnOfIsKnownBeforehand() throws Exception {
    assertThat(fitting("A playoff within a trick", game("supertrump")).warning()).isPresent();
    assertThat(fitting("A round of bids").warning()).isEmpty();
  }

  /** Tests set it by hand; they stay, without the line that does. */
  @Test
  void aVariableThatOnlyTheOldRulesReadGoesWithWhatSetsIt() throws Exception {
    WrittenRecipe.Fits fixed = fitting("A fixed trump", game("classics/whist"));

    assertThat(fixed.text())
        .contains("test \"follow suit, or play anything\"")
        .doesNotContain("trump = suit of", "given trump");
    assertThat(fixed.warning()).isEmpty();
  }

  /** All cards of Whist are dealt, so that none would be left for a stock. */
  @Test
  void whereNoCardsAreLeftFewerAreDealt() throws Exception {
    WrittenRecipe.Fits stock = fitting("Drawing from a stock", game("classics/whist"));

    assertThat(stock.text())
        .contains(
            """
                deal 6 to each player from left of dealer
                move deck to stock
                turn up bottom of stock
                trump = suit of bottom of stock
            """)
        .doesNotContain("trump = suit of bottom of deck");
    assertThat(stock.warning()).isEmpty();
  }

  @Test
  void aRecipeWithoutItsCardsDoesNotFit() throws Exception {
    assertThat(written("A widow for the declarer", game("classics/german-whist"), Map.of()))
        .isInstanceOf(WrittenRecipe.Refused.class);
  }

  /** A script whose players have scored alone scores for both partners with a recipe for two. */
  @Test
  void whatPlayersScoreGoesToBothPartnersOfARecipe() throws Exception {
    WrittenRecipe.Fits alone = fitting("Going alone", game("classics/knaves"));

    assertThat(alone.text()).contains("each player { side of player scores ");
    assertThat(alone.warning()).isEmpty();
  }

  @Test
  void aValueCanBeChosen() {
    Knob points =
        fitting("A round of bids").knobs().stream()
            .filter(knob -> knob.kind() == Knob.Kind.POINTS)
            .findFirst()
            .orElseThrow();
    assertThat(points.value()).isEqualTo("10");
    assertThat(written("A round of bids", NEW_GAME, Map.of(points.place(), "25")))
        .isInstanceOfSatisfying(
            WrittenRecipe.Fits.class,
            fits -> assertThat(fits.text()).contains("each player scores 25 + bid if"));
  }

  @Test
  void theCaretIsOnAValueOfALineThatWasWritten() throws Exception {
    String supertrump = game("supertrump");

    assertThat(written("A round of bids", supertrump, Map.of()))
        .isInstanceOfSatisfying(
            WrittenRecipe.Fits.class,
            fits ->
                assertThat(fits.text().substring(0, fits.caret()))
                    .endsWith("  each player in turn from "));
  }

  @Test
  void aValueIsCalledAfterWhatIsChosen() {
    assertThat(fitting("An auction").knobs())
        .filteredOn(knob -> knob.kind() == Knob.Kind.LEAST || knob.kind() == Knob.Kind.MOST)
        .isNotEmpty()
        .allSatisfy(knob -> assertThat(knob.about()).contains("bid"));
  }

  @Test
  void whereACountBeginsOrGoesOnIsNoValueToChoose() {
    assertThat(fitting("All pass: deal again").knobs())
        .extracting(Knob::line)
        .isNotEmpty()
        .noneMatch(line -> line.matches("played = played \\+ 1|.*number = 0.*"));
  }

  @Test
  void aCriterionStandsBeforeTheOneItComesBeforeInTheRecipe() {
    assertThat(fitting("A fixed trump").text())
        .containsSubsequence(
            "options {", "best by \"a trump\"", "then \"the suit led\"", "then \"the higher\"");
  }

  @Test
  void anEmptyLineKeepsANewSectionApartFromWhatStandsAboveIt() {
    String crowded =
        NEW_GAME.replace(
            "3..5\n\n", "3..5\n  deck {\n    suits C D H S\n    ranks 2..10 J Q K A\n  }\n\n");

    assertThat(fitting("A fixed trump", crowded).text())
        .contains("  players 3..5\n\noptions {")
        .contains("}\n\n  deck {\n    suits C D H S\n");
  }

  @Test
  void whoeverHasWonTheAuctionNamesTheTrumpWhereThereIsOne() {
    WrittenRecipe.Fits fits = fitting("A player names the trump", fitting("An auction").text());

    assertThat(fits.text())
        .contains(
            "  if declarer is somebody {\n    declarer chooses trump from suits\n    play tricks")
        .contains("then \"the suit led\"");
    assertThat(fits.knobs())
        .filteredOn(knob -> knob.kind() == Knob.Kind.CHOOSES)
        .singleElement()
        .satisfies(knob -> assertThat(knob.choices()).containsExactly("declarer", "seat 1"));
  }

  @Test
  void everyNumberSaysWhatItIs() {
    assertThat(fitting("Cards that are worth points").knobs())
        .filteredOn(knob -> knob.kind() == Knob.Kind.WORTH)
        .extracting(knob -> knob.about().orElseThrow() + " " + knob.value())
        .containsExactly("A 11", "10 10", "K 4", "Q 3", "J 2");
    assertThat(kinds("Two to six players"))
        .startsWith(Knob.Kind.LEAST, Knob.Kind.MOST, Knob.Kind.OPTION)
        .contains(Knob.Kind.LEFT_OUT_FROM, Knob.Kind.LEFT_OUT_TO, Knob.Kind.PLAYERS)
        .doesNotContain(Knob.Kind.NUMBER);
    assertThat(kinds("Nil"))
        .containsSubsequence(Knob.Kind.POINTS, Knob.Kind.COMPARED, Knob.Kind.OTHERWISE);
    assertThat(kinds("Doubling")).contains(Knob.Kind.SET, Knob.Kind.TRICKS);
    assertThat(Recipes.in(Locale.ENGLISH))
        .filteredOn(recipe -> kinds(recipe.title()).contains(Knob.Kind.NUMBER))
        .extracting(Recipe::title)
        .as("those whose line says it best")
        .containsExactly(
            "Passing cards",
            "Hands that grow and shrink",
            "Overtricks that are punished",
            "Winning or losing together",
            "Ending a deal early");
  }

  private static List<Knob.Kind> kinds(String title) {
    return written(title, NEW_GAME, Map.of()) instanceof WrittenRecipe.Fits fits
        ? fits.knobs().stream()
            .filter(knob -> knob.kind() != Knob.Kind.NUMBER || knob.about().isEmpty())
            .map(Knob::kind)
            .toList()
        : List.of();
  }

  @Test
  void anObligationFollowsThoseOfTheScript() {
    assertThat(fitting("Win if you can").text())
        .containsSubsequence("must \"follow suit\"", "must \"win the trick\"", "best by")
        .doesNotContain("winner scores -1");
  }

  @Test
  void aNameThatIsTakenStaysWithTheScript() {
    String bidding = fitting("A round of bids").text();
    assertThat(written("A round of bids", bidding, Map.of()))
        .isInstanceOfSatisfying(
            WrittenRecipe.Fits.class,
            fits -> {
              assertThat(fits.taken()).contains(new WrittenRecipe.Taken("bid", 5, "bid-2"));
              assertThat(fits.text()).contains("player chooses bid-2 from 0..5");
            });
  }

  @Test
  void whatTheCheckerRefusesIsNotWritten() {
    assertThat(written("Taking cards from a market", NEW_GAME, Map.of()))
        .isInstanceOf(WrittenRecipe.Refused.class);
  }

  @Test
  void aScriptWithErrorsGetsNoRecipes() {
    assertThat(written("A round of bids", NEW_GAME.replace("seat 1", "seat"), Map.of()))
        .isEqualTo(new WrittenRecipe.Broken());
  }

  @Test
  void whoseTurnItIsComesWithAllThatItSpeaksOf() {
    assertThat(fitting("Going alone").text())
        .containsSubsequence(
            "dealer = random player", "new deal", "maker = left of dealer", "play tricks");
  }

  @Test
  void aRepetitionThatNamesSomethingStaysWithinTheOneOfTheRecipe() throws Exception {
    assertThat(fitting("Until somebody has enough", game("classics/hearts")).text())
        .containsSubsequence("repeat until some player", "repeat with steps in");
  }

  @Test
  void anyRecipeIsWrittenForAScriptThatDoesNotYetSayWhatWins() {
    String noCriteria = NEW_GAME.substring(0, NEW_GAME.indexOf("best by")) + "}\n";
    String nothing = NEW_GAME.substring(0, NEW_GAME.indexOf("must")) + "}\n";
    List<Recipe> all = Recipes.in(Locale.ENGLISH);
    for (int place = 0; place < all.size(); place++) {
      Recipe recipe = all.get(place);
      for (String script : Sample.ofTwo(noCriteria, nothing, place)) {
        assertThat(written(recipe, script, Map.of())).as(recipe.title()).isNotNull();
      }
    }
  }

  @Test
  void aCriterionGetsALineOfItsOwn() throws Exception {
    assertThat(fitting("The lowest card wins", game("classics/whist")).text())
        .contains(
            """
            card.suit == led.suit
                 then "the lower"  lower card.rank  when low
                 then "the higher"  card.rank
            """);
  }

  @Test
  void aRecipeForTestsWritesTestsAndLeavesTheRulesAlone() {
    String ruff =
        NEW_GAME
            .replace("match {", "state {\n  each deal { trump: suit }\n}\n\nmatch {")
            .replace("  play tricks", "  seat 1 chooses trump from suits\n  play tricks")
            .replace(
                "best by \"the suit led\"",
                "best by \"a ruff\" card.suit == trump\n     then \"led\"");

    assertThat(fitting("Testing what may be played and what wins", ruff).text())
        .isEqualTo(
            ruff
                + """

                tests {
                  test "who can follow must" {
                    hand of seat 2: 4H 2S KC
                    seat 1 leads 9H
                    seat 2 may play 4H
                  }
                  test "who cannot follow may play any card" {
                    hand of seat 2: 2S KC
                    seat 1 leads 9H
                    seat 2 may play 2S KC
                  }
                  test "a trump wins" {
                    given trump = S
                    on table: AH 2S KH
                    seat 2 wins by "a ruff"
                    seat 2 to lead
                  }
                  test "another suit does not win" {
                    given trump = S
                    on table: 9H AC KH
                    seat 3 wins by "the higher"
                    seat 3 to lead
                  }
                }
                """);
  }

  @Test
  void testsThatTheScriptDoesNotPassAreNotWritten() {
    assertThat(fitting("Testing what may be played and what wins").text())
        .startsWith(NEW_GAME)
        .contains("test \"another suit does not win\"")
        .doesNotContain("test \"a trump wins\"", "given trump");
    assertThat(fitting("Testing the deal and the end").text())
        .startsWith(NEW_GAME)
        .contains("expect number of hand of seat 3 == 5")
        .doesNotContain("turned", "dealer");
    assertThat(written("Testing bids and scores", NEW_GAME, Map.of()))
        .isInstanceOf(WrittenRecipe.Refused.class);
  }

  @Test
  void testsThatAreThereAreNotWrittenAgain() {
    String title = "Testing what may be played and what wins";
    String tested = fitting(title).text();

    assertThat(fitting(title, tested.replace("\"who can follow must\"", "\"mine\"")).text())
        .contains("\"mine\"", "\"who can follow must\"")
        .containsOnlyOnce("tests {");
    assertThat(written(title, tested, Map.of())).isInstanceOf(WrittenRecipe.There.class);
  }

  @Test
  void whatTheScriptSaysAlreadyKeepsItsOwnLabel() {
    String own = fitting("A fixed trump").text().replace("\"a trump\"", "\"a ruff\"");
    assertThat(written("A fixed trump", own, Map.of())).isInstanceOf(WrittenRecipe.There.class);
    String win = fitting("Win if you can").text().replace("\"win the trick\"", "\"beat it\"");
    assertThat(written("Win if you can", win, Map.of())).isInstanceOf(WrittenRecipe.There.class);
  }

  @ParameterizedTest
  @CsvSource({"classics/whist, 55", "classics/hearts, 54", "saizen, 50"})
  void mostRecipesFitMostGames(String game, int expected) throws Exception {
    String script = game(game);
    List<Recipe> all = Recipes.in(Locale.ENGLISH);
    List<Recipe> some = Sample.of(all, 4);
    long fitting =
        some.stream()
            .map(recipe -> written(recipe, script, Map.of()))
            .filter(WrittenRecipe.Fits.class::isInstance)
            .count();
    assertThat(fitting).isGreaterThanOrEqualTo(expected * some.size() / all.size());
  }

  @Test
  void thePagesHaveTheSameRecipesInBothLanguages() {
    List<Recipe> english = Recipes.in(Locale.ENGLISH);
    List<Recipe> japanese = Recipes.in(Locale.JAPANESE);
    assertThat(english).isNotEmpty().hasSameSizeAs(japanese);
    assertThat(japanese.getFirst().title()).isNotEqualTo(english.getFirst().title());
    assertThat(english.getFirst().words()).contains("chooses").doesNotContain("Bids");
  }

  private static String game(String name) throws IOException {
    return Files.readString(Path.of("..", "games", name + ".trick"));
  }

  private static WrittenRecipe.Fits fitting(String title) {
    return fitting(title, NEW_GAME);
  }

  private static WrittenRecipe.Fits fitting(String title, String script) {
    WrittenRecipe written = written(title, script, Map.of());
    assertThat(written).isInstanceOf(WrittenRecipe.Fits.class);
    return (WrittenRecipe.Fits) written;
  }

  private static WrittenRecipe written(String title, String script, Map<Integer, String> chosen) {
    Recipe recipe =
        Recipes.in(Locale.ENGLISH).stream()
            .filter(each -> each.title().equals(title))
            .findFirst()
            .orElseThrow();
    return written(recipe, script, chosen);
  }

  private static WrittenRecipe written(Recipe recipe, String script, Map<Integer, String> chosen) {
    return WRITTEN.computeIfAbsent(
        new Written(recipe, script, chosen),
        _ -> {
          GameScript read = WellKnownScripts.script(new Source("game.trick", script));
          return new RecipeWriter(read, 0).write(recipe, chosen);
        });
  }
}
