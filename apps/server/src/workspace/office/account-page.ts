import type { FastifyReply } from 'fastify';
import { findAdministeredPerson } from '../directory/administered-store.ts';
import { findPasswordHash, updatePerson } from '../directory/people-store.ts';
import { type Html, html } from '../identity/pages/html.ts';
import { speechFor } from '../identity/pages/page-speech.ts';
import { newCodeApp, recoveryCodes } from '../identity/pages/step-pages.ts';
import { verifyPassword } from '../identity/password.ts';
import { PASSWORD_MIN_LENGTH } from '../identity/password-rules.ts';
import {
  type CodePorts,
  confirmCodeApp,
  createCodeApp,
  describeCodeApp,
  renewRecoveryCodes,
} from '../identity/second-steps/code-app.ts';
import { addPasskey, offerPasskey } from '../identity/second-steps/passkeys.ts';
import { deletePasskey, listPasskeys, type Passkey } from '../identity/second-steps/passkeys-store.ts';
import { countRecoveryCodes, deleteCodeApp, findCodeApp } from '../identity/second-steps/second-steps-store.ts';
import { isTriedTooOften, noteWrongTry } from '../identity/wrong-tries.ts';
import { formatMoment } from '../pages/format-moment.ts';
import { actionForm, card, field, notice } from '../pages/kit.ts';
import { type Fields, fieldOf } from '../pages/read-form.ts';
import { hasPassword, nameOf } from '../private/new-person.ts';
import { arrivalWords } from '../private/pages/arrival.words.ts';
import { sayFlaw } from '../private/pages/arrival-pages.ts';
import { endSessions, setPassword } from '../private/set-password.ts';
import { type Office, sendMissing, type Visit } from './office.ts';
import { officePaths } from './office-paths.ts';
import { pictureCard } from './pictures.ts';

const here = officePaths.account;
const fresh = { isFresh: true };

/** Everybody's own account: name, password, second step, passkeys, signed-in devices. */
export function serveAccountPage(office: Office): void {
  office.get(here, (visit) => showAccount(visit));
  office.post(here, saveProfile);
  office.post(`${here}/password`, changePassword);
  office.post(`${here}/app`, setUpApp, fresh);
  office.post(`${here}/app/confirm`, confirmApp);
  office.post(`${here}/app/codes`, renewCodes, fresh);
  office.post(`${here}/app/off`, turnAppOff, fresh);
  office.post(`${here}/passkeys/new`, offerNewPasskey, fresh);
  office.post(`${here}/passkeys`, takePasskey);
  office.post(`${here}/passkeys/remove`, removePasskey, fresh);
  office.post(`${here}/sessions`, endOthers);
}

interface Shown {
  readonly flaw?: string | undefined;
  readonly said?: string;
  /** Stands in the place of the app's card, or of the passkeys'. */
  readonly app?: Html;
  readonly passkeys?: Html;
}

async function showAccount(visit: Visit, { flaw, said, app, passkeys }: Shown = {}): Promise<FastifyReply> {
  const { words, ports, person } = visit;
  const title = words.views.account;
  const known = await findAdministeredPerson(ports.database, person.tenantId, person.id);
  return visit.show({
    view: 'account',
    title,
    flaw,
    script: '/identity/passkey.js',
    content: html`${said !== undefined && notice(said)}<div class="head"><h1>${title}</h1></div>
${card(words.account.profile, profileForm(visit))}
${card(words.account.password, await passwordForm(visit))}
${card(words.account.app, app ?? (await appCard(visit)))}
${card(words.account.passkeys, passkeys ?? (await passkeysCard(visit)))}
${card(words.account.sessions, html`<p>${words.account.sessionsText}</p>${actionForm(`${here}/sessions`, words.account.endOthers)}`)}
${pictureCard(words, `${here}/picture`, known?.hasPicture ?? false)}`,
  });
}

function profileForm({ words, person }: Visit): Html {
  return html`<form method="post" action="${here}"><div class="fields">
${field('name', words.person.name, { value: person.displayName, isRequired: true, complete: 'name' })}
${field('jobTitle', words.person.jobTitle, { value: person.jobTitle, complete: 'organization-title' })}</div>
<button type="submit">${words.save}</button></form>`;
}

