import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { findInvitation, type Invitation, type InvitationPurpose, insertInvitation } from './invitations-store.ts';

const HOUR_MS = 3_600_000;

/** How long an address is good. */
const lifeMs: Readonly<Record<InvitationPurpose, number>> = {
  begin: 24 * HOUR_MS,
  join: 7 * 24 * HOUR_MS,
  reset: 24 * HOUR_MS,
  confirm: 24 * HOUR_MS,
};

/** Path of the page that an address opens. */
export const oneTimePaths: Readonly<Record<InvitationPurpose, string>> = {
  begin: '/workspace/begin',
  join: '/workspace/join',
  reset: '/workspace/reset',
  confirm: '/workspace/confirm',
};

type Wanted = { readonly purpose: InvitationPurpose } & Partial<
  Omit<Invitation, 'id' | 'purpose' | 'madeAt' | 'expiresAt'>
>;

/**
 * Makes an address that does its work once. Only a hash of its code is kept, so nobody can be shown it again.
 * NOTE: the code is in the query, which is neither logged nor sent on as a referrer.
 */
export async function makeOneTimeAddress(
  database: Database,
  publicUrl: string,
  wanted: Wanted,
  now: Date,
): Promise<{ readonly address: string; readonly invitation: Invitation }> {
  const code = randomBytes(32).toString('base64url');
  const invitation: Invitation = {
    tenantId: null,
    mail: null,
    displayName: null,
    jobTitle: null,
    isGuest: false,
    isAdministrator: false,
    teams: {},
    madeBy: null,
    personId: null,
    isMailed: false,
    ...wanted,
    id: randomUUID(),
    madeAt: now,
    expiresAt: new Date(now.getTime() + lifeMs[wanted.purpose]),
  };
  await insertInvitation(database, invitation, hashOf(code));
  return { address: `${publicUrl}${oneTimePaths[wanted.purpose]}?code=${code}`, invitation };
}

/** What a code opens; `undefined`: it was used, taken back, is too old or was never given out. */
export async function openOneTimeCode(
  database: Database,
  purpose: InvitationPurpose,
  code: string | undefined,
  now: Date,
): Promise<Invitation | undefined> {
  return code === undefined ? undefined : findInvitation(database, purpose, hashOf(code), now);
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');
