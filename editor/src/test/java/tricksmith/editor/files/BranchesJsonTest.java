package tricksmith.editor.files;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.editor.branches.Branch;

@Timeout(300)
class BranchesJsonTest {

  private static String table(String... branches) {
    return "{\"format\":1,\"players\":2,\"options\":{},\"present\":1,\"at\":0,\"branches\":["
        + String.join(",", branches)
        + "]}";
  }

  private static String branch(String number, String parent) {
    return ("{\"number\":%s,\"name\":null,\"seed\":7,\"parent\":%s,\"leaves\":3,"
            + "\"picks\":[{\"name\":\"a\",\"count\":1,\"pick\":\"b\"}],\"orders\":[],"
            + "\"choices\":[{\"decision\":\"a\",\"seat\":1,\"pick\":\"b\"}],"
            + "\"scenes\":[{\"after\":0,\"lines\":[\"a\"]}],"
            + "\"notes\":[{\"after\":0,\"note\":\"c\"}]}")
        .formatted(number, parent);
  }

  private static List<Branch> read(String table) {
    return BranchesJson.read(table).map(ImportedMatch::branches).orElse(List.of());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1,1", "0,0", "-1,0", "1,0 1,0", "1,0 1,1", "1,2 2,1", "1,2 2,3 3,2"})
  void refusesBranchesThatAreNoTree(String numbers) {
    String[] branches =
        List.of(numbers.split(" ", -1)).stream()
            .map(each -> branch(each.split(",", -1)[0], each.split(",", -1)[1]))
            .toArray(String[]::new);

    assertThat(read(table(branches))).isEmpty();
  }

  @Test
  void refusesMoreBranchesThanAnyoneCanTellApart() {
    String chain =
        IntStream.rangeClosed(1, 501)
            .mapToObj(number -> branch("" + number, "" + (number - 1)))
            .collect(joining(","));

    assertThat(read(table(chain))).isEmpty();
  }

  @Test
  void numbersBranchesAnewIfNoNumberIsLeft() {
    List<Branch> branches = read(table(branch("2147483647", "0"), branch("2", "2147483647")));

    assertThat(branches).extracting(Branch::number).containsExactly(1, 2);
    assertThat(branches).extracting(Branch::parent).containsExactly(0, 1);
  }

  @Test
  void leavesABranchWhereItHasChoices() {
    assertThat(read(table(branch("1", "0")))).extracting(Branch::leaves).containsExactly(1);
  }

  @Test
  void readsWhateverBecomesOfATable() {
    String whole = table(branch("1", "0"), branch("2", "1"));
    assertThat(read(whole)).hasSize(2);
    Random random = new Random(1);
    List<String> strange =
        List.of("null", "-1", "1e9999999", "\"\"", "[", "{", "}", "]", ",", "0.5", "2147483648");
    for (int run = 0; run < 5_000; run++) {
      int start = random.nextInt(whole.length());
      int end = Math.min(whole.length(), start + random.nextInt(12));
      String instead = strange.get(random.nextInt(strange.size()));

      List<Branch> found = read(whole.substring(0, start) + instead + whole.substring(end));

      assertThat(found).extracting(Branch::number).doesNotHaveDuplicates();
    }
  }

  @Test
  void doesNotOverflowOnDeepTables() {
    assertThat(read("[".repeat(200_000))).isEmpty();
    assertThat(read("{\"format\":".repeat(200_000))).isEmpty();
  }
}
