import { findArguments, findChoices, findPlurals } from './message-parts.ts';

/** Characters that no message needs: control characters, line separators, and overrides of the text direction. */
const forbiddenCharacters = /[\p{Cc}\u2028\u2029\u202a-\u202e]/u;
const markupPattern = /<\/?[a-z!]|&(?:#\d+|#x[\da-f]+|[a-z]+);/i;

/** Returns a description of each error in a translated text, compared with the English text of the message. */
export function findTranslationErrors(language: string, english: string, text: string): readonly string[] {
  if (text.trim() === '') return ['is empty'];
  const unsafe = [
    ...(forbiddenCharacters.test(text) ? ['contains a control character'] : []),
    ...(markupPattern.test(text) && !markupPattern.test(english) ? ['contains HTML'] : []),
  ];
  if (unsafe.length > 0) return unsafe;
  const used = tryRun(() => findArguments(text));
  if (used instanceof Error) return [`is not a valid ICU message: ${used.message}`];
  const wanted = tryRun(() => findArguments(english));
  if (wanted instanceof Error) return [];
  return [...findArgumentErrors(wanted, used), ...findChoiceErrors(english, text), ...findPluralErrors(language, text)];
}

function findArgumentErrors(wanted: readonly string[], used: readonly string[]): readonly string[] {
  const missing = wanted.filter((name) => !used.includes(name));
  const extra = used.filter((name) => !wanted.includes(name));
  return [
    ...(missing.length > 0 ? [`lacks ${missing.map((name) => `{${name}}`).join(', ')}`] : []),
    ...(extra.length > 0 ? [`has ${extra.map((name) => `{${name}}`).join(', ')}, which English doesn't have`] : []),
  ];
}

/**
 * Finds differences between the cases of a select. The cases are values in code, so they must be the same in every
 * language.
 */
function findChoiceErrors(english: string, text: string): readonly string[] {
  const wanted = new Map(findChoices(english));
  return findChoices(text).flatMap(([name, cases]) => {
    const unlike = (wanted.get(name) ?? cases).filter((one) => !cases.includes(one));
    const extra = cases.filter((one) => !(wanted.get(name) ?? cases).includes(one));
    return [...unlike, ...extra].length > 0 ? [`has other cases of {${name}} than English`] : [];
  });
}

/**
 * Finds missing and unknown cases of plurals. A plural needs a text for each plural category of its language; exact
 * values such as `=0` are optional.
 */
function findPluralErrors(language: string, text: string): readonly string[] {
  return findPlurals(text).flatMap(({ type, cases }) => {
    const categories = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
    const missing = categories.filter((one) => !cases.includes(one)).sort();
    const unknown = cases.filter((one) => !one.startsWith('=') && !categories.some((known) => known === one)).sort();
    return [
      ...(missing.length > 0 ? [`has no plural for ${missing.join(', ')}`] : []),
      ...(unknown.length > 0 ? [`has a plural for ${unknown.join(', ')}, which the language doesn't use`] : []),
    ];
  });
}

function tryRun<Result>(run: () => Result): Result | Error {
  try {
    return run();
  } catch (error) {
    return error as Error;
  }
}
