import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../pages/html.ts';
import { field } from '../../pages/kit.ts';
import { type Fields, getField } from '../../pages/read-form.ts';
import { loadPageLocale } from '../identity/pages/page-locale.ts';
import { renderAuthenticatorSetup, renderRecoveryCodes } from '../identity/pages/two-factor-pages.ts';
import {
  confirmAuthenticator,
  createAuthenticator,
  describeAuthenticator,
  replaceRecoveryCodesOf,
  type TwoFactorPorts,
} from '../identity/two-factor/authenticator.ts';
import { deleteAuthenticator, findAuthenticator } from '../identity/two-factor/two-factor-store.ts';
import { sendAccountPage } from './account-cards.ts';
import { adminPaths } from './admin-paths.ts';
import { sendMissing, type Visit } from './page-router.ts';

const accountPath = adminPaths.account;

export async function startAuthenticatorSetup(visit: Visit): Promise<FastifyReply> {
  const { person } = visit;
  const { secret } = createAuthenticator('');
  return sendAccountPage(visit, {
    app: await renderAuthenticatorForm(visit, secret, person.mail ?? person.userPrincipalName),
  });
}

/**
 * NOTE: until a code confirms the new secret of the authenticator app, the secret exists only in this page, encrypted.
 */
async function renderAuthenticatorForm(
  { messages, ports, person, request }: Visit,
  secret: string,
  account: string,
): Promise<Html> {
  const { messages: texts } = await loadPageLocale(request.headers['accept-language']);
  const sealed = ports.sealing.seal(secret, getSealContext(person.id));
  return html`${renderAuthenticatorSetup(texts, describeAuthenticator(secret, account))}
<form method="post" action="${accountPath}/app/confirm"><input type="hidden" name="sealed" value="${sealed}"><div class="fields">
${field('code', texts.code.label, { isRequired: true, complete: 'one-time-code' })}</div>
<div class="actions"><button type="submit">${texts.code.confirm}</button><a class="button secondary" href="${accountPath}">${messages.account.cancel}</a></div></form>`;
}

export async function confirmAuthenticatorSetup(visit: Visit): Promise<FastifyReply> {
  const { ports, person, request } = visit;
  const fields = request.body as Fields;
  const secret = ports.sealing.open(fields.get('sealed') ?? '', getSealContext(person.id));
  if (secret === undefined) return sendMissing(visit);
  const codes = await confirmAuthenticator(getTwoFactorPorts(visit), person.id, secret, getField(fields, 'code', 20));
  if (codes) {
    await visit.audit({ action: 'second-step.made', subject: person.displayName, details: { by: 'app' } });
    return sendRecoveryCodes(visit, codes);
  }
  const { messages: texts } = await loadPageLocale(request.headers['accept-language']);
  const app = await renderAuthenticatorForm(visit, secret, person.mail ?? person.userPrincipalName);
  return sendAccountPage(visit, { error: texts.code.wrong, app });
}

async function sendRecoveryCodes(visit: Visit, codes: readonly string[]): Promise<FastifyReply> {
  const { recovery } = (await loadPageLocale(visit.request.headers['accept-language'])).messages;
  const app = html`<p><strong>${recovery.title}</strong><br>${recovery.text}</p>${renderRecoveryCodes(codes)}
<a class="button" href="${accountPath}">${recovery.kept}</a>`;
  return sendAccountPage(visit, { app });
}

export async function sendNewRecoveryCodes(visit: Visit): Promise<FastifyReply> {
  const { ports, person } = visit;
  if (!(await findAuthenticator(ports.database, person.id))) return sendMissing(visit);
  return sendRecoveryCodes(visit, await replaceRecoveryCodesOf(ports.database, person.id));
}

export async function removeAuthenticator(visit: Visit): Promise<FastifyReply> {
  await deleteAuthenticator(visit.ports.database, visit.person.id);
  await visit.audit({ action: 'second-step.removed', subject: visit.person.displayName, details: { by: 'app' } });
  return visit.redirect(accountPath);
}

const getSealContext = (personId: string): string => `new one-time codes of ${personId}`;

const getTwoFactorPorts = ({ ports: { database, sealing, now } }: Visit): TwoFactorPorts => ({
  database,
  sealing,
  now,
});
