package tricksmith.server;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;

/**
 * What an editor is told when a request cannot be answered: what is wrong with it, and no stack
 * trace of ours.
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
      // What a request must have, and has not, is missed where it is asked for.
      case NullPointerException _, IllegalArgumentException _, ClassCastException _ ->
          error(ResponseErrorCode.InvalidParams, "The parameters are not those of this request.");
      default ->
          error(
              ResponseErrorCode.InternalError,
              "This is a bug in tricksmith: " + cause.getClass().getSimpleName());
    };
  }

  /** What the library adds about messages that it cannot read are its own exceptions. */
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
