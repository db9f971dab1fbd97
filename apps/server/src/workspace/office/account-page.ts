import type { FastifyReply } from 'fastify';
import { type Fields, fieldOf } from '../../pages/read-form.ts';
import { findPasswordHash, updatePerson } from '../directory/people-store.ts';
import { verifyPassword } from '../identity/password.ts';
import { isTriedTooOften, noteWrongTry } from '../identity/wrong-tries.ts';
import { endInvitations } from '../private/invitations-store.ts';
import { hasPassword, isMailAddress, nameOf } from '../private/new-person.ts';
import { makeOneTimeAddress } from '../private/one-time-address.ts';
import { arrivalMessages } from '../private/pages/arrival.messages.ts';
import { sayFlaw } from '../private/pages/arrival-pages.ts';
import { sendLink } from '../private/send-link.ts';
import { endSession, endSessions, setPassword } from '../private/set-password.ts';
import { showAccount } from './account-cards.ts';
import { confirmApp, renewCodes, setUpApp, turnAppOff } from './account-code-app.ts';
import { offerNewPasskey, removePasskey, takePasskey } from './account-passkeys.ts';
import { type Office, sendMissing, type Visit } from './office.ts';
import { officePaths } from './office-paths.ts';

const here = officePaths.account;
const fresh = { isFresh: true };

/** Everybody's own account: name, password, second step, passkeys, signed-in devices. */
export function serveAccountPage(office: Office): void {
  office.get(here, (visit) => showAccount(visit));
  office.post(here, saveProfile);
  office.post(`${here}/password`, changePassword);
  office.post(`${here}/recovery`, askToConfirm, fresh);
  office.post(`${here}/app`, setUpApp, fresh);
  office.post(`${here}/app/confirm`, confirmApp);
  office.post(`${here}/app/codes`, renewCodes, fresh);
  office.post(`${here}/app/off`, turnAppOff, fresh);
  office.post(`${here}/passkeys/new`, offerNewPasskey, fresh);
  office.post(`${here}/passkeys`, takePasskey);
  office.post(`${here}/passkeys/remove`, removePasskey, fresh);
  office.post(`${here}/sessions`, endOthers, fresh);
  office.post(`${here}/sessions/end`, endOne, fresh);
}

async function saveProfile(visit: Visit): Promise<FastifyReply> {
  const fields = visit.request.body as Fields;
  const name = fieldOf(fields, 'name');
  if (name === '') return showAccount(visit, { flaw: visit.messages.teams.nameNeeded });
  const jobTitle = fieldOf(fields, 'jobTitle') || null;
  await updatePerson(visit.ports.database, visit.person.id, { ...nameOf(name), jobTitle });
  return visit.go(here);
}

async function changePassword(visit: Visit): Promise<FastifyReply> {
  const { ports, person, messages, speech, request, signedIn } = visit;
  const fields = request.body as Fields;
  const hash = (await findPasswordHash(ports.database, person.id)) ?? '';
  const tried = { account: person.userPrincipalName, address: request.ip };
  const isRight =
    !hasPassword(hash) ||
    (!(await isTriedTooOften(ports.database, tried)) && (await verifyPassword(fields.get('current') ?? '', hash)));
  if (!isRight) {
    await noteWrongTry(ports.database, tried);
    return showAccount(visit, { flaw: messages.account.wrongPassword });
  }
  const but = { sessionUid: signedIn.sessionUid, clientId: ports.offlineClientId };
  const flaw = await setPassword(ports.database, person, fields.get('password') ?? '', ports.now(), but);
  if (flaw) return showAccount(visit, { flaw: sayFlaw(await arrivalMessages.read(speech), flaw) });
  await visit.audit({ action: 'password.changed', subject: person.displayName });
  return showAccount(visit, { said: messages.account.changed });
}

/** Sends a link that confirms an address for a forgotten password. */
async function askToConfirm(visit: Visit): Promise<FastifyReply> {
  const { ports, person, messages, speech, request } = visit;
  const { database, publicUrl, now } = ports;
  const mail = fieldOf(request.body as Fields, 'mail').toLowerCase();
  if (!isMailAddress(mail)) return showAccount(visit, { flaw: messages.account.wrongMail });
  const wanted = { purpose: 'confirm', tenantId: person.tenantId, personId: person.id } as const;
  await endInvitations(database, wanted, now());
  const { address } = await makeOneTimeAddress(database, publicUrl, { ...wanted, mail, isMailed: true }, now());
  const { confirmSubject: subject, confirm: text } = (await arrivalMessages.read(speech)).mails;
  await sendLink(ports, person, mail, { subject, text, address });
  return showAccount(visit, { said: messages.account.confirmSent });
}

async function endOthers(visit: Visit): Promise<FastifyReply> {
  const { messages, ports, person, signedIn } = visit;
  const but = { sessionUid: signedIn.sessionUid, clientId: ports.offlineClientId };
  await endSessions(ports.database, person.id, ports.now(), but);
  await visit.audit({ action: 'person.signed-out', subject: person.displayName });
  return showAccount(visit, { said: messages.account.ended });
}

async function endOne(visit: Visit): Promise<FastifyReply> {
  const { messages, ports, person, request } = visit;
  const uid = (request.body as Fields).get('session') ?? '';
  const isEnded = await endSession(ports.database, person.id, uid, ports.now(), ports.offlineClientId);
  if (!isEnded) return sendMissing(visit);
  await visit.audit({ action: 'person.signed-out', subject: person.displayName, details: { of: 'one' } });
  return showAccount(visit, { said: messages.account.endedOne });
}
