import formatMessage, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';
import type { ReadMessages, Words } from './messages.ts';

/** Words that say their messages with the numbers and plurals of a locale. */
export function sayMessages<M>(messages: ReadMessages, locale: string): Words<M> {
  const entries = Object.entries(messages).map(([key, one]) => [
    key,
    isGroup(one) ? sayMessages(one, locale) : sayMessage(one, locale),
  ]);
  return Object.fromEntries(entries) as Words<M>;
}

const isGroup = (one: CompiledMessage | ReadMessages): one is ReadMessages =>
  typeof one === 'object' && !Array.isArray(one);

function sayMessage(message: CompiledMessage, locale: string): string | ((values: FormatValues) => string) {
  if (typeof message === 'string') return message;
  return (values) => String(formatMessage(message, locale, values as FormatValues<string>, options));
}

/** `Intl` is slow to begin and quick to go on. */
function once<Tool>(Make: new (locale: string, options?: object) => Tool) {
  const made = new Map<string, Tool>();
  return (locale?: unknown, settings?: object): Tool => {
    const key = `${String(locale)} ${JSON.stringify(settings ?? {})}`;
    const known = made.get(key);
    if (known) return known;
    const tool = new Make(String(locale), settings);
    made.set(key, tool);
    return tool;
  };
}

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: once(Intl.DateTimeFormat),
    getNumberFormat: once(Intl.NumberFormat),
    getPluralRules: once(Intl.PluralRules),
  },
};
