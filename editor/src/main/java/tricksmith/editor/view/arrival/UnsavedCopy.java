package tricksmith.editor.view.arrival;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tricksmith.editor.persistence.Library;
import tricksmith.editor.view.half.TabContents;
import tricksmith.editor.view.half.TextHalf;
import tricksmith.editor.view.script.ScriptPane;

/** Saves a script that may be a copy of a game; a copy is first given a title of its own. */
public final class UnsavedCopy implements TextHalf.Naming {
  private final TabContents tab;
  private final ScriptPane script;
  private final FileSaving saving;
  private final Library library;

  private final Optional<ScriptToOpen.Origin> origin;

  /** The text as it began, until it is saved in a file of its own. */
  private Optional<String> copied;

  public UnsavedCopy(
      TabContents tab,
      ScriptPane script,
      FileSaving saving,
      Library library,
      ScriptToOpen beginning) {
    this.tab = tab;
    this.script = script;
    this.saving = saving;
    this.library = library;
    origin = beginning.origin();
    copied = origin.map(_ -> beginning.opened().text());
  }

  /** Whether the script is an unchanged copy of a game, and in no file. */
  public boolean isUntouched() {
    return copied.filter(script.text()::equals).isPresent();
  }

  public void wasSaved() {
    copied = Optional.empty();
  }

  /** Saves the script, asking for a title if it is a copy in no file. */
  public void save() {
    if (isInNoFile()) {
      tab.text().titleBar().open(proposedTitle(), Library.translatedTitles(script.text()));
    } else {
      saving.save();
    }
  }

  /** Saves the script, a copy in no file under the proposed title; runs {@code next} if saved. */
  public void saveThen(Runnable next) {
    if (isInNoFile()) {
      save(proposedTitle(), next);
    } else {
      saving.saveThen(next);
    }
  }

  /** Returns the file that {@link #saveThen} would make; empty if there is one already. */
  public Optional<Path> proposedFile() {
    return isInNoFile() ? Optional.of(library.newFile(proposedTitle())) : Optional.empty();
  }

  private boolean isInNoFile() {
    return copied.isPresent() && Files.notExists(tab.file().path());
  }

  /** Returns the title that the user has written, or else one made from that of the original. */
  private String proposedTitle() {
    Optional<String> written = Library.titleOf(script.text());
    boolean isOwn = !written.equals(copied.flatMap(Library::titleOf));
    boolean isCopy = origin.filter(ScriptToOpen.Origin::isGame).isPresent();
    String began = origin.map(ScriptToOpen.Origin::title).orElse("");
    String title = isCopy ? tab.texts().say("title.own", began) : written.orElse(began);
    return isOwn ? written.orElse(title) : title;
  }

  @Override
  public String file(String title) {
    return library.newFile(title).toString();
  }

  @Override
  public boolean canName(String title) {
    return library.canName(title);
  }

  @Override
  public void save(String title) {
    save(title, () -> {});
  }

  private void save(String title, Runnable next) {
    Path chosen = library.newFile(title);
    if (!Library.titleOf(script.text()).equals(Optional.of(title))) {
      script.change(Library.retitled(credited(script.text()), title));
    }
    saving.saveTo(chosen, next);
  }

  /** Returns the text with a credit to the author of the original, unless it names another. */
  private String credited(String text) {
    Optional<String> author = copied.flatMap(Library::authorOf);
    return author
        .filter(_ -> author.equals(Library.authorOf(text)))
        .flatMap(by -> origin.map(began -> tab.texts().say("copy.credit", began.title(), by)))
        .map(comment -> Library.credited(text, comment))
        .orElse(text);
  }
}
