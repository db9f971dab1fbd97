import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import type { LibraryComparison } from './compare-library.ts';
import type { AttackResult } from './hostile-clients.ts';
import type { LoadResult } from './send-all.ts';

interface ReportOptions {
  readonly rate: number;
  readonly seconds: number;
  readonly processes: number;
  /** Number of hostile clients. */
  readonly hostileClientCount: number;
  readonly attackResults: ReadonlyMap<string, AttackResult>;
}

export async function writeReport(
  options: ReportOptions,
  sent: LoadResult,
  stored: LibraryComparison,
  folder: string,
): Promise<void> {
  const { acknowledged, submitMs, sessionMs, busy, failures, tookMs } = sent;
  const at = percentiles(submitMs);
  const opened = percentiles(sessionMs);
  const { hostileClientCount: hostile, attackResults: tried } = options;
  const lines = [
    hostile > 0 ? `# Submits during attacks by ${hostile} hostile clients` : '# Submits of anonymous respondents',
    '',
    `${options.rate} per second for ${options.seconds} s, ${options.processes} process(es), ${availableParallelism()} cores shared with the load generator, load ${loadavg()[0]?.toFixed(1)} at the end.`,
    '',
    '| Metric | Value | Goal |',
    '| --- | --- | --- |',
    `| acknowledged | ${acknowledged.size} of ${options.rate * options.seconds} | all |`,
    `| sustained, per second | ${(acknowledged.size / (tookMs / 1000)).toFixed(1)} | ${hostile > 0 ? options.rate : 60} |`,
    `| opening a session, 95 % under | ${opened(0.95)} ms | ${goalMs(hostile)} ms |`,
    `| submit, median | ${at(0.5)} ms | |`,
    `| submit, 95 % under | ${at(0.95)} ms | ${goalMs(hostile)} ms |`,
    `| asked to retry later | ${[...busy].map(([why, count]) => `${why}: ${count}`).join(', ') || '0'} | |`,
    `| failed otherwise | ${failures.length}${failures.length > 0 ? ` (${[...new Set(failures)].slice(0, 3).join('; ')})` : ''} | 0 |`,
    `| in the library | ${stored.rows}, ${Math.round(stored.waitedMs / 1000)} s after the last acknowledgement | all |`,
    `| lost or changed | ${stored.lost} | 0 |`,
    `| not acknowledged, or duplicate | ${stored.others} | 0 |`,
    '',
    ...(hostile > 0 ? formatAttacks(tried) : []),
  ];
  console.log(lines.join('\n'));
  await writeFile(join(folder, hostile > 0 ? 'hostile.md' : 'share-load.md'), lines.join('\n'));
}

const goalMs = (hostile: number): number => (hostile > 0 ? 1000 : 500);

function formatAttacks(tried: ReadonlyMap<string, AttackResult>): readonly string[] {
  const rows = [...tried].map(([name, { attempts, answers }]) => {
    const statuses = [...answers].map(([status, count]) => `${status === 0 ? 'closed' : status}: ${count}`);
    return `| ${name} | ${attempts} | ${statuses.join(', ') || 'held'} |`;
  });
  return ['| Attack | Attempts | Responses |', '| --- | ---: | --- |', ...rows, ''];
}

/** Prints the waiting times of submits before the library is compared, because comparing may take long. */
export function printTimes({ acknowledged, submitMs, failures }: LoadResult): void {
  const at = percentiles(submitMs);
  console.log(
    `${acknowledged.size} acknowledged, ${failures.length} failed; median ${at(0.5)}, 95 % under ${at(0.95)} ms`,
  );
}

function percentiles(ms: readonly number[]): (share: number) => number {
  const sorted = ms.toSorted((one, other) => one - other);
  return (share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
}
