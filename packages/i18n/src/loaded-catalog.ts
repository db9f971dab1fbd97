import { formatMessages } from './format-messages.ts';
import type { Locale } from './languages.ts';
import { resolveLocale } from './message-catalog.ts';
import type { CompiledMessages, MessageCatalog, Messages } from './messages.ts';

type LoadCompiledMessages = () => Promise<{ readonly default: CompiledMessages }>;

/** Loads the messages of all catalogs on a page. */
export interface MessageLoader {
  /**
   * Creates a catalog that downloads a language when it is needed. The app's build replaces source catalogs with it.
   */
  loadedCatalog<M>(loads: Readonly<Record<string, LoadCompiledMessages>>): MessageCatalog<M>;
  /** Adds a language to those in use. Resolves when the messages of all loaded code are available in this language. */
  addLocale(locale: Locale): Promise<void>;
  /** Waits for the messages of code that has just been loaded, so that its first render doesn't suspend. */
  loadMessages(): Promise<void>;
}

export function createMessageLoader(): MessageLoader {
  const catalogs = new Set<MessageCatalog<unknown>>();
  const locales: Locale[] = [];
  const read = (catalog: MessageCatalog<unknown>) => Promise.all(locales.map((locale) => catalog.read(locale)));
  const loadMessages = async () => void (await Promise.all([...catalogs].map(read)));
  return {
    loadedCatalog(loads) {
      const catalog = createDownloadedCatalog<never>(loads);
      catalogs.add(catalog);
      // Requests the messages as soon as the code of a screen is loaded. Callers that await them get the error.
      void read(catalog).catch(() => undefined);
      return catalog;
    },
    addLocale(locale) {
      locales.push(locale);
      return loadMessages();
    },
    loadMessages,
  };
}

function createDownloadedCatalog<M>(loads: Readonly<Record<string, LoadCompiledMessages>>): MessageCatalog<M> {
  const offered = Object.keys(loads);
  const cache = new Map<string, Messages<M> | Promise<Messages<M>>>();
  const load = async (key: string, { language, locale }: Locale) => {
    try {
      const messages = formatMessages<M>((await loads[language]!()).default, locale);
      cache.set(key, messages);
      return messages;
    } catch (error) {
      cache.delete(key);
      throw error;
    }
  };
  return {
    read(wanted) {
      const locale = resolveLocale(wanted, offered);
      const key = `${locale.language} ${locale.locale}`;
      const cached = cache.get(key);
      if (cached) return cached;
      const promise = load(key, locale);
      cache.set(key, promise);
      return promise;
    },
  };
}

/** The message loader of the page. */
export const { loadedCatalog, addLocale, loadMessages } = createMessageLoader();
