import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { MembershipRole } from '../directory/directory-tables.ts';

/** Why somebody gets an address that opens once: to be the owner, to join, to set a password again, to confirm an address of theirs. */
export type InvitationPurpose = 'begin' | 'join' | 'reset' | 'confirm';

/** What somebody is let in as, or whose password is set. */
export interface Invitation {
  readonly id: string;
  readonly purpose: InvitationPurpose;
  readonly tenantId: string | null;
  /** `null`: whoever has the link says theirs. */
  readonly mail: string | null;
  readonly displayName: string | null;
  readonly jobTitle: string | null;
  readonly isGuest: boolean;
  readonly isAdministrator: boolean;
  /** Team id → what they are in it. */
  readonly teams: Readonly<Record<string, MembershipRole>>;
  readonly madeBy: string | null;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly personId: string | null;
  /** It was sent to `mail` alone: whoever opens it reads mail there. */
  readonly isMailed: boolean;
}

const columns = sql`
  id, purpose, tenant_id as "tenantId", mail, display_name as "displayName", job_title as "jobTitle", is_guest as "isGuest",
  is_administrator as "isAdministrator", teams, made_by as "madeBy", made_at as "madeAt", expires_at as "expiresAt",
  person_id as "personId", is_mailed as "isMailed"
`;

export async function insertInvitation(database: Database, made: Invitation, tokenHash: string): Promise<void> {
  await sql`
    insert into workspace.invitations
      (id, purpose, token_hash, tenant_id, mail, display_name, job_title, is_guest, is_administrator, teams, made_by,
        made_at, expires_at, person_id, is_mailed)
    values (${made.id}, ${made.purpose}, ${tokenHash}, ${made.tenantId}, ${made.mail}, ${made.displayName},
      ${made.jobTitle}, ${made.isGuest}, ${made.isAdministrator}, ${JSON.stringify(made.teams)}::jsonb, ${made.madeBy},
      ${made.madeAt}, ${made.expiresAt}, ${made.personId}, ${made.isMailed})
  `.execute(database);
}

/** One that is still good. */
export async function findInvitation(
  database: Database,
  purpose: InvitationPurpose,
  tokenHash: string,
  now: Date,
): Promise<Invitation | undefined> {
  const { rows } = await sql<Invitation>`
    select ${columns} from workspace.invitations
    where token_hash = ${tokenHash} and purpose = ${purpose} and ended_at is null and expires_at > ${now}
  `.execute(database);
  return rows[0];
}

/** The newest one to join that is good for an address. */
export async function findInvitationFor(
  database: Database,
  tenantId: string,
  mail: string,
  now: Date,
): Promise<Invitation | undefined> {
  const { rows } = await sql<Invitation>`
    select ${columns} from workspace.invitations
    where tenant_id = ${tenantId} and purpose = 'join' and lower(mail) = ${mail.toLowerCase()}
      and ended_at is null and expires_at > ${now}
    order by made_at desc limit 1
  `.execute(database);
  return rows[0];
}

/** Those to join that nobody has used and nobody has taken back, expired ones too; the newest first. */
export async function listInvitations(database: Database, tenantId: string): Promise<Invitation[]> {
  const { rows } = await sql<Invitation>`
    select ${columns} from workspace.invitations
    where tenant_id = ${tenantId} and purpose = 'join' and ended_at is null
    order by made_at desc, id
  `.execute(database);
  return rows;
}

/**
 * Uses an invitation up, or takes it back.
 *
 * @returns whether it was still open: of two who use it at once, one does
 */
export async function endInvitation(database: Database, id: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update workspace.invitations set ended_at = ${at} where id = ${id} and ended_at is null
  `.execute(database);
  return numAffectedRows === 1n;
}

/** Ends all that are open for one purpose and one person, or for one purpose. */
export async function endInvitations(
  database: Database,
  of: { readonly purpose: InvitationPurpose; readonly personId?: string },
  at: Date,
): Promise<void> {
  await sql`
    update workspace.invitations set ended_at = ${at}
    where purpose = ${of.purpose} and ended_at is null and (${of.personId ?? null}::uuid is null or person_id = ${of.personId ?? null})
  `.execute(database);
}

/** Deletes what has long been over. */
export async function deleteOldInvitations(database: Database, before: Date): Promise<void> {
  await sql`
    delete from workspace.invitations where coalesce(ended_at, expires_at) < ${before}
  `.execute(database);
}
