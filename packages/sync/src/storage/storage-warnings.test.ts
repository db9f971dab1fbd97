import { describe, expect, it } from 'vitest';
import type { SyncPorts } from '../ports.ts';
import { createStorageWatch, type StoragePort } from './create-storage-watch.ts';
import { storageWarnings } from './storage-warnings.ts';

const gigabyte = 1_000_000_000;
const use = (usageBytes: number, quotaBytes = 10 * gigabyte) => ({ usageBytes, quotaBytes, persisted: false });

describe('storage warnings', () => {
  it.each([
    ['plenty', use(7.9 * gigabyte), []],
    ['four fifths', use(8 * gigabyte), ['80% used']],
    ['little of a large quota', use(9.95 * gigabyte), ['80% used', 'under 100 MB remaining']],
    ['little of a small quota', use(1_000, 99_000_000), ['under 100 MB remaining']],
    ['exactly 100 MB', use(0, 100_000_000), []],
    ['nothing', use(10 * gigabyte), ['quota exceeded', '80% used', 'under 100 MB remaining']],
    ['a quota that is not told', use(5, 0), []],
  ] as const)('[SYNC-93] with %s left', (_, state, warnings) => {
    expect(storageWarnings(state)).toEqual(warnings);
  });

  it('[SYNC-93] believe a refused write more than the browser', () => {
    expect(storageWarnings(use(0), true)).toEqual(['quota exceeded']);
  });
});

function openWatch(over: Partial<StoragePort> = {}) {
  const state = { use: use(0), asked: 0 };
  const reports: string[] = [];
  const report: SyncPorts['report'] = ({ code, detail }) => void reports.push(`${code}: ${detail}`);
  const port: StoragePort = {
    storage: async () => state.use,
    async persist() {
      state.asked++;
      return false;
    },
    ...over,
  };
  return { state, reports, watch: createStorageWatch(port, report) };
}

describe('the watch over the storage', () => {
  it('[SYNC-93] reports each warning once, and again after it has gone', async () => {
    const { state, reports, watch } = openWatch();
    await watch.look();
    expect(reports).toEqual([]);
    state.use = use(8 * gigabyte);
    expect((await watch.look()).warnings).toEqual(['80% used']);
    await watch.look();
    expect(reports).toEqual(['storage: 80% used (8000000000 of 10000000000 bytes)']);
    state.use = use(0);
    await watch.look();
    state.use = use(8 * gigabyte);
    await watch.look();
    expect(reports).toHaveLength(2);
  });

  it('[SYNC-93] reports a write that was refused where the browser says nothing', async () => {
    const { reports, watch } = openWatch({ storage: async () => undefined });
    await watch.refused();
    await watch.refused();
    expect(reports).toEqual(['storage: quota exceeded']);
  });

  it('[SYNC-94] asks once that the storage is kept, and not where it is kept already', async () => {
    const { state, watch } = openWatch();
    await watch.keep();
    await watch.keep();
    expect(state.asked).toBe(1);
    const kept = openWatch({ storage: async () => ({ ...use(0), persisted: true }) });
    await kept.watch.keep();
    expect(kept.state.asked).toBe(0);
  });
});
