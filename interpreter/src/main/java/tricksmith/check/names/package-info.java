/**
 * Names: what kind of thing each is, its uses, its declaration, and what could be written in its
 * place.
 */
@NullMarked
package tricksmith.check.names;

import org.jspecify.annotations.NullMarked;
