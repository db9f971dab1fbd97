import formatMessage, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';
import { directionOf, isLanguage } from './languages.ts';
import type { CompiledMessages, Messages } from './messages.ts';
import { once } from './once.ts';

/** Words that say their messages with the numbers and plurals of a locale. */
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
  const said = isRightToLeft(locale) ? (isolateValues(message) as CompiledMessage) : message;
  return (values) => String(formatMessage(said, locale, values as FormatValues<string>, options));
}

function isRightToLeft(locale: string): boolean {
  const [primary] = locale.split('-');
  return isLanguage(primary) && directionOf(primary) === 'rtl';
}

/** What is put into words keeps its own direction: a file's name stays whole, and full stops stay where they end a sentence. */
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

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: once(Intl.DateTimeFormat),
    getNumberFormat: once(Intl.NumberFormat),
    getPluralRules: once(Intl.PluralRules),
  },
};
