import formatMessage, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';
import { getDirection, isLanguage } from './languages.ts';
import type { CompiledMessages, Messages } from './messages.ts';

/** Caches `Intl` objects by locale and options: they are slow to construct and fast to use. */
function createIntlCache<Tool>(Make: new (locale: string, options?: object) => Tool) {
  const cache = new Map<string, Tool>();
  return (locale?: unknown, settings?: object): Tool => {
    const key = `${String(locale)} ${JSON.stringify(settings ?? {})}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const tool = new Make(String(locale), settings);
    cache.set(key, tool);
    return tool;
  };
}

/** Turns compiled messages into texts and functions that format with the numbers and plurals of a locale. */
export function formatMessages<M>(messages: CompiledMessages, locale: string): Messages<M> {
  const entries = Object.entries(messages).map(([key, one]) => [
    key,
    isGroup(one) ? formatMessages(one, locale) : formatOne(one, locale),
  ]);
  return Object.fromEntries(entries) as Messages<M>;
}

const isGroup = (one: CompiledMessage | CompiledMessages): one is CompiledMessages =>
  typeof one === 'object' && !Array.isArray(one);

function formatOne(message: CompiledMessage, locale: string): string | ((values: FormatValues) => string) {
  if (typeof message === 'string') return message;
  const isolated = isRightToLeft(locale) ? (isolateValues(message) as CompiledMessage) : message;
  return (values) => String(formatMessage(isolated, locale, values as FormatValues<string>, FORMAT_OPTIONS));
}

function isRightToLeft(locale: string): boolean {
  const [primary] = locale.split('-');
  return isLanguage(primary) && getDirection(primary) === 'rtl';
}

/**
 * Isolates the direction of inserted values in right-to-left texts (FSI, PDI), so that file names and final punctuation
 * keep their order.
 */
function isolateValues(message: unknown): unknown {
  if (!Array.isArray(message)) return message;
  return message.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [part];
    return part.length === 1 ? ['\u2068', part, '\u2069'] : [part.map(isolateInChoices)];
  });
}

function isolateInChoices(choices: unknown): unknown {
  if (typeof choices !== 'object' || choices === null) return choices;
  return Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, isolateValues(choice)]));
}

const FORMAT_OPTIONS: FormatOptions = {
  formatters: {
    getDateTimeFormat: createIntlCache(Intl.DateTimeFormat),
    getNumberFormat: createIntlCache(Intl.NumberFormat),
    getPluralRules: createIntlCache(Intl.PluralRules),
  },
};

const getListFormat = createIntlCache(Intl.ListFormat);

/** Joins names with the separators of a language: `A, B, C`, `A, B und C`, `A وB`. */
export const formatList = (names: readonly string[], locale: string): string =>
  getListFormat(locale, { type: 'unit' }).format(names);
