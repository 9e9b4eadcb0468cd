package tricksmith.server;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
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
      case UnsupportedOperationException unanswered when isOfTheProtocol(unanswered) ->
          error(ResponseErrorCode.MethodNotFound, "This server does not answer such requests.");
      default ->
          error(
              ResponseErrorCode.InternalError,
              "This is a bug in tricksmith: " + cause.getClass().getSimpleName());
    };
  }

  /** Refuses requests about a document, or to begin, that have no parameters at all. */
  static MessageConsumer withParameters(MessageConsumer consumer) {
    return message -> {
      if (message instanceof RequestMessage request
          && request.getParams() == null
          && !request.getMethod().equals("shutdown")) {
        int code = ResponseErrorCode.InvalidParams.getValue();
        MessageIssue issue = new MessageIssue("The request has no parameters.", code);
        throw new MessageIssueException(message, List.of(issue));
      }
      consumer.consume(message);
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

  /** Whether the library declares the request and nothing here overrides it. */
  private static boolean isOfTheProtocol(UnsupportedOperationException thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    return trace.length > 0 && trace[0].getClassName().startsWith("org.eclipse.lsp4j.services.");
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
