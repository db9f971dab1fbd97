import type { CompiledMessage } from 'icu-minify/format';
import type { CompiledMessages } from './messages.ts';

const plain = 'AEIOUYaeiouycnsz';
const accented = 'ÅÉÎÖÛÝåéîöûýçñšž';

/** The made-up language from English: what stays without accents was not translated, what is cut has lost its bracket. */
export function makeUp(messages: CompiledMessages): CompiledMessages {
  const made = Object.entries(messages).map(([key, one]) => [
    key,
    typeof one === 'object' && !Array.isArray(one) ? makeUp(one) : makeUpMessage(one),
  ]);
  return Object.fromEntries(made);
}

function makeUpMessage(message: CompiledMessage): CompiledMessage {
  const parts = (typeof message === 'string' ? [message] : message).map((part) => accentPart(part));
  const longer = longerBy(Math.ceil(lengthOf(message) * 0.4));
  const all = ['[', ...parts, longer, ']'] as Exclude<CompiledMessage, string>;
  return all.every((part) => typeof part === 'string') ? all.join('') : all;
}

/** In words of eight, so that lines can be broken as they can in a language. */
const longerBy = (letters: number) => '~'.repeat(letters).replace(/~{8}(?=~)/g, '$& ');

/** Plurals and selects keep their names; their texts get accents. */
function accentPart(part: unknown): unknown {
  if (typeof part === 'string') return accent(part);
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

const accent = (text: string) => text.replace(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter);

const lengthOf = (message: CompiledMessage): number =>
  typeof message === 'string'
    ? message.length
    : message.reduce((sum: number, part) => sum + (typeof part === 'string' ? part.length : 4), 0);
