/** What is fixed before a match, and where a match keeps everything else. */
@NullMarked
package tricksmith.lower.storage;

import org.jspecify.annotations.NullMarked;
