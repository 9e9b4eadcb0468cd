/** The results of a wish at the table: rules that would fulfil it, to be looked at and written. */
@NullMarked
package tricksmith.editor.proposals;

import org.jspecify.annotations.NullMarked;
