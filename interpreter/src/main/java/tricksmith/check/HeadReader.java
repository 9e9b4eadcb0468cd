package tricksmith.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.check.CheckedRules.Partnership;
import tricksmith.source.Span;
import tricksmith.syntax.Section;
import tricksmith.syntax.Section.FeatureKind;

/** Reads the head of a script. */
final class HeadReader {
  private static final int FEWEST_PLAYERS = 2;
  private static final int MOST_PLAYERS = 10;
  private static final int USUAL_MOST = 6;

  private final Sections sections;
  private final Notes notes;

  HeadReader(Sections sections, Notes notes) {
    this.sections = sections;
    this.notes = notes;
  }

  /**
   * The head.
   *
   * @param span the place of {@code game}
   */
  record Head(
      Span span,
      String title,
      Map<String, String> titles,
      @Nullable String author,
      int least,
      int most,
      Partnership partnership,
      boolean clockwise) {}

  Head read() {
    Section.Game game = sections.one(Section.Game.class);
    if (game == null && sections.areReadable()) {
      notes.problem(CheckProblem.MISSING_GAME, new Span(0, 0));
    }
    Section.Author author = sections.one(Section.Author.class);
    Section.Players players = sections.one(Section.Players.class);
    sections.one(Section.LanguageVersion.class);
    return new Head(
        game == null ? new Span(0, 0) : game.span(),
        game == null ? "" : game.title().value(),
        titles(),
        author == null ? null : author.author().value(),
        players == null ? FEWEST_PLAYERS : number(players, players.least()),
        players == null ? USUAL_MOST : number(players, players.most()),
        players == null ? Partnership.NONE : partnership(players),
        players == null || !has(players.features(), FeatureKind.ANTICLOCKWISE));
  }

  private Map<String, String> titles() {
    Map<String, String> titles = new LinkedHashMap<>();
    sections
        .all(Section.Title.class)
        .forEach(
            title -> {
              String language = title.language().text();
              if (titles.putIfAbsent(language, title.title().value()) != null) {
                notes.problem(CheckProblem.NAME_TAKEN, title.language().span(), language, "title");
              }
            });
    return titles;
  }

  private int number(Section.Players players, long number) {
    if (number < FEWEST_PLAYERS || number > MOST_PLAYERS || players.least() > players.most()) {
      notes.problem(CheckProblem.NUMBER_OF_PLAYERS, players.span());
      return FEWEST_PLAYERS;
    }
    return (int) number;
  }

  private Partnership partnership(Section.Players players) {
    if (has(players.features(), FeatureKind.SIDES_ALTERNATE)) {
      checkEven(players);
      return Partnership.ALTERNATE;
    }
    if (has(players.features(), FeatureKind.PARTNERS_ACROSS)) {
      checkEven(players);
      return Partnership.ACROSS;
    }
    return Partnership.NONE;
  }

  private void checkEven(Section.Players players) {
    if (players.least() % 2 != 0 || players.least() != players.most()) {
      notes.problem(CheckProblem.UNEVEN_PARTNERS, players.span());
    }
  }

  private static boolean has(List<Section.Feature> features, FeatureKind kind) {
    return features.stream().anyMatch(feature -> feature.kind() == kind);
  }
}
