package tricksmith.service.completion;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.parse.Continuation.Kind;
import tricksmith.service.Analysis;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;

/** Who looks for a thing by what it is called finds the lines in which it is written. */
class ConceptTest {
  private static final Path HOST = Path.of("src", "test", "resources", "wordings", "host.txt");

  /** The lines of the game in which something else can be put. */
  private static String game(String place, String line) throws IOException {
    return Files.readAllLines(HOST).stream()
        .flatMap(each -> each.startsWith("@") ? put(each, place, line) : Stream.of(each))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static Stream<String> put(String each, String place, String line) {
    int bar = each.indexOf('|');
    if (each.equals("@" + place) || each.startsWith("@" + place + "|")) {
      return Stream.of("  " + line);
    }
    return bar < 0 ? Stream.of() : Stream.of(each.substring(bar + 1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "match | bid     | each player in turn from left of dealer { player chooses bid",
        "match | auction | each player where not passed of player round and round",
        "match | trump   | dealer chooses trump from suits",
        "match | pass    | each player at once chooses passed: 3 cards from hand",
        "match | nil     | each player scores 50 if bid == 0",
        "match | draw    | each player draws 1 from deck",
        "match | points  | each player scores tricks of player",
        "match | deal    | deal 13 to each player",
        "match | meld    | each player scores 40 if KH in hand and QH in hand",
        "match | partner | dealer and 2 left of dealer form a side",
        "best  | follow  | must \"follow suit\"",
        "best  | trump   | best by \"a trump\"",
        "match | 配る      | deal 13 to each player from left of dealer",
        "match | カード     | deal 13 to each player from left of dealer",
        "match | シャッフル   | shuffle deck",
        "match | 選ぶ      | dealer chooses trump from suits",
        "match | 全員に     | deal 13 to each player from left of dealer",
        "match | 左隣      | dealer = left of dealer",
        "match | 切り札     | dealer chooses trump from suits",
        "match | ビッド     | each player in turn from left of dealer { player chooses bid",
        "match | リード     | play tricks from left of dealer until hands are empty",
        "match | トリック    | play tricks from left of dealer until hands are empty",
        "best  | 必ず      | must",
        "best  | 禁止      | may not lead",
        "best  | リード     | may not lead",
        "best  | 切り札     | best by \"a trump\"",
        "script | ゲーム   | game",
        "script | デッキ   | deck {",
        "script | カード   | deck {",
        "script | 対戦     | match {",
        "script | トリック  | trick {",
        "match | declarer | maker = only of (players with most bid",
        "match | notrump | trump = none",
        "match | widow   | move top 3 of deck to kitty",
        "match | dummy   | left of dealer plays for",
        "match | 親       | dealer = left of dealer",
        "best  | ruff    | must \"ruff\"",
        "best  | sluff   | must \"follow suit\"",
        "best  | void    | must \"follow suit\"",
        "best  | マストフォロー | must \"follow suit\"",
        "head  | partner | players 4, partners across"
      })
  void isFoundByItsName(String place, String begun, String offered) throws IOException {
    String script = game(place, begun + "‸");
    int caret = script.indexOf('‸');
    Analysis analysis = Analysis.of(new Source("concept.trick", script.replace("‸", "")));
    assertThat(analysis.completion(caret, Locale.ENGLISH).items())
        .extracting(Completion.Item::label)
        .anySatisfy(label -> assertThat(label).startsWith(offered));
  }

  @ParameterizedTest
  @CsvSource({
    "枚数, number of cards in hand",
    "台札, led",
    "場札, cards of trick",
    "左隣, left of dealer",
    "partner, partner of dealer"
  })
  void isFoundWithinALine(String begun, String offered) throws IOException {
    String script = game("match", "pot = " + begun + "‸");
    int caret = script.indexOf('‸');
    Analysis analysis = Analysis.of(new Source("concept.trick", script.replace("‸", "")));
    assertThat(analysis.completion(caret, Locale.ENGLISH).items())
        .extracting(Completion.Item::label)
        .contains(offered);
  }

  @Test
  void typesAreOfferedInThePlural() throws IOException {
    String script = game("match", "pot = number of wa‸");
    int caret = script.indexOf('‸');
    Analysis analysis = Analysis.of(new Source("plural.trick", script.replace("‸", "")));
    assertThat(analysis.completion(caret, Locale.ENGLISH).items())
        .extracting(Completion.Item::label)
        .contains("way", "ways");
  }

  static List<Concept> lines() {
    return Concept.ALL.stream()
        .filter(each -> each.place() == Kind.STATEMENT || each.place() == Kind.TRICK_LINE)
        .toList();
  }

  /** What is put in can be played as it is. The deck of the game has not cards for another deal. */
  @ParameterizedTest
  @MethodSource("lines")
  void canBePlayed(Concept concept) throws IOException {
    String place = concept.place() == Kind.STATEMENT ? "match" : "trick";
    boolean compares = concept.text().startsWith("best");
    String line = Snippet.of(concept.text()).text().replace("deal 13", "deal 5");
    String script = game(compares ? "best" : place, line);
    Source source = new Source("concept.trick", script);
    assertThat(Analysis.of(source).diagnostics())
        .filteredOn(Diagnostic::isError)
        .as(script)
        .isEmpty();
  }
}
