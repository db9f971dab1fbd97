import { expect, it } from 'vitest';
import { prints } from '../prints.ts';
import { formatPadded, submissionNumber } from './submissionNumber.ts';

const parseProps = (settings: object = {}) => submissionNumber.props.parse(settings);

it('is stored as a number without leading zeros, and shown with them', () => {
  expect(['42', '00042', 42, '', null, 'A-1'].map((value) => submissionNumber.normalize(value, parseProps()))).toEqual([
    42,
    42,
    42,
    undefined,
    undefined,
    'A-1',
  ]);
  expect([42, 1234567, undefined].map((value) => formatPadded(value, parseProps({ padding: '5' })))).toEqual([
    '00042',
    '1234567',
    '',
  ]);
  expect(formatPadded(42, parseProps())).toBe('42');
  expect(formatPadded(42, parseProps({ padding: 1e9 }))).toHaveLength(20);
});

it("can't be copied or prefilled, and is empty on a blank form", () => {
  expect([submissionNumber.mayCopy, submissionNumber.mayPrefill]).toEqual([false, false]);
  expect(submissionNumber.emptyValue(parseProps())).toBeUndefined();
});

it('is printed with leading zeros, as on screen', async () => {
  const english = await prints.read({ language: 'en', locale: 'en' });
  const printed = english.submissionNumber({ props: parseProps({ padding: 4 }), value: 7, label: 'Number', slots: [] });
  expect(printed).toEqual([{ kind: 'pair', label: 'Number', value: '0007' }]);
});
