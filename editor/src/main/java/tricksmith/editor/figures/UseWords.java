package tricksmith.editor.figures;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.batch.CoveredRule;
import tricksmith.playtest.results.MatchMoment;
import tricksmith.playtest.results.RuleUse;
import tricksmith.playtest.statistics.Figures;
import tricksmith.playtest.statistics.Share;

/** How much a rule was used, in words. */
public record UseWords(FigureWords words) {
  public static UseWords in(Locale language) {
    return new UseWords(new FigureWords(language));
  }

  /** Returns everything known about the use of a rule. */
  public String of(CoveredRule rule) {
    RuleUse use = rule.use();
    if (use.applied() == 0) {
      return words.say("use.never", words.matches(use.matches().sample()));
    }
    Share matches = use.matchesMattered();
    String range = Figures.percents(matches.from(), matches.to());
    return words.say(
            "use.times",
            use.applied(),
            use.mattered(),
            Figures.percent(matches.value()),
            matches.sample(),
            range)
        + example(use.example());
  }

  private String example(@Nullable MatchMoment example) {
    return example == null
        ? ""
        : "\n" + words.say("use.example", words.moment(example.seed(), example.choices()));
  }
}
