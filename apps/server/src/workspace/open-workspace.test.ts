import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseListener } from '../database/listen.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listAccounts } from './identity/accounts-store.ts';
import { openWorkspace } from './open-workspace.ts';

let db: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  db = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'tideform-workspace-'));
});
afterAll(async () => {
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});

const openTestMode = ({ hasDemo, folder = dataDir }: { readonly hasDemo: boolean; readonly folder?: string }) =>
  openWorkspace({
    database: db.database,
    files: { kind: 'disk', folder },
    listen: createDatabaseListener(db.connectionString),
    hasDemo,
    sealing: createSecrets(new Uint8Array(32).fill(1)),
    listsAccounts: false,
    publicUrl: 'https://forms.example.com',
    graphBaseUrl: 'https://forms.example.com/v1.0',
    graphScopes: ['User.Read'],
    clientId: 'tideform',
    now: () => new Date(),
    report: (error) => {
      throw error;
    },
  });

describe('demo workspace', () => {
  it('lists the demo people and their password if the demo is allowed', async () => {
    const { signInHint } = await openTestMode({ hasDemo: true });
    expect(signInHint[0]).toBe('Sign in with the password "tideform" as');
    expect(signInHint).toHaveLength(1 + (await listAccounts(db.database, undefined, 50)).length);
  });

  it('refuses to start with the demo people of an earlier start if the demo is not allowed', async () => {
    await expect(openTestMode({ hasDemo: false })).rejects.toThrow('set DEMO=yes');
  });
});

it('refuses to start with a folder that lacks the files of its database', async () => {
  const otherFolder = await mkdtemp(join(tmpdir(), 'tideform-workspace-'));
  const again = (folder: string) => openTestMode({ hasDemo: true, folder });
  await again(dataDir);
  await expect(again(otherFolder)).rejects.toThrow('FILES_DIR');
  await rm(otherFolder, { recursive: true });
});
