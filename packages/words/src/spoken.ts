import type { Speech } from './languages.ts';
import type { Catalogue, Spoken, WordsOf } from './messages.ts';

type Catalogues = Readonly<Record<string, Catalogue<unknown>>>;

/** The words of several catalogues, by the names under which they are given. */
export type WordsIn<Given extends Catalogues> = { readonly [Name in keyof Given]: WordsOf<Given[Name]> };

/** Makes something of words once for each language, such as a form whose labels they are. */
export function spoken<Given extends Catalogues, What>(
  catalogues: Given,
  make: (words: WordsIn<Given>, speech: Speech) => What,
): Spoken<What> {
  const made = new Map<string, What | Promise<What>>();
  return {
    read(speech) {
      const key = `${speech.language} ${speech.locale}`;
      const known = made.get(key);
      if (known !== undefined) return known;
      const keep = (words: Readonly<Record<string, unknown>>) => {
        const what = make(words as WordsIn<Given>, speech);
        made.set(key, what);
        return what;
      };
      const read = Object.entries(catalogues).map(([name, catalogue]) => [name, catalogue.read(speech)] as const);
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
