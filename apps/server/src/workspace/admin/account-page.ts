import type { FastifyReply } from 'fastify';
import { type Fields, getField } from '../../pages/read-form.ts';
import { findPasswordHash, updatePerson } from '../directory/people-store.ts';
import { verifyPassword } from '../identity/password.ts';
import { isRateLimited, recordWrongAttempt } from '../identity/sign-in-attempts.ts';
import { hasPassword, isMailAddress, splitName } from '../private/accept-invitation.ts';
import { endInvitations } from '../private/invitations-store.ts';
import { createOneTimeLink } from '../private/one-time-link.ts';
import { linkPageMessages } from '../private/pages/link-pages.messages.ts';
import { formatError } from '../private/pages/link-pages.ts';
import { sendLink } from '../private/send-link.ts';
import { endSession, endSessions, setPassword } from '../private/set-password.ts';
import {
  confirmAuthenticatorSetup,
  removeAuthenticator,
  sendNewRecoveryCodes,
  startAuthenticatorSetup,
} from './account-authenticator.ts';
import { sendAccountPage } from './account-cards.ts';
import { completePasskeyRegistration, removePasskey, startPasskeyRegistration } from './account-passkeys.ts';
import { adminPaths } from './admin-paths.ts';
import { type PageRouter, sendMissing, type Visit } from './page-router.ts';

const accountPath = adminPaths.account;
const recentSignIn = { isFresh: true };

/** Serves the page of a person's own account: name, password, two-factor authentication, passkeys and sessions. */
export function serveAccountPage(office: PageRouter): void {
  office.get(accountPath, (visit) => sendAccountPage(visit));
  office.post(accountPath, saveProfile);
  office.post(`${accountPath}/password`, changePassword);
  office.post(`${accountPath}/recovery`, sendConfirmationLink, recentSignIn);
  office.post(`${accountPath}/app`, startAuthenticatorSetup, recentSignIn);
  office.post(`${accountPath}/app/confirm`, confirmAuthenticatorSetup);
  office.post(`${accountPath}/app/codes`, sendNewRecoveryCodes, recentSignIn);
  office.post(`${accountPath}/app/off`, removeAuthenticator, recentSignIn);
  office.post(`${accountPath}/passkeys/new`, startPasskeyRegistration, recentSignIn);
  office.post(`${accountPath}/passkeys`, completePasskeyRegistration);
  office.post(`${accountPath}/passkeys/remove`, removePasskey, recentSignIn);
  office.post(`${accountPath}/sessions`, endOtherSessions, recentSignIn);
  office.post(`${accountPath}/sessions/end`, endOneSession, recentSignIn);
}

async function saveProfile(visit: Visit): Promise<FastifyReply> {
  const fields = visit.request.body as Fields;
  const name = getField(fields, 'name');
  if (name === '') return sendAccountPage(visit, { error: visit.messages.teams.nameNeeded });
  const jobTitle = getField(fields, 'jobTitle') || null;
  await updatePerson(visit.ports.database, visit.person.id, { ...splitName(name), jobTitle });
  return visit.redirect(accountPath);
}

async function changePassword(visit: Visit): Promise<FastifyReply> {
  const { ports, person, messages, locale, request, signedIn } = visit;
  const fields = request.body as Fields;
  const hash = (await findPasswordHash(ports.database, person.id)) ?? '';
  const attempt = { account: person.userPrincipalName, address: request.ip };
  const isPasswordCorrect =
    !hasPassword(hash) ||
    (!(await isRateLimited(ports.database, attempt)) && (await verifyPassword(fields.get('current') ?? '', hash)));
  if (!isPasswordCorrect) {
    await recordWrongAttempt(ports.database, attempt);
    return sendAccountPage(visit, { error: messages.account.wrongPassword });
  }
  const except = { sessionUid: signedIn.sessionUid, clientId: ports.offlineClientId };
  const error = await setPassword(ports.database, person, fields.get('password') ?? '', ports.now(), except);
  if (error) return sendAccountPage(visit, { error: formatError(await linkPageMessages.read(locale), error) });
  await visit.audit({ action: 'password.changed', subject: person.displayName });
  return sendAccountPage(visit, { message: messages.account.changed });
}

/** Mails a link that confirms an address for password resets. */
async function sendConfirmationLink(visit: Visit): Promise<FastifyReply> {
  const { ports, person, messages, locale, request } = visit;
  const { database, publicUrl, now } = ports;
  const mail = getField(request.body as Fields, 'mail').toLowerCase();
  if (!isMailAddress(mail)) return sendAccountPage(visit, { error: messages.account.wrongMail });
  const linkOptions = { purpose: 'confirm', tenantId: person.tenantId, personId: person.id } as const;
  await endInvitations(database, linkOptions, now());
  const { address } = await createOneTimeLink(database, publicUrl, { ...linkOptions, mail, isMailed: true }, now());
  const { confirmSubject: subject, confirm: text } = (await linkPageMessages.read(locale)).mails;
  await sendLink(ports, person, mail, { subject, text, address });
  return sendAccountPage(visit, { message: messages.account.confirmSent });
}

async function endOtherSessions(visit: Visit): Promise<FastifyReply> {
  const { messages, ports, person, signedIn } = visit;
  const except = { sessionUid: signedIn.sessionUid, clientId: ports.offlineClientId };
  await endSessions(ports.database, person.id, ports.now(), except);
  await visit.audit({ action: 'person.signed-out', subject: person.displayName });
  return sendAccountPage(visit, { message: messages.account.ended });
}

async function endOneSession(visit: Visit): Promise<FastifyReply> {
  const { messages, ports, person, request } = visit;
  const uid = (request.body as Fields).get('session') ?? '';
  const isEnded = await endSession(ports.database, person.id, uid, ports.now(), ports.offlineClientId);
  if (!isEnded) return sendMissing(visit);
  await visit.audit({ action: 'person.signed-out', subject: person.displayName, details: { of: 'one' } });
  return sendAccountPage(visit, { message: messages.account.endedOne });
}
