import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schedule } from '@tideform/sync/testing/schedules';
import type { Mutation } from './mutation.ts';
import { runSchedules } from './run-schedules.ts';
import type { ScheduleFailure } from './sim-task.ts';

export interface GateOptions {
  readonly mutations: readonly Mutation[];
  /** Returns the first `count` schedules of the run. */
  readonly createSchedules: (count: number) => Iterable<Schedule>;
  readonly firstSeed: number;
  readonly limit: number;
  readonly report: (line: string) => void;
}

export interface MutationResult {
  readonly mutation: Mutation;
  readonly failure: ScheduleFailure | undefined;
  /** Number of schedules until the failure. */
  readonly scheduleCount: number;
}

/**
 * Maximum number of schedules in each round: most mutations are found soon, so all mutations are tried with a few
 * schedules before the remaining ones get more.
 */
const rounds = [60, 500, 2_000];

/** Applies one mutation after another, and runs schedules until each one is found or the limit is reached. */
export async function findMutations({
  mutations,
  createSchedules,
  firstSeed,
  limit,
  report,
}: GateOptions): Promise<readonly MutationResult[]> {
  const found = new Map<Mutation, MutationResult>();
  let from = 0;
  for (const maxSchedules of [...rounds.filter((round) => round < limit), limit]) {
    for (const mutation of mutations.filter((one) => !found.has(one))) {
      const changes = [...mutation.changes, ...(mutation.disabledSafeguards ?? [])];
      const schedules = [...createSchedules(maxSchedules)].slice(from);
      const { failures } = await runSchedules(schedules, { changes, stopAfter: 1 });
      const [failure] = [...failures].sort((a, b) => a.schedule.seed - b.schedule.seed);
      if (failure) found.set(mutation, { mutation, failure, scheduleCount: failure.schedule.seed - firstSeed + 1 });
      const description = failure
        ? `found by seed ${failure.schedule.seed}: ${summarizeFailure(failure)}`
        : `not found by ${maxSchedules} schedules`;
      report(`${mutation.name}: ${description}`);
    }
    from = maxSchedules;
  }
  return mutations.map((mutation) => found.get(mutation) ?? { mutation, failure: undefined, scheduleCount: limit });
}

/** Returns the broken rule and the beginning of the failure message, without the IDs of the run. */
function summarizeFailure({ message }: ScheduleFailure): string {
  const [first = ''] = message.split('\n');
  const words = first.replace(/[\da-f]{8}-[\da-f-]{27}/g, '…').replace(/["{|].*/s, '');
  return words.replace(/[\s:[]+$/, '').slice(0, 90);
}

/**
 * Writes a table of the mutations and the schedules that found them to `.cache/sim/gate.md`. It isn't committed,
 * because every new mutation would make it outdated.
 */
export function writeTable(results: readonly MutationResult[], firstSeed: number): void {
  const rows = results.map(({ mutation, failure, scheduleCount: needed }) => {
    const { kind, seed, store } = failure?.schedule ?? {};
    const cells = failure ? [summarizeFailure(failure), needed, `${kind} ${seed} ${store}`] : ['not found', needed, ''];
    return `| ${[mutation.name, mutation.disabledSafeguards ? 'off' : '', ...cells].join(' | ')} |`;
  });
  const text = [
    '# Mutations and the schedules that found them',
    '',
    `Written by \`npm run sim -- --gate --seed ${firstSeed}\`. Schedules are counted from that seed; kinds alternate, and one in 25 uses Dexie.`,
    'Safeguard off: another safeguard would hide the bug, so it is disabled too.',
    '',
    '| Mutation | Safeguard | Found as | Schedules | Found by |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ];
  const folder = join(import.meta.dirname, '..', '..', '.cache', 'sim');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'gate.md'), text.join('\n'));
}
