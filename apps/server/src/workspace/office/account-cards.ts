import type { FastifyReply } from 'fastify';
import { formatMoment } from '../../pages/format-moment.ts';
import { type Html, html } from '../../pages/html.ts';
import { actionForm, badge, card, field, notice } from '../../pages/kit.ts';
import { findAdministeredPerson } from '../directory/administered-store.ts';
import { findPasswordHash } from '../directory/people-store.ts';
import { PASSWORD_MIN_LENGTH } from '../identity/password-rules.ts';
import { listPasskeys, type Passkey } from '../identity/second-steps/passkeys-store.ts';
import { countRecoveryCodes, findCodeApp } from '../identity/second-steps/second-steps-store.ts';
import { listSessions, type Session } from '../identity/sessions/sessions-store.ts';
import { hasPassword } from '../private/new-person.ts';
import { arrivalMessages } from '../private/pages/arrival.messages.ts';
import { findRecoveryMail } from '../private/recovery-store.ts';
import type { Visit } from './office.ts';
import { officePaths } from './office-paths.ts';
import { pictureCard } from './pictures.ts';

const here = officePaths.account;

interface Shown {
  readonly flaw?: string | undefined;
  readonly said?: string;
  /** Stands in the place of the app's card, or of the passkeys'. */
  readonly app?: Html;
  readonly passkeys?: Html;
}

/** The whole page, perhaps with what came of a press. */
export async function showAccount(visit: Visit, { flaw, said, app, passkeys }: Shown = {}): Promise<FastifyReply> {
  const { messages, ports, person } = visit;
  const title = messages.views.account;
  const known = await findAdministeredPerson(ports.database, person.tenantId, person.id);
  return visit.show({
    view: 'account',
    title,
    flaw,
    script: '/identity/passkey.js',
    content: html`${said !== undefined && notice(said)}<div class="head"><h1>${title}</h1></div>
${card(messages.account.profile, profileForm(visit))}
${card(messages.account.password, await passwordForm(visit))}
${ports.relay && card(messages.account.recovery, await recoveryForm(visit))}
${card(messages.account.app, app ?? (await appCard(visit)))}
${card(messages.account.passkeys, passkeys ?? (await passkeysCard(visit)))}
${card(messages.account.sessions, await sessionsCard(visit))}
${pictureCard(messages, `${here}/picture`, known?.hasPicture ?? false)}`,
  });
}

function profileForm({ messages, person }: Visit): Html {
  return html`<form method="post" action="${here}"><div class="fields">
${field('name', messages.person.name, { value: person.displayName, isRequired: true, complete: 'name' })}
${field('jobTitle', messages.person.jobTitle, { value: person.jobTitle, complete: 'organization-title' })}</div>
<button type="submit">${messages.save}</button></form>`;
}

async function passwordForm({ messages, ports, person, speech }: Visit): Promise<Html> {
  const said = messages.account;
  const hash = await findPasswordHash(ports.database, person.id);
  const isSet = hash !== undefined && hasPassword(hash);
  const { fields } = await arrivalMessages.read(speech);
  return html`${!isSet && html`<p>${said.noPassword({ name: ports.upstreamName ?? messages.none })}</p>`}
<form method="post" action="${here}/password"><div class="fields">
${isSet && field('current', said.current, { type: 'password', isRequired: true, complete: 'current-password' })}
${field('password', said.fresh, { type: 'password', isRequired: true, complete: 'new-password', hint: fields.passwordHint({ least: PASSWORD_MIN_LENGTH }) })}</div>
<button type="submit">${said.change}</button></form>`;
}

async function recoveryForm({ messages, ports, person }: Visit): Promise<Html> {
  const said = messages.account;
  const mail = await findRecoveryMail(ports.database, person.id);
  return html`<p>${mail === undefined ? said.noRecovery : said.recoveryText({ mail })}</p>
<form method="post" action="${here}/recovery"><div class="fields">
${field('mail', said.recoveryMail, { type: 'email', value: mail ?? person.mail, isRequired: true, complete: 'email' })}</div>
<button type="submit">${said.sendConfirm}</button></form>`;
}

async function appCard({ messages, ports, person }: Visit): Promise<Html> {
  const said = messages.account;
  if (!(await findCodeApp(ports.database, person.id))) {
    return html`<p>${said.appText}</p>${actionForm(`${here}/app`, said.setUp)}`;
  }
  const count = await countRecoveryCodes(ports.database, person.id);
  return html`<p>${said.appOn({ count })}</p><div class="actions">${actionForm(`${here}/app/codes`, said.newCodes)}${actionForm(`${here}/app/off`, said.turnOff, 'risky')}</div>`;
}

async function passkeysCard(visit: Visit): Promise<Html> {
  const { messages, ports, person } = visit;
  const said = messages.account;
  const passkeys = await listPasskeys(ports.database, person.id);
  return html`<p>${said.passkeysText}</p>${passkeys.length > 0 && passkeysTable(visit, passkeys)}
${actionForm(`${here}/passkeys/new`, said.addPasskey)}`;
}

function passkeysTable({ messages, ports, speech }: Visit, passkeys: readonly Passkey[]): Html {
  const said = messages.account;
  const when = (moment: Date) => formatMoment(moment, ports.now(), speech);
  const rows = passkeys.map(
    ({ id, name, madeAt, lastUsedAt }) => html`<tr><td>${name}</td><td class="quiet">${said.added} ${when(madeAt)}</td>
<td class="quiet">${lastUsedAt !== null && html`${said.used} ${when(lastUsedAt)}`}</td>
<td class="end"><form method="post" action="${here}/passkeys/remove"><input type="hidden" name="id" value="${id}"><button type="submit" class="secondary risky">${said.removePasskey({ name })}</button></form></td></tr>`,
  );
  return html`<table class="rows"><tbody>${rows}</tbody></table>`;
}

async function sessionsCard(visit: Visit): Promise<Html> {
  const { messages, ports, person } = visit;
  const sessions = await listSessions(ports.database, person.id, ports.offlineClientId);
  return html`<p>${messages.account.sessionsText}</p>${sessionsTable(visit, sessions)}
${sessions.length > 1 && actionForm(`${here}/sessions`, messages.account.endOthers)}`;
}

function sessionsTable({ messages, ports, speech, signedIn }: Visit, sessions: readonly Session[]): Html {
  const said = messages.account;
  const when = (label: string, moment: Date | null) =>
    moment !== null && html`${label} ${formatMoment(moment, ports.now(), speech)}`;
  const isHere = ({ uid }: Session) => uid === signedIn.sessionUid;
  const ordered = sessions.toSorted((one, other) => Number(isHere(other)) - Number(isHere(one)));
  const rows = ordered.map((session) => {
    const { uid, begunAt, seenAt } = session;
    const name = nameOfDevice(session, said);
    const end = html`<form method="post" action="${here}/sessions/end"><input type="hidden" name="session" value="${uid}"><button type="submit" class="secondary risky" aria-label="${said.endOf({ name })}">${said.end}</button></form>`;
    return html`<tr><td>${name}</td><td class="quiet">${when(said.begun, begunAt)}</td><td class="quiet">${when(said.seen, seenAt)}</td>
<td class="end">${isHere(session) ? badge(said.thisOne, 'brand') : end}</td></tr>`;
  });
  return html`<table class="rows"><tbody>${rows}</tbody></table>`;
}

function nameOfDevice({ browser, system }: Session, said: Visit['messages']['account']): string {
  if (browser === '') return system === '' ? said.someBrowser : system;
  return system === '' ? browser : said.device({ browser, system });
}
