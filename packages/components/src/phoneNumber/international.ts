type FormatPhoneNumber = (number: string) => string;

let loadedFormat: FormatPhoneNumber | undefined;
let pendingLoad: Promise<FormatPhoneNumber | undefined> | undefined;

/**
 * Formats an international number as usual in its country. Returns the number unchanged until the country tables are
 * loaded.
 */
export function formatInternational(number: string): string {
  void loadInternationalFormat();
  return loadedFormat?.(number) ?? number;
}

/** Loads the number formats of all countries once. Resolves to `undefined` if they are unavailable. */
export function loadInternationalFormat(): Promise<FormatPhoneNumber | undefined> {
  pendingLoad ??= import('libphonenumber-js/min').then(
    ({ AsYouType }) => {
      loadedFormat = (number) => new AsYouType().input(number);
      return loadedFormat;
    },
    () => {
      pendingLoad = undefined;
      return undefined;
    },
  );
  return pendingLoad;
}
