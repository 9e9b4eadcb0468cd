package tricksmith.server;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.eclipse.lsp4j.services.LanguageServer;

/**
 * Turns exceptions into error responses that say what is wrong with a request, without stack
 * traces.
 */
final class RequestFailures {

  private static final String NO_PARAMETERS = "The request has no parameters.";

  private static final String NO_REQUEST = "This is a notification, which has no identifier.";

  static final String NO_JSON = "This message is not JSON.";

  static final String NO_MESSAGE =
      "This is not a message of the protocol: jsonrpc and method must be strings,"
          + " and id a string or an integer of at most 32 bits.";

  static final String WRONG_PARAMETERS =
      "The parameters of the request are not as the protocol has them";

  private static final Set<String> OWN = Set.of(NO_PARAMETERS, NO_REQUEST, NO_JSON, NO_MESSAGE);

  /** Where the library says which parameter is wrong. */
  private static final Pattern PATH = Pattern.compile("Path: (\\$[.\\w\\[\\]]*)");

  private static final Map<String, JsonRpcMethod> PROTOCOL =
      ServiceEndpoints.getSupportedMethods(LanguageServer.class);

  /** What the library answers to messages that it cannot read. */
  private static final Set<Integer> UNREADABLE =
      Set.of(
          ResponseErrorCode.ParseError.getValue(),
          ResponseErrorCode.InvalidRequest.getValue(),
          ResponseErrorCode.InvalidParams.getValue());

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

  /**
   * Refuses requests without any parameters where the protocol has some, and notifications that
   * wait for an answer.
   */
  static MessageConsumer asInTheProtocol(MessageConsumer consumer) {
    return message -> {
      if (message instanceof RequestMessage request) {
        JsonRpcMethod known = PROTOCOL.get(request.getMethod());
        if (known != null && known.isNotification()) {
          throw refused(request, NO_REQUEST, ResponseErrorCode.InvalidRequest);
        }
        if (known != null && request.getParams() == null && known.getParameterTypes().length > 0) {
          throw refused(request, NO_PARAMETERS, ResponseErrorCode.InvalidParams);
        }
      }
      consumer.consume(message);
    };
  }

  private static MessageIssueException refused(
      RequestMessage request, String why, ResponseErrorCode code) {
    return new MessageIssueException(request, List.of(new MessageIssue(why, code.getValue())));
  }

  /**
   * Lets errors without an identifier pass by the library's validation, which takes them for
   * mistakes, while JSON-RPC wants them for messages that have no identifier themselves.
   */
  static MessageConsumer evenUnidentified(MessageConsumer direct, MessageConsumer validated) {
    return message ->
        (message instanceof ResponseMessage response && response.getRawId() == null
                ? direct
                : validated)
            .consume(message);
  }

  /** Says in our own words, and without the library's exceptions, what cannot be read. */
  static MessageConsumer withoutInternals(MessageConsumer consumer) {
    return message -> {
      if (message instanceof ResponseMessage response && response.getError() != null) {
        ResponseError error = response.getError();
        response.setError(
            UNREADABLE.contains(error.getCode())
                ? unreadable(error)
                : new ResponseError(error.getCode(), error.getMessage(), null));
      }
      consumer.consume(message);
    };
  }

  /** What the library cannot read in a message that is a request, is a parameter. */
  private static ResponseError unreadable(ResponseError error) {
    if (OWN.contains(error.getMessage())) {
      return new ResponseError(error.getCode(), error.getMessage(), null);
    }
    Matcher path = PATH.matcher(error.getMessage());
    return error(
        ResponseErrorCode.InvalidParams,
        WRONG_PARAMETERS + (path.find() ? ": see " + path.group(1) + "." : "."));
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
