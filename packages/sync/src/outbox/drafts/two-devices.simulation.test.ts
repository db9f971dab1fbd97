import { describe, expect, inject, it } from 'vitest';
import { runDevices } from '../../testing/devices/device-run.ts';
import { phases, type Sometimes } from '../../testing/devices/fault-plan.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly seeds: { readonly first: number; readonly count: number };
  }
}

/** Faults that may strike any call, and those of Graph's alone. */
const anywhere = ['request lost', 'reply lost', '503', '503 that succeeded'];
const ofGraph = ['429', '429 without Retry-After', 'token expired'];

/** What must have happened over all seeds: a run in which it did not proves less than it says. */
const wanted: readonly string[] = [
  ...phases.flatMap((phase) => anywhere.map((fault) => `${fault} at ${phase}`)),
  ...phases.filter((phase) => phase !== 'server').flatMap((phase) => ofGraph.map((fault) => `${fault} at ${phase}`)),
  ...['signed out at read', 'signed out at write', 'library full at write', 'storage full at write'],
  ...['changes forgotten at the first page', 'changes forgotten at a later page'],
  ...['eTag drifted at write', 'eTag drifted at commit', 'eTag drifted at delete', 'killed at any time'],
  ...['start', 'edit', 'edit refused', 'submit', 'discard', 'refresh', 'delete submission'],
  ...['a copy: edited', 'a copy: submitted', 'a copy: deleted', 'submitted twice'],
];

const { first, count } = inject('seeds');

/** Seeds beyond the usual ones that have once found something; what they found has a test of its own, too. */
const pinned = [116, 600];

describe('one person with two devices', () => {
  it(`[SYNC-73] loses nothing and ends the same on both, whatever strikes (seeds ${first} to ${first + count - 1})`, async () => {
    const sometimes: Sometimes = new Map();
    const failures: string[] = [];
    const seeds = [...Array.from({ length: count }, (_, at) => first + at), ...(first === 1 ? pinned : [])];
    for (const seed of seeds) {
      await runDevices(seed, sometimes).catch((error: unknown) => failures.push(String(error)));
    }
    expect(failures.join('\n\n')).toBe('');
    // A seed that is played alone meets a few of them.
    if (count >= 100) expect(wanted.filter((what) => !sometimes.has(what))).toEqual([]);
  });
});
