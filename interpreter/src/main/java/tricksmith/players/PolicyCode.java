package tricksmith.players;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.CRC32;

/** Policies as bytes, with a checksum. */
final class PolicyCode {

  private static final long MAGIC = 0x547269636b506c79L;

  private PolicyCode() {}

  static byte[] encode(Policy policy) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      write(out, policy.weights());
      write(out, policy.hand(false));
      write(out, policy.hand(true));
      write(out, policy.cards());
      write(out, policy.contracts());
      out.writeDouble(policy.scale());
      byte[] numbers = bytes.toByteArray();
      bytes.reset();
      out.writeLong(MAGIC);
      out.writeLong(sum(numbers));
      out.write(numbers);
    } catch (IOException inMemory) {
      throw new IllegalStateException(inMemory);
    }
    return bytes.toByteArray();
  }

  private static void write(DataOutputStream out, double[] numbers) throws IOException {
    out.writeInt(numbers.length);
    for (double number : numbers) {
      out.writeDouble(number);
    }
  }

  /** Returns the policy that these bytes stand for; empty if they are damaged. */
  static Optional<Policy> decode(byte[] content) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(content))) {
      if (in.readLong() != MAGIC
          || in.readLong() != sum(Arrays.copyOfRange(content, 2 * Long.BYTES, content.length))) {
        return Optional.empty();
      }
      return Optional.of(
          new Policy(
              numbers(in), numbers(in), numbers(in), numbers(in), numbers(in), in.readDouble()));
    } catch (IOException damaged) {
      return Optional.empty();
    }
  }

  private static double[] numbers(DataInputStream in) throws IOException {
    int count = in.readInt();
    if (count < 0 || count > in.available() / Double.BYTES) {
      throw new IOException("damaged");
    }
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = in.readDouble();
    }
    return numbers;
  }

  private static long sum(byte[] numbers) {
    CRC32 sum = new CRC32();
    sum.update(numbers);
    return sum.getValue();
  }
}
