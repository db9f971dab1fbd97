import { expect, it } from 'vitest';
import { readPartialJson } from './partial-json.ts';

const form = {
  title: 'A "check", {really}',
  n: -1.5e3,
  is: [true, null, { key: 'a\\', list: [] }],
  end: { deep: [[1, 2], 'ü'] },
};

it('reads every beginning of JSON as the beginning of what it says', () => {
  const text = JSON.stringify(form);
  expect(readPartialJson(text)).toEqual(form);
  for (let end = 1; end < text.length; end += 1) {
    const read = JSON.stringify(readPartialJson(text.slice(0, end)));
    // What is open is closed: without that it stands at the beginning of the whole.
    expect(text.startsWith(read.replace(/[\]}]+$/, ''))).toBe(true);
  }
  expect(readPartialJson('{"title": "Visit", "schema": {"components": [{"type": "textfield", "la')).toEqual({
    title: 'Visit',
    schema: { components: [{ type: 'textfield' }] },
  });
});

it('reads past what stands around it, and knows what is none', () => {
  expect(readPartialJson('```json\n{"a": 1}\n```')).toEqual({ a: 1 });
  for (const none of ['', 'I cannot do that.', '{]', '{"a" 1, }']) expect(readPartialJson(none)).toBeUndefined();
});
