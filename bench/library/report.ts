import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Measurement } from './measure.ts';

/** Measurements of one library. */
export interface LibraryRun {
  readonly items: number;
  /** Loading time in seconds. */
  readonly seconds: number;
  /** Number of rows and duration of reading the change feed in pages of 1,000. */
  readonly feed: { readonly rows: number; readonly seconds: number };
  readonly measurements: readonly Measurement[];
  /** Memory of the server's process at rest and at its peak. */
  readonly memory: { readonly restMb: number; readonly peakMb: number };
}

/** Writes the tables, and prints whether the largest library meets each goal. */
export async function writeReport(runs: readonly LibraryRun[], folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const goals = goalsOf(runs.at(-1)!);
  const text = [`# Library with many items`, '', ...tableOf(runs), '', ...memoryOf(runs), '', ...goals, ''];
  await writeFile(join(folder, `${name}.md`), text.join('\n'));
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(runs, null, 1)}\n`);
  console.log(`\n${goals.join('\n')}`);
}

function tableOf(runs: readonly LibraryRun[]): string[] {
  const sizes = runs.map((run) => run.items.toLocaleString('en'));
  const row = (name: string, cells: readonly string[]) => `| ${name} | ${cells.join(' | ')} |`;
  const first = runs[0]!.measurements;
  return [
    'Median (95th percentile) in ms over HTTP until the last byte, one request at a time; and processor time of the server and PostgreSQL per request.',
    '',
    row('request', [...sizes.map((size) => `${size} items`), 'growth of cpu', 'response kB']),
    row(
      '---',
      [...sizes, '', ''].map(() => '---:'),
    ),
    ...first.map(({ name }, at) => {
      const measurements = runs.map((run) => run.measurements[at]!);
      const growth = measurements.at(-1)!.cpuMs / measurements[0]!.cpuMs;
      const cells = measurements.map(({ medianMs, p95Ms, cpuMs }) => `${medianMs} (${p95Ms}), cpu ${cpuMs}`);
      return row(name, [...cells, `× ${growth.toFixed(1)}`, String(measurements.at(-1)!.kiloBytes)]);
    }),
  ];
}

function memoryOf(runs: readonly LibraryRun[]): string[] {
  return runs.map(
    ({ items, seconds, feed, memory }) =>
      `- ${items.toLocaleString('en')} items: ${seconds > 0 ? `loaded in ${seconds} s; ` : ''}${feed.rows.toLocaleString('en')} rows of the change feed in ${feed.seconds.toFixed(0)} s; ` +
      `the server's memory ${memory.restMb} MB before, ${memory.peakMb} MB at most`,
  );
}

function goalsOf({ items, measurements }: LibraryRun): string[] {
  return measurements
    .filter((figure) => figure.goalMs !== undefined)
    .map(
      ({ name, goalMs, medianMs, cpuMs }) =>
        `- ${medianMs < goalMs! ? 'reached' : 'MISSED'}: ${name} at ${items.toLocaleString('en')} items: ${medianMs} ms (processor ${cpuMs} ms), goal ${goalMs} ms`,
    );
}
