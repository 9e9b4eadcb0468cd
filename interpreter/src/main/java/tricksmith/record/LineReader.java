package tricksmith.record;

import org.jspecify.annotations.Nullable;
import tricksmith.record.MatchFileProblem.Kind;

/** Reads the lines of a match after its first. */
final class LineReader {

  private LineReader() {}

  static RecordedLine read(int line, Fields fields) throws Malformed {
    String event = fields.text("event");
    return switch (event) {
      case "chance" -> new RecordedLine.Chance(line, fields.text("name"), fields.label("pick"));
      case "shuffle" -> new RecordedLine.Shuffle(line, fields.text("zone"), fields.texts("order"));
      case "decision" -> decision(line, fields);
      case "trick" -> new RecordedLine.Trick(line, fields.plays("cards"), winner(fields));
      case "score" -> new RecordedLine.Score(line, fields.numbers("scores"));
      case "end" -> new RecordedLine.End(line, fields.numbers("scores"), fields.wholes("winners"));
      default -> throw Malformed.at(line, Kind.UNKNOWN_EVENT, event);
    };
  }

  private static RecordedLine.Decision decision(int line, Fields fields) throws Malformed {
    RecordedLine.Picked pick =
        fields.isArray("pick")
            ? new RecordedLine.Several(fields.texts("pick"))
            : new RecordedLine.One(fields.label("pick"));
    return new RecordedLine.Decision(
        line,
        fields.text("name"),
        fields.whole("seat"),
        pick,
        fields.optionalTexts("hand"),
        fields.optionalTexts("legal"),
        fields.optionalTexts("from"),
        fields.optionalCount("count"),
        fields.optionalPlays("trick"));
  }

  private static @Nullable Integer winner(Fields fields) throws Malformed {
    return fields.has("winner") && fields.isNull("winner")
        ? null
        : Integer.valueOf(fields.whole("winner"));
  }
}
