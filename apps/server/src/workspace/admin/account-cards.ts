import type { FastifyReply } from 'fastify';
import { formatTime } from '../../pages/format-values.ts';
import { type Html, html } from '../../pages/html.ts';
import { renderActionForm, renderBadge, renderCard, renderField, renderMessage } from '../../pages/render-elements.ts';
import { findAdministeredPerson } from '../directory/administered-store.ts';
import { findPasswordHash } from '../directory/people-store.ts';
import { PASSWORD_MIN_LENGTH } from '../identity/password-rules.ts';
import { listSessions, type Session } from '../identity/sessions-store.ts';
import { listPasskeys, type Passkey } from '../identity/two-factor/passkeys-store.ts';
import { countRecoveryCodes, findAuthenticator } from '../identity/two-factor/two-factor-store.ts';
import { hasPassword } from '../private/accept-invitation.ts';
import { findRecoveryMail } from '../private/invitations-store.ts';
import { linkPageMessages } from '../private/pages/link-pages.messages.ts';
import { adminPaths } from './admin-frame.ts';
import type { AdminContext } from './page-router.ts';
import { renderPictureCard } from './pictures.ts';

const accountPath = adminPaths.account;

interface AccountPageOptions {
  readonly error?: string | undefined;
  readonly message?: string;
  /** Replacement for the card of the authenticator app; `passkeys` replaces the card of the passkeys. */
  readonly app?: Html;
  readonly passkeys?: Html;
}

/** Renders the account page, with the result of a submitted form. */
export async function sendAccountPage(
  context: AdminContext,
  { error, message: texts, app, passkeys }: AccountPageOptions = {},
): Promise<FastifyReply> {
  const { messages, ports, person } = context;
  const title = messages.views.account;
  const details = await findAdministeredPerson(ports.database, person.tenantId, person.id);
  return context.show({
    view: 'account',
    title,
    error,
    script: '/identity/passkey.js',
    content: html`${texts !== undefined && renderMessage(texts)}<div class="head"><h1>${title}</h1></div>
${renderCard(messages.account.profile, renderProfileForm(context))}
${renderCard(messages.account.password, await renderPasswordForm(context))}
${ports.relay && renderCard(messages.account.recovery, await renderRecoveryForm(context))}
${renderCard(messages.account.app, app ?? (await renderAppCard(context)))}
${renderCard(messages.account.passkeys, passkeys ?? (await renderPasskeysCard(context)))}
${renderCard(messages.account.sessions, await renderSessionsCard(context))}
${renderPictureCard(messages, `${accountPath}/picture`, details?.hasPicture ?? false)}`,
  });
}

function renderProfileForm({ messages, person }: AdminContext): Html {
  return html`<form method="post" action="${accountPath}"><div class="fields">
${renderField('name', messages.person.name, { value: person.displayName, isRequired: true, complete: 'name' })}
${renderField('jobTitle', messages.person.jobTitle, { value: person.jobTitle, complete: 'organization-title' })}</div>
<button type="submit">${messages.save}</button></form>`;
}

async function renderPasswordForm({ messages, ports, person, locale }: AdminContext): Promise<Html> {
  const texts = messages.account;
  const hash = await findPasswordHash(ports.database, person.id);
  const isSet = hash !== undefined && hasPassword(hash);
  const { fields } = await linkPageMessages.read(locale);
  return html`${!isSet && html`<p>${texts.noPassword({ name: ports.upstreamName ?? messages.none })}</p>`}
<form method="post" action="${accountPath}/password"><div class="fields">
${isSet && renderField('current', texts.current, { type: 'password', isRequired: true, complete: 'current-password' })}
${renderField('password', texts.fresh, { type: 'password', isRequired: true, complete: 'new-password', hint: fields.passwordHint({ least: PASSWORD_MIN_LENGTH }) })}</div>
<button type="submit">${texts.change}</button></form>`;
}

