package tricksmith.editor.view;

import tricksmith.editor.persistence.Halves;

/**
 * Which parts of a script the window shows: text, table, or both; and whether the table alone is
 * shown for play, without anything around it.
 *
 * @param wanted the halves to show if there is room for both
 * @param alone the half to show if there is not
 * @param small whether the window has no room for both
 * @param playing whether the table is alone, without menus and tabs
 */
record Sight(Halves wanted, Halves alone, boolean small, boolean playing) {

  static Sight of(Halves wanted) {
    return new Sight(wanted, wanted.hasTable() ? Halves.TABLE : Halves.TEXT, false, false);
  }

  Halves inSight() {
    if (playing) {
      return Halves.TABLE;
    }
    return small ? alone : wanted;
  }

  Sight small(boolean isSmall) {
    return new Sight(wanted, alone, isSmall, playing);
  }

  Sight playing(boolean isPlaying) {
    return new Sight(wanted, alone, small, isPlaying);
  }

  /**
   * Shows these halves, and ends play on the table alone. A half chosen in a small window does not
   * change a wish for both in a large one.
   */
  Sight choosing(Halves halves) {
    boolean onlyHere = small && wanted == Halves.BOTH;
    return new Sight(
        onlyHere ? wanted : halves, halves == Halves.BOTH ? alone : halves, small, false);
  }

  /** Returns the other half, if only one is visible. */
  Sight flipped() {
    return switch (inSight()) {
      case TEXT -> choosing(Halves.TABLE);
      case TABLE -> choosing(Halves.TEXT);
      case BOTH -> this;
    };
  }

  /** Shows a half for a command that works on it, hiding no more than necessary. */
  Sight revealing(Halves half) {
    boolean seen = half.hasText() ? inSight().hasText() : inSight().hasTable();
    if (seen) {
      return this;
    }
    Sight framed = playing(false);
    if (playing && !framed.equals(framed.revealing(half))) {
      return framed.revealing(half);
    }
    return playing ? framed : choosing(small ? half : Halves.BOTH);
  }
}
