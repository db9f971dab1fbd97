import { expect, it } from 'vitest';
import { printBarcode } from './barcode.print.ts';
import { type BarcodeValue, barcode } from './barcode.ts';

const props = (settings: object = {}) => barcode.props.parse(settings);
const tag: BarcodeValue = { value: 'NE-SC-00482', format: 'qr_code' };

it('treats external text as a typed code', () => {
  expect(barcode.normalize('NE-1', props())).toEqual({ value: 'NE-1', format: 'manual' });
  expect(barcode.normalize(482, props())).toEqual({ value: '482', format: 'manual' });
  expect(barcode.normalize(tag, props())).toEqual(tag);
  expect([barcode.normalize('', props()), barcode.normalize(null, props())]).toEqual([undefined, undefined]);
});

it('is empty initially, unless it has a default value', () => {
  expect(barcode.emptyValue(props())).toBeUndefined();
  expect(barcode.emptyValue(props({ defaultValue: 'NE-1' }))).toEqual({ value: 'NE-1', format: 'manual' });
});

it("is empty if the code's text is blank, even if a format is stored", () => {
  const answers = [undefined, {}, { value: ' ', format: 'itf' }, tag] as (BarcodeValue | undefined)[];
  expect(answers.map((answer) => barcode.isEmpty(answer, props()))).toEqual([true, true, true, false]);
});

it("compares and validates only the code's text", () => {
  expect(barcode.logicValue(tag, props())).toBe('NE-SC-00482');
  expect(barcode.check(tag, props({ validate: { pattern: 'NE-.*' } }))).toEqual([]);
  expect(barcode.check(tag, props({ validate: { pattern: 'SW-.*' } }))).toMatchObject([{ rule: 'pattern' }]);
});

it('allows manual entry unless the author forbids it', () => {
  expect([props().manualEntry, props({ manualEntry: false }).manualEntry]).toEqual([true, false]);
});

it("prints the code's text", () => {
  expect(printBarcode({ props: props(), value: tag, label: 'Tag', slots: [] })).toEqual([
    { kind: 'pair', label: 'Tag', value: 'NE-SC-00482' },
  ]);
});
