import { describe, expect, it } from 'vitest';
import { parseWorkbook } from './parse-workbook.ts';
import { createTablePart, createXlsxParts, zipParts } from './testing/create-xlsx.ts';
import { defaultWorkbookLimits, type WorkbookLimits } from './workbook.ts';

const parseParts = (parts: Record<string, string>, limits: Partial<WorkbookLimits> = {}) =>
  parseWorkbook(zipParts(parts), { ...defaultWorkbookLimits, ...limits });

const strings = ['<si><t>Town</t></si>', '<si><r><t>Inhabi</t></r><r><t>tants</t></r><rPh><t>x</t></rPh></si>'];

/**
 * B2:C4: a header of shared strings, a row with an inline string and a number, a row with a formula's text and an
 * error.
 */
const towns = createXlsxParts(
  [
    {
      name: 'Towns &amp; more',
      rows: `<row r="2"><c r="B2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>
        <row r="3"><c r="A3"><v>99</v></c><c r="B3" t="inlineStr"><is><t>Zürich_x000D_!</t></is></c><c r="C3"><v>4.5E5</v></c></row>
        <row r="4"><c r="B4" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="C4" t="e"><v>#DIV/0!</v></c></row>`,
      tables: [createTablePart('Towns', 'B2:C4', ['Town', 'Inhabitants'])],
    },
    { name: 'Empty', state: 'hidden', rows: '' },
  ],
  strings,
);

const getReason = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return (error as { reason?: string }).reason;
  }
  return 'none';
};

describe('readWorkbook', () => {
  it('reads sheets and tables with the values that Graph returns', () => {
    const { sheets, tables } = parseParts(towns);
    expect(sheets).toEqual([
      { id: '{00000000-0001-0000-0000-000000000000}', name: 'Towns & more', position: 0, visibility: 'Visible' },
      { id: '{00000000-0001-0000-0100-000000000000}', name: 'Empty', position: 1, visibility: 'Hidden' },
    ]);
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({ name: 'Towns', hasHeaders: true, hasTotals: false, sheetId: sheets[0]?.id });
    expect(tables[0]?.columns).toEqual([
      { id: '1', name: 'Town' },
      { id: '2', name: 'Inhabitants' },
    ]);
    expect(tables[0]?.values).toEqual([
      ['Town', 'Inhabitants'],
      ['Zürich\r!', 450_000],
      ['ab', '#DIV/0!'],
    ]);
  });

  it('reads booleans, dates as serial numbers, empty cells and cells without addresses', () => {
    const rows = `<row><c><v>44197</v></c><c t="b"><v>1</v></c><c/></row>
      <row><c t="d"><v>2021-01-01T12:00:00</v></c><c t="b"><v>0</v></c><c t="n"><v>not a number</v></c></row>`;
    const tables = [createTablePart('T', 'A1:C2', ['a', 'b', 'c'], 'headerRowCount="0" totalsRowCount="1"')];
    const table = parseParts(createXlsxParts([{ name: 'S', rows, tables }])).tables[0];
    expect(table).toMatchObject({ hasHeaders: false, hasTotals: true });
    expect(table?.values).toEqual([
      [44197, true, ''],
      [44197.5, false, ''],
    ]);
  });

  it('reads prefixed names and text that is not UTF-8', () => {
    const parts = { ...towns };
    parts['xl/tables/table1.xml'] = (parts['xl/tables/table1.xml'] ?? '')
      .replaceAll(/<(\/?)(\w)/g, '<$1x:$2')
      .replace('xmlns=', 'xmlns:x=');
    expect(parseParts(parts).tables[0]?.name).toBe('Towns');
    const file = zipParts(parts);
    expect(parseWorkbook(file, defaultWorkbookLimits).sheets).toHaveLength(2);
  });

  it("refuses files that aren't workbooks", () => {
    expect(getReason(() => parseWorkbook(new Uint8Array(0), defaultWorkbookLimits))).toBe('unsupported');
    expect(getReason(() => parseWorkbook(new TextEncoder().encode('a,b\n1,2'), defaultWorkbookLimits))).toBe(
      'unsupported',
    );
    expect(getReason(() => parseParts({ 'hello.txt': 'x' }))).toBe('unsupported');
    const { 'xl/worksheets/sheet1.xml': _, ...withoutSheet } = towns;
    expect(getReason(() => parseParts(withoutSheet))).toBe('unsupported');
  });

  it('expands no entities and ignores external relationships', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`;
    const parts = { ...towns };
    parts['xl/sharedStrings.xml'] = `${bomb}<sst><si><t>&b;</t></si></sst>`;
    expect(getReason(() => parseParts(parts))).toBe('unsupported');
    const outside = { ...towns };
    outside['xl/_rels/workbook.xml.rels'] = (outside['xl/_rels/workbook.xml.rels'] ?? '').replaceAll(
      'Target=',
      'TargetMode="External" Target=',
    );
    expect(parseParts(outside)).toEqual({ sheets: [], tables: [] });
  });

  it('unpacks no more than the limit, however small the packed size is', () => {
    const parts = { ...towns };
    parts['xl/sharedStrings.xml'] = `<sst>${' '.repeat(3_000_000)}</sst>`;
    expect(zipParts(parts).length).toBeLessThan(20_000);
    expect(getReason(() => parseParts(parts, { unpackedBytes: 1_000_000 }))).toBe('too-large');
    expect(getReason(() => parseParts(parts, { unpackedBytes: 10_000_000 }))).toBe('none');
  });

  it('does not trust a directory with sizes that are too small', () => {
    const parts = { ...towns };
    parts['xl/sharedStrings.xml'] = `<sst>${'<si><t>aaaaaaaaaaaaaaaaaaaaaaaaaaaa</t></si>'.repeat(50_000)}</sst>`;
    const file = zipParts(parts);
    const view = new DataView(file.buffer, file.byteOffset, file.length);
    for (let at = 0; at < file.length - 46; at++) {
      const isEntry = view.getUint32(at, true) === 0x02014b50;
      if (isEntry && view.getUint32(at + 24, true) > 1_000_000) view.setUint32(at + 24, 100, true);
    }
    const reason = getReason(() => parseWorkbook(file, { ...defaultWorkbookLimits, unpackedBytes: 100_000 }));
    expect(['unsupported', 'none']).toContain(reason);
  });

  it('refuses too many parts, cells, characters and nested elements', () => {
    expect(getReason(() => parseParts(towns, { entries: 3 }))).toBe('too-large');
    expect(getReason(() => parseParts(towns, { cells: 5 }))).toBe('too-large');
    expect(getReason(() => parseParts(towns, { characters: 10 }))).toBe('too-large');
    const deep = { ...towns };
    deep['xl/sharedStrings.xml'] = '<a>'.repeat(1000);
    expect(getReason(() => parseParts(deep))).toBe('too-large');
    const whole = { ...towns };
    whole['xl/tables/table1.xml'] = createTablePart('Whole', 'A1:XFD1048576', ['a']);
    expect(getReason(() => parseParts(whole))).not.toBe('none');
  });

  it('refuses tables without a valid range', () => {
    for (const ref of ['', 'A0:B2', 'C3:A1', 'A1:B2:C3:', 'ZZZZ1:A2', 'A99999999']) {
      const parts = { ...towns, 'xl/tables/table1.xml': createTablePart('T', ref, ['a', 'b']) };
      expect(getReason(() => parseParts(parts))).toBe('unsupported');
    }
  });
});
