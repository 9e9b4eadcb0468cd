package tricksmith.editor.table.felt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.Playground;
import tricksmith.editor.table.geometry.TableGeometry;
import tricksmith.editor.table.geometry.TableShape;

/** In no bundled game does anything but cards move between two moments of a deal. */
class FixedPlacesTest {

  static List<Path> games() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("..", "games"))) {
      return files.filter(file -> file.toString().endsWith(".trick")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void slotsStayWhereTheyAreForAWholeDeal(Path file) throws IOException {
    Playtest playtest =
        Playtest.NONE
            .under(Playground.game(Files.readString(file), 0), 5)
            .seat(1, Occupant.RANDOM_BOT)
            .forward(Stride.ROUND, () -> true);
    int last = Objects.requireNonNull(playtest.live()).at();
    TableRoom room = new TableRoom();
    Set<TableShape> shapes = new HashSet<>();
    for (int choices = 0; choices <= last; choices++) {
      Table table = Objects.requireNonNull(playtest.to(choices).table());
      int rows =
          table.grids().stream()
              .filter(Table.Grid::yesNo)
              .findFirst()
              .map(grid -> grid.rows().size())
              .orElse(0);
      shapes.add(room.shape(table, rows, playtest.laysHandsOpen()));
    }
    List<TableGeometry> places =
        shapes.stream().map(shape -> TableGeometry.of(shape, 742, 657, 1)).toList();
    assertThat(places.stream().map(TableGeometry::seats).distinct())
        .as("places of seats and of the trick")
        .hasSize(1);
    assertThat(places.stream().map(TableGeometry::piles).distinct()).hasSize(1);
    assertThat(places.stream().map(TableGeometry::card).distinct()).hasSize(1);
  }
}
