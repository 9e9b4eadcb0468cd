package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The icon is drawn once, in {@code tricksmith.svg}; all other files show the same. With {@code
 * -Dicons.rewrite=true} they are made again.
 */
class ApplicationIconTest {
  private static final Path INSTALLER = Path.of("src", "installer");
  private static final Path RESOURCES =
      Path.of("src", "main", "resources", "tricksmith", "editor", "view");

  /** Another JDK may draw an edge a little differently. */
  private static final double TOLERANCE = 1.0;

  @BeforeAll
  static void rewriteIfAskedFor() throws IOException {
    if (Boolean.getBoolean("icons.rewrite")) {
      for (int size : ApplicationIcon.SIZES) {
        Files.write(RESOURCES.resolve("icon-" + size + ".png"), encoded("png", List.of(size)));
      }
      Files.write(INSTALLER.resolve("tricksmith.png"), encoded("png", List.of(256)));
      Files.write(
          INSTALLER.resolve("tricksmith.ico"), encoded("ico", List.of(16, 24, 32, 48, 64, 256)));
      Files.write(
          INSTALLER.resolve("tricksmith.icns"), encoded("icns", List.of(16, 32, 128, 256, 512)));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "png,  tricksmith.png,  1",
    "ico,  tricksmith.ico,  6",
    "icns, tricksmith.icns, 5",
  })
  void showsTheSameInEveryFileOfTheInstaller(String format, String name, int sizes)
      throws IOException {
    List<BufferedImage> pictures = decoded(format, Files.readAllBytes(INSTALLER.resolve(name)));

    assertThat(pictures).hasSize(sizes).allSatisfy(ApplicationIconTest::isTheDrawing);
  }

  @Test
  void showsTheSameInTheWindow() throws IOException {
    for (int size : ApplicationIcon.SIZES) {
      byte[] file = Files.readAllBytes(RESOURCES.resolve("icon-" + size + ".png"));

      assertThat(decoded("png", file)).singleElement().satisfies(ApplicationIconTest::isTheDrawing);
    }
  }

  @Test
  void isReadByTheWindow() {
    assertThat(ApplicationIcon.images())
        .allSatisfy(image -> assertThat(image.isError()).isFalse())
        .extracting(image -> (int) image.getWidth())
        .isEqualTo(ApplicationIcon.SIZES);
  }

  private static void isTheDrawing(BufferedImage picture) {
    assertThat(picture.getHeight()).isEqualTo(picture.getWidth());
    assertThat(meanDifference(picture, drawing(picture.getWidth())))
        .as(
            "difference at %d pixels: -Dicons.rewrite=true makes the files again",
            picture.getWidth())
        .isCloseTo(0, within(TOLERANCE));
  }

  /** In parts of 255, of all four components. */
  private static double meanDifference(BufferedImage one, BufferedImage other) {
    int width = one.getWidth();
    int[] ones = one.getRGB(0, 0, width, width, null, 0, width);
    int[] others = other.getRGB(0, 0, width, width, null, 0, width);
    return IntStream.range(0, ones.length)
        .mapToLong(pixel -> difference(ones[pixel], others[pixel]))
        .average()
        .orElseThrow();
  }

  private static long difference(int one, int other) {
    return IntStream.of(0, 8, 16, 24)
            .mapToLong(shift -> Math.abs((one >> shift & 0xFF) - (other >> shift & 0xFF)))
            .sum()
        / 4;
  }

  private static BufferedImage drawing(int size) {
    BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_4BYTE_ABGR);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    document().render((java.awt.Component) null, graphics, new ViewBox(size, size));
    graphics.dispose();
    return image;
  }

  private static SVGDocument document() {
    try {
      return Objects.requireNonNull(
          new SVGLoader().load(INSTALLER.resolve("tricksmith.svg").toUri().toURL()));
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static byte[] encoded(String format, List<Integer> sizes) throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName(format).next();
    try (ImageOutputStream out = ImageIO.createImageOutputStream(file)) {
      writer.setOutput(out);
      if (sizes.size() == 1) {
        writer.write(drawing(sizes.getFirst()));
      } else {
        writer.prepareWriteSequence(null);
        for (int size : sizes) {
          writer.writeToSequence(new IIOImage(drawing(size), null, null), asPng(writer));
        }
        writer.endWriteSequence();
      }
    } finally {
      writer.dispose();
    }
    return file.toByteArray();
  }

  /** As small as possible: ICO may have bitmaps instead, ICNS has nothing else. */
  private static ImageWriteParam asPng(ImageWriter writer) {
    ImageWriteParam parameters = writer.getDefaultWriteParam();
    if (parameters.canWriteCompressed()
        && List.of(parameters.getCompressionTypes()).contains("BI_PNG")) {
      parameters.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
      parameters.setCompressionType("BI_PNG");
    }
    return parameters;
  }

  private static List<BufferedImage> decoded(String format, byte[] file) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName(format).next();
    List<BufferedImage> pictures = new ArrayList<>();
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
      reader.setInput(in);
      for (int picture = 0; picture < reader.getNumImages(true); picture++) {
        pictures.add(reader.read(picture));
      }
    } finally {
      reader.dispose();
    }
    return pictures;
  }
}
