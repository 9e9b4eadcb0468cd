/** Results kept on disk to save time, which can be computed again. */
@NullMarked
package tricksmith.cache;

import org.jspecify.annotations.NullMarked;
