import { describe, expect, it } from 'vitest';
import type { SyncPorts } from '../ports.ts';
import { createStorageMonitor, getStorageWarnings, type StoragePort } from './storage-warnings.ts';

const gigabyte = 1_000_000_000;
const createUse = (usageBytes: number, quotaBytes = 10 * gigabyte) => ({ usageBytes, quotaBytes, persisted: false });

describe('storage warnings', () => {
  it.each([
    ['plenty', createUse(7.9 * gigabyte), []],
    ['a fifth', createUse(8 * gigabyte), ['80% used']],
    ['little of a large quota', createUse(9.95 * gigabyte), ['80% used', 'under 100 MB remaining']],
    ['little of a small quota', createUse(1_000, 99_000_000), ['under 100 MB remaining']],
    ['exactly 100 MB', createUse(0, 100_000_000), []],
    ['nothing', createUse(10 * gigabyte), ['quota exceeded', '80% used', 'under 100 MB remaining']],
    ['an unknown amount', createUse(5, 0), []],
  ] as const)('[SYNC-93] with %s left', (_, state, warnings) => {
    expect(getStorageWarnings(state)).toEqual(warnings);
  });

  it("[SYNC-93] trust a failed write more than the browser's numbers", () => {
    expect(getStorageWarnings(createUse(0), true)).toEqual(['quota exceeded']);
  });
});

function createMonitor(over: Partial<StoragePort> = {}) {
  const state = { use: createUse(0), asked: 0 };
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
  return { state, reports, watch: createStorageMonitor(port, report) };
}

describe('the storage watch', () => {
  it('[SYNC-93] reports each warning once, and again after it was resolved', async () => {
    const { state, reports, watch } = createMonitor();
    await watch.check();
    expect(reports).toEqual([]);
    state.use = createUse(8 * gigabyte);
    expect((await watch.check()).warnings).toEqual(['80% used']);
    await watch.check();
    expect(reports).toEqual(['storage: 80% used (8000000000 of 10000000000 bytes)']);
    state.use = createUse(0);
    await watch.check();
    state.use = createUse(8 * gigabyte);
    await watch.check();
    expect(reports).toHaveLength(2);
  });

  it('[SYNC-93] reports a failed write where the browser reports no numbers', async () => {
    const { reports, watch } = createMonitor({ storage: async () => undefined });
    await watch.recordRefusal();
    await watch.recordRefusal();
    expect(reports).toEqual(['storage: quota exceeded']);
  });

  it('[SYNC-94] requests persistent storage once, unless it is already persistent', async () => {
    const { state, watch } = createMonitor();
    await watch.requestPersistence();
    await watch.requestPersistence();
    expect(state.asked).toBe(1);
    const persistedWatch = createMonitor({ storage: async () => ({ ...createUse(0), persisted: true }) });
    await persistedWatch.watch.requestPersistence();
    expect(persistedWatch.state.asked).toBe(0);
  });
});
