/** What a name is: its kind, its uses, its declaration, and what could be written in its place. */
@NullMarked
package tricksmith.check.names;

import org.jspecify.annotations.NullMarked;
