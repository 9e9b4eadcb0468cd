/** What a wish at the table led to: rules that would fulfil it, to be looked at and written. */
@NullMarked
package tricksmith.editor.proposals;

import org.jspecify.annotations.NullMarked;
