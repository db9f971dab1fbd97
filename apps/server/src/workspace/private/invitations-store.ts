import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { MembershipRole } from '../directory/directory-tables.ts';

/** Purpose of a one-time link: become the owner, join, reset a password, or confirm an email address. */
export type InvitationPurpose = 'begin' | 'join' | 'reset' | 'confirm';

/** The invitation of a person, or another one-time link. */
export interface Invitation {
  readonly id: string;
  readonly purpose: InvitationPurpose;
  readonly tenantId: string | null;
  /** Invited email address; `null`: the person who opens the link enters theirs. */
  readonly mail: string | null;
  readonly displayName: string | null;
  readonly jobTitle: string | null;
  readonly isGuest: boolean;
  readonly isAdministrator: boolean;
  /** Team ID → role in the team. */
  readonly teams: Readonly<Record<string, MembershipRole>>;
  readonly madeBy: string | null;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly personId: string | null;
  /** Whether the link was sent only to `mail`. Opening it then proves that the person reads mail there. */
  readonly isMailed: boolean;
}

const columns = sql`
  id, purpose, tenant_id as "tenantId", mail, display_name as "displayName", job_title as "jobTitle", is_guest as "isGuest",
  is_administrator as "isAdministrator", teams, made_by as "madeBy", made_at as "madeAt", expires_at as "expiresAt",
  person_id as "personId", is_mailed as "isMailed"
`;

export async function insertInvitation(database: Database, invitation: Invitation, tokenHash: string): Promise<void> {
  await sql`
    insert into workspace.invitations
      (id, purpose, token_hash, tenant_id, mail, display_name, job_title, is_guest, is_administrator, teams, made_by,
        made_at, expires_at, person_id, is_mailed)
    values (${invitation.id}, ${invitation.purpose}, ${tokenHash}, ${invitation.tenantId}, ${invitation.mail}, ${invitation.displayName},
      ${invitation.jobTitle}, ${invitation.isGuest}, ${invitation.isAdministrator}, ${JSON.stringify(invitation.teams)}::jsonb, ${invitation.madeBy},
      ${invitation.madeAt}, ${invitation.expiresAt}, ${invitation.personId}, ${invitation.isMailed})
  `.execute(database);
}

/** Finds a valid invitation by the hash of its code. */
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

/** Finds the newest valid invitation to join for an email address. */
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

/** Lists the invitations to join that were neither used nor revoked, including expired ones; the newest first. */
export async function listInvitations(database: Database, tenantId: string): Promise<Invitation[]> {
  const { rows } = await sql<Invitation>`
    select ${columns} from workspace.invitations
    where tenant_id = ${tenantId} and purpose = 'join' and ended_at is null
    order by made_at desc, id
  `.execute(database);
  return rows;
}

/**
 * Uses or revokes an invitation.
 *
 * @returns whether it was still open; of two concurrent calls, only one gets `true`
 */
export async function endInvitation(database: Database, id: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update workspace.invitations set ended_at = ${at} where id = ${id} and ended_at is null
  `.execute(database);
  return numAffectedRows === 1n;
}

/** Ends all open invitations with a purpose; with `personId`, only those of that person. */
export async function endInvitations(
  database: Database,
  filter: { readonly purpose: InvitationPurpose; readonly personId?: string },
  at: Date,
): Promise<void> {
  await sql`
    update workspace.invitations set ended_at = ${at}
    where purpose = ${filter.purpose} and ended_at is null and (${filter.personId ?? null}::uuid is null or person_id = ${filter.personId ?? null})
  `.execute(database);
}

/** Deletes invitations that ended or expired before `before`. */
export async function deleteOldInvitations(database: Database, before: Date): Promise<void> {
  await sql`
    delete from workspace.invitations where coalesce(ended_at, expires_at) < ${before}
  `.execute(database);
}

/** Finds the confirmed email address for password reset links; `undefined` if none is confirmed. */
export async function findRecoveryMail(database: Database, personId: string): Promise<string | undefined> {
  const { rows } = await sql<{ mail: string | null }>`
    select recovery_mail as mail from workspace.people where id = ${personId}
  `.execute(database);
  return rows[0]?.mail ?? undefined;
}

/** Confirms the address to which a link was mailed, after the link was opened. */
export async function confirmRecoveryMail(
  database: Database,
  personId: string,
  { isMailed, mail }: Pick<Invitation, 'isMailed' | 'mail'>,
): Promise<void> {
  if (!isMailed || mail === null) return;
  await sql`update workspace.people set recovery_mail = ${mail} where id = ${personId}`.execute(database);
}
