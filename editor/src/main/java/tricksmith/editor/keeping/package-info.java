/** What outlives the window: settings, drafts of what is not saved, the library of scripts. */
@NullMarked
package tricksmith.editor.keeping;

import org.jspecify.annotations.NullMarked;
