import type { Locale } from './languages.ts';
import type { Localized } from './messages.ts';

type LocalizedValues<Sources> = {
  readonly [Name in keyof Sources]: Sources[Name] extends Localized<infer What> ? What : never;
};

/** Creates a value from the messages of catalogs, once per language, such as a form with localized labels. */
export function createLocalized<Given extends Readonly<Record<string, Localized<unknown>>>, What>(
  sources: Given,
  create: (values: LocalizedValues<Given>, locale: Locale) => What,
): Localized<What> {
  const cache = new Map<string, What | Promise<What>>();
  return {
    read(locale) {
      const key = `${locale.language} ${locale.locale}`;
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      const cacheValue = (catalogValue: Readonly<Record<string, unknown>>) => {
        const value = create(catalogValue as LocalizedValues<Given>, locale);
        cache.set(key, value);
        return value;
      };
      const values = Object.entries(sources).map(([name, one]) => [name, one.read(locale)] as const);
      if (!values.some(([, catalogValue]) => isPromise(catalogValue))) return cacheValue(Object.fromEntries(values));
      const promise = Promise.all(values.map(async ([name, catalogValue]) => [name, await catalogValue] as const)).then(
        (arrived) => cacheValue(Object.fromEntries(arrived)),
        (cause: unknown) => {
          cache.delete(key);
          throw cause;
        },
      );
      cache.set(key, promise);
      return promise;
    },
  };
}

const isPromise = (catalogValue: unknown): boolean => catalogValue instanceof Promise;
