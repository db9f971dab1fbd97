/** What no log may tell, by its look: tokens of a sign-in, keys of programs, secrets of webhooks. */
const looks: readonly (readonly [what: string, look: RegExp])[] = [
  ['a token', /eyJ[\w-]{10,}\.eyJ[\w-]{10,}/],
  ['a bearer', /\bbearer\s+\S{8,}/i],
  ['a key of a program', /\btfk_[0-9a-f]{16,}/],
  ['a secret of a webhook', /\bwhsec_\S{8,}/],
];

/** Said by people or given to them in one run: no log may have it. */
export interface Told {
  readonly tokens: ReadonlySet<string>;
  readonly answers: ReadonlySet<string>;
}

/** Lines of a log that tell what they must not, each with what that is. */
export function findLeaks(lines: readonly string[], { tokens, answers }: Told): readonly string[] {
  return lines.flatMap((line) => {
    const look = looks.find(([, one]) => one.test(line))?.[0];
    const what = look ?? (has(line, tokens) ? 'a token of this run' : has(line, answers) ? 'an answer' : undefined);
    return what === undefined ? [] : [`${what}: ${line.slice(0, 300)}`];
  });
}

function has(line: string, texts: ReadonlySet<string>): boolean {
  for (const text of texts) if (line.includes(text)) return true;
  return false;
}
