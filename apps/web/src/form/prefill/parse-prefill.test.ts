import { describe, expect, it } from 'vitest';
import { getQueryWithoutPrefill, matchesPrefill, parsePrefill } from './parse-prefill.ts';

const encoded = (value: unknown) => encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));

describe('parsePrefill', () => {
  it('parses the query and the hash, and prefers the hash', () => {
    expect(parsePrefill(`?data=${encoded({ site: 'A' })}`, '')).toEqual({ site: 'A' });
    expect(parsePrefill(`?data=${encoded({ site: 'A' })}`, `#data=${encoded({ site: 'B' })}`)).toEqual({ site: 'B' });
    expect(parsePrefill('?expand=true', '#other')).toBeUndefined();
  });

  it.each(['', 'nonsense', '{"a":', `{"a":"${'x'.repeat(20_000)}"}`])('ignores invalid prefill %.20s', (raw) => {
    expect(parsePrefill(`?data=${encoded(raw)}`, '')).toBeUndefined();
  });
});

describe('matchesPrefill', () => {
  const draft = (data: object, metadata: object = {}) => ({ data: { data, metadata } }) as never;

  it('is true if the draft has all prefilled answers, or if there is no prefill', () => {
    expect(matchesPrefill(draft({ site: 'A', note: 'x' }), { site: 'A' })).toBe(true);
    expect(matchesPrefill(draft({ site: 'B' }), { site: 'A' })).toBe(false);
    expect(matchesPrefill(draft({ site: 'B' }), {})).toBe(true);
  });

  it('is true if the draft was started with the prefill, even if its answers have changed', () => {
    const prefilledData = { site: 'A', lines: [{ a: 1 }] };
    expect(matchesPrefill(draft({ site: 'B' }, { prefilledData }), { lines: [{ a: 1 }], site: 'A' })).toBe(true);
    expect(matchesPrefill(draft({ site: 'B' }, { prefilledData }), { site: 'A' })).toBe(false);
    expect(matchesPrefill(draft({ site: 'B' }, { prefilledData: 'A' }), { site: 'A' })).toBe(false);
  });
});

describe('getQueryWithoutPrefill', () => {
  it('keeps all other query parameters', () => {
    expect(getQueryWithoutPrefill('?embedMode=true&data=%7B%7D')).toBe('?embedMode=true');
    expect(getQueryWithoutPrefill('?data=%7B%7D')).toBe('');
  });
});
