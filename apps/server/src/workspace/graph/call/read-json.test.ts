import { expect, it } from 'vitest';
import { isStorable } from './read-json.ts';

it("accepts what Graph's clients send", () => {
  expect(isStorable({ fields: { Title: 'Ünïcödé 💥', tags: ['a', null, 1, true] } })).toBe(true);
});

it('refuses NUL and lone surrogates, in values and in property names', () => {
  for (const text of ['a\0b', '\ud800', 'x\udfff']) {
    expect(isStorable({ fields: [text] })).toBe(false);
    expect(isStorable({ [text]: 1 })).toBe(false);
  }
});

it('refuses excessive nesting', () => {
  const nest = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;
  expect(isStorable(nest(50))).toBe(true);
  expect(isStorable(nest(100))).toBe(false);
  expect(isStorable(nest(50_000))).toBe(false);
});
