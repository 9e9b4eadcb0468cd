/**
 * What a game is to the engine, and a match of it as a value. Knows nothing of scripts: rules come
 * as executable nodes with opaque {@link tricksmith.match.RuleId rule identifiers}.
 */
@NullMarked
package tricksmith.match;

import org.jspecify.annotations.NullMarked;
