package tricksmith.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.syntax.Section;

class IncrementalParserTest {
  private static final int EDITS = Integer.getInteger("incremental.edits", 8);

  private final IncrementalParser parser = new IncrementalParser();
  private final IncrementalParser another = new IncrementalParser();

  private static final String SMALL =
      """
      game "Small"
        players 2
      deck { suits S H; ranks 1..9 }
      match {
        new deal
      }
      define a(card) = card.rank
      trick {
        best by card.rank
      }
      """;

  @Test
  void keepsSectionsThatStandWhereTheyStood() {
    List<Section> before = sections(SMALL);
    List<Section> sameLength = sections(SMALL.replace("players 2", "players 3"));
    List<Section> longer =
        sections(SMALL.replace("players 2", "players 3").replace("best by", "best  by"));

    assertThat(sameLength).element(0).isSameAs(before.getFirst());
    assertThat(sameLength).element(1).isNotEqualTo(before.get(1));
    assertThat(sameLength).last().isSameAs(before.getLast());
    assertThat(longer).element(1).isSameAs(sameLength.get(1));
    assertThat(longer).last().isNotEqualTo(before.getLast());
  }

  @ParameterizedTest
  @CsvSource({
    // Joined to the line before, or to the next.
    "= card.rank, = card.rank and",
    "define a(card), + define a(card)",
    "new deal, new deal }",
    "new deal, new deal {",
    // Parted from it, or put away.
    "players 2, players 2 deck { suits S H } //",
    "deck {, // deck {",
    "deck {, deck { } deck {",
    "match {, ; match {",
    "define a, \uD83C\uDCA1 define a",
    "define a, // \uD83C\uDCA1\ndefine a"
  })
  void readsNeighboursOfAnEditAsTheyAreThen(String written, String edited) {
    String text = SMALL.replace(written, edited.replace("\\n", "\n"));
    for (String version : List.of(SMALL, text, SMALL, text + "\n// The end", text)) {
      Source source = new Source("", version);
      assertThat(parser.parse(source)).as(version).isEqualTo(ScriptParser.parse(source));
    }
  }

  private List<Section> sections(String text) {
    Parsed parsed = parser.parse(new Source("", text));
    assertThat(parsed.diagnostics()).isEmpty();
    return parsed.script().sections();
  }

  static List<Path> games() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("..", "games"))) {
      return files.filter(file -> file.toString().endsWith(".trick")).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void parsesEachVersionAsIfItWereTheFirst(Path game) throws IOException {
    String whole = Files.readString(game);
    SplittableRandom random = new SplittableRandom(game.getFileName().toString().hashCode());
    String text = whole;
    for (int edit = 0; edit <= EDITS; edit++) {
      Source source = new Source("", text);
      Parsed parsed = ScriptParser.parse(source);
      assertThat(parser.parse(source)).as(text).isEqualTo(parsed);
      Optional<Parsed> readable = another.parseIfReadable(source);
      assertThat(readable.orElse(parsed)).as(text).isEqualTo(parsed);
      assertThat(readable.isEmpty() && isFlawless(parsed)).as(text).isFalse();
      text = random.nextInt(3) == 0 ? edited(whole, random) : edited(text, random);
    }
  }

  private static boolean isFlawless(Parsed parsed) {
    return parsed.diagnostics().stream().noneMatch(Diagnostic::isError);
  }

  /** Leaves out or repeats a line, changes a digit, or inserts or leaves out a character. */
  private static String edited(String text, SplittableRandom random) {
    int place = random.nextInt(text.length());
    int line = text.lastIndexOf('\n', place) + 1;
    int end = text.indexOf('\n', place) < 0 ? text.length() : text.indexOf('\n', place) + 1;
    return switch (random.nextInt(6)) {
      case 0 -> text.substring(0, line) + text.substring(end);
      case 1 -> text.substring(0, end) + text.substring(line);
      case 2 -> text.substring(0, line) + "// \uD83C\uDCA1\n" + text.substring(line);
      case 3 -> text.substring(0, place) + text.substring(place + 1);
      case 4 ->
          text.substring(0, place) + "{} \n;".charAt(random.nextInt(5)) + text.substring(place);
      default -> digit(text, place);
    };
  }

  private static String digit(String text, int from) {
    int place = from;
    while (place < text.length() && !Character.isDigit(text.charAt(place))) {
      place++;
    }
    return place == text.length()
        ? text
        : text.substring(0, place)
            + (text.charAt(place) == '1' ? "2" : "1")
            + text.substring(place + 1);
  }
}
