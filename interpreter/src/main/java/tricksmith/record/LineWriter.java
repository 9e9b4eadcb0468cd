package tricksmith.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.program.value.Values;

/** Writes the events of one match, replaying it alongside. */
record LineWriter(JsonGenerator json, Asked asked) {

  private static final long LONGEST_OFFER = MatchFileReader.LONGEST_LINE / 2;

  void write(Event event) throws IOException {
    json.writeStartObject();
    switch (event) {
      case Event.Chance chance -> chance(chance);
      case Event.Shuffled shuffled -> shuffled(shuffled);
      case Event.Chosen chosen -> chosen(chosen);
      case Event.ChosenSeveral chosen -> chosenSeveral(chosen);
      case Event.TrickFinished trick -> trick(trick);
      case Event.Scored scored -> {
        json.writeStringField("event", "score");
        writeScores(scored.scores());
      }
      case Event.MatchEnded end -> {
        json.writeStringField("event", "end");
        writeScores(end.scores());
        json.writeArrayFieldStart("winners");
        for (int winner : end.winners()) {
          json.writeNumber(winner);
        }
        json.writeEndArray();
      }
    }
    json.writeEndObject();
  }

  private void chance(Event.Chance chance) throws IOException {
    json.writeStringField("event", "chance");
    json.writeStringField("name", chance.name());
    long value = chance.value();
    if (!Values.isNumber(value) && Values.kind(value) == Values.Kind.PLAYER) {
      json.writeNumberField("pick", Values.index(value) + 1);
    } else {
      json.writeStringField("pick", labels().of(value));
    }
  }

  private void shuffled(Event.Shuffled shuffled) throws IOException {
    json.writeStringField("event", "shuffle");
    json.writeStringField("zone", asked.run().rules().zones().get(shuffled.zone()).name());
    writeTexts(json, "order", labels().cards(shuffled.order()));
  }

  private void chosen(Event.Chosen chosen) throws IOException {
    beginDecision(chosen.name(), chosen.seat());
    Decision.OneOf options = (Decision.OneOf) asked.decision().options();
    writeOffer("legal", Asked.legal(options));
    boolean pass = chosen.value() == Values.NONE;
    json.writeStringField("pick", pass ? Decision.Alternative.PASS : labels().of(chosen.value()));
    if (options.play()) {
      writePlays("trick", asked.trick());
    }
    asked.run().choose(asked.decision().pickOf(chosen));
  }

  private void chosenSeveral(Event.ChosenSeveral chosen) throws IOException {
    beginDecision(chosen.name(), chosen.seat());
    Decision.Several options = (Decision.Several) asked.decision().options();
    writeOffer("from", asked.members(options));
    writeCount(Asked.count(options));
    @Nullable IndexSet members = chosen.members();
    if (members == null) {
      json.writeStringField("pick", Decision.Alternative.PASS);
    } else {
      writeTexts(json, "pick", labels().of(members, chosen.kind()));
    }
    asked.run().choose(asked.decision().pickOf(chosen));
  }

  private void beginDecision(String name, int seat) throws IOException {
    json.writeStringField("event", "decision");
    json.writeStringField("name", name);
    json.writeNumberField("seat", seat);
    writeTexts(json, "hand", asked.hand());
  }

  /** Writes what was offered, if the line stays short enough to be read again. */
  private void writeOffer(String field, List<String> offered) throws IOException {
    long length = offered.stream().mapToLong(String::length).sum() + 3L * offered.size();
    if (length <= LONGEST_OFFER) {
      writeTexts(json, field, offered);
    }
  }

  private void writeCount(List<Integer> count) throws IOException {
    if (count.size() == 1) {
      json.writeNumberField("count", count.getFirst());
    } else {
      json.writeArrayFieldStart("count");
      for (int number : count) {
        json.writeNumber(number);
      }
      json.writeEndArray();
    }
  }

  private void trick(Event.TrickFinished trick) throws IOException {
    json.writeStringField("event", "trick");
    writePlays("cards", Asked.plays(trick.plays(), labels()));
    Integer winner = trick.winner();
    if (winner == null) {
      json.writeNullField("winner");
    } else {
      json.writeNumberField("winner", winner);
    }
    Event.Reason reason = trick.reason();
    json.writeStringField("reason", reason == null ? null : reason.label());
  }

  private void writePlays(String field, List<RecordedLine.SeatCard> plays) throws IOException {
    json.writeArrayFieldStart(field);
    for (RecordedLine.SeatCard play : plays) {
      json.writeStartObject();
      json.writeNumberField("seat", play.seat());
      json.writeStringField("card", play.card());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void writeScores(List<Long> scores) throws IOException {
    json.writeArrayFieldStart("scores");
    for (long score : scores) {
      json.writeNumber(Decimals.decimal(score));
    }
    json.writeEndArray();
  }

  static void writeTexts(JsonGenerator json, String field, List<String> texts) throws IOException {
    json.writeArrayFieldStart(field);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }

  private Labels labels() {
    return asked.labels();
  }
}
