import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

export interface IdentityKeys {
  /** Private RSA key that tokens are signed with. */
  readonly signing: JWK;
  /** Signs cookies. */
  readonly cookies: string;
  /** Those of before: what they have signed still counts. */
  readonly former?: readonly FormerKeys[];
}

interface FormerKeys extends Pick<IdentityKeys, 'signing' | 'cookies'> {
  /** ISO 8601, UTC. */
  readonly until: string;
}

/** The installation's keys; made by whichever process asks first. */
export async function readIdentityKeys(database: Database): Promise<IdentityKeys> {
  const found = await findKeys(database);
  if (found) return found;
  const fresh = await createKeys();
  await sql`
    insert into workspace.identity_keys (name, value) values ('keys', ${JSON.stringify(fresh)}::jsonb)
    on conflict do nothing
  `.execute(database);
  return (await findKeys(database))!;
}

/** From its next start on, a process signs with new keys. */
export async function rotateIdentityKeys(database: Database, now: Date): Promise<void> {
  const { former = [], ...current } = await readIdentityKeys(database);
  const kept: IdentityKeys = {
    ...(await createKeys()),
    former: [{ ...current, until: now.toISOString() }, ...former],
  };
  await writeKeys(database, kept);
}

/** Forgets keys that signed until then. @returns how many */
export async function forgetIdentityKeys(database: Database, until: Date): Promise<number> {
  const { former = [], ...current } = await readIdentityKeys(database);
  const kept = former.filter((keys) => keys.until > until.toISOString());
  await writeKeys(database, { ...current, former: kept });
  return former.length - kept.length;
}

async function writeKeys(database: Database, keys: IdentityKeys): Promise<void> {
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
