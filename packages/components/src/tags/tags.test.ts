import { expect, it } from 'vitest';
import { printTags } from './tags.print.ts';
import { tags } from './tags.ts';

const parseProps = (settings: object = {}) => tags.props.parse(settings);

it('stores tags as one text with commas or as a list, as configured, and converts the other format', () => {
  expect([tags.emptyValue(parseProps()), tags.emptyValue(parseProps({ storeas: 'array' }))]).toEqual(['', []]);
  expect(tags.normalize(['a', ' b ', ''], parseProps())).toBe('a,b');
  expect(tags.normalize(['a,b', ','], parseProps())).toBe('a,b');
  expect(tags.normalize('a, b,,', parseProps({ storeas: 'array' }))).toEqual(['a', 'b']);
  expect(tags.normalize('a;b', parseProps({ storeas: 'array', delimeter: ';' }))).toEqual(['a', 'b']);
  expect(tags.normalize(7, parseProps())).toBe('7');
  expect(tags.normalize(null, parseProps())).toBe('');
  expect(tags.normalize({ odd: true }, parseProps())).toEqual({ odd: true });
});

it('enforces the maximum number', () => {
  expect(tags.check('a,b', parseProps({ maxTags: 2 }))).toEqual([]);
  expect(tags.check('a,b,c', parseProps({ maxTags: 2 }))).toEqual([{ rule: 'maxTags', params: { limit: 2 } }]);
  expect(tags.check('a,b,c', parseProps({ maxTags: 0 }))).toEqual([]);
});

it('is empty if only commas are stored', () => {
  expect([tags.isEmpty(' , ', parseProps()), tags.isEmpty('a', parseProps()), tags.isEmpty([], parseProps())]).toEqual([
    true,
    false,
    true,
  ]);
});

it('is printed with spaces between the tags', () => {
  expect(printTags('en')({ props: parseProps(), value: 'a,b', label: 'Topics', slots: [] })).toEqual([
    { kind: 'pair', label: 'Topics', value: 'a, b' },
  ]);
});
