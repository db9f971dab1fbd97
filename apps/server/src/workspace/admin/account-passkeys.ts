import type { FastifyReply } from 'fastify';
import { html } from '../../pages/html.ts';
import { field } from '../../pages/kit.ts';
import { type Fields, getField } from '../../pages/read-form.ts';
import { addPasskey, createPasskeyRegistration } from '../identity/two-factor/passkeys.ts';
import { deletePasskey } from '../identity/two-factor/passkeys-store.ts';
import { sendAccountPage } from './account-cards.ts';
import { adminPaths } from './admin-paths.ts';
import { sendMissing, type Visit } from './page-router.ts';

const accountPath = adminPaths.account;

export async function startPasskeyRegistration(visit: Visit): Promise<FastifyReply> {
  const { messages, ports, person } = visit;
  const registration = await createPasskeyRegistration(ports, person);
  if (!registration) return sendAccountPage(visit, { error: messages.account.passkeyFailed });
  const passkeys = html`<p>${messages.account.passkeysText}</p>
<form method="post" action="${accountPath}/passkeys" class="passkey" data-makes="${JSON.stringify(registration)}" hidden><input type="hidden" name="passkey" value=""><div class="fields">
${field('name', messages.account.passkeyName, { isRequired: true })}</div>
<div class="actions"><button type="submit">${messages.account.addPasskey}</button><a class="button secondary" href="${accountPath}">${messages.account.cancel}</a></div></form>`;
  return sendAccountPage(visit, { passkeys });
}

export async function completePasskeyRegistration(visit: Visit): Promise<FastifyReply> {
  const { messages, ports, person, request } = visit;
  const fields = request.body as Fields;
  const name = getField(fields, 'name', 60) || messages.account.passkeys;
  const isAdded = await addPasskey(ports, person, name, fields.get('passkey') ?? '');
  if (!isAdded) return sendAccountPage(visit, { error: messages.account.passkeyFailed });
  await visit.audit({ action: 'second-step.made', subject: person.displayName, details: { by: 'passkey', name } });
  return visit.redirect(accountPath);
}

export async function removePasskey(visit: Visit): Promise<FastifyReply> {
  const { ports, person, request } = visit;
  const isRemoved = await deletePasskey(ports.database, person.id, (request.body as Fields).get('id') ?? '');
  if (!isRemoved) return sendMissing(visit);
  await visit.audit({ action: 'second-step.removed', subject: person.displayName, details: { by: 'passkey' } });
  return visit.redirect(accountPath);
}
