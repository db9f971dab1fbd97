import type { FastifyReply } from 'fastify';
import { type FormFields, getField } from '../../pages/form-requests.ts';
import { type Html, html } from '../../pages/html.ts';
import { renderField } from '../../pages/render-elements.ts';
import { loadPageLocale } from '../identity/pages/identity-page.ts';
import { renderAuthenticatorSetup, renderRecoveryCodes } from '../identity/pages/two-factor-pages.ts';
import {
  confirmAuthenticator,
  createAuthenticator,
  describeAuthenticator,
  regenerateRecoveryCodes,
  type TwoFactorPorts,
} from '../identity/two-factor/authenticator.ts';
import { deleteAuthenticator, findAuthenticator } from '../identity/two-factor/two-factor-store.ts';
import { sendAccountPage } from './account-cards.ts';
import { adminPaths } from './admin-frame.ts';
import { type AdminContext, sendNotFoundPage } from './page-router.ts';

const accountPath = adminPaths.account;

export async function startAuthenticatorSetup(context: AdminContext): Promise<FastifyReply> {
  const { person } = context;
  const { secret } = createAuthenticator('');
  return sendAccountPage(context, {
    app: await renderAuthenticatorForm(context, secret, person.mail ?? person.userPrincipalName),
  });
}

/**
 * NOTE: until a code confirms the new secret of the authenticator app, the secret exists only in this page, encrypted.
 */
async function renderAuthenticatorForm(
  { messages, ports, person, request }: AdminContext,
  secret: string,
  account: string,
): Promise<Html> {
  const { messages: texts } = await loadPageLocale(request.headers['accept-language']);
  const sealed = ports.sealing.seal(secret, getSealContext(person.id));
  return html`${renderAuthenticatorSetup(texts, describeAuthenticator(secret, account))}
<form method="post" action="${accountPath}/app/confirm"><input type="hidden" name="sealed" value="${sealed}"><div class="fields">
${renderField('code', texts.code.label, { isRequired: true, complete: 'one-time-code' })}</div>
<div class="actions"><button type="submit">${texts.code.confirm}</button><a class="button secondary" href="${accountPath}">${messages.account.cancel}</a></div></form>`;
}

export async function confirmAuthenticatorSetup(context: AdminContext): Promise<FastifyReply> {
  const { ports, person, request } = context;
  const fields = request.body as FormFields;
  const secret = ports.sealing.open(fields.get('sealed') ?? '', getSealContext(person.id));
  if (secret === undefined) return sendNotFoundPage(context);
  const codes = await confirmAuthenticator(getTwoFactorPorts(context), person.id, secret, getField(fields, 'code', 20));
  if (codes) {
    await context.audit({ action: 'second-step.made', subject: person.displayName, details: { by: 'app' } });
    return sendRecoveryCodes(context, codes);
  }
  const { messages: texts } = await loadPageLocale(request.headers['accept-language']);
  const app = await renderAuthenticatorForm(context, secret, person.mail ?? person.userPrincipalName);
  return sendAccountPage(context, { error: texts.code.wrong, app });
}

async function sendRecoveryCodes(context: AdminContext, codes: readonly string[]): Promise<FastifyReply> {
  const { recovery } = (await loadPageLocale(context.request.headers['accept-language'])).messages;
  const app = html`<p><strong>${recovery.title}</strong><br>${recovery.text}</p>${renderRecoveryCodes(codes)}
<a class="button" href="${accountPath}">${recovery.kept}</a>`;
  return sendAccountPage(context, { app });
}

export async function sendNewRecoveryCodes(context: AdminContext): Promise<FastifyReply> {
  const { ports, person } = context;
  if (!(await findAuthenticator(ports.database, person.id))) return sendNotFoundPage(context);
  return sendRecoveryCodes(context, await regenerateRecoveryCodes(ports.database, person.id));
}

export async function removeAuthenticator(context: AdminContext): Promise<FastifyReply> {
  await deleteAuthenticator(context.ports.database, context.person.id);
  await context.audit({ action: 'second-step.removed', subject: context.person.displayName, details: { by: 'app' } });
  return context.redirect(accountPath);
}

const getSealContext = (personId: string): string => `new one-time codes of ${personId}`;

const getTwoFactorPorts = ({ ports: { database, sealing, now } }: AdminContext): TwoFactorPorts => ({
  database,
  sealing,
  now,
});
