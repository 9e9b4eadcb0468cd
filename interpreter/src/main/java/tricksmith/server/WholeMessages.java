package tricksmith.server;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.NotificationMessage;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.jspecify.annotations.Nullable;

/**
 * Reads messages to their end, even if something is wrong with them earlier: the library would take
 * the rest for the beginning of the next message, and never answer again. A message that the
 * library cannot read is refused with its identifier, wherever in the message that is, or without
 * one if it has none.
 */
final class WholeMessages extends MessageJsonHandler {
  private static final Gson JSON = new GsonBuilder().setStrictness(Strictness.STRICT).create();

  WholeMessages(Map<String, JsonRpcMethod> methods) {
    super(methods);
  }

  @Override
  public Message parseMessage(Reader message) {
    String text = text(message);
    try {
      Message read = super.parseMessage(new StringReader(text));
      if (read != null) {
        return read;
      }
    } catch (MessageIssueException unreadable) {
      if (unreadable.getRpcMessage() instanceof RequestMessage) {
        throw unreadable;
      }
    } catch (JsonParseException | NumberFormatException _) {
      // The library does not say what is wrong, or does not even notice.
    }
    throw refusal(text);
  }

  private static String text(Reader message) {
    try {
      StringWriter text = new StringWriter();
      message.transferTo(text);
      return text.toString();
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  /**
   * Says what is wrong with a text that the library cannot read, to whoever waits for an answer.
   */
  private static MessageIssueException refusal(String text) {
    JsonElement content = content(text);
    if (content == null) {
      return refusal(new RequestMessage(), RequestFailures.NO_JSON, ResponseErrorCode.ParseError);
    }
    if (!(content instanceof JsonObject message)) {
      return refusal(
          new RequestMessage(), RequestFailures.NO_MESSAGE, ResponseErrorCode.InvalidRequest);
    }
    RequestMessage request = new RequestMessage();
    boolean hasIdentifier = identify(request, message.get("id"));
    boolean isResponse = !message.has("method") && (message.has("result") || message.has("error"));
    if (!isResponse
        && !(isText(message.get("jsonrpc"))
            && isText(message.get("method"))
            && hasIdentifier == message.has("id"))) {
      return refusal(request, RequestFailures.NO_MESSAGE, ResponseErrorCode.InvalidRequest);
    }
    return refusal(
        isResponse || !hasIdentifier ? new NotificationMessage() : request,
        RequestFailures.WRONG_PARAMETERS,
        ResponseErrorCode.InvalidParams);
  }

  private static MessageIssueException refusal(
      Message message, String why, ResponseErrorCode code) {
    return new MessageIssueException(message, new MessageIssue(why, code.getValue()));
  }

  private static @Nullable JsonElement content(String text) {
    try {
      return JSON.fromJson(text, JsonElement.class);
    } catch (JsonParseException _) {
      return null;
    }
  }

  private static boolean isText(@Nullable JsonElement value) {
    return value instanceof JsonPrimitive primitive && primitive.isString();
  }

  private static boolean identify(RequestMessage request, @Nullable JsonElement identifier) {
    if (!(identifier instanceof JsonPrimitive value) || value.isBoolean()) {
      return false;
    }
    if (value.isString()) {
      request.setId(value.getAsString());
      return true;
    }
    try {
      request.setRawId(Either.forRight(value.getAsBigDecimal().intValueExact()));
      return true;
    } catch (ArithmeticException | NumberFormatException _) {
      return false;
    }
  }
}
