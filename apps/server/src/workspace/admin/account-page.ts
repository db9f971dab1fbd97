import type { FastifyReply } from 'fastify';
import { type FormFields, getField } from '../../pages/form-requests.ts';
import { html } from '../../pages/html.ts';
import { renderField } from '../../pages/render-elements.ts';
import { findPasswordHash, updatePerson } from '../directory/people-store.ts';
import { verifyPassword } from '../identity/password.ts';
import { isRateLimited, recordFailedAttempt } from '../identity/sign-in-attempts.ts';
import { addPasskey, createPasskeyRegistration } from '../identity/two-factor/passkeys.ts';
import { deletePasskey } from '../identity/two-factor/passkeys-store.ts';
import { hasPassword, isMailAddress, splitName } from '../private/accept-invitation.ts';
import { endInvitations } from '../private/invitations-store.ts';
import { createOneTimeLink, sendLinkEmail } from '../private/one-time-link.ts';
import { linkPageMessages } from '../private/pages/link-pages.messages.ts';
import { formatError } from '../private/pages/link-pages.ts';
import { endSession, endSessions, setPassword } from '../private/set-password.ts';
import {
  confirmAuthenticatorSetup,
  removeAuthenticator,
  sendNewRecoveryCodes,
  startAuthenticatorSetup,
} from './account-authenticator.ts';
import { sendAccountPage } from './account-cards.ts';
import { adminPaths } from './admin-frame.ts';
import { type AdminContext, type PageRouter, sendNotFoundPage } from './page-router.ts';

const accountPath = adminPaths.account;
const recentSignIn = { isFresh: true };

/** Serves the page of a person's own account: name, password, two-factor authentication, passkeys and sessions. */
export function serveAccountPage(router: PageRouter): void {
  router.get(accountPath, (context) => sendAccountPage(context));
  router.post(accountPath, saveProfile);
  router.post(`${accountPath}/password`, changePassword);
  router.post(`${accountPath}/recovery`, sendConfirmationLink, recentSignIn);
  router.post(`${accountPath}/app`, startAuthenticatorSetup, recentSignIn);
  router.post(`${accountPath}/app/confirm`, confirmAuthenticatorSetup);
  router.post(`${accountPath}/app/codes`, sendNewRecoveryCodes, recentSignIn);
  router.post(`${accountPath}/app/off`, removeAuthenticator, recentSignIn);
  router.post(`${accountPath}/passkeys/new`, startPasskeyRegistration, recentSignIn);
  router.post(`${accountPath}/passkeys`, completePasskeyRegistration);
  router.post(`${accountPath}/passkeys/remove`, removePasskey, recentSignIn);
  router.post(`${accountPath}/sessions`, endOtherSessions, recentSignIn);
  router.post(`${accountPath}/sessions/end`, endOneSession, recentSignIn);
}

async function saveProfile(context: AdminContext): Promise<FastifyReply> {
  const fields = context.request.body as FormFields;
  const name = getField(fields, 'name');
  if (name === '') return sendAccountPage(context, { error: context.messages.teams.nameNeeded });
  const jobTitle = getField(fields, 'jobTitle') || null;
  await updatePerson(context.ports.database, context.person.id, { ...splitName(name), jobTitle });
  return context.redirect(accountPath);
}

async function changePassword(context: AdminContext): Promise<FastifyReply> {
  const { ports, person, messages, locale, request, signedIn } = context;
  const fields = request.body as FormFields;
  const hash = (await findPasswordHash(ports.database, person.id)) ?? '';
  const attempt = { account: person.userPrincipalName, address: request.ip };
  const isPasswordCorrect =
    !hasPassword(hash) ||
    (!(await isRateLimited(ports.database, attempt)) && (await verifyPassword(fields.get('current') ?? '', hash)));
  if (!isPasswordCorrect) {
    await recordFailedAttempt(ports.database, attempt);
    return sendAccountPage(context, { error: messages.account.wrongPassword });
  }
  const except = { sessionUid: signedIn.sessionUid, clientId: ports.offlineClientId };
  const error = await setPassword(ports.database, person, fields.get('password') ?? '', ports.now(), except);
  if (error) return sendAccountPage(context, { error: formatError(await linkPageMessages.read(locale), error) });
  await context.audit({ action: 'password.changed', subject: person.displayName });
  return sendAccountPage(context, { message: messages.account.changed });
}

