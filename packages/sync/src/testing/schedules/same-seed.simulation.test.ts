import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { playSchedule, type Schedule } from './play-schedule.ts';

const program = `
  const { playSchedule } = await import(process.argv[1]);
  const trace = await playSchedule(JSON.parse(process.argv[2]), new Map());
  process.stdout.write(trace.join('\\n'));
`;

const computeDigest = (trace: string) => createHash('sha256').update(trace).digest('hex');

async function playInAnotherProcess(schedule: Schedule): Promise<string> {
  const nodeArguments = ['--input-type=module', '-e', program, join(import.meta.dirname, 'play-schedule.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, [...nodeArguments, JSON.stringify(schedule)], {
    maxBuffer: 64 * 2 ** 20,
  });
  return stdout;
}

it.each<Schedule>([
  { kind: 'devices', seed: 11, store: 'memory' },
  { kind: 'tabs', seed: 11, store: 'memory' },
  { kind: 'devices', seed: 12, store: 'dexie' },
  { kind: 'tabs', seed: 12, store: 'dexie' },
])('the same seed causes the same events, even in another process: $kind on $store', async (schedule) => {
  const trace = (await playSchedule(schedule, new Map())).join('\n');
  expect(trace.length).toBeGreaterThan(10_000);
  expect(computeDigest((await playSchedule(schedule, new Map())).join('\n'))).toBe(computeDigest(trace));
  expect(computeDigest(await playInAnotherProcess(schedule))).toBe(computeDigest(trace));
});
