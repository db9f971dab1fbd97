import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

export interface IdentityKeys {
  /** Private RSA key that tokens are signed with. */
  readonly signing: JWK;
  /** Signs cookies. */
  readonly cookies: string;
}

/** The installation's keys; made by whichever process asks first. */
export async function readIdentityKeys(database: Database): Promise<IdentityKeys> {
  const found = await findKeys(database);
  if (found) return found;
  const fresh: IdentityKeys = { signing: await createSigningKey(), cookies: randomBytes(32).toString('base64url') };
  await sql`
    insert into workspace.identity_keys (name, value) values ('keys', ${JSON.stringify(fresh)}::jsonb)
    on conflict do nothing
  `.execute(database);
  return (await findKeys(database))!;
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
