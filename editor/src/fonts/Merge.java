import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * Merges the strokes of each letter of a TrueType font into one outline:
 *
 * <pre>java Merge.java NotoSansJP-Bold-subset.ttf NotoSansJP-Bold-subset.ttf</pre>
 *
 * <p>The letters of a variable font are made of strokes that overlap. On Linux, JavaFX fills scaled
 * letters by the even-odd rule, which leaves holes wherever two strokes cross. Letters without
 * overlaps stay as they are.
 */
final class Merge {
  private static final int ON_CURVE = 1;
  private static final int SHORT_X = 2;
  private static final int SHORT_Y = 4;
  private static final int REPEATED = 8;
  private static final int SAME_OR_POSITIVE_X = 16;
  private static final int SAME_OR_POSITIVE_Y = 32;
  private static final int OVERLAPS = 64;

  /** What is left of two crossing strokes after rounding, in units of the font. */
  private static final double LEAST = 1;

  private record Point(int x, int y, boolean onCurve) {}

  private final TreeMap<String, ByteBuffer> tables = new TreeMap<>();
  private final int version;
  private int merged;
  private int mostPoints;
  private int mostContours;

  private Merge(ByteBuffer font) {
    version = font.getInt(0);
    int count = font.getShort(4);
    for (int i = 0; i < count; i++) {
      int entry = 12 + 16 * i;
      byte[] name = new byte[4];
      font.get(entry, name);
      byte[] table = new byte[font.getInt(entry + 12)];
      font.get(font.getInt(entry + 8), table);
      tables.put(new String(name, StandardCharsets.US_ASCII), ByteBuffer.wrap(table));
    }
  }

  static void main(String[] files) throws IOException {
    Merge merge = new Merge(ByteBuffer.wrap(Files.readAllBytes(Path.of(files[0]))));
    merge.mergeAll();
    Files.write(Path.of(files[1]), merge.font());
    System.out.println("Merged the strokes of " + merge.merged + " letters.");
  }

  private void mergeAll() throws IOException {
    ByteBuffer head = tables.get("head");
    ByteBuffer places = tables.get("loca");
    ByteBuffer maxima = tables.get("maxp");
    ByteBuffer outlines = tables.get("glyf");
    boolean isLong = head.getShort(50) == 1;
    int letters = maxima.getShort(4) & 0xFFFF;
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    ByteBuffer newPlaces = ByteBuffer.allocate(4 * (letters + 1));
    for (int letter = 0; letter < letters; letter++) {
      newPlaces.putInt(all.size());
      int from = place(places, letter, isLong);
      byte[] outline = new byte[place(places, letter + 1, isLong) - from];
      outlines.get(from, outline);
      all.write(outline.length == 0 ? outline : merged(outline));
      while (all.size() % 4 != 0) {
        all.write(0);
      }
    }
    newPlaces.putInt(all.size());
    tables.put("glyf", ByteBuffer.wrap(all.toByteArray()));
    tables.put("loca", newPlaces);
    head.putShort(50, (short) 1);
    maxima.putShort(6, (short) Math.max(maxima.getShort(6), mostPoints));
    maxima.putShort(8, (short) Math.max(maxima.getShort(8), mostContours));
  }

  private static int place(ByteBuffer places, int letter, boolean isLong) {
    return isLong ? places.getInt(4 * letter) : 2 * (places.getShort(2 * letter) & 0xFFFF);
  }

  private byte[] merged(byte[] outline) throws IOException {
    ByteBuffer data = ByteBuffer.wrap(outline);
    int contours = data.getShort(0);
    if (contours <= 0) {
      return outline; // Made of other letters, which are merged themselves.
    }
    List<List<Point>> strokes = strokes(data, contours);
    Area inked = new Area(path(strokes, Path2D.WIND_NON_ZERO));
    Area drawn = new Area(path(strokes, Path2D.WIND_EVEN_ODD));
    if (inked.equals(drawn)) {
      int flags = 10 + 2 * contours + 2 + (data.getShort(10 + 2 * contours) & 0xFFFF);
      outline[flags] &= ~OVERLAPS;
      return outline;
    }
    merged++;
    return written(contours(inked));
  }

