/**
 * Renders a table of 1,000 rows and 8 columns with this codebase's layout and with a minimal pdfkit program,
 * alternately, and prints the ratio. Also measures rendering one page of a form, as for its preview, and the memory for
 * 300 photos. Tables and pages are measured twice: the first PDF of a worker parses its fonts, as the pdfkit program
 * does every time; later ones reuse them.
 *
 *     npm run bench:pdf
 *
 * Compare only the ratios of one run: the machine may have other load.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PrintBlock, PrintDocument } from '@tideform/engine';
import { renderPdf } from '@tideform/print';
import { renderWithPdfkit } from './pdf/bare-pdfkit.ts';
import { measureManyPhotos } from './pdf/many-photos.ts';

const require = createRequire(import.meta.url);
const font = (name: string) => new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/noto-sans/${name}`)));
const fonts = { regular: font('400Regular/NotoSans_400Regular.ttf'), bold: font('700Bold/NotoSans_700Bold.ttf') };
const createdAt = new Date('2026-11-21T08:00:00Z');
const rounds = 5;

const header = ['Nr', 'Defect', 'Severity', 'Where', 'Who', 'Due', 'Cost', 'Seen'];
const rows = Array.from({ length: 1_000 }, (_, n) => [
  ...[`${n + 1}`, `Toe board missing ${n % 40}`, ['Low', 'High', 'Medium'][n % 3] ?? '', `Level ${n % 12}`],
  ...[`Person ${n % 25}`, `${(n % 28) + 1} Nov 2026`, `${n * 3}.50`, n % 2 === 0 ? 'Yes' : 'No'],
]);
const createPrintDocument = (blocks: readonly PrintBlock[]): PrintDocument => ({
  ...{ title: 'Defects', language: 'en', direction: 'ltr', blocks },
});
const table: PrintBlock = {
  ...{ kind: 'table', header },
  rows: rows.map((row) => row.map((text) => ({ kind: 'text', text }) as const)),
};
const page = Array.from(
  { length: 20 },
  (_, n): PrintBlock => ({ kind: 'pair', label: `Question ${n}`, value: 'Answer' }),
);

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

const median = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[times.length >> 1] ?? 0;

/** Returns copies of the fonts. Copies aren't in the cache of parsed fonts. */
const copyFonts = () => ({ regular: fonts.regular.slice(), bold: fonts.bold.slice() });

const first: number[] = [];
const next: number[] = [];
const bare: number[] = [];
const firstPage: number[] = [];
const nextPage: number[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const times = [
    await measureMs(() => renderPdf(createPrintDocument([table]), undefined, { fonts: copyFonts(), createdAt })),
    await measureMs(() => renderWithPdfkit(header, rows, fonts)),
    await measureMs(() => renderPdf(createPrintDocument([table]), undefined, { fonts, createdAt })),
    await measureMs(() => renderPdf(createPrintDocument(page), undefined, { fonts: copyFonts(), createdAt })),
    await measureMs(() => renderPdf(createPrintDocument(page), undefined, { fonts, createdAt })),
  ] as const;
  // The first round warms up and is discarded.
  if (round === 0) continue;
  first.push(times[0]);
  bare.push(times[1]);
  next.push(times[2]);
  firstPage.push(times[3]);
  nextPage.push(times[4]);
}
const ms = (times: readonly number[]) => `${median(times).toFixed(0)} ms`;
const ratio = (times: readonly number[]) => (median(times) / median(bare)).toFixed(2);
console.log(`1,000 rows × 8 columns: first ${ms(first)}, next ${ms(next)}, pdfkit alone ${ms(bare)}`);
console.log(`ratio: first ${ratio(first)}, next ${ratio(next)} (goal 1.2)`);
console.log(`one page: first ${ms(firstPage)}, next ${ms(nextPage)} (goal 300)`);
console.log(await measureManyPhotos(fonts, createdAt));
