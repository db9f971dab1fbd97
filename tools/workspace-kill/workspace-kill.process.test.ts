import { listReferencedHashes, simulateDataLoss } from '@tideform/server/testing/worlds';
import { expect, it } from 'vitest';
import type { Machines } from './machines.ts';
import { runSeed } from './run-seed.ts';

async function damageData({ db, files }: Machines): Promise<void> {
  const [some] = await listReferencedHashes(db.database);
  await files.delete(some!);
  await simulateDataLoss(db.database);
}

it('keeps acknowledged changes when two of three processes are killed, and detects lost data', async () => {
  const report = await runSeed({
    seed: 7,
    seconds: 8,
    kills: 2,
    cuts: 1,
    store: 'folder',
    fileClients: 2,
    spoil: damageData,
  });
  expect(report.violations).toEqual([]);
  expect(report.kills).toBe(2);
  const done = [...report.counts.values()].reduce((sum, { ok }) => sum + ok, 0);
  expect(done).toBeGreaterThan(20);

  const noticed = report.violationsAfterDamage.join('\n');
  for (const loss of [
    'is in use but cannot be read',
    'the counter is -1',
    'the feed led to different content',
    'is in none of its possible states',
  ]) {
    expect(noticed).toContain(loss);
  }
}, 300_000);
