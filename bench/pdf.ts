/**
 * Draws a table of 1,000 rows and 8 columns with our layout and with a program that knows nothing but pdfkit, in turn, and prints the
 * ratio; the first page of a form, as its preview waits for it; and what 300 photos cost of memory.
 *
 *     npm run bench:pdf
 *
 * Compare ratios within one run: the machine may be busy with something else.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PrintBlock, PrintDocument } from '@tideform/engine';
import { toPdf } from '@tideform/print';
import { drawBare } from './pdf/bare-pdfkit.ts';
import { manyPhotos } from './pdf/many-photos.ts';

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
const paper = (blocks: readonly PrintBlock[]): PrintDocument => ({
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

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

const median = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[times.length >> 1] ?? 0;

const ours: number[] = [];
const bare: number[] = [];
const first: number[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const times = [
    await timed(() => toPdf(paper([table]), undefined, { fonts, createdAt })),
    await timed(() => drawBare(header, rows, fonts)),
    await timed(() => toPdf(paper(page), undefined, { fonts, createdAt })),
  ] as const;
  // The first one warms up.
  if (round === 0) continue;
  ours.push(times[0]);
  bare.push(times[1]);
  first.push(times[2]);
}
console.log(`1,000 rows × 8 columns: ${median(ours).toFixed(0)} ms, pdfkit alone ${median(bare).toFixed(0)} ms`);
console.log(`ratio ${(median(ours) / median(bare)).toFixed(2)} (goal 1.2)`);
console.log(`a page: ${median(first).toFixed(0)} ms (goal 300)`);
console.log(await manyPhotos(fonts, createdAt));
