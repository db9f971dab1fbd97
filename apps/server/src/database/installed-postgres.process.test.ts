import { chmodSync, existsSync, mkdtempSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { connectDatabase } from './connect.ts';
import { findInstalledBinaries } from './embedded/native-binaries.ts';
import { findServerAccount } from './embedded/server-account.ts';
import { migrate } from './migrate.ts';
import { allMigrations } from './migrations/all-migrations.ts';

// `npm test` installs Debian's PostgreSQL if possible, and otherwise lists these tests as skipped.
const account = findServerAccount('/nowhere');
const [older] = [17, 16, 15].flatMap((major) => {
  const binaries = findInstalledBinaries(major, account);
  return binaries === undefined ? [] : [{ major, bin: join(binaries, 'bin') }];
});

const dataDir = mkdtempSync(join(tmpdir(), 'tideform-installed-'));
// PostgreSQL before version 16 must be able to reach the data folder by its path.
chmodSync(dataDir, 0o755);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Text with characters that COPY has to escape. */
const hostileName = 'tab\there, \\N and "quotes"\nŽoë';

describe.skipIf(!older)('an older PostgreSQL of the operating system', () => {
  it('stores the data if POSTGRES_BIN selects it', async () => {
    const { database, version, close } = await connectDatabase({ dataDir, postgresFolders: [older!.bin] });
    expect(Number.parseInt(version, 10)).toBe(older!.major);
    await migrate(database, allMigrations.slice(0, -1));
    await sql`insert into audit_entries (at, action, subject) values (now(), 'a.b', ${hostileName})`.execute(database);
    await close();
  });

  it('is upgraded to the PostgreSQL of the npm package, and its folder is kept', async () => {
    const { database, version, close } = await connectDatabase({ dataDir });
    expect(version).toMatch(/^18\.\d+$/);
    expect(await migrate(database, allMigrations)).toEqual([allMigrations.at(-1)?.name]);
    const { rows } = await sql<{ id: number; subject: string }>`
      with added as (insert into audit_entries (at, action) values (now(), 'c.d') returning id)
      select subject, (select id from added) as id from audit_entries
    `.execute(database);
    expect(rows).toEqual([{ subject: hostileName, id: 2 }]);
    await close();
    expect(existsSync(join(dataDir, `postgres.${older!.major}`, 'PG_VERSION'))).toBe(true);
  });

  it('can still open its kept folder, with the data from before the upgrade', async () => {
    renameSync(join(dataDir, 'postgres'), join(dataDir, 'postgres.later'));
    renameSync(join(dataDir, `postgres.${older!.major}`), join(dataDir, 'postgres'));
    const { database, close } = await connectDatabase({ dataDir, postgresFolders: [older!.bin] });
    const { rows } = await sql<{ count: number }>`select count(*) as count from audit_entries`.execute(database);
    expect(rows).toEqual([{ count: 1 }]);
    await close();
  });
});
