import compile from 'icu-minify/compile';

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

// Node types of icu-minify's compiled messages: [name, type, …].
const SELECT = 1;
const PLURAL = 2;
const SELECTORDINAL = 3;

interface MessageArgument {
  readonly name: string;
  /** Maps each case of a plural or select to its text. */
  readonly choices?: Readonly<Record<string, unknown>>;
  readonly kind?: typeof SELECT | typeof PLURAL | typeof SELECTORDINAL;
}

/** Returns the distinct argument names of a message, sorted. @throws if the text isn't a valid ICU message */
export function findArguments(text: string): readonly string[] {
  return [...new Set(collectArguments(compile(text)).map(({ name }) => name))].sort();
}

/** Returns the type and the cases of each plural in a message. */
export function findPlurals(
  text: string,
): readonly { readonly type: 'cardinal' | 'ordinal'; readonly cases: readonly string[] }[] {
  return collectArguments(compile(text)).flatMap(({ kind, choices = {} }) =>
    kind === PLURAL || kind === SELECTORDINAL
      ? [{ type: kind === PLURAL ? 'cardinal' : 'ordinal', cases: Object.keys(choices) } as const]
      : [],
  );
}

/** Returns the name and the cases of each select in a message. */
function findChoices(text: string): readonly (readonly [string, readonly string[]])[] {
  return collectArguments(compile(text)).flatMap(({ name, kind, choices = {} }) =>
    kind === SELECT ? [[name, Object.keys(choices)] as const] : [],
  );
}

function collectArguments(message: unknown): readonly MessageArgument[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((part: unknown) => (Array.isArray(part) ? parseArgument(part) : []));
}

function parseArgument([name, kind, choices]: readonly unknown[]): readonly MessageArgument[] {
  if (typeof name !== 'string') return [];
  if (kind !== SELECT && kind !== PLURAL && kind !== SELECTORDINAL) return [{ name }];
  const cases = choices as Readonly<Record<string, unknown>>;
  return [{ name, choices: cases, kind }, ...Object.values(cases).flatMap(collectArguments)];
}
