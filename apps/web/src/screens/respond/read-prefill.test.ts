import { describe, expect, it } from 'vitest';
import { matchesPrefill, readPrefill } from './read-prefill.ts';

const encoded = (value: unknown) => encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));

describe('readPrefill', () => {
  it('reads the query and the hash, the hash first', () => {
    expect(readPrefill(`?data=${encoded({ site: 'A' })}`, '')).toEqual({ site: 'A' });
    expect(readPrefill(`?data=${encoded({ site: 'A' })}`, `#data=${encoded({ site: 'B' })}`)).toEqual({ site: 'B' });
  });

  it.each(['', 'nonsense', '[1]', '"text"', '3', 'null', `{"a":"${'x'.repeat(20_000)}"}`])(
    'takes %.20s for no prefill',
    (raw) => {
      expect(readPrefill(`?data=${encoded(raw)}`, '')).toBeUndefined();
    },
  );

  it('drops keys that would reach a prototype', () => {
    expect(readPrefill(`?data=${encoded('{"a":1,"__proto__":{"b":2},"c":{"constructor":3}}')}`, '')).toEqual({
      a: 1,
      c: {},
    });
  });
});

describe('matchesPrefill', () => {
  it('is true when the draft has all prefilled answers', () => {
    expect(matchesPrefill({ site: 'A', note: 'x' }, { site: 'A' })).toBe(true);
    expect(matchesPrefill({ site: 'B' }, { site: 'A' })).toBe(false);
    expect(matchesPrefill({ site: 'B' }, undefined)).toBe(true);
  });
});
