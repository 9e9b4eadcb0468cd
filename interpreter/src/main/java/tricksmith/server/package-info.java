/**
 * The language service for other editors, over the Language Server Protocol.
 *
 * <p>Contains no logic of its own: every answer comes from {@link tricksmith.service}, converted to
 * the protocol. Only {@link tricksmith.server.ScriptServer} is meant to be used from outside.
 */
@NullMarked
package tricksmith.server;

import org.jspecify.annotations.NullMarked;
