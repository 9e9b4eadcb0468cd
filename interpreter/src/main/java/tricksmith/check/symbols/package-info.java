/** The symbol tables: what a script declares, what is bound at a place, what is built in. */
@NullMarked
package tricksmith.check.symbols;

import org.jspecify.annotations.NullMarked;
