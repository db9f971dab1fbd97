import { describe, expect, it } from 'vitest';
import { type FileRow, readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';

const collectRows = (read: (content: Blob) => AsyncGenerator<FileRow>, ...parts: BlobPart[]): Promise<FileRow[]> =>
  Array.fromAsync(read(new Blob(parts)));
const readCsvRows = (...parts: BlobPart[]) => collectRows(readCsv, ...parts);
const readJsonRows = (text: string) => collectRows(readJson, text);
const matchFailure = (kind: string, parameters: object) => expect.objectContaining({ kind, parameters });

describe('a CSV file', () => {
  it.each([
    ['commas and line feeds', 'id,name\n1,Crane\n2,Lift\n'],
    ['semicolons and CRLF', 'id;name\r\n1;Crane\r\n2;Lift'],
    ['tabs and carriage returns', 'id\tname\r1\tCrane\r2\tLift\r'],
    ['pipes and empty lines', 'id|name\n\n1|Crane\n\n\n2|Lift\n\n'],
    ['a sep= line for spreadsheets', 'sep=;\nid;name\n1;Crane\n2;Lift'],
    ['a byte order mark', '\uFEFFid,name\n1,Crane\n2,Lift'],
    ['quotes around everything', '"id","name"\r\n"1","Crane"\r\n"2","Lift"\r\n'],
    ['a separator at the end of each row', 'id,name\n1,Crane,\n2,Lift,,\n'],
  ])('is read with %s', async (_, text) => {
    expect(await readCsvRows(text)).toEqual([
      { id: '1', name: 'Crane' },
      { id: '2', name: 'Lift' },
    ]);
  });

  it('keeps separators, line breaks and quotes within quotes', async () => {
    expect(await readCsvRows('a,b\n"x, ""y""\r\nz",c "d" e\n')).toEqual([{ a: 'x, "y"\r\nz', b: 'c "d" e' }]);
  });

  it('makes column names unique, and fills short rows', async () => {
    expect(await readCsvRows('name,,name\nx\n')).toEqual([{ name: 'x', 'Column 2': '', 'name 2': '' }]);
  });

  it.each([
    ['UTF-8', new TextEncoder().encode('name\nKöln €')],
    ['Windows', new Uint8Array([...'name\nK'].map((one) => one.charCodeAt(0)).concat(0xf6, 0x6c, 0x6e, 0x20, 0x80))],
    [
      'UTF-16',
      new Uint8Array([
        0xff,
        0xfe,
        ...new Uint8Array(new Uint16Array([...'name\nKöln €'].map((one) => one.charCodeAt(0))).buffer),
      ]),
    ],
  ])('is read as %s', async (_, bytes) => {
    expect(await readCsvRows(bytes)).toEqual([{ name: 'Köln €' }]);
  });

  it('is parsed correctly for any chunk boundary', async () => {
    const cell = 'ö"",\r\n'.repeat(1000);
    const text = `a,b\r\n${Array.from({ length: 400 }, (_, at) => `${at},"${cell}"\r\n`).join('')}`;
    const rows = await readCsvRows(text);
    expect(rows).toHaveLength(400);
    expect(rows[399]).toEqual({ a: '399', b: cell.replaceAll('""', '"') });
  });

  it('reports the position of an error', async () => {
    await expect(readCsvRows('a,b\n1,2\n3,4,5\n')).rejects.toEqual(
      matchFailure('data-source-ragged', { line: 3, column: 3, columns: 2 }),
    );
    await expect(readCsvRows('a,b\n1,2\n3,"4\n5,6\n')).rejects.toEqual(
      matchFailure('data-source-unclosed-quote', { line: 3, column: 3 }),
    );
  });
});

describe('a JSON file', () => {
  it('is a list of rows, or contains a list of rows', async () => {
    expect(await readJsonRows('[{"id":1,"at":{"x":2}},7]')).toEqual([{ id: 1, at: { x: 2 } }, { value: 7 }]);
    expect(await readJsonRows('{"meta":{"tags":[1]},"rows":[{"id":1}]}')).toEqual([{ id: 1 }]);
    expect(await readJsonRows('{"d":{"results":[{"id":1}]}}')).toEqual([{ id: 1 }]);
  });

  it.each([
    ['{"a":[],"b":{},"c":[[1,{"d":null}]],}', 1, 37],
    ['[1,\n2 3]', 2, 3],
    ['{"a" 1}', 1, 6],
    ['["\\x"]', 1, 2],
    ['[1,2', 1, 5],
    ['[1]\n]', 2, 1],
    ['', 1, 1],
  ])('reports the position of an error: %j', async (text, line, column) => {
    await expect(readJsonRows(text)).rejects.toEqual(matchFailure('data-source-not-json', { line, column }));
  });

  it('reports the position of an error, or that the file has no rows', async () => {
    await expect(readJsonRows('[\n  {"a": 1},\n  {"a": x}\n]')).rejects.toEqual(
      matchFailure('data-source-not-json', { line: 3, column: 9 }),
    );
    await expect(readJsonRows('{"a":1}')).rejects.toEqual(matchFailure('data-source-without-rows', {}));
  });
});
