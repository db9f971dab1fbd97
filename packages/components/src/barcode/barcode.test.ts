import { expect, it } from 'vitest';
import { printBarcode } from './barcode.print.ts';
import { type BarcodeValue, barcode } from './barcode.ts';

const props = (settings: object = {}) => barcode.props.parse(settings);
const tag: BarcodeValue = { value: 'NE-SC-00482', format: 'qr_code' };

it('takes a text from elsewhere for a code that was typed', () => {
  expect(barcode.normalize('NE-1', props())).toEqual({ value: 'NE-1', format: 'manual' });
  expect(barcode.normalize(482, props())).toEqual({ value: '482', format: 'manual' });
  expect(barcode.normalize(tag, props())).toEqual(tag);
  expect([barcode.normalize('', props()), barcode.normalize(null, props())]).toEqual([undefined, undefined]);
});

it('begins with nothing, or with its default', () => {
  expect(barcode.emptyValue(props())).toBeUndefined();
  expect(barcode.emptyValue(props({ defaultValue: 'NE-1' }))).toEqual({ value: 'NE-1', format: 'manual' });
});

it('is empty where the code says nothing, whatever else is stored', () => {
  const answers = [undefined, {}, { value: ' ', format: 'itf' }, tag] as (BarcodeValue | undefined)[];
  expect(answers.map((answer) => barcode.isEmpty(answer, props()))).toEqual([true, true, true, false]);
});

it('is compared and checked by what the code says', () => {
  expect(barcode.logicValue(tag, props())).toBe('NE-SC-00482');
  expect(barcode.check(tag, props({ validate: { pattern: 'NE-.*' } }))).toEqual([]);
  expect(barcode.check(tag, props({ validate: { pattern: 'SW-.*' } }))).toMatchObject([{ rule: 'pattern' }]);
});

it('may be typed unless its author forbids it', () => {
  expect([props().manualEntry, props({ manualEntry: false }).manualEntry]).toEqual([true, false]);
});

it('is printed as what the code says', () => {
  expect(printBarcode({ props: props(), value: tag, label: 'Tag', slots: [] })).toEqual([
    { kind: 'pair', label: 'Tag', value: 'NE-SC-00482' },
  ]);
});
