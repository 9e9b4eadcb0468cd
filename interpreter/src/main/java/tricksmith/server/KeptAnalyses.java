package tricksmith.server;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Decides which analyses stay in memory: those that were used last. A client may open thousands of
 * documents; an analysis is some forty times as large as its text.
 */
final class KeptAnalyses {
  private final long most;
  private final Map<String, Integer> lengths = new LinkedHashMap<>();
  private long total;

  /**
   * Keeps nothing yet.
   *
   * @param most how many characters all analysed texts may have together; the last one is always
   *     kept
   */
  KeptAnalyses(long most) {
    this.most = most;
  }

  /** Notes that an analysis is used, and returns the documents whose analyses should go for it. */
  synchronized List<String> use(String uri, int length) {
    forget(uri);
    lengths.put(uri, length);
    total += length;
    List<String> dropped = new ArrayList<>();
    Iterator<Map.Entry<String, Integer>> eldest = lengths.entrySet().iterator();
    while (total > most && lengths.size() > 1) {
      Map.Entry<String, Integer> next = eldest.next();
      dropped.add(next.getKey());
      total -= next.getValue();
      eldest.remove();
    }
    return dropped;
  }

  /** Notes that there is no such analysis any more. */
  synchronized void forget(String uri) {
    Integer length = lengths.remove(uri);
    total -= length == null ? 0 : length;
  }
}