  // Reading.

  private static List<List<Point>> strokes(ByteBuffer data, int contours) {
    data.position(10);
    int[] ends = new int[contours];
    for (int i = 0; i < contours; i++) {
      ends[i] = data.getShort() & 0xFFFF;
    }
    int count = ends[contours - 1] + 1;
    int instructions = data.getShort() & 0xFFFF;
    data.position(data.position() + instructions);
    int[] flags = new int[count];
    for (int i = 0; i < count; i++) {
      flags[i] = data.get() & 0xFF;
      if ((flags[i] & REPEATED) != 0) {
        int times = data.get() & 0xFF;
        for (int again = 0; again < times; again++) {
          flags[i + 1] = flags[i];
          i++;
        }
      }
    }
    int[] x = coordinates(data, flags, SHORT_X, SAME_OR_POSITIVE_X);
    int[] y = coordinates(data, flags, SHORT_Y, SAME_OR_POSITIVE_Y);
    List<List<Point>> strokes = new ArrayList<>();
    int at = 0;
    for (int end : ends) {
      List<Point> stroke = new ArrayList<>();
      for (; at <= end; at++) {
        stroke.add(new Point(x[at], y[at], (flags[at] & ON_CURVE) != 0));
      }
      strokes.add(stroke);
    }
    return strokes;
  }

  private static int[] coordinates(ByteBuffer data, int[] flags, int isShort, int same) {
    int[] found = new int[flags.length];
    int at = 0;
    for (int i = 0; i < flags.length; i++) {
      if ((flags[i] & isShort) != 0) {
        int step = data.get() & 0xFF;
        at += (flags[i] & same) != 0 ? step : -step;
      } else if ((flags[i] & same) == 0) {
        at += data.getShort();
      }
      found[i] = at;
    }
    return found;
  }

  private static Path2D path(List<List<Point>> strokes, int rule) {
    Path2D path = new Path2D.Double(rule);
    for (List<Point> stroke : strokes) {
      int size = stroke.size();
      Point last = stroke.getLast();
      Point first = stroke.getFirst();
      double x =
          first.onCurve() ? first.x() : last.onCurve() ? last.x() : (first.x() + last.x()) / 2.0;
      double y =
          first.onCurve() ? first.y() : last.onCurve() ? last.y() : (first.y() + last.y()) / 2.0;
      path.moveTo(x, y);
      for (int i = first.onCurve() ? 1 : 0; i < size; i++) {
        Point point = stroke.get(i);
        Point next = stroke.get((i + 1) % size);
        if (point.onCurve()) {
          path.lineTo(point.x(), point.y());
        } else if (i + 1 == size) {
          path.quadTo(point.x(), point.y(), x, y);
        } else if (next.onCurve()) {
          path.quadTo(point.x(), point.y(), next.x(), next.y());
          i++;
        } else {
          path.quadTo(
              point.x(), point.y(), (point.x() + next.x()) / 2.0, (point.y() + next.y()) / 2.0);
        }
      }
      path.closePath();
    }
    return path;
  }

  private static List<List<Point>> contours(Area area) {
    List<List<Point>> contours = new ArrayList<>();
    List<Point> contour = new ArrayList<>();
    double[] at = new double[6];
    for (PathIterator path = area.getPathIterator(null); !path.isDone(); path.next()) {
      switch (path.currentSegment(at)) {
        case PathIterator.SEG_MOVETO -> {
          contour = new ArrayList<>();
          add(contour, at[0], at[1], true);
        }
        case PathIterator.SEG_LINETO -> add(contour, at[0], at[1], true);
        case PathIterator.SEG_QUADTO -> {
          add(contour, at[0], at[1], false);
          add(contour, at[2], at[3], true);
        }
        case PathIterator.SEG_CLOSE -> {
          if (contour.size() > 1 && contour.getLast().equals(contour.getFirst())) {
            contour.removeLast();
          }
          if (contour.size() > 2 && size(contour) > LEAST) {
            contours.add(contour);
          }
        }
        default -> throw new IllegalStateException("a curve of a kind that TrueType does not know");
      }
    }
    return contours;
  }

