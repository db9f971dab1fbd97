import { expect, it } from 'vitest';
import { findBannedTerms } from './find-banned-terms.ts';
import { compareCounts, countFindings, folderOf, totalsOf } from './finding-counts.ts';

const listTerms = (file: string, text: string) =>
  findBannedTerms(file, text).map(({ kind, term }) => `${kind} ${term}`);

it.each([
  ['a banned word in an identifier', 'const followerIndex = 1;', ['identifier followerIndex']],
  [
    'the plural of a banned word',
    'interface Strangers { readonly sellers: 1 }',
    ['identifier Strangers', 'identifier sellers'],
  ],
  ['a function with a banned name', 'export function ask() {}', ['identifier ask()']],
  ['an arrow function with a banned name', 'const keep = (one: number) => one;', ['identifier keep()']],
  [
    'a phrase without its noun',
    '/** Calls whoever is told of it. */',
    ['comment whoever', 'comment is told', 'comment of it'],
  ],
  ['a comment that begins with a bare pronoun', '// Who has an account sells.', ['comment who']],
  ['a negated article', '// This is no CSV file.', ['comment is no c']],
  ['a phrase across two lines', '/**\n * Told when nothing\n * lies in the row.\n */', ['comment lies in']],
])('finds %s', (_, text, expected) => {
  expect(listTerms('packages/engine/src/a.ts', text)).toEqual(expected);
});

it('finds phrases in the English messages of a catalog, and in documents outside code', () => {
  const catalog = `memberMessages({ a: { en: 'Nobody has an e-mail', de: 'Niemand' } });`;
  expect(listTerms('a/a.messages.ts', catalog)).toEqual(['message nobody', 'message e-mail']);
  expect(listTerms('docs/a.md', 'For somebody.\n`whoever`\n```\nnobody\n```\n')).toEqual(['doc somebody']);
});

it('accepts plain English, names of other products and strings', () => {
  const text = `/** Returns the number of rows. There is no longer a limit. */\nconst keyFigures = 'whoever';`;
  expect(listTerms('packages/engine/src/a.ts', text)).toEqual([]);
});

it('counts an identifier once per file, and groups the counts by package, area of an app or top-level folder', () => {
  const findings = findBannedTerms('apps/web/src/shell/a/b.ts', 'const doors = 1; doors;');
  expect(countFindings(findings)).toEqual({ 'apps/web/src/shell': { identifier: 1 } });
  expect(['packages/sync/src/a.ts', 'tools/a/b.ts', 'README.md', 'apps/web/build/a.ts'].map(folderOf)).toEqual([
    'packages/sync',
    'tools',
    '.',
    'apps/web',
  ]);
});

it('reports more findings than in the baseline, also in a new folder', () => {
  const baseline = { docs: { doc: 3 }, tools: { comment: 2 } } as const;
  const { rises, falls } = compareCounts({ docs: { doc: 4 }, tools: { comment: 1 }, e2e: { identifier: 1 } }, baseline);
  expect(rises.map(({ folder, before, now }) => [folder, before, now])).toEqual([
    ['docs', 3, 4],
    ['e2e', 0, 1],
  ]);
  expect(falls.map(({ folder }) => folder)).toEqual(['tools']);
  expect(totalsOf(baseline)).toEqual({ identifier: 0, comment: 2, message: 0, doc: 3 });
});
