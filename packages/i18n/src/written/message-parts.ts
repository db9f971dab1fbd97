import compile from 'icu-minify/compile';

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
export function findChoices(text: string): readonly (readonly [string, readonly string[]])[] {
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