async function passwordForm({ words, ports, person, speech }: Visit): Promise<Html> {
  const said = words.account;
  const hash = await findPasswordHash(ports.database, person.id);
  const isSet = hash !== undefined && hasPassword(hash);
  const { fields } = await arrivalWords.read(speech);
  return html`${!isSet && html`<p>${said.noPassword({ name: ports.upstreamName ?? words.none })}</p>`}
<form method="post" action="${here}/password"><div class="fields">
${isSet && field('current', said.current, { type: 'password', isRequired: true, complete: 'current-password' })}
${field('password', said.fresh, { type: 'password', isRequired: true, complete: 'new-password', hint: fields.passwordHint({ least: PASSWORD_MIN_LENGTH }) })}</div>
<button type="submit">${said.change}</button></form>`;
}

async function appCard({ words, ports, person }: Visit): Promise<Html> {
  const said = words.account;
  if (!(await findCodeApp(ports.database, person.id))) {
    return html`<p>${said.appText}</p>${actionForm(`${here}/app`, said.setUp)}`;
  }
  const count = await countRecoveryCodes(ports.database, person.id);
  return html`<p>${said.appOn({ count })}</p><div class="actions">${actionForm(`${here}/app/codes`, said.newCodes)}${actionForm(`${here}/app/off`, said.turnOff, 'risky')}</div>`;
}

async function passkeysCard(visit: Visit): Promise<Html> {
  const { words, ports, person } = visit;
  const said = words.account;
  const passkeys = await listPasskeys(ports.database, person.id);
  return html`<p>${said.passkeysText}</p>${passkeys.length > 0 && passkeysTable(visit, passkeys)}
${actionForm(`${here}/passkeys/new`, said.addPasskey)}`;
}

function passkeysTable({ words, ports, speech }: Visit, passkeys: readonly Passkey[]): Html {
  const said = words.account;
  const when = (moment: Date) => formatMoment(moment, ports.now(), speech);
  const rows = passkeys.map(
    ({ id, name, madeAt, lastUsedAt }) => html`<tr><td>${name}</td><td class="quiet">${said.added} ${when(madeAt)}</td>
<td class="quiet">${lastUsedAt !== null && html`${said.used} ${when(lastUsedAt)}`}</td>
<td class="end"><form method="post" action="${here}/passkeys/remove"><input type="hidden" name="id" value="${id}"><button type="submit" class="secondary risky">${said.removePasskey({ name })}</button></form></td></tr>`,
  );
  return html`<table class="rows"><tbody>${rows}</tbody></table>`;
}

async function saveProfile(visit: Visit): Promise<FastifyReply> {
  const fields = visit.request.body as Fields;
  const name = fieldOf(fields, 'name');
  if (name === '') return showAccount(visit, { flaw: visit.words.teams.nameNeeded });
  const jobTitle = fieldOf(fields, 'jobTitle') || null;
  await updatePerson(visit.ports.database, visit.person.id, { ...nameOf(name), jobTitle });
  return visit.go(here);
}

async function changePassword(visit: Visit): Promise<FastifyReply> {
  const { ports, person, words, speech, request, signedIn } = visit;
  const fields = request.body as Fields;
  const hash = (await findPasswordHash(ports.database, person.id)) ?? '';
  const tried = { account: person.userPrincipalName, address: request.ip };
  const isRight =
    !hasPassword(hash) ||
    (!(await isTriedTooOften(ports.database, tried)) && (await verifyPassword(fields.get('current') ?? '', hash)));
  if (!isRight) {
    await noteWrongTry(ports.database, tried);
    return showAccount(visit, { flaw: words.account.wrongPassword });
  }
  const but = { sessionUid: signedIn.sessionUid, clientId: ports.offlineClientId };
  const flaw = await setPassword(ports.database, person, fields.get('password') ?? '', ports.now(), but);
  if (flaw) return showAccount(visit, { flaw: sayFlaw(await arrivalWords.read(speech), flaw) });
  await visit.audit({ action: 'password.changed', subject: person.displayName });
  return showAccount(visit, { said: words.account.changed });
}

async function setUpApp(visit: Visit): Promise<FastifyReply> {
  const { person } = visit;
  const { secret } = createCodeApp('');
  return showAccount(visit, { app: await newAppForm(visit, secret, person.mail ?? person.userPrincipalName) });
}

