import { insertAuditEntry } from '../../audit/audit-store.ts';
import type { Database } from '../../database/connect.ts';
import { findPerson, findPersonIn, findSignInAccounts, isActivePerson } from '../directory/people-store.ts';
import { listAdministrators } from '../directory/roles-store.ts';
import { findLinkedPerson, hasLinkedAccount, linkAccount } from '../identity/accounts-store.ts';
import type { PrivateSignIn } from '../identity/identity-options.ts';
import type { Sealing } from '../identity/two-factor/authenticator.ts';
import type { Upstream, UpstreamClaims, UpstreamConfig } from '../identity/upstream/upstream.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { findInvitationFor, type Invitation } from './invitations-store.ts';
import { createOneTimeLink } from './one-time-link.ts';
import { findPrivateMode } from './private-store.ts';

export interface PrivateSignInOptions {
  readonly database: Database;
  readonly publicUrl: string;
  readonly sealing: Sealing;
  readonly now: () => Date;
  readonly upstream: Upstream | undefined;
  /** Mail domains whose people join by signing in through the upstream provider. */
  readonly upstreamDomains: UpstreamConfig['domains'];
  readonly forgottenPath: string | undefined;
}

/** Creates the rules of signing in to a private workspace: two-factor policy, upstream accounts and audit log. */
export function createPrivateSignIn(options: PrivateSignInOptions): PrivateSignIn {
  const { database, sealing, now, upstream, forgottenPath } = options;
  return {
    sealing,
    upstream,
    forgottenPath,
    resolvePerson: (claims) => resolvePerson(options, claims),
    async requiresTwoFactor(personId) {
      const mode = await findPrivateMode(database);
      if (mode?.twoFactorPolicy === 'everybody') return true;
      if (mode?.twoFactorPolicy !== 'administrators' || mode.tenantId === undefined) return false;
      return (await listAdministrators(database, mode.tenantId)).includes(personId);
    },
    async recordSignIn({ personId, result: outcome, by, address }) {
      const person = await findPerson(database, personId);
      const action = `sign-in.${outcome}`;
      const { tenantId, displayName } = person!;
      const details = { by, address };
      await insertAuditEntry(database, {
        at: now(),
        tenantId,
        actorId: personId,
        actorName: displayName,
        action,
        details,
      });
    },
    async recordFailedPassword(account, address) {
      // NOTE: unknown names aren't recorded, because people sometimes type their password in the name field.
      for (const { person } of await findSignInAccounts(database, account)) {
        const { tenantId, displayName: subject } = person;
        await insertAuditEntry(database, {
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

/** Resolves upstream claims to a person. Only verified email addresses are trusted. */
async function resolvePerson(options: PrivateSignInOptions, claims: UpstreamClaims): Promise<string | undefined> {
  const { database, now } = options;
  const linked = await findLinkedPerson(database, claims);
  if (linked !== undefined) return linked;
  const tenantId = (await findPrivateMode(database))?.tenantId;
  if (tenantId === undefined || claims.mail === undefined) return undefined;
  const existing = await findPersonIn(database, tenantId, claims.mail);
  // NOTE: a person who is already linked to another upstream account isn't linked again: addresses are reassigned to
  // other people, accounts aren't.
  if (existing && (await hasLinkedAccount(database, claims.issuer, existing.id))) return undefined;
  if (existing && !(await isActivePerson(database, existing.id))) return undefined;
  const personId = existing?.id ?? (await joinFromUpstream(options, tenantId, claims, claims.mail));
  if (personId !== undefined) await linkAccount(database, claims, personId, now());
  return personId;
}

async function joinFromUpstream(
  options: PrivateSignInOptions,
  tenantId: string,
  claims: UpstreamClaims,
  mail: string,
): Promise<string | undefined> {
  const { database, now } = options;
  const invitation =
    (await findInvitationFor(database, tenantId, mail, now())) ??
    (await createDomainInvitation(options, tenantId, mail));
  if (!invitation) return undefined;
  const displayName = invitation.displayName ?? claims.name ?? mail;
  const registration = { mail, displayName, passwordHash: undefined };
  const person = await database
    .transaction()
    .execute((transaction) => acceptInvitation(transaction, invitation, registration, now()));
  if (typeof person === 'string') return undefined;
  const entry = { tenantId, actorId: person.id, actorName: person.displayName, action: 'person.joined' };
  await insertAuditEntry(database, { at: now(), ...entry, details: { by: 'upstream' } });
  return person.id;
}

async function createDomainInvitation(
  { database, publicUrl, now, upstreamDomains }: PrivateSignInOptions,
  tenantId: string,
  mail: string,
): Promise<Invitation | undefined> {
  const domain = mail.toLowerCase().split('@')[1] ?? '';
  if (!upstreamDomains.includes(domain)) return undefined;
  const linkOptions = { purpose: 'join', tenantId, mail } as const;
  return (await createOneTimeLink(database, publicUrl, linkOptions, now())).invitation;
}
