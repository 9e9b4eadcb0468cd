package tricksmith.editor.view;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;

/**
 * Pictures of windows, in {@code target/screenshots} or the folder of the system property {@code
 * screenshots}. Where windows are not drawn, as in most tests unless somebody asks for pictures,
 * there are none. Writes PNG itself: the JDK's writer would need AWT and another module of JavaFX.
 */
public final class Screenshot {

  /** Whether somebody asked for pictures, and so wants all of them. */
  static final boolean ARE_WANTED = System.getProperty("screenshots") != null;

  /** JavaFX only lays out, and draws nothing: its own name for that. */
  private static final boolean NOTHING_IS_DRAWN = Boolean.getBoolean("quantum.norenderjobs");

  private static final Path FOLDER =
      Path.of(System.getProperty("screenshots", "target/screenshots"));
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

  private Screenshot() {}

  /** Takes a picture, if windows are drawn; on the JavaFX thread. */
  public static void take(Scene scene, String name) {
    if (NOTHING_IS_DRAWN) {
      return;
    }
    write(scene.snapshot(null), name);
  }

  private static void write(WritableImage image, String name) {
    try {
      Files.createDirectories(FOLDER);
      Files.write(FOLDER.resolve(name + ".png"), png(image));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /**
   * Takes a picture of a window with everything that floats above it, if windows are drawn; on the
   * JavaFX thread.
   */
  static void takeWithPopups(Stage stage, String name) {
    if (NOTHING_IS_DRAWN) {
      return;
    }
    WritableImage image = stage.getScene().snapshot(null);
    double left = stage.getX() + stage.getScene().getX();
    double top = stage.getY() + stage.getScene().getY();
    for (Window window : Lookup.windows()) {
      if (window instanceof PopupWindow && window.isShowing()) {
        SnapshotParameters transparent = new SnapshotParameters();
        transparent.setFill(Color.TRANSPARENT);
        WritableImage over = window.getScene().getRoot().snapshot(transparent, null);
        draw(over, image, (int) (window.getX() - left), (int) (window.getY() - top));
      }
    }
    write(image, name);
  }

  private static void draw(WritableImage over, WritableImage image, int left, int top) {
    for (int y = Math.max(0, -top); y < over.getHeight() && y + top < image.getHeight(); y++) {
      for (int x = Math.max(0, -left); x < over.getWidth() && x + left < image.getWidth(); x++) {
        Color above = over.getPixelReader().getColor(x, y);
        Color below = image.getPixelReader().getColor(x + left, y + top);
        Color mixed =
            below.interpolate(
                Color.color(above.getRed(), above.getGreen(), above.getBlue()), above.getOpacity());
        image.getPixelWriter().setColor(x + left, y + top, mixed);
      }
    }
  }

  private static byte[] png(WritableImage image) throws IOException {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(file);
    out.write(SIGNATURE);
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    DataOutputStream headerOut = new DataOutputStream(header);
    headerOut.writeInt(width);
    headerOut.writeInt(height);
    headerOut.write(new byte[] {8, 2, 0, 0, 0});
    chunk(out, "IHDR", header.toByteArray());
    chunk(out, "IDAT", pixels(image.getPixelReader(), width, height));
    chunk(out, "IEND", new byte[0]);
    return file.toByteArray();
  }

  private static byte[] pixels(PixelReader reader, int width, int height) throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    Deflater smallest = new Deflater(Deflater.BEST_COMPRESSION);
    try (DeflaterOutputStream out = new DeflaterOutputStream(compressed, smallest)) {
      for (int y = 0; y < height; y++) {
        out.write(0);
        for (int x = 0; x < width; x++) {
          int colour = reader.getArgb(x, y);
          out.write(colour >> 16);
          out.write(colour >> 8);
          out.write(colour);
        }
      }
    } finally {
      smallest.end();
    }
    return compressed.toByteArray();
  }

  private static void chunk(DataOutputStream out, String type, byte[] data) throws IOException {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 check = new CRC32();
    check.update(name);
    check.update(data);
    out.writeInt(data.length);
    out.write(name);
    out.write(data);
    out.writeInt((int) check.getValue());
  }
}
