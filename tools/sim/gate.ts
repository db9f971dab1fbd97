import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schedule } from '@tideform/sync/testing/schedules';
import type { Plant } from './plant.ts';
import { playAll } from './play-all.ts';
import type { Failure } from './sim-task.ts';

export interface GateOptions {
  readonly plants: readonly Plant[];
  /** The first so many schedules of those that are played. */
  readonly made: (count: number) => Iterable<Schedule>;
  readonly firstSeed: number;
  readonly limit: number;
  readonly say: (line: string) => void;
}

export interface Outcome {
  readonly plant: Plant;
  readonly failure: Failure | undefined;
  /** Schedules until then, counted by their seeds. */
  readonly needed: number;
}

/** Most bugs are found soon: all are tried with a few schedules before the rest is given more. */
const rounds = [60, 500, 2_000];

/** Plants one bug after the other, and plays until each is found or the limit is reached. */
export async function findPlants({ plants, made, firstSeed, limit, say }: GateOptions): Promise<readonly Outcome[]> {
  const found = new Map<Plant, Outcome>();
  let from = 0;
  for (const most of [...rounds.filter((round) => round < limit), limit]) {
    for (const plant of plants.filter((one) => !found.has(one))) {
      const changes = [...plant.changes, ...(plant.withoutDefence ?? [])];
      const schedules = [...made(most)].slice(from);
      const { failures } = await playAll(schedules, { changes, stopAfter: 1 });
      const [failure] = [...failures].sort((a, b) => a.schedule.seed - b.schedule.seed);
      if (failure) found.set(plant, { plant, failure, needed: failure.schedule.seed - firstSeed + 1 });
      const outcome = failure ? `found by seed ${failure.schedule.seed}: ${whatFailed(failure)}` : `not in ${most}`;
      say(`${plant.name}: ${outcome}`);
    }
    from = most;
  }
  return plants.map((plant) => found.get(plant) ?? { plant, failure: undefined, needed: limit });
}

/** The rule and the first words, without what is of this run alone. */
function whatFailed({ message }: Failure): string {
  const [first = ''] = message.split('\n');
  const words = first.replace(/[\da-f]{8}-[\da-f-]{27}/g, '…').replace(/["{|].*/s, '');
  return words.replace(/[\s:[]+$/, '').slice(0, 90);
}

/** Writes what has found each planted bug to `.cache/sim/gate.md`: a table in the project would be out of date with the next plant. */
export function writeTable(outcomes: readonly Outcome[], firstSeed: number): void {
  const rows = outcomes.map(({ plant, failure, needed }) => {
    const { kind, seed, store } = failure?.schedule ?? {};
    const cells = failure ? [whatFailed(failure), needed, `${kind} ${seed} ${store}`] : ['not found', needed, ''];
    return `| ${[plant.name, plant.withoutDefence ? 'off' : '', ...cells].join(' | ')} |`;
  });
  const text = [
    '# Planted bugs and what has found them',
    '',
    `Written by \`npm run sim -- --gate --seed ${firstSeed}\`. Schedules are counted from that seed; kinds alternate, one in 25 is on Dexie.`,
    'Defence off: another layer would hide the bug, so it is taken away with it.',
    '',
    '| Planted bug | Defence | Found as | Schedules | By |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ];
  const folder = join(import.meta.dirname, '..', '..', '.cache', 'sim');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'gate.md'), text.join('\n'));
}
