import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** A passkey (WebAuthn credential) of a person. */
export interface Passkey {
  /** Credential ID in base64url. */
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly madeAt: Date;
  readonly lastUsedAt: Date | null;
}

const columns = sql`
  id, person_id as "personId", name, public_key as "publicKey", counter, transports, made_at as "madeAt",
  last_used_at as "lastUsedAt"
`;

export async function findPasskey(database: Database, id: string): Promise<Passkey | undefined> {
  const { rows } = await sql<Passkey>`select ${columns} from workspace.passkeys where id = ${id}`.execute(database);
  return rows[0];
}

export async function listPasskeys(database: Database, personId: string): Promise<Passkey[]> {
  const { rows } = await sql<Passkey>`
    select ${columns} from workspace.passkeys where person_id = ${personId} order by made_at, id
  `.execute(database);
  return rows;
}

export async function insertPasskey(database: Database, passkey: Passkey): Promise<void> {
  const { id, personId, name, publicKey, counter, transports, madeAt } = passkey;
  await sql`
    insert into workspace.passkeys (id, person_id, name, public_key, counter, transports, made_at)
    values (${id}, ${personId}, ${name}, ${Buffer.from(publicKey)}, ${counter}, ${[...transports]}::text[], ${madeAt})
  `.execute(database);
}

export async function recordPasskeyUse(database: Database, id: string, counter: number, at: Date): Promise<void> {
  await sql`update workspace.passkeys set counter = ${counter}, last_used_at = ${at} where id = ${id}`.execute(
    database,
  );
}

/** @returns whether the passkey existed */
export async function deletePasskey(database: Database, personId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from workspace.passkeys where person_id = ${personId} and id = ${id}
  `.execute(database);
  return numAffectedRows === 1n;
}

export async function deletePasskeys(database: Database, personId: string): Promise<void> {
  await sql`delete from workspace.passkeys where person_id = ${personId}`.execute(database);
}