async function renderRecoveryForm({ messages, ports, person }: AdminContext): Promise<Html> {
  const texts = messages.account;
  const mail = await findRecoveryMail(ports.database, person.id);
  return html`<p>${mail === undefined ? texts.noRecovery : texts.recoveryText({ mail })}</p>
<form method="post" action="${accountPath}/recovery"><div class="fields">
${renderField('mail', texts.recoveryMail, { type: 'email', value: mail ?? person.mail, isRequired: true, complete: 'email' })}</div>
<button type="submit">${texts.sendConfirm}</button></form>`;
}

async function renderAppCard({ messages, ports, person }: AdminContext): Promise<Html> {
  const texts = messages.account;
  if (!(await findAuthenticator(ports.database, person.id))) {
    return html`<p>${texts.appText}</p>${renderActionForm(`${accountPath}/app`, texts.setUp)}`;
  }
  const count = await countRecoveryCodes(ports.database, person.id);
  return html`<p>${texts.appOn({ count })}</p><div class="actions">${renderActionForm(`${accountPath}/app/codes`, texts.newCodes)}${renderActionForm(`${accountPath}/app/off`, texts.turnOff, 'risky')}</div>`;
}

async function renderPasskeysCard(context: AdminContext): Promise<Html> {
  const { messages, ports, person } = context;
  const texts = messages.account;
  const passkeys = await listPasskeys(ports.database, person.id);
  return html`<p>${texts.passkeysText}</p>${passkeys.length > 0 && renderPasskeysTable(context, passkeys)}
${renderActionForm(`${accountPath}/passkeys/new`, texts.addPasskey)}`;
}

function renderPasskeysTable({ messages, ports, locale }: AdminContext, passkeys: readonly Passkey[]): Html {
  const texts = messages.account;
  const when = (moment: Date) => formatTime(moment, ports.now(), locale);
  const rows = passkeys.map(
    ({ id, name, madeAt, lastUsedAt }) => html`<tr><td>${name}</td><td class="quiet">${texts.added} ${when(madeAt)}</td>
<td class="quiet">${lastUsedAt !== null && html`${texts.used} ${when(lastUsedAt)}`}</td>
<td class="end"><form method="post" action="${accountPath}/passkeys/remove"><input type="hidden" name="id" value="${id}"><button type="submit" class="secondary risky">${texts.removePasskey({ name })}</button></form></td></tr>`,
  );
  return html`<table class="rows"><tbody>${rows}</tbody></table>`;
}

async function renderSessionsCard(context: AdminContext): Promise<Html> {
  const { messages, ports, person } = context;
  const sessions = await listSessions(ports.database, person.id, ports.offlineClientId);
  return html`<p>${messages.account.sessionsText}</p>${renderSessionsTable(context, sessions)}
${sessions.length > 1 && renderActionForm(`${accountPath}/sessions`, messages.account.endOthers)}`;
}

function renderSessionsTable({ messages, ports, locale, signedIn }: AdminContext, sessions: readonly Session[]): Html {
  const texts = messages.account;
  const when = (label: string, moment: Date | null) =>
    moment !== null && html`${label} ${formatTime(moment, ports.now(), locale)}`;
  const isCurrent = ({ uid }: Session) => uid === signedIn.sessionUid;
  const ordered = sessions.toSorted((one, other) => Number(isCurrent(other)) - Number(isCurrent(one)));
  const rows = ordered.map((session) => {
    const { uid, begunAt, seenAt } = session;
    const name = formatDevice(session, texts);
    const end = html`<form method="post" action="${accountPath}/sessions/end"><input type="hidden" name="session" value="${uid}"><button type="submit" class="secondary risky" aria-label="${texts.endOf({ name })}">${texts.end}</button></form>`;
    return html`<tr><td>${name}</td><td class="quiet">${when(texts.begun, begunAt)}</td><td class="quiet">${when(texts.seen, seenAt)}</td>
<td class="end">${isCurrent(session) ? renderBadge(texts.thisOne, 'brand') : end}</td></tr>`;
  });
  return html`<table class="rows"><tbody>${rows}</tbody></table>`;
}

function formatDevice({ browser, system }: Session, texts: AdminContext['messages']['account']): string {
  if (browser === '') return system === '' ? texts.someBrowser : system;
  return system === '' ? browser : texts.device({ browser, system });
}
