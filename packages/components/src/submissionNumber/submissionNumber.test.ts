import { expect, it } from 'vitest';
import { prints } from '../prints.ts';
import { formatPadded, submissionNumber } from './submissionNumber.ts';

const props = (settings: object = {}) => submissionNumber.props.parse(settings);

it('is stored as a number without leading zeros, and shown with them', () => {
  expect(['42', '00042', 42, '', null, 'A-1'].map((value) => submissionNumber.normalize(value, props()))).toEqual([
    42,
    42,
    42,
    undefined,
    undefined,
    'A-1',
  ]);
  expect([42, 1234567, undefined].map((value) => formatPadded(value, props({ padding: '5' })))).toEqual([
    '00042',
    '1234567',
    '',
  ]);
  expect(formatPadded(42, props())).toBe('42');
  expect(formatPadded(42, props({ padding: 1e9 }))).toHaveLength(20);
});

it("can't be copied or prefilled, and is empty on a blank form", () => {
  expect([submissionNumber.mayCopy, submissionNumber.mayPrefill]).toEqual([false, false]);
  expect(submissionNumber.emptyValue(props())).toBeUndefined();
});

it('is printed with leading zeros, as on screen', async () => {
  const english = await prints.read({ language: 'en', locale: 'en' });
  const printed = english.submissionNumber({ props: props({ padding: 4 }), value: 7, label: 'Number', slots: [] });
  expect(printed).toEqual([{ kind: 'pair', label: 'Number', value: '0007' }]);
});
