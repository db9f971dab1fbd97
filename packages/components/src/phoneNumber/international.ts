type Format = (number: string) => string;

let format: Format | undefined;
let loading: Promise<Format | undefined> | undefined;

/** Formats an international number in its country's format. Returns it unchanged until the tables are loaded. */
export function formatInternational(number: string): string {
  void loadInternational();
  return format?.(number) ?? number;
}

/** Loads the tables of all countries once; `undefined` if they are unavailable. */
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
