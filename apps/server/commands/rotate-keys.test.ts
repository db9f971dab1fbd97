import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTokens } from '../src/authentication/tokens.ts';
import {
  authorizeCredential,
  findCredential,
  findOrCreateCredential,
} from '../src/graph-credentials/graph-credentials-store.ts';
import { openRefreshToken, sealTokens } from '../src/graph-credentials/sealed-tokens.ts';
import { sealedColumns } from '../src/keys/sealed-columns.ts';
import { listSealedColumns } from '../src/keys/sealed-store.ts';
import { readSecretsKeys } from '../src/secrets/read-secrets-keys.ts';
import { createSecrets, type Secrets } from '../src/secrets/secrets.ts';
import { addPeople } from '../src/testing/add-people.ts';
import { createSignInClient } from '../src/testing/create-sign-in-client.ts';
import { startIdentity } from '../src/testing/start-identity.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts';
import { loadSigningKeys } from '../src/tokens/tokens-store.ts';
import { createUrlSigner } from '../src/workspace/graph/create-url-signer.ts';
import { loadUrlSigningKeys as readDownloadsKeys } from '../src/workspace/graph/signing-key-store.ts';
import { createAccessTokenVerifier } from '../src/workspace/identity/access-token.ts';
import { loadIdentityKeys } from '../src/workspace/identity/provider/identity-keys-store.ts';
import { deleteOldKeys, rotateKeys, WrongKeysCommand } from './rotate-keys.ts';

const dayMs = 86_400_000;
const now = () => new Date();
const password = 'low tide at dawn';

let db: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  db = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'tideform-keys-'));
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await db.close();
});

const createRotationContext = (at = now()) => ({ database: db.database, dataDir, secretsKeys: undefined, now: at });
const readSecrets = (): Secrets => createSecrets(...readSecretsKeys({ secretsKeys: undefined, dataDir }));
const loadTokens = async () => createTokens(await loadSigningKeys(db.database), now);

it('still verifies and decrypts existing data after a rotation, uses the new keys, and finally deletes the old ones', async () => {
  const people = await addPeople(db.database, { domain: 'quiet.example', password }, ['ada']);
  const identity = await startIdentity(db.database);
  const { access_token: graphToken } = await createSignInClient(identity.origin).signIn(people.ada.account, password);
  await identity.close();
  const checkGraphToken = async () =>
    createAccessTokenVerifier({
      ...{ keys: await loadIdentityKeys(db.database), now },
      ...{ publicUrl: identity.origin, graphBaseUrl: `${identity.origin}/v1.0` },
    })(graphToken);
  const session = { sessionId: crypto.randomUUID(), shareId: crypto.randomUUID(), teamId: crypto.randomUUID() };
  const shareToken = await (await loadTokens()).signShareToken({ ...session, formId: 'form-1', since: 0 });
  const download = { sha256: 'a', size: 1, name: 'plan.pdf', contentType: 'application/pdf' };
  const address = createUrlSigner(...(await readDownloadsKeys(db.database))).sign(
    download,
    new Date(Date.now() + dayMs),
  );
  const { id } = await findOrCreateCredential(db.database, { tenantId: session.teamId, userId: people.ada.id });
  const granted = { accessToken: 'graph-1', lifeSeconds: 3600 };
  const tokens = sealTokens(readSecrets(), id, granted, 'refresh-1', now());
  await authorizeCredential(db.database, id, { ...tokens, purposes: ['files'], name: 'Ada', username: 'ada' });
  const before = readSecrets();

  expect(await rotateKeys(createRotationContext())).toContain('2 secrets were re-encrypted');

  const after = readSecrets();
  const row = (await findCredential(db.database, id))!;
  expect(openRefreshToken(after, row)).toBe('refresh-1');
  expect(openRefreshToken(before, row)).toBeUndefined();
  expect(after.open(before.seal('a word', 'x'), 'x')).toBe('a word');
  const isRead = async () => ({
    share: (await (await loadTokens()).readShareToken(shareToken)) !== undefined,
    graph: (await checkGraphToken()) !== undefined,
    download: createUrlSigner(...(await readDownloadsKeys(db.database))).read(address, now()) !== undefined,
  });
  expect(await isRead()).toEqual({ share: true, graph: true, download: true });
  const fresh = await (await loadTokens()).signShareToken({ ...session, formId: 'form-1', since: 0 });
  const [, ...former] = await loadSigningKeys(db.database);
  expect(former).toHaveLength(1);
  expect(await createTokens([former[0]!], now).readShareToken(fresh)).toBeUndefined();

  expect(await deleteOldKeys(createRotationContext(new Date(Date.now() + 30 * dayMs)))).toContain(
    '0 old keys were deleted',
  );
  expect(await isRead()).toEqual({ share: true, graph: true, download: true });
  expect(await deleteOldKeys(createRotationContext(new Date(Date.now() + 92 * dayMs)))).toContain(
    '2 old keys were deleted',
  );
  expect(await isRead()).toEqual({ share: false, graph: false, download: false });
  expect(openRefreshToken(readSecrets(), row)).toBe('refresh-1');
  expect(readSecrets().open(before.seal('a word', 'x'), 'x')).toBeUndefined();
});

it('deletes no keys while a secret can’t be decrypted with any available key', async () => {
  const { id } = await findOrCreateCredential(db.database, {
    tenantId: crypto.randomUUID(),
    userId: crypto.randomUUID(),
  });
  const strange = createSecrets(new Uint8Array(32).fill(5));
  const tokens = sealTokens(strange, id, { accessToken: 'graph-2', lifeSeconds: 3600 }, 'refresh-2', now());
  await authorizeCredential(db.database, id, { ...tokens, purposes: ['files'], name: 'Ben', username: 'ben' });
  await expect(deleteOldKeys(createRotationContext())).rejects.toThrow(WrongKeysCommand);
  expect(await deleteOldKeys(createRotationContext(), true)).toContain('old keys were deleted');
});

it('includes every database column with sealed values in the rotation', async () => {
  const known = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  const missing = (await listSealedColumns(db.database)).filter((name) => !known.includes(name));
  expect(missing).toEqual([]);
});
