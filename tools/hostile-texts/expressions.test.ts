import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { type Expression, expressionsIn, findExpressions } from './find-expressions.ts';

const root = join(import.meta.dirname, '..', '..');

/** All that ships: whatever a text of others holds, it is read in one go. */
const folders = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}/src`),
);

/** What the checker cannot decide, because it looks around or back: read by a person, and why it does no harm. */
const readByHand: Readonly<Record<string, string>> = {
  'apps/server/src/config.ts': 'tried once for each run of slashes',
  'apps/server/src/maps/maps-config.ts': 'tried once for each run of slashes',
  'apps/server/src/workspace/graph/answer/directory-query.ts': 'each try gives back one letter at most',
  'apps/server/src/workspace/graph/call/match-address.ts': 'tried once, from the beginning of an address',
  'apps/server/src/workspace/graph/call/resolve-alias.ts': 'tried once, from the beginning of an address',
  'apps/server/src/workspace/library/items/preconditions.ts': 'each try ends at what is no blank',
  'apps/web/src/screens/builder/preview/problems/word-problem.ts': 'tried once for each word',
  'packages/components/src/editing/references/code-names.ts': 'each try ends at what is not a letter',
  'packages/components/src/kit/dates/read-date-text.ts': 'each is tried once, at the beginning of what was typed',
  'packages/components/src/kit/html/clean-html.ts': 'each try ends at what is no letter',
  'packages/components/src/kit/tokens/token-node.ts': 'each try ends at the next brace',
  'packages/engine/src/definition/upgrades/003-tokens-in-validation.ts': 'each try ends at the next brace',
  'packages/engine/src/scripts/asks-for-own.ts': 'each try ends at what is no blank',
  'packages/engine/src/snippets/tokens.ts':
    'each tried once, where the token before it ends; code has at most 20,000 characters',
  'packages/engine/src/templates/reading/dot-brackets.ts': 'a value of a template has at most 2,000 characters',
  'packages/engine/src/templates/title/leftovers.ts': 'each try ends at the next bracket',
  'packages/engine/src/time/relative-date.ts': 'tried once, from the beginning of one word',
  'packages/engine/src/validation/pattern.ts': 'a pattern has at most 2,000 characters',
  'packages/import/src/drafting/word-lists.ts': 'each try ends at what is no letter',
  'packages/import/src/paper/read-flat.ts': 'tried once for each run of blanks',
  'packages/graph/src/claims-challenge.ts': 'tried once for each word',
  'packages/graph/src/odata/tokens.ts': 'tried once for each token; an option has at most 8,000 characters',
};

/** What reads plain language tries many ways of saying one thing: each text is cut short before, and the checker is not asked. */
const cutBefore: Readonly<Record<string, string>> = {
  'packages/import/src/drafting/field-of-phrase.ts': 'a phrase has at most 300 letters',
  'packages/import/src/drafting/read-prompt.ts': 'a sentence or line has at most 500 letters',
};

const fileOf = ({ place }: Expression) => place.slice(0, place.lastIndexOf(':'));

const judged = new Map<string, string>();

/** By reasoning alone: nothing is tried out, so that neither chance nor a busy machine has a say. */
function judge({ source, flags }: Expression): string {
  const key = `/${source}/${flags}`;
  const status =
    judged.get(key) ?? checkSync(source, flags, { checker: 'automaton', timeout: null, recallTimeout: -1 }).status;
  judged.set(key, status);
  return status;
}

/** What repeats nothing takes no more steps than it is long itself. */
const mayRepeat = ({ source }: Expression) => /[*+{]/.test(source);

describe('the regular expressions that meet texts of others', () => {
  it('take no more steps than the text is long, in all packages and apps', () => {
    const found = findExpressions(root, folders);
    expect(found.length).toBeGreaterThan(300);
    const uncut = found.filter((one) => cutBefore[fileOf(one)] === undefined);
    const others = uncut.filter(mayRepeat).filter((one) => judge(one) !== 'safe');
    expect(others.filter((one) => judge(one) === 'vulnerable')).toEqual([]);
    expect(new Set(others.map(fileOf))).toEqual(new Set(Object.keys(readByHand)));
  }, 300_000);

  it.each([String.raw`/^a(?:\d+|[^"]+)*$/`, String.raw`/<\/?[a-z][^>]*>/gi`, String.raw`/\s+$/`])(
    '%s would be found',
    (slow) => {
      expect(expressionsIn('some.ts', `export const some = ${slow};`).map(judge)).toEqual(['vulnerable']);
    },
  );
});
