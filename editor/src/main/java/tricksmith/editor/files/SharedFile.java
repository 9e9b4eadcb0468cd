package tricksmith.editor.files;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.record.MatchFileReader;
import tricksmith.record.RecordedMatch;

/**
 * Rules, match and notes in one file, to pass on. It is a zip archive: {@code rules.trick} holds
 * the rules in force; {@code match.match.jsonl} the current branch, for any program; {@code
 * table.json} all branches with names, scenes and notes; {@code draft.trick} the script's current
 * text, if it could not be played.
 */
public final class SharedFile {
  public static final String ENDING = ".tricksmith";

  private static final String RULES = "rules.trick";
  private static final String DRAFT = "draft.trick";
  private static final String MATCH = "match" + MatchFile.ENDING;
  private static final String TABLE = "table.json";

  /** The maximum size of the archive, in bytes. */
  private static final long LARGEST = 20_000_000;

  /** The maximum number of entries, including unknown ones. */
  private static final int MOST_ENTRIES = 50;

  /** The maximum size of a part in bytes, beyond anything written by hand. */
  private static final int LARGEST_PART = 10_000_000;

  /**
   * The maximum ratio of the total size of the parts to the archive's, unless the total is small.
   */
  private static final long LARGEST_RATIO = 200;

  private static final int SMALL = 1_000_000;

  private static final Set<String> PARTS = Set.of(RULES, DRAFT, MATCH, TABLE);

  private SharedFile() {}

  public static boolean isNameOf(Path file) {
    return String.valueOf(file.getFileName()).endsWith(ENDING);
  }

  // Writing.

  /** Writes a match with its rules, and the current text of the script. */
  public static void write(Path file, LiveMatch live, String script) throws IOException {
    String rules = live.game().script().source().text();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
      add(zip, RULES, rules);
      if (!script.equals(rules)) {
        add(zip, DRAFT, script);
      }
      if (!live.course().hasScene()) {
        add(zip, MATCH, MatchFile.text(live, RULES));
      }
      add(zip, TABLE, BranchesJson.write(live));
    }
    WholeFile.replace(file, bytes.toByteArray());
  }

  private static void add(ZipOutputStream zip, String name, String text) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTime(0); // Makes the output reproducible.
    zip.putNextEntry(entry);
    zip.write(text.getBytes(StandardCharsets.UTF_8));
    zip.closeEntry();
  }

  // Reading.

  /** Opens a shared file. Its script becomes an unsaved one next to it. */
  static OpenResult open(Path file) throws IOException {
    Map<String, String> parts = parts(file);
    String rules = parts.get(RULES);
    Optional<ImportedMatch> arrival = arrival(parts);
    if (rules == null || arrival.isEmpty()) {
      return new OpenResult.Refused(file, OpenResult.Reason.NOT_SHARED);
    }
    if (rules.length() > OpenResult.LARGEST_SCRIPT) {
      return new OpenResult.Refused(file, OpenResult.Reason.TOO_LARGE);
    }
    String draft = parts.get(DRAFT);
    return new OpenResult.Ready(
        script(file, ScriptFile.shown(file, rules)),
        arrival,
        draft == null ? Optional.empty() : Optional.of(ScriptFile.shown(file, draft)));
  }

  /** Returns the parts by name; empty if the file is no archive or suspiciously large inside. */
  private static Map<String, String> parts(Path file) throws IOException {
    long size = Files.size(file);
    if (size > LARGEST) {
      return Map.of();
    }
    try (ZipFile zip = new ZipFile(file.toFile(), StandardCharsets.UTF_8)) {
      return zip.size() > MOST_ENTRIES || isAmbiguous(zip) ? Map.of() : parts(zip, size);
    } catch (ZipException | EOFException _) {
      return Map.of();
    }
  }

  /** Whether a part is there twice; other programs might show the other one. */
  private static boolean isAmbiguous(ZipFile zip) {
    List<String> known = zip.stream().map(ZipEntry::getName).filter(PARTS::contains).toList();
    return known.size() > Set.copyOf(known).size();
  }

  private static Map<String, String> parts(ZipFile zip, long size) throws IOException {
    Map<String, String> parts = new HashMap<>();
    long room = Math.max(SMALL, size * LARGEST_RATIO);
    for (String name : PARTS) {
      ZipEntry entry = zip.getEntry(name);
      if (entry != null) {
        byte[] content = content(zip, entry, (int) Math.min(room, LARGEST_PART));
        room -= content.length;
        parts.put(name, new String(content, StandardCharsets.UTF_8));
      }
    }
    return parts;
  }

  /** Reads an entry without trusting the size that the archive states. */
  private static byte[] content(ZipFile zip, ZipEntry entry, int most) throws IOException {
    try (InputStream stream = zip.getInputStream(entry)) {
      byte[] content = stream.readNBytes(most + 1);
      if (content.length > most) {
        throw new ZipException("too large: " + entry.getName());
      }
      return content;
    }
  }

  /** Returns the match from the table or, in an archive assembled by hand, from the match file. */
  private static Optional<ImportedMatch> arrival(Map<String, String> parts) throws IOException {
    String table = parts.get(TABLE);
    if (table != null) {
      return BranchesJson.read(table);
    }
    String match = parts.get(MATCH);
    if (match == null) {
      return Optional.empty();
    }
    try (MatchFileReader reader = new MatchFileReader(new StringReader(match))) {
      return MatchFile.read(reader) instanceof MatchFile.Matches(List<RecordedMatch> matches)
              && !matches.isEmpty()
          ? Optional.of(OpenResult.arrival(matches))
          : Optional.empty();
    }
  }

  /** Returns a new file for the script, which must not replace an existing one. */
  private static ScriptFile.Opened script(Path shared, String text) throws IOException {
    String name = String.valueOf(shared.getFileName());
    String stem = name.substring(0, name.length() - ENDING.length());
    Path folder = Objects.requireNonNull(shared.toAbsolutePath().getParent());
    for (int number = 1; ; number++) {
      Path place = folder.resolve(stem + (number == 1 ? "" : "-" + number) + ".trick");
      if (Files.notExists(place)) {
        return new ScriptFile.Opened(ScriptFile.at(place), text, true, Optional.empty());
      }
      try {
        ScriptFile.Opened there = ScriptFile.open(place);
        if (there.text().equals(text)) {
          return there;
        }
      } catch (ScriptFile.UnshownLineException _) {
        // It is another script.
      }
    }
  }
}
