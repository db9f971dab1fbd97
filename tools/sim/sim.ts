// `npm run sim [-- --schedules 1000 --seed 1 --kind devices|tabs|sources --store memory|dexie]`: runs random schedules,
// shrinks those that fail, and saves them in .cache/sim. `--replay FILE` runs one of them again. `npm run sim -- --gate
// [--schedules 20000] [--plant NAME]`: applies mutations, runs schedules until each one is found, and writes
// .cache/sim/gate.md. Ends with one line of counts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  findMissedEvents,
  findMissedPairs,
  type Schedule,
  type ScheduleKind,
  type StoreKind,
  scheduleKinds,
} from '@tideform/sync/testing/schedules';
import { findMutations, writeTable } from './find-mutations.ts';
import { mutations } from './plants.ts';
import { runSchedules, type ScheduleTally } from './run-schedules.ts';
import type { ScheduleFailure } from './sim-task.ts';

const text = (value?: string) => ({ type: 'string', ...(value !== undefined && { default: value }) }) as const;
const { values } = parseArgs({
  options: {
    ...{ schedules: text(), seed: text('1'), kind: text(), store: text(), replay: text(), plant: text() },
    gate: { type: 'boolean', default: false },
  },
});
const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1000);
const folder = join(import.meta.dirname, '..', '..', '.cache', 'sim');

if (values.replay) await replay(values.replay);
else if (values.gate) await checkMutations(Number(values.schedules ?? 20_000));
else await runSwarm(Number(values.schedules ?? 1_000));

/**
 * Yields schedules with consecutive seeds and alternating kinds; one in 25 uses Dexie, the production store, which
 * takes seven times as long.
 */
function* createSchedules(count: number): Generator<Schedule> {
  const kinds = values.kind ? [values.kind as ScheduleKind] : scheduleKinds;
  for (let at = 0; at < count; at += 1) {
    const store = (values.store as StoreKind | undefined) ?? (at % 25 === 24 ? 'dexie' : 'memory');
    yield { kind: kinds[at % kinds.length]!, seed: Number(values.seed) + at, store };
  }
}

async function runSwarm(count: number): Promise<void> {
  const tally = await runSchedules(createSchedules(count), { shrinks: true, stopAfter: 20, onPlayed: dot(count) });
  for (const failure of tally.failures) saveFailure(failure);
  const lacking = scheduleKinds.flatMap((kind) =>
    values.kind && values.kind !== kind ? [] : findMissedEvents(kind, tally.eventCounts),
  );
  if (count >= 2_000 && !values.kind) lacking.push(...findMissedPairs(tally.eventCounts));
  if (lacking.length > 0) console.log(`Events that never occurred: ${[...new Set(lacking)].join(', ')}`);
  const faults = sum(tally, / at /);
  const ends = `${sum(tally, /^killed at/)} kills, ${sum(tally, /^power cut at/)} power cuts, ${faults} faults`;
  console.log(
    `${tally.scheduleCount} schedules, ${tally.failures.length} failed, ${ends} (${seconds()} s, seed ${values.seed})`,
  );
  process.exit(tally.failures.length === 0 && (lacking.length === 0 || count < 200) ? 0 : 1);
}

async function replay(file: string): Promise<void> {
  const schedule = JSON.parse(readFileSync(file, 'utf8')) as Schedule;
  const tally = await runSchedules([schedule]);
  for (const failure of tally.failures) console.log(failure.message);
  console.log(`1 schedule, ${tally.failures.length} failed`);
  process.exit(tally.failures.length);
}

async function checkMutations(limit: number): Promise<void> {
  const chosen = mutations.filter((plant) => values.plant === undefined || plant.name === values.plant);
  const firstSeed = Number(values.seed);
  const results = await findMutations({ mutations: chosen, createSchedules, firstSeed, limit, report: console.log });
  const found = results.filter(({ failure }) => failure).length;
  if (chosen.length === mutations.length) writeTable(results, firstSeed);
  console.log(`${chosen.length} mutations, ${found} found, ${chosen.length - found} not found (${seconds()} s)`);
  process.exit(found === chosen.length ? 0 : 1);
}

function saveFailure({ message, schedule, struck }: ScheduleFailure): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${schedule.kind}-${schedule.seed}.json`);
  writeFileSync(file, `${JSON.stringify({ ...schedule, only: struck, message }, undefined, 2)}\n`);
  console.log(
    `\n${schedule.kind} ${schedule.seed} (${schedule.store}), ${struck.length} faults, saved in ${file}\n  ${message}`,
  );
}

function sum({ eventCounts: sometimes }: ScheduleTally, what: RegExp): number {
  return [...sometimes].reduce((total, [name, times]) => total + (what.test(name) ? times : 0), 0);
}

function dot(count: number): (played: number) => void {
  const every = Math.max(1, Math.floor(count / 50));
  return (played) => {
    if (played % every === 0) process.stderr.write('.');
    if (played === count) process.stderr.write('\n');
  };
}
