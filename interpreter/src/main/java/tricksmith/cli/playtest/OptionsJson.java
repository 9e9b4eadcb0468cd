package tricksmith.cli.playtest;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import tricksmith.program.Program;

/** Writes the options of a game as JSON. Sets are arrays, as in match files. */
final class OptionsJson {

  private OptionsJson() {}

  static void write(JsonGenerator json, Program rules) throws IOException {
    json.writeObjectFieldStart("options");
    for (Map.Entry<String, Program.OptionSetting> option : rules.options().entrySet()) {
      json.writeFieldName(option.getKey());
      write(json, option.getValue());
    }
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, Program.OptionSetting setting) throws IOException {
    if (setting.set()) {
      json.writeStartArray();
      for (String label : setting.labels()) {
        json.writeString(label);
      }
      json.writeEndArray();
    } else if (setting.number()) {
      json.writeNumber(Long.parseLong(setting.labels().getFirst()));
    } else {
      json.writeString(setting.labels().getFirst());
    }
  }
}
