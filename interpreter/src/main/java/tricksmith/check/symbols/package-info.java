/** What a script declares and what is bound around a place in it. */
@NullMarked
package tricksmith.check.symbols;

import org.jspecify.annotations.NullMarked;
