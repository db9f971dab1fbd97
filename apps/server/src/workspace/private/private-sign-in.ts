import { writeAudit } from '../../audit/audit-store.ts';
import type { Database } from '../../database/connect.ts';
import { isActivePerson } from '../directory/activity-store.ts';
import { findPerson, findPersonIn, findSignInAccounts } from '../directory/people-store.ts';
import { listAdministrators } from '../directory/roles-store.ts';
import type { PrivateSignIn } from '../identity/identity-options.ts';
import type { Sealing } from '../identity/second-steps/code-app.ts';
import type { Upstream, UpstreamClaims, UpstreamConfig } from '../identity/upstream/upstream.ts';
import { findLinkedPerson, hasLinkedAccount, linkAccount } from '../identity/upstream/upstream-accounts-store.ts';
import { findInvitationFor, type Invitation } from './invitations-store.ts';
import { joinBy } from './new-person.ts';
import { makeOneTimeAddress } from './one-time-address.ts';
import { findPrivateMode } from './private-store.ts';

export interface PrivateSignInOptions {
  readonly database: Database;
  readonly publicUrl: string;
  readonly sealing: Sealing;
  readonly now: () => Date;
  readonly upstream: Upstream | undefined;
  /** Addresses whose people join by signing in elsewhere. */
  readonly upstreamDomains: UpstreamConfig['domains'];
  readonly forgottenPath: string | undefined;
}

/** What the sign-in asks the private workspace: of whom a second step is wanted, and who somebody is whom others name. */
export function createPrivateSignIn(options: PrivateSignInOptions): PrivateSignIn {
  const { database, sealing, now, upstream, forgottenPath } = options;
  return {
    sealing,
    upstream,
    forgottenPath,
    welcome: (claims) => welcome(options, claims),
    async wantsSecondStep(personId) {
      const mode = await findPrivateMode(database);
      if (mode?.secondStepOf === 'everybody') return true;
      if (mode?.secondStepOf !== 'administrators' || mode.tenantId === undefined) return false;
      return (await listAdministrators(database, mode.tenantId)).includes(personId);
    },
    async note({ personId, outcome, by, address }) {
      const person = await findPerson(database, personId);
      const action = `sign-in.${outcome}`;
      const { tenantId, displayName } = person!;
      const details = { by, address };
      await writeAudit(database, { at: now(), tenantId, actorId: personId, actorName: displayName, action, details });
    },
    async noteWrongPassword(account, address) {
      // NOTE: a name that is nobody's is not kept: it may be a password in the wrong place.
      for (const { person } of await findSignInAccounts(database, account)) {
        const { tenantId, displayName: subject } = person;
        await writeAudit(database, {
          at: now(),
          tenantId,
          action: 'sign-in.wrong-password',
          subject,
          details: { address },
        });
      }
    },
  };
}

/** Only an address that the other sign-in has verified is anybody's here. */
async function welcome(options: PrivateSignInOptions, claims: UpstreamClaims): Promise<string | undefined> {
  const { database, now } = options;
  const linked = await findLinkedPerson(database, claims);
  if (linked !== undefined) return linked;
  const tenantId = (await findPrivateMode(database))?.tenantId;
  if (tenantId === undefined || claims.mail === undefined) return undefined;
  const known = await findPersonIn(database, tenantId, claims.mail);
  // NOTE: an account of theirs that was joined before stays the only one: addresses are handed on, people are not.
  if (known && (await hasLinkedAccount(database, claims.issuer, known.id))) return undefined;
  if (known && !(await isActivePerson(database, known.id))) return undefined;
  const personId = known?.id ?? (await join(options, tenantId, claims, claims.mail));
  if (personId !== undefined) await linkAccount(database, claims, personId, now());
  return personId;
}

async function join(
  options: PrivateSignInOptions,
  tenantId: string,
  claims: UpstreamClaims,
  mail: string,
): Promise<string | undefined> {
  const { database, now } = options;
  const invitation =
    (await findInvitationFor(database, tenantId, mail, now())) ?? (await inviteByDomain(options, tenantId, mail));
  if (!invitation) return undefined;
  const displayName = invitation.displayName ?? claims.name ?? mail;
  const joining = { mail, displayName, passwordHash: undefined };
  const person = await database.transaction().execute((within) => joinBy(within, invitation, joining, now()));
  if (typeof person === 'string') return undefined;
  const entry = { tenantId, actorId: person.id, actorName: person.displayName, action: 'person.joined' };
  await writeAudit(database, { at: now(), ...entry, details: { by: 'upstream' } });
  return person.id;
}

async function inviteByDomain(
  { database, publicUrl, now, upstreamDomains }: PrivateSignInOptions,
  tenantId: string,
  mail: string,
): Promise<Invitation | undefined> {
  const domain = mail.toLowerCase().split('@')[1] ?? '';
  if (!upstreamDomains.includes(domain)) return undefined;
  const wanted = { purpose: 'join', tenantId, mail } as const;
  return (await makeOneTimeAddress(database, publicUrl, wanted, now())).invitation;
}