  private static void add(List<Point> contour, double x, double y, boolean onCurve) {
    Point point = new Point((int) Math.round(x), (int) Math.round(y), onCurve);
    if (contour.isEmpty() || !contour.getLast().equals(point)) {
      contour.add(point);
    }
  }

  private static double size(List<Point> contour) {
    double twice = 0;
    Point before = contour.getLast();
    for (Point point : contour) {
      twice += (double) before.x() * point.y() - (double) point.x() * before.y();
      before = point;
    }
    return Math.abs(twice) / 2;
  }

  // Writing.

  private byte[] written(List<List<Point>> contours) throws IOException {
    List<Point> points = contours.stream().flatMap(List::stream).toList();
    mostPoints = Math.max(mostPoints, points.size());
    mostContours = Math.max(mostContours, contours.size());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeShort(contours.size());
    out.writeShort(points.stream().mapToInt(Point::x).min().orElse(0));
    out.writeShort(points.stream().mapToInt(Point::y).min().orElse(0));
    out.writeShort(points.stream().mapToInt(Point::x).max().orElse(0));
    out.writeShort(points.stream().mapToInt(Point::y).max().orElse(0));
    int end = -1;
    for (List<Point> contour : contours) {
      end += contour.size();
      out.writeShort(end);
    }
    out.writeShort(0); // No instructions.
    ByteArrayOutputStream flags = new ByteArrayOutputStream();
    ByteArrayOutputStream x = new ByteArrayOutputStream();
    ByteArrayOutputStream y = new ByteArrayOutputStream();
    Point before = new Point(0, 0, true);
    for (Point point : points) {
      flags.write(
          (point.onCurve() ? ON_CURVE : 0)
              | step(x, point.x() - before.x(), SHORT_X, SAME_OR_POSITIVE_X)
              | step(y, point.y() - before.y(), SHORT_Y, SAME_OR_POSITIVE_Y));
      before = point;
    }
    writeFlags(flags.toByteArray(), out);
    x.writeTo(out);
    y.writeTo(out);
    return bytes.toByteArray();
  }

  private static int step(ByteArrayOutputStream out, int step, int isShort, int same) {
    if (step == 0) {
      return same;
    }
    if (Math.abs(step) < 256) {
      out.write(Math.abs(step));
      return isShort | (step > 0 ? same : 0);
    }
    out.write(step >> 8);
    out.write(step);
    return 0;
  }

  private static void writeFlags(byte[] flags, DataOutputStream out) throws IOException {
    int at = 0;
    while (at < flags.length) {
      int times = 1;
      while (at + times < flags.length && flags[at + times] == flags[at] && times < 256) {
        times++;
      }
      if (times == 1) {
        out.write(flags[at]);
      } else {
        out.write(flags[at] | REPEATED);
        out.write(times - 1);
      }
      at += times;
    }
  }

  private byte[] font() {
    tables.get("head").putInt(8, 0);
    int count = tables.size();
    int size = 12 + 16 * count;
    for (ByteBuffer table : tables.values()) {
      size += (table.capacity() + 3) / 4 * 4;
    }
    ByteBuffer font = ByteBuffer.allocate(size);
    int power = Integer.highestOneBit(count);
    font.putInt(version).putShort((short) count).putShort((short) (16 * power));
    font.putShort((short) Integer.numberOfTrailingZeros(power))
        .putShort((short) (16 * (count - power)));
    int place = 12 + 16 * count;
    int head = 0;
    for (var entry : tables.entrySet()) {
      ByteBuffer table = entry.getValue();
      font.put(entry.getKey().getBytes(StandardCharsets.US_ASCII));
      font.putInt(sum(table.array())).putInt(place).putInt(table.capacity());
      font.put(place, table.array());
      head = entry.getKey().equals("head") ? place : head;
      place += (table.capacity() + 3) / 4 * 4;
    }
    font.putInt(head + 8, 0xB1B0AFBA - sum(font.array()));
    return font.array();
  }

  private static int sum(byte[] bytes) {
    int sum = 0;
    for (int i = 0; i < bytes.length; i++) {
      sum += (bytes[i] & 0xFF) << (24 - 8 * (i % 4));
    }
    return sum;
  }
}
