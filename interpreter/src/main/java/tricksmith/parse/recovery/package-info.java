/** What the parser does at an error: explains it, and goes on after it. */
@NullMarked
package tricksmith.parse.recovery;

import org.jspecify.annotations.NullMarked;
