import { expect, it } from 'vitest';
import { noFilter, readFormFilter, writeFormFilter } from './form-filter.ts';

const read = (query: string) => readFormFilter(new URLSearchParams(query));
const north = '{"key":"Region","value":"North"}';

it('reads every parameter, the repeatable ones as often as they are there', () => {
  const query = new URLSearchParams([
    ['search', 'crane'],
    ['channelId', 'c1'],
    ['channel', 'c2'],
    ['category', 'Safety'],
    ['category', 'Permit'],
    ['metadata', north],
  ]);
  expect(readFormFilter(query)).toEqual({
    search: 'crane',
    channels: ['c1', 'c2'],
    categories: ['Safety', 'Permit'],
    metadata: [{ key: 'Region', value: 'North' }],
  });
});

it.each([
  'nonsense',
  'null',
  '3',
  '[]',
  '{"key":"Region"}',
  '{"key":1,"value":"North"}',
  '{"key":"","value":"x"}',
  '"x"',
])('ignores %s as metadata', (text) => {
  expect(read(`metadata=${encodeURIComponent(text)}`)).toEqual(noFilter);
});

it('ignores nothing, repetitions, and the end of an endless address', () => {
  expect(read('channel=&channel=a&channel=a&channelId=').channels).toEqual(['a']);
  const long = Array.from({ length: 500 }, (_, index) => `category=${index}`).join('&');
  expect(read(long).categories).toHaveLength(50);
});

it('writes what it reads', () => {
  const query = new URLSearchParams([
    ['teamsSidebar', 'collapsed'],
    ['channelId', 'c1'],
    ['search', 'crane'],
    ['channel', 'c2'],
    ['category', 'a & b'],
    ['metadata', north],
  ]);
  expect(writeFormFilter(query, readFormFilter(query)).toString()).toBe(query.toString());
  expect(writeFormFilter(query, noFilter).toString()).toBe('teamsSidebar=collapsed');
});
