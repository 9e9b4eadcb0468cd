/** A match in words, in the reader's language: what happened, and what lies on the table. */
@NullMarked
package tricksmith.cli.words;

import org.jspecify.annotations.NullMarked;
