package tricksmith.server;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;

/**
 * Turns exceptions into error responses that say what is wrong with a request, without stack
 * traces.
 */
final class RequestFailures {

  private RequestFailures() {}

  static ResponseError of(Throwable thrown) {
    Throwable cause = thrown;
    while (isWrapping(cause) && cause.getCause() != null) {
      cause = cause.getCause();
    }
    return switch (cause) {
      case ResponseErrorException refused -> refused.getResponseError();
      case CancellationException _ ->
          error(ResponseErrorCode.ContentModified, "The text has changed meanwhile.");
      // A missing or malformed field of a request surfaces where it is first used.
      case NullPointerException _, IllegalArgumentException _, ClassCastException _ ->
          error(ResponseErrorCode.InvalidParams, "The parameters are not those of this request.");
      default ->
          error(
              ResponseErrorCode.InternalError,
              "This is a bug in tricksmith: " + cause.getClass().getSimpleName());
    };
  }

  /** Strips the library's own exceptions from error responses about unreadable messages. */
  static MessageConsumer withoutInternals(MessageConsumer consumer) {
    return message -> {
      if (message instanceof ResponseMessage response && response.getError() != null) {
        response.getError().setData(null);
      }
      consumer.consume(message);
    };
  }

  private static boolean isWrapping(Throwable thrown) {
    return thrown instanceof CompletionException
        || thrown instanceof java.lang.reflect.InvocationTargetException
        || thrown.getClass() == RuntimeException.class;
  }

  private static ResponseError error(ResponseErrorCode code, String message) {
    return new ResponseError(code, message, null);
  }
}
