import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import type { Person } from '../directory/directory.ts';
import { deliverMail, type MailPorts } from '../mail/deliver-mail.ts';
import { findInvitation, type Invitation, type InvitationPurpose, insertInvitation } from './invitations-store.ts';

const HOUR_MS = 3_600_000;

/** Lifetime of one-time links in milliseconds, by purpose. */
const lifetimesMs: Readonly<Record<InvitationPurpose, number>> = {
  begin: 24 * HOUR_MS,
  join: 7 * 24 * HOUR_MS,
  reset: 24 * HOUR_MS,
  confirm: 24 * HOUR_MS,
};

/** Path of the page that a one-time link opens, by purpose. */
export const oneTimePaths: Readonly<Record<InvitationPurpose, string>> = {
  begin: '/workspace/begin',
  join: '/workspace/join',
  reset: '/workspace/reset',
  confirm: '/workspace/confirm',
};

type OneTimeLinkOptions = { readonly purpose: InvitationPurpose } & Partial<
  Omit<Invitation, 'id' | 'purpose' | 'madeAt' | 'expiresAt'>
>;

/**
 * Creates a one-time link. Only a hash of its code is stored, so the link can't be shown again.
 * NOTE: the code is in the query, which is neither logged nor sent as a referrer.
 */
export async function createOneTimeLink(
  database: Database,
  publicUrl: string,
  options: OneTimeLinkOptions,
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
    ...options,
    id: randomUUID(),
    madeAt: now,
    expiresAt: new Date(now.getTime() + lifetimesMs[options.purpose]),
  };
  await insertInvitation(database, invitation, hashCode(code));
  return { address: `${publicUrl}${oneTimePaths[options.purpose]}?code=${code}`, invitation };
}

/** Finds the invitation of a code; `undefined` if the code is unknown, used, revoked or expired. */
export async function findInvitationByCode(
  database: Database,
  purpose: InvitationPurpose,
  code: string | undefined,
  now: Date,
): Promise<Invitation | undefined> {
  return code === undefined ? undefined : findInvitation(database, purpose, hashCode(code), now);
}

const hashCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** Mails a link in the name of a person. Always sent by SMTP, even if a mailbox of this workspace has the address. */
export async function sendLinkEmail(
  ports: MailPorts,
  sender: Person,
  to: string,
  mail: { readonly subject: string; readonly text: string; readonly address: string },
): Promise<void> {
  const content = `${mail.text}\n\n${mail.address}\n`;
  const message = {
    subject: mail.subject,
    body: { contentType: 'text' as const, content },
    toRecipients: [{ emailAddress: { address: to } }],
  };
  // NOTE: not saved in the sender's sent items, because the link is only for the recipient.
  await deliverMail(ports, { sender, message, isSaved: false, isOutside: true });
}
