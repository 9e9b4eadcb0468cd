/** What the program keeps on disk to save time, and can make anew. */
@NullMarked
package tricksmith.cache;

import org.jspecify.annotations.NullMarked;
