import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** Keys of the identity provider. */
export interface IdentityKeys {
  /** Private RSA key that signs tokens. */
  readonly signing: JWK;
  /** Key that signs cookies. */
  readonly cookies: string;
  /** Previous keys, whose signatures are still accepted. */
  readonly former?: readonly FormerKeys[];
}

interface FormerKeys extends Pick<IdentityKeys, 'signing' | 'cookies'> {
  /** When the keys were replaced: ISO 8601, UTC. */
  readonly until: string;
}

/** Loads the installation's keys, and creates them on first use. */
export async function loadIdentityKeys(database: Database): Promise<IdentityKeys> {
  const stored = await findKeys(database);
  if (stored) return stored;
  const newKeys = await createKeys();
  await sql`
    insert into workspace.identity_keys (name, value) values ('keys', ${JSON.stringify(newKeys)}::jsonb)
    on conflict do nothing
  `.execute(database);
  return (await findKeys(database))!;
}

/** Replaces the signing keys. A running process uses the new keys after its next start. */
export async function rotateIdentityKeys(database: Database, now: Date): Promise<void> {
  const { former = [], ...current } = await loadIdentityKeys(database);
  const rotated: IdentityKeys = {
    ...(await createKeys()),
    former: [{ ...current, until: now.toISOString() }, ...former],
  };
  await saveKeys(database, rotated);
}

/**
 * Deletes keys that were replaced at or before `until`.
 * @returns the number of deleted keys
 */
export async function deleteFormerIdentityKeys(database: Database, until: Date): Promise<number> {
  const { former = [], ...current } = await loadIdentityKeys(database);
  const remaining = former.filter((keys) => keys.until > until.toISOString());
  await saveKeys(database, { ...current, former: remaining });
  return former.length - remaining.length;
}

async function saveKeys(database: Database, keys: IdentityKeys): Promise<void> {
  await sql`
    update workspace.identity_keys set value = ${JSON.stringify(keys)}::jsonb where name = 'keys'
  `.execute(database);
}

async function createKeys(): Promise<IdentityKeys> {
  return { signing: await createSigningKey(), cookies: randomBytes(32).toString('base64url') };
}

async function findKeys(database: Database): Promise<IdentityKeys | undefined> {
  const { rows } = await sql<{ value: IdentityKeys }>`
    select value from workspace.identity_keys where name = 'keys'
  `.execute(database);
  return rows[0]?.value;
}

async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') };
}
