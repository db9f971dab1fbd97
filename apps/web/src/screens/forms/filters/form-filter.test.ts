import { expect, it } from 'vitest';
import { formatFormFilter, noFilter, parseFormFilter } from './form-filter.ts';

const parseQuery = (query: string) => parseFormFilter(new URLSearchParams(query));
const north = '{"key":"Region","value":"North"}';

it('parses all URL parameters, including repeated ones', () => {
  const query = new URLSearchParams([
    ['search', 'crane'],
    ['channelId', 'c1'],
    ['channel', 'c2'],
    ['category', 'Safety'],
    ['category', 'Permit'],
    ['metadata', north],
  ]);
  expect(parseFormFilter(query)).toEqual({
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
  expect(parseQuery(`metadata=${encodeURIComponent(text)}`)).toEqual(noFilter);
});

it('ignores empty and repeated values, and limits their number', () => {
  expect(parseQuery('channel=&channel=a&channel=a&channelId=').channels).toEqual(['a']);
  const long = Array.from({ length: 500 }, (_, index) => `category=${index}`).join('&');
  expect(parseQuery(long).categories).toHaveLength(50);
});

it('restores the filter that was written to the URL', () => {
  const query = new URLSearchParams([
    ['teamsSidebar', 'collapsed'],
    ['channelId', 'c1'],
    ['search', 'crane'],
    ['channel', 'c2'],
    ['category', 'a & b'],
    ['metadata', north],
  ]);
  expect(formatFormFilter(query, parseFormFilter(query)).toString()).toBe(query.toString());
  expect(formatFormFilter(query, noFilter).toString()).toBe('teamsSidebar=collapsed');
});
