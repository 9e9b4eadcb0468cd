/**
 * The language service for other editors, over the Language Server Protocol.
 *
 * <p>Nothing is found out here: every answer is one of {@link tricksmith.service}, in the words of
 * the protocol. {@link tricksmith.server.ScriptServer} is the only class to be used from outside.
 */
@NullMarked
package tricksmith.server;

import org.jspecify.annotations.NullMarked;
