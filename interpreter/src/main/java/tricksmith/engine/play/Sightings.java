package tricksmith.engine.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.SeenEvent;

/** What a viewer has seen happen between the events of a match, in order. */
public final class Sightings {

  /**
   * Something seen.
   *
   * @param after the number of events before it
   */
  public record Noted(int after, SeenEvent event) {}

  private final Course course;
  private final List<Noted> noted = new ArrayList<>();

  public Sightings(Course course) {
    this.course = course;
  }

  public List<Noted> noted() {
    return noted;
  }

  /** The last event of the match; null for none. */
  public @Nullable History last() {
    return course.history();
  }

  /** How many events there have been. */
  public int events() {
    return History.lengthOf(last());
  }

  public void note(SeenEvent event) {
    noted.add(new Noted(events(), event));
  }

  /** Notes what was seen just before an event that is already known. */
  public void noteBefore(History known, SeenEvent event) {
    noted.add(new Noted(known.length() - 1, event));
  }
}
