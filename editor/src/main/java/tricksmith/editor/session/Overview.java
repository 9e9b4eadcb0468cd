package tricksmith.editor.session;

import java.util.List;
import tricksmith.service.Analysis;
import tricksmith.service.script.ColouredWord;
import tricksmith.service.script.OutlineItem;

/** An overview of a whole text. */
public record Overview(List<OutlineItem> outline, List<ColouredWord> colours) {

  public Overview {
    outline = List.copyOf(outline);
    colours = List.copyOf(colours);
  }

  public static Overview of(Analysis analysis) {
    return new Overview(analysis.outline(), analysis.colours());
  }
}
