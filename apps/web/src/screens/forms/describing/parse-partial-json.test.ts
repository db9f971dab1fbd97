import { expect, it } from 'vitest';
import { parsePartialJson } from './parse-partial-json.ts';

const form = {
  title: 'A "check", {really}',
  n: -1.5e3,
  is: [true, null, { key: 'a\\', list: [] }],
  end: { deep: [[1, 2], 'ü'] },
};

it('parses each prefix of a JSON text as a prefix of its value', () => {
  const text = JSON.stringify(form);
  expect(parsePartialJson(text)).toEqual(form);
  for (let end = 1; end < text.length; end += 1) {
    const read = JSON.stringify(parsePartialJson(text.slice(0, end)));
    // The parser closes open brackets. Without those closing brackets, its result is a prefix of the whole text.
    expect(text.startsWith(read.replace(/[\]}]+$/, ''))).toBe(true);
  }
  expect(parsePartialJson('{"title": "Visit", "schema": {"components": [{"type": "textfield", "la')).toEqual({
    title: 'Visit',
    schema: { components: [{ type: 'textfield' }] },
  });
});

it('ignores text around the JSON, and rejects other text', () => {
  expect(parsePartialJson('```json\n{"a": 1}\n```')).toEqual({ a: 1 });
  for (const none of ['', 'I cannot do that.', '{]', '{"a" 1, }']) expect(parsePartialJson(none)).toBeUndefined();
});
