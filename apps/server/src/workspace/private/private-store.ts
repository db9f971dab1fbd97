import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** People for whom the organization requires two-factor authentication. */
export type TwoFactorPolicy = 'nobody' | 'administrators' | 'everybody';

/** Settings of a private workspace, which has real, invited people. */
export interface PrivateMode {
  /** The only organization; `undefined` until its owner has created it. */
  readonly tenantId: string | undefined;
  readonly twoFactorPolicy: TwoFactorPolicy;
}

/** Loads the settings; `undefined` if the workspace isn't private. */
export async function findPrivateMode(database: Database): Promise<PrivateMode | undefined> {
  const { rows } = await sql<{ tenantId: string | null; secondStepOf: TwoFactorPolicy }>`
    select tenant_id as "tenantId", second_step_of as "secondStepOf" from workspace.private_mode
  `.execute(database);
  const [row] = rows;
  return row && { tenantId: row.tenantId ?? undefined, twoFactorPolicy: row.secondStepOf };
}

/** Marks the data as those of a private workspace. */
export async function markAsPrivate(database: Database, since: Date): Promise<void> {
  await sql`insert into workspace.private_mode (since) values (${since}) on conflict do nothing`.execute(database);
}

export async function setPrivateTenant(database: Database, tenantId: string): Promise<void> {
  await sql`update workspace.private_mode set tenant_id = ${tenantId}`.execute(database);
}

export async function setTwoFactorPolicy(database: Database, policy: TwoFactorPolicy): Promise<void> {
  await sql`update workspace.private_mode set second_step_of = ${policy}`.execute(database);
}

/** Locks the administrators until the transaction ends, so that concurrent changes can't remove the last one. */
export async function lockAdministrators(database: Database): Promise<void> {
  await sql`select from workspace.private_mode for update`.execute(database);
}