/** NOTE: until a code has proven it, the new secret lies sealed in the page alone. */
async function newAppForm({ words, ports, person, request }: Visit, secret: string, account: string): Promise<Html> {
  const { words: said } = await speechFor(request.headers['accept-language']);
  const sealed = ports.sealing.seal(secret, placeOf(person.id));
  return html`${newCodeApp(said, describeCodeApp(secret, account))}
<form method="post" action="${here}/app/confirm"><input type="hidden" name="sealed" value="${sealed}"><div class="fields">
${field('code', said.code.label, { isRequired: true, complete: 'one-time-code' })}</div>
<div class="actions"><button type="submit">${said.code.confirm}</button><a class="button secondary" href="${here}">${words.account.cancel}</a></div></form>`;
}

const placeOf = (personId: string): string => `new one-time codes of ${personId}`;

async function confirmApp(visit: Visit): Promise<FastifyReply> {
  const { ports, person, request } = visit;
  const fields = request.body as Fields;
  const secret = ports.sealing.open(fields.get('sealed') ?? '', placeOf(person.id));
  if (secret === undefined) return sendMissing(visit);
  const codes = await confirmCodeApp(codePorts(visit), person.id, secret, fieldOf(fields, 'code', 20));
  if (codes) {
    await visit.audit({ action: 'second-step.made', subject: person.displayName, details: { by: 'app' } });
    return showCodes(visit, codes);
  }
  const { words: said } = await speechFor(request.headers['accept-language']);
  const app = await newAppForm(visit, secret, person.mail ?? person.userPrincipalName);
  return showAccount(visit, { flaw: said.code.wrong, app });
}

async function showCodes(visit: Visit, codes: readonly string[]): Promise<FastifyReply> {
  const { recovery } = (await speechFor(visit.request.headers['accept-language'])).words;
  const app = html`<p><strong>${recovery.title}</strong><br>${recovery.text}</p>${recoveryCodes(codes)}
<a class="button" href="${here}">${recovery.kept}</a>`;
  return showAccount(visit, { app });
}

async function renewCodes(visit: Visit): Promise<FastifyReply> {
  const { ports, person } = visit;
  if (!(await findCodeApp(ports.database, person.id))) return sendMissing(visit);
  return showCodes(visit, await renewRecoveryCodes(ports.database, person.id));
}

async function turnAppOff(visit: Visit): Promise<FastifyReply> {
  await deleteCodeApp(visit.ports.database, visit.person.id);
  await visit.audit({ action: 'second-step.removed', subject: visit.person.displayName, details: { by: 'app' } });
  return visit.go(here);
}

async function offerNewPasskey(visit: Visit): Promise<FastifyReply> {
  const { words, ports, person } = visit;
  const offer = await offerPasskey(ports, person);
  if (!offer) return showAccount(visit, { flaw: words.account.passkeyFailed });
  const passkeys = html`<p>${words.account.passkeysText}</p>
<form method="post" action="${here}/passkeys" class="passkey" data-makes="${JSON.stringify(offer)}" hidden><input type="hidden" name="passkey" value=""><div class="fields">
${field('name', words.account.passkeyName, { isRequired: true })}</div>
<div class="actions"><button type="submit">${words.account.addPasskey}</button><a class="button secondary" href="${here}">${words.account.cancel}</a></div></form>`;
  return showAccount(visit, { passkeys });
}

async function takePasskey(visit: Visit): Promise<FastifyReply> {
  const { words, ports, person, request } = visit;
  const fields = request.body as Fields;
  const name = fieldOf(fields, 'name', 60) || words.account.passkeys;
  const isAdded = await addPasskey(ports, person, name, fields.get('passkey') ?? '');
  if (!isAdded) return showAccount(visit, { flaw: words.account.passkeyFailed });
  await visit.audit({ action: 'second-step.made', subject: person.displayName, details: { by: 'passkey', name } });
  return visit.go(here);
}

async function removePasskey(visit: Visit): Promise<FastifyReply> {
  const { ports, person, request } = visit;
  const isRemoved = await deletePasskey(ports.database, person.id, (request.body as Fields).get('id') ?? '');
  if (!isRemoved) return sendMissing(visit);
  await visit.audit({ action: 'second-step.removed', subject: person.displayName, details: { by: 'passkey' } });
  return visit.go(here);
}

async function endOthers(visit: Visit): Promise<FastifyReply> {
  const { words, ports, person, signedIn } = visit;
  const but = { sessionUid: signedIn.sessionUid, clientId: ports.offlineClientId };
  await endSessions(ports.database, person.id, ports.now(), but);
  await visit.audit({ action: 'person.signed-out', subject: person.displayName });
  return showAccount(visit, { said: words.account.ended });
}

const codePorts = ({ ports: { database, sealing, now } }: Visit): CodePorts => ({ database, sealing, now });
