import { join } from 'node:path';
import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { type Expression, expressionsIn, findExpressions } from './find-expressions.ts';

const root = join(import.meta.dirname, '..', '..');

/** Where texts of authors and responders are read: whatever they hold, it is read in one go. */
const folders = ['packages/engine/src', 'packages/components/src', 'packages/print/src', 'packages/contract/src'];

/** Slower than the length of their text, and why that does no harm. */
const bounded: Readonly<Record<string, string>> = {
  'packages/engine/src/templates/reading/dot-brackets.ts': 'a value of a template has at most 2,000 characters',
};

/** What repeats nothing takes no more steps than it is long itself. */
const isSlow = ({ source, flags }: Expression) =>
  /[*+{]/.test(source) && checkSync(source, flags, { timeout: null }).status === 'vulnerable';
const fileOf = ({ place }: Expression) => place.slice(0, place.lastIndexOf(':'));

describe('the regular expressions that meet texts of others', () => {
  it('take no more steps than the text is long, in engine, components, print and contract', () => {
    const found = findExpressions(root, folders);
    expect(found.length).toBeGreaterThan(100);
    const slow = found.filter((one) => !(fileOf(one) in bounded)).filter(isSlow);
    expect(slow.map(({ place, source }) => `${place} ${source}`)).toEqual([]);
  }, 300_000);

  it.each([String.raw`/^a(?:\d+|[^"]+)*$/`, String.raw`/<\/?[a-z][^>]*>/gi`, String.raw`/\s+$/`])(
    '%s would be found',
    (slow) => {
      expect(expressionsIn('some.ts', `export const some = ${slow};`).filter(isSlow)).toHaveLength(1);
    },
  );
});
