import { isAddressTaken, listAdministeredTeams } from '../directory/administered-store.ts';
import type { MembershipRole } from '../directory/directory-tables.ts';
import { isMailAddress } from '../private/accept-invitation.ts';
import { createOneTimeLink, sendLinkEmail } from '../private/one-time-link.ts';
import { linkPageMessages } from '../private/pages/link-pages.messages.ts';
import type { AdminContext } from './page-router.ts';

/** A person to be invited, and their roles. */
export interface Invitee {
  /** Email address; `undefined`: the person who opens the link enters it. */
  readonly mail: string | undefined;
  readonly displayName: string | undefined;
  readonly jobTitle: string | undefined;
  readonly isGuest: boolean;
  readonly isAdministrator: boolean;
  readonly teams: Readonly<Record<string, MembershipRole>>;
}

export type InvitationError = 'wrongMail' | 'mailNeeded' | 'taken';

/** Validates an invitation. Returns `undefined` if it is valid. */
export async function validateInvitation(
  { ports }: AdminContext,
  { mail }: Invitee,
  isByMail: boolean,
): Promise<InvitationError | undefined> {
  if (mail === undefined) return isByMail ? 'mailNeeded' : undefined;
  if (!isMailAddress(mail)) return 'wrongMail';
  return (await isAddressTaken(ports.database, mail)) ? 'taken' : undefined;
}

/**
 * Creates an invitation, and mails it if `isByMail`.
 * @returns the one-time link, which can't be shown again
 */
export async function createInvitationLink(
  context: AdminContext,
  invitee: Invitee,
  isByMail: boolean,
): Promise<string> {
  const { ports, person, tenant, locale } = context;
  const { mail = null, displayName = null, jobTitle = null, ...rest } = invitee;
  const linkOptions = {
    purpose: 'join',
    tenantId: tenant.id,
    madeBy: person.id,
    ...rest,
    mail,
    displayName,
    jobTitle,
  } as const;
  const isMailed = isByMail && mail !== null;
  const mailedLink = { ...linkOptions, isMailed };
  const { address } = await createOneTimeLink(ports.database, ports.publicUrl, mailedLink, ports.now());
  if (isMailed) {
    const { mails } = await linkPageMessages.read(locale);
    const params = { name: person.displayName, organisation: tenant.displayName };
    const message = { subject: mails.invitationSubject(params), text: mails.invitation(params), address };
    await sendLinkEmail(ports, person, mail, message);
  }
  const details = { isGuest: rest.isGuest, isAdministrator: rest.isAdministrator, isByMail };
  await context.audit({ action: 'person.invited', subject: mail ?? displayName ?? undefined, details });
  return address;
}

/** Returns a map from lower-case name to ID for the teams and groups of the organization. */
export async function loadTeamIdsByName({ ports, tenant }: AdminContext): Promise<ReadonlyMap<string, string>> {
  const teams = await listAdministeredTeams(ports.database, tenant.id);
  return new Map(teams.map(({ id, displayName }) => [displayName.toLowerCase(), id]));
}
