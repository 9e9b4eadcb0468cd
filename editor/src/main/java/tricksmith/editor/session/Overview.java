package tricksmith.editor.session;

import java.util.List;
import tricksmith.service.Analysis;
import tricksmith.service.ColouredWord;
import tricksmith.service.OutlineItem;

/** What is shown of a text as a whole. */
public record Overview(List<OutlineItem> outline, List<ColouredWord> colours) {

  public Overview {
    outline = List.copyOf(outline);
    colours = List.copyOf(colours);
  }

  /** That of an analysis. */
  public static Overview of(Analysis analysis) {
    return new Overview(analysis.outline(), analysis.colours());
  }
}
