package tricksmith.script;

import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tricksmith.lower.setup.Setup;
import tricksmith.rules.CheckedRules;
import tricksmith.source.Sha256;
import tricksmith.syntax.Section;

/**
 * What tells the rules of a game from all others: a hash of its script, without the sections that
 * say nothing about play, and of its setup.
 */
final class Fingerprint implements Supplier<String> {
  private final GameScript script;
  private final Setup setup;
  private final CheckedRules rules;

  /** Null until it is asked for: few games are ever asked, and hashing takes a while. */
  private volatile @Nullable String known;

  Fingerprint(GameScript script, Setup setup, CheckedRules rules) {
    this.script = script;
    this.setup = setup;
    this.rules = rules;
  }

  @Override
  public String get() {
    String hash = known;
    if (hash == null) {
      hash = hash();
      known = hash;
    }
    return hash;
  }

  private String hash() {
    StringBuilder text = new StringBuilder();
    text.append(setup.players()).append(new TreeMap<>(setup.complete(rules)));
    for (Section section : script.syntax().sections()) {
      if (concernsPlay(section)) {
        text.append('\n')
            .append(script.source().text(), section.span().start(), section.span().end());
      }
    }
    return Sha256.of(text.toString());
  }

  private static boolean concernsPlay(Section section) {
    return switch (section) {
      case Section.Tests _, Section.Translation _, Section.Title _, Section.Author _ -> false;
      case Section.Game _,
          Section.LanguageVersion _,
          Section.Players _,
          Section.Options _,
          Section.Deck _,
          Section.Zones _,
          Section.State _,
          Section.Define _,
          Section.Procedure _,
          Section.Match _,
          Section.Trick _,
          Section.Score _,
          Section.End _,
          Section.Unreadable _ ->
          true;
    };
  }
}
