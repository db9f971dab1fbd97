type Format = (number: string) => string;

let format: Format | undefined;
let loading: Promise<Format | undefined> | undefined;

/** Groups a number with its country's code as that country does. Gives it back as it is until the tables are here. */
export function formatInternational(number: string): string {
  void loadInternational();
  return format?.(number) ?? number;
}

/** Fetches the tables of all countries, once; `undefined` while they cannot be had. */
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
