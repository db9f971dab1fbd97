import compile from 'icu-minify/compile';

// How icu-minify marks what it has read: [name, kind, …].
const SELECT = 1;
const PLURAL = 2;
const SELECTORDINAL = 3;

interface Argument {
  readonly name: string;
  /** Of a plural or a select: its cases. */
  readonly choices?: Readonly<Record<string, unknown>>;
  readonly kind?: typeof SELECT | typeof PLURAL | typeof SELECTORDINAL;
}

/** The names that a message asks for, sorted, each once. @throws for what is no ICU message */
export function messageArguments(text: string): readonly string[] {
  return [...new Set(argumentsIn(compile(text)).map(({ name }) => name))].sort();
}

/** The cases of each plural in a message. */
export function pluralsOf(
  text: string,
): readonly { readonly type: 'cardinal' | 'ordinal'; readonly cases: readonly string[] }[] {
  return argumentsIn(compile(text)).flatMap(({ kind, choices = {} }) =>
    kind === PLURAL || kind === SELECTORDINAL
      ? [{ type: kind === PLURAL ? 'cardinal' : 'ordinal', cases: Object.keys(choices) } as const]
      : [],
  );
}

/** The name and the cases of each select in a message. */
export function choicesOf(text: string): readonly (readonly [string, readonly string[]])[] {
  return argumentsIn(compile(text)).flatMap(({ name, kind, choices = {} }) =>
    kind === SELECT ? [[name, Object.keys(choices)] as const] : [],
  );
}

function argumentsIn(message: unknown): readonly Argument[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((part: unknown) => (Array.isArray(part) ? argumentsOf(part) : []));
}

function argumentsOf([name, kind, choices]: readonly unknown[]): readonly Argument[] {
  if (typeof name !== 'string') return [];
  if (kind !== SELECT && kind !== PLURAL && kind !== SELECTORDINAL) return [{ name }];
  const cases = choices as Readonly<Record<string, unknown>>;
  return [{ name, choices: cases, kind }, ...Object.values(cases).flatMap(argumentsIn)];
}
