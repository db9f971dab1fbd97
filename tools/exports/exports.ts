/**
 * Opens the exports of the submissions table in other programs, and compares what they read with what was submitted:
 * workbooks and CSV in LibreOffice, PDFs with pdftotext and pdfinfo, ZIPs with unzip. Then exports 50,000 submissions
 * in each format, and prints the time and memory used. Needs `soffice`, `pdftotext`, `pdfinfo` and `unzip`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeExports } from '@tideform/web/testing/exports';
import { writeManyFiles } from './many-files.ts';
import { checkFiles } from './open-files.ts';
import { createSubmissions, sampleForm } from './sample-submissions.ts';

const folder = mkdtempSync(join(tmpdir(), 'tideform-exports-'));
try {
  await openAll();
  if (!(await checkFiles(folder))) process.exitCode = 1;
  await writeMany();
  await writeManyFiles();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function openAll(): Promise<void> {
  const items = createSubmissions(21);
  const files = await writeExports(sampleForm, items);
  for (const kind of ['xlsx', 'csv'] as const) {
    writeFileSync(join(folder, `in.${kind}`), new Uint8Array(await (await files[kind]()).arrayBuffer()));
    for (const [at, sheet] of readSheets(kind).entries())
      compare(`${kind}, sheet ${at + 1}`, sheet, getExpectedCells(items, at, kind));
  }
}

/** Returns the cells that LibreOffice reads in each sheet, as text. */
function readSheets(kind: 'xlsx' | 'csv'): readonly (readonly string[])[][] {
  // LibreOffice filter options: 44,34,76 are comma, quote and UTF-8; formulas are exported as results; -1 exports every
  // sheet.
  const all =
    kind === 'xlsx'
      ? 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1'
      : 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false';
  const read = kind === 'csv' ? ['--infilter=CSV:44,34,76,1'] : [];
  execFileSync(
    'soffice',
    ['--headless', ...read, '--convert-to', all, '--outdir', join(folder, kind), join(folder, `in.${kind}`)],
    {
      stdio: 'ignore',
      env: { ...process.env, HOME: folder },
    },
  );
  const names = kind === 'xlsx' ? ['in-Submissions.csv', 'in-Defects.csv'] : ['in.csv'];
  return names.map((name) => parseCsv(readFileSync(join(folder, kind, name), 'utf8')));
}

type Item = ReturnType<typeof createSubmissions>[number];

/** Returns the expected cells of the compared columns, by column heading. */
function getExpectedCells(
  items: readonly Item[],
  sheet: number,
  kind: 'xlsx' | 'csv',
): readonly Readonly<Record<string, string>>[] {
  if (sheet === 1) {
    return items.flatMap(({ submissionNumber, data }) =>
      data.defects.map(({ what, days }, row) => ({
        '#': `${submissionNumber}`,
        Row: `${row + 1}`,
        What: what,
        Days: `${days}`,
      })),
    );
  }
  // In a CSV, an apostrophe keeps spreadsheets from running a text as a formula; in a workbook, cells have a text type.
  const guarded = (text: string) => (kind === 'csv' && /^[=+\-@]/.test(text) ? `'${text}` : text);
  return items.map(({ submissionNumber, title, data }) => ({
    ...{ '#': `${submissionNumber}`, Title: title, Site: guarded(data.site ?? ''), Score: `${data.score}` },
    ...{
      Result: data.result === 'fail' ? 'Fail' : 'Pass',
      'Defects (count)': data.defects.length ? `${data.defects.length}` : '',
    },
    ...(kind === 'xlsx' && { Cost: `${data.cost}`, Safe: data.safe ? 'TRUE' : '' }),
  }));
}

function compare(
  what: string,
  [heads = [], ...rows]: readonly (readonly string[])[],
  expectedRows: readonly Readonly<Record<string, string>>[],
): void {
  const wrong = expectedRows.flatMap((row, at) =>
    Object.entries(row).flatMap(([head, value]) => {
      const read = rows[at]?.[heads.indexOf(head)];
      return read === value.replaceAll('\n', ' ')
        ? []
        : [`row ${at + 1}, ${head}: ${JSON.stringify(read)} instead of ${JSON.stringify(value)}`];
    }),
  );
  if (rows.length !== expectedRows.length) wrong.push(`${rows.length} rows instead of ${expectedRows.length}`);
  console.log(`${wrong.length === 0 ? 'ok' : 'WRONG'}  ${what}: ${rows.length} rows read by LibreOffice`);
  for (const line of wrong.slice(0, 5)) console.log(`  ${line}`);
  if (wrong.length > 0) process.exitCode = 1;
}

/** Parses a CSV file according to RFC 4180. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

async function writeMany(): Promise<void> {
  const items = createSubmissions(50_000);
  const files = await writeExports(sampleForm, items);
  for (const [kind, write] of Object.entries(files)) {
    if (kind === 'pbit') continue;
    const [before, start] = [process.memoryUsage.rss(), performance.now()];
    const { size } = await write();
    const [seconds, grown] = [(performance.now() - start) / 1000, (process.memoryUsage.rss() - before) / 2 ** 20];
    console.log(
      `${kind}: 50,000 submissions in ${seconds.toFixed(1)} s, ${(size / 2 ** 20).toFixed(1)} MB, ${grown.toFixed(0)} MB of additional memory`,
    );
  }
}
