package tricksmith.service.script;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import tricksmith.check.names.NameKind;

/** The service's own words, in one language. */
public final class ServiceText {
  private static final ResourceBundle.Control NO_FALLBACK =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  private final Locale locale;
  private final ResourceBundle bundle;

  private ServiceText(Locale locale) {
    this.locale = locale;
    this.bundle = bundle(ServiceText.class.getName(), locale);
  }

  public static ServiceText in(Locale locale) {
    return new ServiceText(locale);
  }

  /**
   * Loads a bundle in the requested language or, failing that, in English; never in the system
   * language.
   */
  public static ResourceBundle bundle(String name, Locale locale) {
    return ResourceBundle.getBundle(name, locale, ServiceText.class.getClassLoader(), NO_FALLBACK);
  }

  public String text(String key, Object... arguments) {
    return new MessageFormat(bundle.getString(key), locale).format(arguments);
  }

  public String kind(NameKind kind) {
    return bundle.getString("kind." + kind);
  }
}
