import { expect, it } from 'vitest';
import { prints } from '../prints.ts';
import { paddedNumber, submissionNumber } from './submissionNumber.ts';

const props = (settings: object = {}) => submissionNumber.props.parse(settings);

it('is a number, whose zeros are seen and not stored', () => {
  expect(['42', '00042', 42, '', null, 'A-1'].map((value) => submissionNumber.normalize(value, props()))).toEqual([
    42,
    42,
    42,
    undefined,
    undefined,
    'A-1',
  ]);
  expect([42, 1234567, undefined].map((value) => paddedNumber(value, props({ padding: '5' })))).toEqual([
    '00042',
    '1234567',
    '',
  ]);
  expect(paddedNumber(42, props())).toBe('42');
  expect(paddedNumber(42, props({ padding: 1e9 }))).toHaveLength(20);
});

it('is nothing that a copy, an address or an empty form has', () => {
  expect([submissionNumber.mayCopy, submissionNumber.mayPrefill]).toEqual([false, false]);
  expect(submissionNumber.emptyValue(props())).toBeUndefined();
});

it('is printed as it is seen', async () => {
  const english = await prints.read({ language: 'en', locale: 'en' });
  const printed = english.submissionNumber({ props: props({ padding: 4 }), value: 7, label: 'Number', slots: [] });
  expect(printed).toEqual([{ kind: 'pair', label: 'Number', value: '0007' }]);
});
