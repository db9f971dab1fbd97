import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** Of whom the sign-in asks a second step, whether they have wanted one or not. */
export type SecondStepOf = 'nobody' | 'administrators' | 'everybody';

/** What makes a workspace private: real people, who were invited. */
export interface PrivateMode {
  /** The one organization; `undefined`: its owner has not begun yet. */
  readonly tenantId: string | undefined;
  readonly secondStepOf: SecondStepOf;
}

/** `undefined`: no start has made this workspace a private one. */
export async function findPrivateMode(database: Database): Promise<PrivateMode | undefined> {
  const { rows } = await sql<{ tenantId: string | null; secondStepOf: SecondStepOf }>`
    select tenant_id as "tenantId", second_step_of as "secondStepOf" from workspace.private_mode
  `.execute(database);
  const [row] = rows;
  return row && { tenantId: row.tenantId ?? undefined, secondStepOf: row.secondStepOf };
}

/** From now on these data are a private workspace's. */
export async function markPrivate(database: Database, since: Date): Promise<void> {
  await sql`insert into workspace.private_mode (since) values (${since}) on conflict do nothing`.execute(database);
}

export async function setPrivateTenant(database: Database, tenantId: string): Promise<void> {
  await sql`update workspace.private_mode set tenant_id = ${tenantId}`.execute(database);
}

export async function setSecondStepOf(database: Database, whom: SecondStepOf): Promise<void> {
  await sql`update workspace.private_mode set second_step_of = ${whom}`.execute(database);
}

/** Takes the turn of whoever changes who administers, to the end of the transaction: the last one stays. */
export async function takeTurn(database: Database): Promise<void> {
  await sql`select from workspace.private_mode for update`.execute(database);
}
