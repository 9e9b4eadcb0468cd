/** What the program keeps on disk to save time, and can compute again. */
@NullMarked
package tricksmith.cache;

import org.jspecify.annotations.NullMarked;
