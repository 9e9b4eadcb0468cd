package tricksmith.cli.game;

import static tricksmith.source.HarmlessText.onOneLine;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.lower.setup.Setup;
import tricksmith.record.RecordedMatch;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.source.ReadResult;
import tricksmith.source.ScriptLookup;
import tricksmith.source.Source;
import tricksmith.source.SourceReader;
import tricksmith.syntax.Section;

/**
 * Loads the games of recorded matches, caching them: a file with thousands of matches usually has
 * just one game.
 */
public final class RecordedGames {

  /** The size of the cache; it is limited because a file could name another game for each match. */
  private static final int MOST_KEPT = 50;

  private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

  private static final long STEPS_FOR_READING_A_CHARACTER = 200;
  private static final long STEPS_FOR_SETTING_UP_A_CHARACTER = 20;

  private final Path matchFile;
  private final @Nullable Path script;
  private final Messages messages;
  private final Map<Path, GameScript> scripts = new HashMap<>();

  /** Scripts that were refused; reading them again for each match could take forever. */
  private final Set<Path> refused = new HashSet<>();

  /** Why matches were refused; limited because each could be refused for another reason. */
  private final Set<String> reasons = new HashSet<>();

  private final Map<Key, Game> games = new HashMap<>();

  private long steps;

  private record Key(Path script, int players, Map<String, List<String>> options) {}

  /**
   * Creates a loader for the games of a match file.
   *
   * @param script the script to use instead of those that the file names; null to use the latter
   */
  public RecordedGames(Path matchFile, @Nullable Path script, Messages messages) {
    this.matchFile = matchFile;
    this.script = script;
    this.messages = messages;
  }

  /**
   * The game of a match.
   *
   * @throws Refusal if it cannot be found, read or set up; a {@link RefusedAgain} if an earlier
   *     match was refused for the same reason
   */
  public Game of(RecordedMatch match) {
    Path file = script == null ? named(match) : script;
    Key key = new Key(file, match.players(), match.options());
    Game known = games.get(key);
    if (known == null) {
      if (games.size() == MOST_KEPT) {
        games.clear();
      }
      known = setUp(file, match);
      games.put(key, known);
    }
    return known;
  }

  /** Returns what reading and setting up has cost so far, in steps. */
  public long steps() {
    return steps;
  }

  private Game setUp(Path file, RecordedMatch match) {
    ScriptLoader reader = new ScriptLoader(messages);
    GameScript read = scripts.computeIfAbsent(file, _ -> read(reader, file, match));
    steps += STEPS_FOR_SETTING_UP_A_CHARACTER * read.source().text().length();
    try {
      Setup setup = new Setup(match.players(), match.options());
      return reader.setUp(read, setup, ExitCode.WRONG);
    } catch (Refusal refusal) {
      throw refusal(match, refusal.text());
    }
  }

  /**
   * Reads a script. If only the match file names it, reveals nothing of its content unless it looks
   * like a script.
   */
  private GameScript read(ScriptLoader reader, Path file, RecordedMatch match) {
    if (refused.contains(file)) {
      throw new RefusedAgain(at(match) + messages.text("replay.refused-before", file));
    }
    try {
      GameScript read = reader.read(file);
      steps += STEPS_FOR_READING_A_CHARACTER * read.source().text().length();
      if (script == null && !beginsAsScript(read)) {
        throw refusal(match, messages.text("replay.not-a-script", file));
      }
      return reader.playable(read);
    } catch (Refusal refusal) {
      refused.add(file);
      throw refusal;
    }
  }

  private static boolean beginsAsScript(GameScript read) {
    List<Section> sections = read.syntax().sections();
    return !sections.isEmpty() && !(sections.getFirst() instanceof Section.Unreadable);
  }

  private Path named(RecordedMatch match) {
    String name = match.script();
    if (name == null) {
      throw refusal(match, messages.text("replay.no-script"));
    }
    return switch (ScriptLookup.onThisMachine(matchFile).find(name)) {
      case ScriptLookup.Found(Path found) -> found;
      case ScriptLookup.Missing(Path missing) ->
          throw refusal(
              ExitCode.FILE,
              match,
              messages.text("replay.no-such-script", onOneLine(missing.toString()), matchFile));
      case ScriptLookup.Refused(String refused) ->
          elsewhere(name, match.sha256())
              .orElseThrow(
                  () ->
                      refusal(
                          match, messages.text("replay.elsewhere", onOneLine(refused), matchFile)));
    };
  }

  /**
   * Returns the file of this name if it has exactly the text that the match gives the hash of.
   * Whoever wrote the match file already knows that text, so reading it reveals nothing. Without a
   * hash no file is touched.
   */
  private static Optional<Path> elsewhere(String name, @Nullable String hash) {
    return hash == null || !HASH.matcher(hash).matches()
        ? Optional.empty()
        : ScriptLookup.anywhere(name).filter(file -> isKnown(file, hash));
  }

  private static boolean isKnown(Path file, String hash) {
    return SourceReader.read(file) instanceof ReadResult.Read(Source source, _)
        && hash.equals(ScriptReference.sha256(source));
  }

  private Refusal refusal(RecordedMatch match, String why) {
    return refusal(ExitCode.WRONG, match, why);
  }

  private Refusal refusal(int exitCode, RecordedMatch match, String why) {
    if (reasons.contains(why)) {
      return new RefusedAgain(at(match) + why);
    }
    if (reasons.size() < MOST_KEPT) {
      reasons.add(why);
    }
    return new Refusal(exitCode, at(match) + why);
  }

  private String at(RecordedMatch match) {
    return matchFile + ":" + match.line() + ": ";
  }
}
