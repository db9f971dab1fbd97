import { expect, it } from 'vitest';
import { printTags } from './tags.print.ts';
import { tags } from './tags.ts';

const props = (settings: object = {}) => tags.props.parse(settings);

it('stores tags as one text with commas or as a list, as configured, and converts the other format', () => {
  expect([tags.emptyValue(props()), tags.emptyValue(props({ storeas: 'array' }))]).toEqual(['', []]);
  expect(tags.normalize(['a', ' b ', ''], props())).toBe('a,b');
  expect(tags.normalize(['a,b', ','], props())).toBe('a,b');
  expect(tags.normalize('a, b,,', props({ storeas: 'array' }))).toEqual(['a', 'b']);
  expect(tags.normalize('a;b', props({ storeas: 'array', delimeter: ';' }))).toEqual(['a', 'b']);
  expect(tags.normalize(7, props())).toBe('7');
  expect(tags.normalize(null, props())).toBe('');
  expect(tags.normalize({ odd: true }, props())).toEqual({ odd: true });
});

it('enforces the maximum number', () => {
  expect(tags.check('a,b', props({ maxTags: 2 }))).toEqual([]);
  expect(tags.check('a,b,c', props({ maxTags: 2 }))).toEqual([{ rule: 'maxTags', params: { limit: 2 } }]);
  expect(tags.check('a,b,c', props({ maxTags: 0 }))).toEqual([]);
});

it('is empty if only commas are stored', () => {
  expect([tags.isEmpty(' , ', props()), tags.isEmpty('a', props()), tags.isEmpty([], props())]).toEqual([
    true,
    false,
    true,
  ]);
});

it('is printed with spaces between the tags', () => {
  expect(printTags('en')({ props: props(), value: 'a,b', label: 'Topics', slots: [] })).toEqual([
    { kind: 'pair', label: 'Topics', value: 'a, b' },
  ]);
});
