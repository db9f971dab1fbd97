import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { findRegularExpressions, listRegularExpressions, type RegularExpression } from './find-regular-expressions.ts';

const root = join(import.meta.dirname, '..', '..');

/** Folders of shipped code, which may apply any of its regular expressions to text from users. */
const folders = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}/src`),
);

/**
 * Maps a file to the reason why its regular expressions are safe. The checker can't decide that, because of lookarounds
 * or backreferences, so they were reviewed by hand.
 */
const reviewedFiles: Readonly<Record<string, string>> = {
  'apps/server/src/config.ts': 'tried once for each run of slashes',
  'apps/server/src/maps/maps-config.ts': 'tried once for each run of slashes',
  'apps/server/src/workspace/graph/answer/directory-query.ts': 'each try gives back one letter at most',
  'apps/server/src/workspace/graph/call/match-address.ts': 'tried once, from the beginning of an address',
  'apps/server/src/workspace/graph/resolve-alias.ts': 'tried once, from the beginning of an address',
  'apps/server/src/workspace/library/items/preconditions.ts': 'each try ends at what is no blank',
  'apps/web/src/screens/builder/preview/problems/format-logic-error.ts': 'tried once for each word',
  'packages/components/src/editing/references/code-references.ts': 'each try ends at what is not a letter',
  'packages/components/src/kit/dates/parse-date-text.ts': 'each is tried once, at the beginning of what was typed',
  'packages/components/src/kit/html/sanitize-html.ts': 'each try ends at what is no letter',
  'packages/components/src/kit/tokens/token-node.ts': 'each try ends at the next brace',
  'packages/engine/src/definition/upgrades/003-tokens-in-validation.ts': 'each try ends at the next brace',
  'packages/engine/src/scripts/script-host.ts': 'each try ends at what is no blank',
  'packages/engine/src/snippets/tokenize.ts':
    'each tried once, where the token before it ends; code has at most 20,000 characters',
  'packages/engine/src/templates/template.ts': 'a value of a template has at most 2,000 characters',
  'packages/engine/src/templates/render-title.ts': 'each try ends at the next bracket',
  'packages/engine/src/time/relative-date.ts': 'tried once, from the beginning of one word',
  'packages/engine/src/validation/pattern.ts': 'a pattern has at most 2,000 characters',
  'packages/import/src/drafting/word-lists.ts': 'each try ends at what is no letter',
  'packages/import/src/paper/parse-flat-form.ts': 'tried once for each run of blanks',
  'packages/graph/src/transport.ts': 'tried once for each word',
  'packages/graph/src/odata/tokens.ts': 'tried once for each token; an option has at most 8,000 characters',
};

/**
 * Maps a file that parses natural language with ambiguous expressions to the limit of its input. The checker skips such
 * files, because their input is truncated first.
 */
const truncatedInputs: Readonly<Record<string, string>> = {
  'packages/import/src/drafting/parse-field-phrase.ts': 'a phrase has at most 300 letters',
  'packages/import/src/drafting/parse-prompt.ts': 'a sentence or line has at most 500 letters',
};

const getFile = ({ location: place }: RegularExpression) => place.slice(0, place.lastIndexOf(':'));

const judged = new Map<string, string>();

/**
 * Checks an expression by static analysis only: without trial runs, the result doesn't depend on chance or machine
 * load.
 */
function checkExpression({ source, flags }: RegularExpression): string {
  const key = `/${source}/${flags}`;
  const status =
    judged.get(key) ?? checkSync(source, flags, { checker: 'automaton', timeout: null, recallTimeout: -1 }).status;
  judged.set(key, status);
  return status;
}

/**
 * Returns whether an expression has repetitions. Without repetitions, the expression's length limits the number of
 * steps.
 */
const canRepeat = ({ source }: RegularExpression) => /[*+{]/.test(source);

describe('regular expressions applied to untrusted text', () => {
  it('take linear time in all packages and apps', () => {
    const found = findRegularExpressions(root, folders);
    expect(found.length).toBeGreaterThan(300);
    const uncut = found.filter((one) => truncatedInputs[getFile(one)] === undefined);
    const others = uncut.filter(canRepeat).filter((one) => checkExpression(one) !== 'safe');
    expect(others.filter((one) => checkExpression(one) === 'vulnerable')).toEqual([]);
    expect(new Set(others.map(getFile))).toEqual(new Set(Object.keys(reviewedFiles)));
  }, 300_000);

  it.each([String.raw`/^a(?:\d+|[^"]+)*$/`, String.raw`/<\/?[a-z][^>]*>/gi`, String.raw`/\s+$/`])(
    'are reported if they are slow: %s',
    (slow) => {
      expect(listRegularExpressions('some.ts', `export const some = ${slow};`).map(checkExpression)).toEqual([
        'vulnerable',
      ]);
    },
  );
});
