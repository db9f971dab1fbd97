import type { FastifyReply } from 'fastify';
import { html } from '../../pages/html.ts';
import { field } from '../../pages/kit.ts';
import { type Fields, fieldOf } from '../../pages/read-form.ts';
import { addPasskey, offerPasskey } from '../identity/second-steps/passkeys.ts';
import { deletePasskey } from '../identity/second-steps/passkeys-store.ts';
import { showAccount } from './account-cards.ts';
import { sendMissing, type Visit } from './office.ts';
import { officePaths } from './office-paths.ts';

const here = officePaths.account;

export async function offerNewPasskey(visit: Visit): Promise<FastifyReply> {
  const { messages, ports, person } = visit;
  const offer = await offerPasskey(ports, person);
  if (!offer) return showAccount(visit, { flaw: messages.account.passkeyFailed });
  const passkeys = html`<p>${messages.account.passkeysText}</p>
<form method="post" action="${here}/passkeys" class="passkey" data-makes="${JSON.stringify(offer)}" hidden><input type="hidden" name="passkey" value=""><div class="fields">
${field('name', messages.account.passkeyName, { isRequired: true })}</div>
<div class="actions"><button type="submit">${messages.account.addPasskey}</button><a class="button secondary" href="${here}">${messages.account.cancel}</a></div></form>`;
  return showAccount(visit, { passkeys });
}

export async function takePasskey(visit: Visit): Promise<FastifyReply> {
  const { messages, ports, person, request } = visit;
  const fields = request.body as Fields;
  const name = fieldOf(fields, 'name', 60) || messages.account.passkeys;
  const isAdded = await addPasskey(ports, person, name, fields.get('passkey') ?? '');
  if (!isAdded) return showAccount(visit, { flaw: messages.account.passkeyFailed });
  await visit.audit({ action: 'second-step.made', subject: person.displayName, details: { by: 'passkey', name } });
  return visit.go(here);
}

export async function removePasskey(visit: Visit): Promise<FastifyReply> {
  const { ports, person, request } = visit;
  const isRemoved = await deletePasskey(ports.database, person.id, (request.body as Fields).get('id') ?? '');
  if (!isRemoved) return sendMissing(visit);
  await visit.audit({ action: 'second-step.removed', subject: person.displayName, details: { by: 'passkey' } });
  return visit.go(here);
}