/** Mails a link that confirms an address for password resets. */
async function sendConfirmationLink(context: AdminContext): Promise<FastifyReply> {
  const { ports, person, messages, locale, request } = context;
  const { database, publicUrl, now } = ports;
  const mail = getField(request.body as FormFields, 'mail').toLowerCase();
  if (!isMailAddress(mail)) return sendAccountPage(context, { error: messages.account.wrongMail });
  const linkOptions = { purpose: 'confirm', tenantId: person.tenantId, personId: person.id } as const;
  await endInvitations(database, linkOptions, now());
  const { address } = await createOneTimeLink(database, publicUrl, { ...linkOptions, mail, isMailed: true }, now());
  const { confirmSubject: subject, confirm: text } = (await linkPageMessages.read(locale)).mails;
  await sendLinkEmail(ports, person, mail, { subject, text, address });
  return sendAccountPage(context, { message: messages.account.confirmSent });
}

async function endOtherSessions(context: AdminContext): Promise<FastifyReply> {
  const { messages, ports, person, signedIn } = context;
  const except = { sessionUid: signedIn.sessionUid, clientId: ports.offlineClientId };
  await endSessions(ports.database, person.id, ports.now(), except);
  await context.audit({ action: 'person.signed-out', subject: person.displayName });
  return sendAccountPage(context, { message: messages.account.ended });
}

async function endOneSession(context: AdminContext): Promise<FastifyReply> {
  const { messages, ports, person, request } = context;
  const uid = (request.body as FormFields).get('session') ?? '';
  const isEnded = await endSession(ports.database, person.id, uid, ports.now(), ports.offlineClientId);
  if (!isEnded) return sendNotFoundPage(context);
  await context.audit({ action: 'person.signed-out', subject: person.displayName, details: { of: 'one' } });
  return sendAccountPage(context, { message: messages.account.endedOne });
}

async function startPasskeyRegistration(context: AdminContext): Promise<FastifyReply> {
  const { messages, ports, person } = context;
  const registration = await createPasskeyRegistration(ports, person);
  if (!registration) return sendAccountPage(context, { error: messages.account.passkeyFailed });
  const passkeys = html`<p>${messages.account.passkeysText}</p>
<form method="post" action="${accountPath}/passkeys" class="passkey" data-makes="${JSON.stringify(registration)}" hidden><input type="hidden" name="passkey" value=""><div class="fields">
${renderField('name', messages.account.passkeyName, { isRequired: true })}</div>
<div class="actions"><button type="submit">${messages.account.addPasskey}</button><a class="button secondary" href="${accountPath}">${messages.account.cancel}</a></div></form>`;
  return sendAccountPage(context, { passkeys });
}

async function completePasskeyRegistration(context: AdminContext): Promise<FastifyReply> {
  const { messages, ports, person, request } = context;
  const fields = request.body as FormFields;
  const name = getField(fields, 'name', 60) || messages.account.passkeys;
  const isAdded = await addPasskey(ports, person, name, fields.get('passkey') ?? '');
  if (!isAdded) return sendAccountPage(context, { error: messages.account.passkeyFailed });
  await context.audit({ action: 'second-step.made', subject: person.displayName, details: { by: 'passkey', name } });
  return context.redirect(accountPath);
}

async function removePasskey(context: AdminContext): Promise<FastifyReply> {
  const { ports, person, request } = context;
  const isRemoved = await deletePasskey(ports.database, person.id, (request.body as FormFields).get('id') ?? '');
  if (!isRemoved) return sendNotFoundPage(context);
  await context.audit({ action: 'second-step.removed', subject: person.displayName, details: { by: 'passkey' } });
  return context.redirect(accountPath);
}
