/** Patterns of secrets that must not be logged: sign-in tokens, API keys, webhook secrets. */
const secretPatterns: readonly (readonly [what: string, look: RegExp])[] = [
  ['a token', /eyJ[\w-]{10,}\.eyJ[\w-]{10,}/],
  ['a bearer token', /\bbearer\s+\S{8,}/i],
  ['an API key', /\btfk_[0-9a-f]{16,}/],
  ['a webhook secret', /\bwhsec_\S{8,}/],
];

/** Tokens and answers of one run, which must not be logged. */
export interface ObservedSecrets {
  readonly tokens: ReadonlySet<string>;
  readonly answers: ReadonlySet<string>;
}

/** Returns the log lines that contain a secret or an answer, each after the kind of leak. */
export function findLeaks(lines: readonly string[], { tokens, answers }: ObservedSecrets): readonly string[] {
  return lines.flatMap((line) => {
    const look = secretPatterns.find(([, one]) => one.test(line))?.[0];
    const what =
      look ??
      (includesAny(line, tokens) ? 'a token of this run' : includesAny(line, answers) ? 'an answer' : undefined);
    return what === undefined ? [] : [`${what}: ${line.slice(0, 300)}`];
  });
}

function includesAny(line: string, texts: ReadonlySet<string>): boolean {
  for (const text of texts) if (line.includes(text)) return true;
  return false;
}
