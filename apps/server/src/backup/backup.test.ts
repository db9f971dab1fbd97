import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allMigrations } from '../database/migrations/all-migrations.ts';
import { openDiskFileStore } from '../files/disk-file-store.ts';
import { addPeople } from '../testing/add-people.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let db: TestDatabase;
let testFolder: string;
const now = new Date('2026-06-10T12:00:00Z');

beforeAll(async () => {
  db = await createTestDatabase();
  testFolder = await mkdtemp(join(tmpdir(), 'tideform-backup-'));
});
afterAll(async () => {
  await db.close();
  await rm(testFolder, { recursive: true, force: true });
});

/** Creates an installation with a user, a file, and an audit entry, which advances a database sequence. */
async function fillInstallation() {
  const files = await openDiskFileStore(join(testFolder, 'files'));
  await addPeople(db.database, { domain: 'north.example', password: 'x' }, ['ada', 'ben']);
  const { sha256 } = await files.put(Readable.from(['steam\tpressure\n']));
  await sql`insert into audit_entries (at, action, subject) values (${now}, 'a.b', ${'tab\there, \\N and "quotes"\nand a line'})`.execute(
    db.database,
  );
  await writeFile(join(testFolder, 'secrets.key'), 'a key');
  return {
    files,
    sha256,
    source: { connectionString: db.connectionString, files, keyFile: join(testFolder, 'secrets.key') },
  };
}

/** Creates an empty installation to restore a backup into. */
async function openEmptyInstallation(name: string) {
  const empty = await createTestDatabase([]);
  await sql`drop table if exists schema_migrations`.execute(empty.database);
  const files = await openDiskFileStore(join(testFolder, name, 'files'));
  return { ...empty, files, keyFile: join(testFolder, name, 'secrets.key') };
}

it('restores the state at the start of the backup', async () => {
  const { files, sha256, source } = await fillInstallation();
  const folder = join(testFolder, 'monday');
  const writing = addPeople(db.database, { domain: 'late.example', password: 'x' }, ['zoe']);
  const manifest = await createBackup(source, folder, now);
  await writing;
  await sql`truncate workspace.people, audit_entries cascade`.execute(db.database);
  await files.delete(sha256);

  const empty = await openEmptyInstallation('restored');
  try {
    expect(await restoreBackup(empty, folder, allMigrations)).toEqual(manifest);
    const { rows } = await sql<{ name: string }>`
      select user_principal_name as name from workspace.people where user_principal_name like '%north%' order by 1
    `.execute(empty.database);
    expect(rows.map(({ name }) => name)).toEqual(['ada@north.example', 'ben@north.example']);
    const { rows: next } = await sql<{ subject: string; id: number }>`
      with added as (insert into audit_entries (at, action) values (${now}, 'c.d') returning id)
      select subject, (select id from added) as id from audit_entries where action = 'a.b'
    `.execute(empty.database);
    expect(next).toEqual([{ subject: 'tab\there, \\N and "quotes"\nand a line', id: 2 }]);
    expect(await text(await empty.files.open(sha256))).toBe('steam\tpressure\n');
    expect(await readFile(empty.keyFile, 'utf8')).toBe('a key');
    await expect(restoreBackup(empty, folder, allMigrations)).rejects.toThrow('Data already exists');
    await expect(createBackup(source, folder, now)).rejects.toThrow('isn’t empty');
  } finally {
    await empty.close();
  }
});

it('migrates a backup of an earlier version', async () => {
  const earlier = allMigrations.slice(0, -2);
  const old = await createTestDatabase(earlier);
  const empty = await openEmptyInstallation('upgraded');
  try {
    await sql`
      insert into workspace.tenants (id, display_name, domain)
      values ('00000000-0000-4000-8000-000000000001', 'Old', 'old.example')
    `.execute(old.database);
    const folder = join(testFolder, 'last-release');
    await createBackup({ connectionString: old.connectionString, files: empty.files, keyFile: undefined }, folder, now);
    await restoreBackup(empty, folder, allMigrations);
    const { rows } =
      await sql`select domain, (select count(*) from audit_entries) as entries from workspace.tenants`.execute(
        empty.database,
      );
    expect(rows).toEqual([{ domain: 'old.example', entries: 0 }]);
  } finally {
    await Promise.all([old.close(), empty.close()]);
  }
});

it('changes nothing if the backup is damaged, incomplete, newer or missing', async () => {
  const folder = join(testFolder, 'monday');
  const empty = await openEmptyInstallation('refused');
  const refusal = (at = folder, steps = allMigrations) => restoreBackup(empty, at, steps).then(String, String);
  try {
    expect(await refusal(testFolder)).toContain('isn’t a backup');
    expect(await refusal(folder, allMigrations.slice(0, -1))).toContain(
      `by a newer version: ${allMigrations.at(-1)?.name}`,
    );
    const [name = ''] = await readdir(join(folder, 'files'));
    await writeFile(join(folder, 'files', name), 'other bytes');
    expect(await refusal()).toContain('is damaged');
    await rm(join(folder, 'files', name));
    expect(await refusal()).toContain('can’t be read');
    const { rows } = await sql`select to_regclass('public.schema_migrations')::text as at`.execute(empty.database);
    expect(rows).toEqual([{ at: null }]);
  } finally {
    await empty.close();
  }
});
