package tricksmith.editor.learning;

/** The meaning of something that can be written at the caret. */
final class PlacePage extends Page {

  PlacePage(Writable writable, LearningWords words) {
    super(writable.label(), true);
    if (!writable.meaning().isEmpty()) {
      add(message(writable.meaning(), "learn-meaning"));
    }
    add(message(words.say("here.how"), "learn-quiet"));
  }
}
