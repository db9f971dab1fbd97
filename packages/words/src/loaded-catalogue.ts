import { offeredSpeech } from './catalogue.ts';
import type { Speech } from './languages.ts';
import type { Catalogue, ReadMessages, Words } from './messages.ts';
import { sayMessages } from './say-messages.ts';

type Load = () => Promise<{ readonly default: ReadMessages }>;

/** Loads the words of what is on the page. */
export interface WordsLoader {
  /** A catalogue whose languages are downloaded when they are spoken; what the app's build makes of the written ones. */
  loadedCatalogue<M>(loads: Readonly<Record<string, Load>>): Catalogue<M>;
  /** Speaks a language from now on, beside those before. Ends when the words of all code that is here can be said in it. */
  speak(speech: Speech): Promise<void>;
  /** Waits for the words of code that has just been loaded, so that what it draws has them at once. */
  loadWords(): Promise<void>;
}

export function createWordsLoader(): WordsLoader {
  const all = new Set<Catalogue<unknown>>();
  const spoken: Speech[] = [];
  const read = (catalogue: Catalogue<unknown>) => Promise.all(spoken.map((speech) => catalogue.read(speech)));
  const loadWords = async () => void (await Promise.all([...all].map(read)));
  return {
    loadedCatalogue(loads) {
      const catalogue = downloadedCatalogue<never>(loads);
      all.add(catalogue);
      // What a screen brings is asked for as soon as the screen's code is here. Who waits for it hears of a failure.
      void read(catalogue).catch(() => undefined);
      return catalogue;
    },
    speak(speech) {
      spoken.push(speech);
      return loadWords();
    },
    loadWords,
  };
}

function downloadedCatalogue<M>(loads: Readonly<Record<string, Load>>): Catalogue<M> {
  const offered = Object.keys(loads);
  const said = new Map<string, Words<M> | Promise<Words<M>>>();
  const load = async (key: string, { language, locale }: Speech) => {
    try {
      const words = sayMessages<M>((await loads[language]!()).default, locale);
      said.set(key, words);
      return words;
    } catch (error) {
      said.delete(key);
      throw error;
    }
  };
  return {
    read(wanted) {
      const speech = offeredSpeech(wanted, offered);
      const key = `${speech.language} ${speech.locale}`;
      const known = said.get(key);
      if (known) return known;
      const words = load(key, speech);
      said.set(key, words);
      return words;
    },
  };
}

/** Those of the page. */
export const { loadedCatalogue, speak, loadWords } = createWordsLoader();
