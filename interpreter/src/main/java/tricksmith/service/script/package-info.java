/**
 * A script as the language service reads it: its words by kind, names, comments and outline, and
 * the texts that explain the language.
 */
@NullMarked
package tricksmith.service.script;

import org.jspecify.annotations.NullMarked;
