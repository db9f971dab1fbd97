import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openClusterFolder } from './cluster-folder.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/**
 * Creates a data folder with clusters that consist only of a version file. `clusters` maps a folder name to a version.
 */
function dataDirWith(clusters: Readonly<Record<string, string>>): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'tideform-upgrade-'));
  folders.push(dataDir);
  for (const [name, version] of Object.entries(clusters)) {
    mkdirSync(join(dataDir, name));
    writeFileSync(join(dataDir, name, 'PG_VERSION'), `${version}\n`);
  }
  writeFileSync(join(dataDir, 'postgres.password'), 'secret');
  return dataDir;
}

const versionOf = (dataDir: string, name = 'postgres') =>
  readFileSync(join(dataDir, name, 'PG_VERSION'), 'utf8').trim();

it('refuses data of an older PostgreSQL that is not installed, and explains how to upgrade', async () => {
  const dataDir = dataDirWith({ postgres: '8' });
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    /was written by PostgreSQL 8, and this is PostgreSQL 18\. To upgrade it, install PostgreSQL 8 .* docs\/guides\/upgrade\.md/,
  );
  expect(versionOf(dataDir)).toBe('8');
});

it('refuses data of a newer PostgreSQL', async () => {
  const dataDir = dataDirWith({ postgres: '99' });
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('was written by PostgreSQL 99');
});

it.each(['/nowhere', tmpdir()])('refuses a POSTGRES_BIN folder without PostgreSQL: %s', async (postgresBin) => {
  const started = startEmbeddedPostgres({ dataDir: dataDirWith({}), postgresFolders: [postgresBin] });
  await expect(started).rejects.toThrow(`POSTGRES_BIN: there is no program "postgres" in ${postgresBin}`);
});

it('completes an upgrade that was interrupted after the old cluster was moved away', async () => {
  const dataDir = dataDirWith({ 'postgres.17': '17', 'postgres.upgraded': '18' });
  expect(await openClusterFolder(dataDir, '/nowhere', undefined)).toMatchObject({ major: 18 });
  expect(versionOf(dataDir, 'postgres.17')).toBe('17');
});

it('reverts an upgrade that was interrupted before the old cluster was moved away', async () => {
  const dataDir = dataDirWith({ postgres: '17', 'postgres.upgraded': '18' });
  expect(await openClusterFolder(dataDir, '/nowhere', undefined)).toMatchObject({ major: 17 });
  expect(existsSync(join(dataDir, 'postgres.upgraded'))).toBe(false);
});
