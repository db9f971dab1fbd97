import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { Sometimes } from '../devices/fault-plan.ts';
import { playSchedule, type Schedule, type ScheduleKind } from './play-schedule.ts';
import { missed, stepsNeverCut } from './wanted-moments.ts';

const { first, count } = inject('seeds');
const pinnedFolder = join(import.meta.dirname, 'pinned');

/** Every tenth on what ships; the others on the store that is faster. */
const schedules = (kind: ScheduleKind): Schedule[] =>
  Array.from({ length: count }, (_, at) => ({ kind, seed: first + at, store: at % 10 === 0 ? 'dexie' : 'memory' }));

async function failuresOf(played: readonly Schedule[], sometimes: Sometimes): Promise<string> {
  const failures: string[] = [];
  for (const schedule of played) {
    await playSchedule(schedule, sometimes).catch((error: Error) => {
      failures.push(`${schedule.kind} ${schedule.seed} (${schedule.store}): ${error.message}`);
    });
  }
  return failures.join('\n\n');
}

/** What the schedules of each kind have met. */
const met: Sometimes[] = [];

describe.each([
  ['devices', 'one person with two devices', 'SYNC-73'],
  ['tabs', 'one browser with two tabs, files and power cuts', 'SYNC-1'],
] as const)('%s: %s', (kind, _title, rule) => {
  it(`[${rule}] [SYNC-28] loses nothing and comes to rest, whatever strikes (seeds ${first} to ${first + count - 1})`, async () => {
    const sometimes: Sometimes = new Map();
    met.push(sometimes);
    expect(await failuresOf(schedules(kind), sometimes)).toBe('');
    // A seed that is played alone meets a few of them.
    if (count >= 100) expect(missed(kind, sometimes)).toEqual([]);
  });
});

it('cuts every step of a submit off', () => {
  const all = new Map(met.flatMap((sometimes) => [...sometimes]));
  if (count >= 100) expect(stepsNeverCut(all)).toEqual([]);
});

describe('schedules that have once found something', () => {
  it.each(readdirSync(pinnedFolder))('%s', async (name) => {
    const schedule = JSON.parse(readFileSync(join(pinnedFolder, name), 'utf8')) as Schedule;
    await playSchedule(schedule, new Map());
  });
});
