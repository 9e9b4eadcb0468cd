package tricksmith.editor.files;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * The decoded bytes of a file. Scripts are UTF-8, but some come from elsewhere: from Japanese
 * Windows, or from programs that write UTF-16 with a byte order mark.
 *
 * @param marked whether the file began with a UTF-8 byte order mark
 * @param foreignEncoding name of the encoding, unless it is UTF-8
 */
record DecodedText(String text, boolean marked, Optional<String> foreignEncoding) {
  private static final char MARK = '\uFEFF';
  private static final List<String> FOREIGN = List.of("Shift_JIS", "EUC-JP");

  /**
   * Decodes a file.
   *
   * @throws CharacterCodingException if it is not text in a known encoding
   */
  static DecodedText of(byte[] bytes) throws CharacterCodingException {
    if (beginsWith(bytes, 0xFF, 0xFE) || beginsWith(bytes, 0xFE, 0xFF)) {
      return new DecodedText(
          strictly(bytes, StandardCharsets.UTF_16), false, Optional.of("UTF-16"));
    }
    try {
      String text = strictly(bytes, StandardCharsets.UTF_8);
      boolean marked = !text.isEmpty() && text.charAt(0) == MARK;
      return new DecodedText(marked ? text.substring(1) : text, marked, Optional.empty());
    } catch (CharacterCodingException notUtf8) {
      return foreign(bytes, notUtf8);
    }
  }

  private static DecodedText foreign(byte[] bytes, CharacterCodingException notUtf8)
      throws CharacterCodingException {
    for (String encoding : FOREIGN) {
      try {
        // Windows uses the name Shift_JIS for a superset of the standard.
        String charset = encoding.equals("Shift_JIS") ? "windows-31j" : encoding;
        if (Charset.isSupported(charset)) {
          String text = strictly(bytes, Charset.forName(charset));
          return new DecodedText(text, false, Optional.of(encoding));
        }
      } catch (CharacterCodingException notThisOne) {
        notUtf8.addSuppressed(notThisOne);
      }
    }
    throw notUtf8;
  }

  private static String strictly(byte[] bytes, Charset charset) throws CharacterCodingException {
    String text = charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    if (text.indexOf('\0') >= 0) {
      throw new CharacterCodingException();
    }
    return text;
  }

  private static boolean beginsWith(byte[] bytes, int first, int second) {
    return bytes.length >= 2 && bytes[0] == (byte) first && bytes[1] == (byte) second;
  }
}
