type Format = (number: string) => string;

let format: Format | undefined;
let loading: Promise<Format | undefined> | undefined;

/**
 * Formats an international number as usual in its country. Returns the number unchanged until the country tables are
 * loaded.
 */
export function formatInternational(number: string): string {
  void loadInternational();
  return format?.(number) ?? number;
}

/** Loads the number formats of all countries once. Resolves to `undefined` if they are unavailable. */
export function loadInternational(): Promise<Format | undefined> {
  loading ??= import('libphonenumber-js/min').then(
    ({ AsYouType }) => {
      format = (number) => new AsYouType().input(number);
      return format;
    },
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
}
