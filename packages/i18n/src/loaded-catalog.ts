import { formatMessages } from './format-messages.ts';
import type { Speech } from './languages.ts';
import { offeredSpeech } from './message-catalog.ts';
import type { CompiledMessages, MessageCatalog, Messages } from './messages.ts';

type Load = () => Promise<{ readonly default: CompiledMessages }>;

/** Loads the words of what is on the page. */
export interface MessageLoader {
  /** A catalog whose languages are downloaded when they are spoken; what the app's build makes of the written ones. */
  loadedCatalog<M>(loads: Readonly<Record<string, Load>>): MessageCatalog<M>;
  /** Speaks a language from now on, beside those before. Ends when the words of all code that is here can be said in it. */
  speak(speech: Speech): Promise<void>;
  /** Waits for the words of code that has just been loaded, so that what it draws has them at once. */
  loadMessages(): Promise<void>;
}

export function createMessageLoader(): MessageLoader {
  const all = new Set<MessageCatalog<unknown>>();
  const spoken: Speech[] = [];
  const read = (catalog: MessageCatalog<unknown>) => Promise.all(spoken.map((speech) => catalog.read(speech)));
  const loadMessages = async () => void (await Promise.all([...all].map(read)));
  return {
    loadedCatalog(loads) {
      const catalog = downloadedCatalog<never>(loads);
      all.add(catalog);
      // What a screen brings is asked for as soon as the screen's code is here. Who waits for it hears of a failure.
      void read(catalog).catch(() => undefined);
      return catalog;
    },
    speak(speech) {
      spoken.push(speech);
      return loadMessages();
    },
    loadMessages,
  };
}

function downloadedCatalog<M>(loads: Readonly<Record<string, Load>>): MessageCatalog<M> {
  const offered = Object.keys(loads);
  const said = new Map<string, Messages<M> | Promise<Messages<M>>>();
  const load = async (key: string, { language, locale }: Speech) => {
    try {
      const messages = formatMessages<M>((await loads[language]!()).default, locale);
      said.set(key, messages);
      return messages;
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
export const { loadedCatalog, speak, loadMessages } = createMessageLoader();
