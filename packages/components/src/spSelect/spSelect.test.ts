import { expect, it } from 'vitest';
import { printSpSelect } from './spSelect.print.ts';
import { spSelect } from './spSelect.ts';

const parseProps = (more: object = {}) => spSelect.props.parse({ dataSourceId: 'team-members', ...more });
const tom = { id: 'tom', Title: 'Tom' };
const lena = { id: 'lena', Title: 'Lena' };

it('is empty initially, and converts a single row to a list if multiple rows may be chosen', () => {
  expect([spSelect.emptyValue(parseProps()), spSelect.emptyValue(parseProps({ multiple: true }))]).toEqual(['', []]);
  expect([{}, null, '', [{}]].every((value) => spSelect.isEmpty(value, parseProps()))).toBe(true);
  expect([spSelect.isEmpty(tom, parseProps()), spSelect.normalize(tom, parseProps({ multiple: true }))]).toEqual([
    false,
    [tom],
  ]);
});

it('parses the settings of imported forms', () => {
  expect(parseProps({ sortDirection: 'up', selectFields: 'Title, EMail,' })).toMatchObject({
    sortDirection: 'asc',
    removeDuplicates: true,
    selectFields: ['Title', 'EMail'],
  });
  expect(parseProps({ removeDuplicates: false, selectFields: ['Title'] })).toMatchObject({
    removeDuplicates: false,
    selectFields: ['Title'],
  });
});

it('prints the labels of rows', () => {
  const print = (value: unknown, more: object = {}) =>
    printSpSelect('en')({ props: parseProps(more), value, label: 'Who', slots: [] });
  expect(print([tom, lena])).toEqual([{ kind: 'pair', label: 'Who', value: 'Tom, Lena' }]);
  expect(print(tom, { labelProperty: 'id' })).toEqual([{ kind: 'pair', label: 'Who', value: 'tom' }]);
  expect(print('kept')).toEqual([{ kind: 'pair', label: 'Who', value: 'kept' }]);
});
