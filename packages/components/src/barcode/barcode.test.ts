import { expect, it } from 'vitest';
import { printBarcode } from './barcode.print.ts';
import { type BarcodeValue, barcode } from './barcode.ts';

const parseProps = (settings: object = {}) => barcode.props.parse(settings);
const tag: BarcodeValue = { value: 'NE-SC-00482', format: 'qr_code' };

it('treats external text as a typed code', () => {
  expect(barcode.normalize('NE-1', parseProps())).toEqual({ value: 'NE-1', format: 'manual' });
  expect(barcode.normalize(482, parseProps())).toEqual({ value: '482', format: 'manual' });
  expect(barcode.normalize(tag, parseProps())).toEqual(tag);
  expect([barcode.normalize('', parseProps()), barcode.normalize(null, parseProps())]).toEqual([undefined, undefined]);
});

it('is empty initially, unless it has a default value', () => {
  expect(barcode.emptyValue(parseProps())).toBeUndefined();
  expect(barcode.emptyValue(parseProps({ defaultValue: 'NE-1' }))).toEqual({ value: 'NE-1', format: 'manual' });
});

it("is empty if the code's text is blank, even if a format is stored", () => {
  const answers = [undefined, {}, { value: ' ', format: 'itf' }, tag] as (BarcodeValue | undefined)[];
  expect(answers.map((answer) => barcode.isEmpty(answer, parseProps()))).toEqual([true, true, true, false]);
});

it("compares and validates only the code's text", () => {
  expect(barcode.logicValue(tag, parseProps())).toBe('NE-SC-00482');
  expect(barcode.check(tag, parseProps({ validate: { pattern: 'NE-.*' } }))).toEqual([]);
  expect(barcode.check(tag, parseProps({ validate: { pattern: 'SW-.*' } }))).toMatchObject([{ rule: 'pattern' }]);
});

it('allows manual entry unless the author forbids it', () => {
  expect([parseProps().manualEntry, parseProps({ manualEntry: false }).manualEntry]).toEqual([true, false]);
});

it("prints the code's text", () => {
  expect(printBarcode({ props: parseProps(), value: tag, label: 'Tag', slots: [] })).toEqual([
    { kind: 'pair', label: 'Tag', value: 'NE-SC-00482' },
  ]);
});
