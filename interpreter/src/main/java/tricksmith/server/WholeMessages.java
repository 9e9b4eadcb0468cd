package tricksmith.server;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Map;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.Message;

/**
 * Reads messages to their end, even if something is wrong with them earlier: the library would take
 * the rest for the beginning of the next message, and never answer again.
 */
final class WholeMessages extends MessageJsonHandler {

  WholeMessages(Map<String, JsonRpcMethod> methods) {
    super(methods);
  }

  @Override
  public Message parseMessage(Reader message) {
    try {
      return super.parseMessage(message);
    } finally {
      drain(message);
    }
  }

  private static void drain(Reader message) {
    try {
      message.transferTo(Writer.nullWriter());
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }
}
