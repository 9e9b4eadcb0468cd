package tricksmith.check.declarations;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.source.Span;
import tricksmith.source.Spanned;
import tricksmith.syntax.Section;
import tricksmith.syntax.Section.FeatureKind;

public record HeadReader(SectionIndex sections, CheckLog log) {
  private static final int FEWEST_PLAYERS = 2;
  private static final int MOST_PLAYERS = 10;
  private static final int USUAL_MOST = 6;
  private static final long VERSION = 1;

  /**
   * The head of a script.
   *
   * @param span the span of {@code game}
   * @param partners the features that say who plays together
   */
  public record Head(
      Span span,
      String title,
      Map<String, String> titles,
      int least,
      int most,
      List<Section.Feature> partners,
      boolean clockwise)
      implements Spanned {}

  Head read() {
    Section.Game game = sections.one(Section.Game.class);
    if (game == null && sections.areReadable()) {
      log.problem(CheckProblem.MISSING_GAME, CheckLog.NOWHERE);
    }
    sections.one(Section.Author.class); // Changes no rule, but there must not be two.
    Section.Players players = sections.one(Section.Players.class);
    if (players != null) {
      check(players);
    }

    checkVersion(sections.one(Section.LanguageVersion.class));

    return new Head(
        game == null ? CheckLog.NOWHERE : game.span(),
        game == null ? "" : game.title().value(),
        titles(),
        players == null ? FEWEST_PLAYERS : least(players),
        players == null ? USUAL_MOST : most(players),
        players == null ? List.of() : partners(players),
        players == null || !has(players.features(), FeatureKind.ANTICLOCKWISE));
  }

  private void checkVersion(Section.@Nullable LanguageVersion language) {
    if (language != null && language.version() != VERSION) {
      log.problem(
          CheckProblem.LANGUAGE_VERSION,
          language,
          Long.toString(language.version()),
          Long.toString(VERSION));
    }
  }

  private Map<String, String> titles() {
    Map<String, String> titles = new LinkedHashMap<>();
    sections
        .all(Section.Title.class)
        .forEach(
            title -> {
              String language = title.language().text();
              LanguageCodes.check(title.language(), log);
              if (titles.putIfAbsent(language, title.title().value()) != null) {
                log.problem(CheckProblem.NAME_TAKEN, title.language(), language, "title");
              }
            });
    return titles;
  }

  /** The least number of players; with two sides, the least even one. */
  private int least(Section.Players players) {
    int least = inRange(players, players.least());
    return hasAlwaysSides(players) ? least + least % 2 : least;
  }

  /** The largest number of players; with two sides, the largest even one. */
  private int most(Section.Players players) {
    int most = inRange(players, players.most());
    return hasAlwaysSides(players) ? most - most % 2 : most;
  }

  private static int inRange(Section.Players players, long number) {
    return isPossible(players) ? (int) number : FEWEST_PLAYERS;
  }

  private static boolean isPossible(Section.Players players) {
    return players.least() >= FEWEST_PLAYERS
        && players.most() <= MOST_PLAYERS
        && players.least() <= players.most();
  }

  private void check(Section.Players players) {
    if (!isPossible(players)) {
      log.problem(CheckProblem.NUMBER_OF_PLAYERS, players);
    } else if (least(players) > most(players)) {
      log.problem(CheckProblem.UNEVEN_PARTNERS, players);
    }
    List<Section.Feature> features = players.features();
    boolean twoDirections =
        has(features, FeatureKind.CLOCKWISE) && has(features, FeatureKind.ANTICLOCKWISE);
    if (twoDirections || hasPointlessFeature(partners(players))) {
      log.problem(CheckProblem.FEATURES_DISAGREE, players);
    }
  }

  /** Whether an unconditional feature makes later ones pointless. */
  private static boolean hasPointlessFeature(List<Section.Feature> partners) {
    return partners.stream().limit(Math.max(0, partners.size() - 1)).anyMatch(HeadReader::isAlways);
  }

  private static boolean hasAlwaysSides(Section.Players players) {
    return partners(players).stream().anyMatch(HeadReader::isAlways);
  }

  private static boolean isAlways(Section.Feature feature) {
    return feature.condition() == null;
  }

  private static List<Section.Feature> partners(Section.Players players) {
    return players.features().stream()
        .filter(
            feature ->
                feature.kind() == FeatureKind.PARTNERS_ACROSS
                    || feature.kind() == FeatureKind.SIDES_ALTERNATE)
        .toList();
  }

  private static boolean has(List<Section.Feature> features, FeatureKind kind) {
    return features.stream().anyMatch(feature -> feature.kind() == kind);
  }
}
