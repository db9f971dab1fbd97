import { isAddressTaken, listAdministeredTeams } from '../directory/administered-store.ts';
import type { MembershipRole } from '../directory/directory-tables.ts';
import { isMailAddress } from '../private/new-person.ts';
import { makeOneTimeAddress } from '../private/one-time-address.ts';
import { arrivalMessages } from '../private/pages/arrival.messages.ts';
import { sendLink } from '../private/send-link.ts';
import type { Visit } from './office.ts';

/** Whom somebody invites, and as what. */
export interface Invitee {
  /** `undefined`: whoever has the link says theirs. */
  readonly mail: string | undefined;
  readonly displayName: string | undefined;
  readonly jobTitle: string | undefined;
  readonly isGuest: boolean;
  readonly isAdministrator: boolean;
  readonly teams: Readonly<Record<string, MembershipRole>>;
}

export type InviteFlaw = 'wrongMail' | 'mailNeeded' | 'taken';

/** What is wrong with an invitation. */
export async function findInviteFlaw(
  { ports }: Visit,
  { mail }: Invitee,
  isByMail: boolean,
): Promise<InviteFlaw | undefined> {
  if (mail === undefined) return isByMail ? 'mailNeeded' : undefined;
  if (!isMailAddress(mail)) return 'wrongMail';
  return (await isAddressTaken(ports.database, mail)) ? 'taken' : undefined;
}

/** Makes an invitation, and sends it where that is wanted. @returns the link, which nobody sees again */
export async function invite(visit: Visit, invitee: Invitee, isByMail: boolean): Promise<string> {
  const { ports, person, tenant, speech } = visit;
  const { mail = null, displayName = null, jobTitle = null, ...rest } = invitee;
  const wanted = {
    purpose: 'join',
    tenantId: tenant.id,
    madeBy: person.id,
    ...rest,
    mail,
    displayName,
    jobTitle,
  } as const;
  const isMailed = isByMail && mail !== null;
  const made = { ...wanted, isMailed };
  const { address } = await makeOneTimeAddress(ports.database, ports.publicUrl, made, ports.now());
  if (isMailed) {
    const { mails } = await arrivalMessages.read(speech);
    const about = { name: person.displayName, organisation: tenant.displayName };
    const letter = { subject: mails.invitationSubject(about), text: mails.invitation(about), address };
    await sendLink(ports, person, mail, letter);
  }
  const details = { isGuest: rest.isGuest, isAdministrator: rest.isAdministrator, isByMail };
  await visit.audit({ action: 'person.invited', subject: mail ?? displayName ?? undefined, details });
  return address;
}

/** Teams and groups of the organization by their name in small letters. */
export async function teamsByName({ ports, tenant }: Visit): Promise<ReadonlyMap<string, string>> {
  const teams = await listAdministeredTeams(ports.database, tenant.id);
  return new Map(teams.map(({ id, displayName }) => [displayName.toLowerCase(), id]));
}
