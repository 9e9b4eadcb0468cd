package tricksmith.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever looks on aside hears of everything. */
class IsolatedObserverTest {

  static Stream<Method> events() {
    return Arrays.stream(StepObserver.class.getDeclaredMethods())
        .filter(method -> !method.isSynthetic());
  }

  /** A default method that is not passed on would keep its event from every observer. */
  @ParameterizedTest
  @MethodSource("events")
  void passesOn(Method event) throws NoSuchMethodException {
    Method passing = IsolatedObserver.class.getMethod(event.getName(), event.getParameterTypes());

    assertThat(passing.getDeclaringClass()).isEqualTo(IsolatedObserver.class);
  }
}
