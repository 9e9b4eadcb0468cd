package tricksmith.fuzz;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** How texts come to be files: most of them as they should. */
final class Encodings {
  private static final List<Charset> OTHERS =
      List.of(
          StandardCharsets.UTF_16,
          StandardCharsets.UTF_16LE,
          StandardCharsets.UTF_16BE,
          StandardCharsets.ISO_8859_1,
          Charset.forName("Shift_JIS"),
          Charset.forName("EUC-JP"),
          Charset.forName("UTF-32"));

  private Encodings() {}

  static byte[] bytes(String text, Lots lots) {
    return switch (lots.below(24)) {
      case 0 -> text.getBytes(lots.of(OTHERS));
      case 1 -> lots.bytes(lots.below(2_000));
      case 2 -> flipped(text.getBytes(StandardCharsets.UTF_8), lots);
      case 3 -> ("\uFEFF" + text).getBytes(StandardCharsets.UTF_8);
      default -> text.getBytes(StandardCharsets.UTF_8);
    };
  }

  private static byte[] flipped(byte[] bytes, Lots lots) {
    for (int count = lots.between(1, 5); count > 0 && bytes.length > 0; count--) {
      bytes[lots.below(bytes.length)] ^= (byte) (1 << lots.below(8));
    }
    return bytes;
  }
}
