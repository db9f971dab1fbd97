import type { FastifyReply } from 'fastify';
import { type FormFields, getField } from '../../pages/form-requests.ts';
import { html } from '../../pages/html.ts';
import { renderField } from '../../pages/render-elements.ts';
import { addPasskey, createPasskeyRegistration } from '../identity/two-factor/passkeys.ts';
import { deletePasskey } from '../identity/two-factor/passkeys-store.ts';
import { sendAccountPage } from './account-cards.ts';
import { adminPaths } from './admin-paths.ts';
import { type AdminContext, sendNotFoundPage } from './page-router.ts';

const accountPath = adminPaths.account;

export async function startPasskeyRegistration(context: AdminContext): Promise<FastifyReply> {
  const { messages, ports, person } = context;
  const registration = await createPasskeyRegistration(ports, person);
  if (!registration) return sendAccountPage(context, { error: messages.account.passkeyFailed });
  const passkeys = html`<p>${messages.account.passkeysText}</p>
<form method="post" action="${accountPath}/passkeys" class="passkey" data-makes="${JSON.stringify(registration)}" hidden><input type="hidden" name="passkey" value=""><div class="fields">
${renderField('name', messages.account.passkeyName, { isRequired: true })}</div>
<div class="actions"><button type="submit">${messages.account.addPasskey}</button><a class="button secondary" href="${accountPath}">${messages.account.cancel}</a></div></form>`;
  return sendAccountPage(context, { passkeys });
}

export async function completePasskeyRegistration(context: AdminContext): Promise<FastifyReply> {
  const { messages, ports, person, request } = context;
  const fields = request.body as FormFields;
  const name = getField(fields, 'name', 60) || messages.account.passkeys;
  const isAdded = await addPasskey(ports, person, name, fields.get('passkey') ?? '');
  if (!isAdded) return sendAccountPage(context, { error: messages.account.passkeyFailed });
  await context.audit({ action: 'second-step.made', subject: person.displayName, details: { by: 'passkey', name } });
  return context.redirect(accountPath);
}

export async function removePasskey(context: AdminContext): Promise<FastifyReply> {
  const { ports, person, request } = context;
  const isRemoved = await deletePasskey(ports.database, person.id, (request.body as FormFields).get('id') ?? '');
  if (!isRemoved) return sendNotFoundPage(context);
  await context.audit({ action: 'second-step.removed', subject: person.displayName, details: { by: 'passkey' } });
  return context.redirect(accountPath);
}
