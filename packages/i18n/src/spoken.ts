import type { Speech } from './languages.ts';
import type { Spoken } from './messages.ts';

type Said<Given> = { readonly [Name in keyof Given]: Given[Name] extends Spoken<infer What> ? What : never };

/** Makes something of the words of catalogs, once for each language: a form, say, whose labels they are. */
export function spoken<Given extends Readonly<Record<string, Spoken<unknown>>>, What>(
  given: Given,
  make: (words: Said<Given>, speech: Speech) => What,
): Spoken<What> {
  const made = new Map<string, What | Promise<What>>();
  return {
    read(speech) {
      const key = `${speech.language} ${speech.locale}`;
      const known = made.get(key);
      if (known !== undefined) return known;
      const keep = (words: Readonly<Record<string, unknown>>) => {
        const what = make(words as Said<Given>, speech);
        made.set(key, what);
        return what;
      };
      const read = Object.entries(given).map(([name, one]) => [name, one.read(speech)] as const);
      if (!read.some(([, words]) => isPromise(words))) return keep(Object.fromEntries(read));
      const waiting = Promise.all(read.map(async ([name, words]) => [name, await words] as const)).then(
        (arrived) => keep(Object.fromEntries(arrived)),
        (cause: unknown) => {
          made.delete(key);
          throw cause;
        },
      );
      made.set(key, waiting);
      return waiting;
    },
  };
}

const isPromise = (words: unknown): boolean => words instanceof Promise;
