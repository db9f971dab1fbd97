import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { PSEUDO_LOCALE } from './languages.ts';
import type { CatalogMessage, CatalogMessages, CompiledMessages } from './messages.ts';

/** Compiles messages for one language, with English as the fallback. @throws if a text isn't a valid ICU message */
export function compileMessages(messages: CatalogMessages, language: string): CompiledMessages {
  if (language === PSEUDO_LOCALE) return createPseudoMessages(compileMessages(messages, 'en'));
  const compiled = Object.entries(messages).map(([key, one]) => [
    key,
    isMessage(one) ? compile(getText(one, language)) : compileMessages(one, language),
  ]);
  return Object.fromEntries(compiled);
}

export const isMessage = (one: CatalogMessage | CatalogMessages): one is CatalogMessage => typeof one.en === 'string';

function getText(message: CatalogMessage, language: string): string {
  return (language in message ? message[language as keyof CatalogMessage] : undefined) ?? message.en;
}

const plainLetters = 'AEIOUYaeiouycnsz';
const accentedLetters = 'ÅÉÎÖÛÝåéîöûýçñšž';

/**
 * Derives the pseudo-locale from English. A text without accents isn't translated; a missing bracket shows that the
 * text is cut off.
 */
function createPseudoMessages(messages: CompiledMessages): CompiledMessages {
  const entries = Object.entries(messages).map(([key, one]) => [
    key,
    typeof one === 'object' && !Array.isArray(one) ? createPseudoMessages(one) : createPseudoMessage(one),
  ]);
  return Object.fromEntries(entries);
}

function createPseudoMessage(message: CompiledMessage): CompiledMessage {
  const parts = (typeof message === 'string' ? [message] : message).map((part) => accentPart(part));
  const padding = createPadding(Math.ceil(countCharacters(message) * 0.4));
  const all = ['[', ...parts, padding, ']'] as Exclude<CompiledMessage, string>;
  return all.every((part) => typeof part === 'string') ? all.join('') : all;
}

/** Padding in words of eight characters, so that lines can wrap as in a real language. */
const createPadding = (length: number) => '~'.repeat(length).replace(/~{8}(?=~)/g, '$& ');

/** Keeps the names of arguments, plurals and selects; adds accents to their texts. */
function accentPart(part: unknown): unknown {
  if (typeof part === 'string') return accentText(part);
  if (!Array.isArray(part)) return part;
  const [name, kind, ...rest] = part as [unknown, unknown, ...unknown[]];
  if (typeof kind === 'number') return [name, kind, ...rest.map(accentChoices)];
  return kind === undefined ? part : [name, ...[kind, ...rest].map(accentPart)];
}

function accentChoices(choices: unknown): unknown {
  if (typeof choices !== 'object' || choices === null) return choices;
  const accented = Object.entries(choices).map(([name, choice]) => [
    name,
    Array.isArray(choice) ? choice.map(accentPart) : accentPart(choice),
  ]);
  return Object.fromEntries(accented);
}

const accentText = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) => accentedLetters[plainLetters.indexOf(letter)] ?? letter);

const countCharacters = (message: CompiledMessage): number =>
  typeof message === 'string'
    ? message.length
    : message.reduce((sum: number, part) => sum + (typeof part === 'string' ? part.length : 4), 0);
