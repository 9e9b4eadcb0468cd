/**
 * Everything that outlives the window: settings, drafts of unsaved text, branches, the script
 * library.
 */
@NullMarked
package tricksmith.editor.persistence;

import org.jspecify.annotations.NullMarked;
