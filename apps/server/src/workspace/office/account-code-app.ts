import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../pages/html.ts';
import { field } from '../../pages/kit.ts';
import { type Fields, fieldOf } from '../../pages/read-form.ts';
import { speechFor } from '../identity/pages/page-speech.ts';
import { newCodeApp, recoveryCodes } from '../identity/pages/step-pages.ts';
import {
  type CodePorts,
  confirmCodeApp,
  createCodeApp,
  describeCodeApp,
  renewRecoveryCodes,
} from '../identity/second-steps/code-app.ts';
import { deleteCodeApp, findCodeApp } from '../identity/second-steps/second-steps-store.ts';
import { showAccount } from './account-cards.ts';
import { sendMissing, type Visit } from './office.ts';
import { officePaths } from './office-paths.ts';

const here = officePaths.account;

export async function setUpApp(visit: Visit): Promise<FastifyReply> {
  const { person } = visit;
  const { secret } = createCodeApp('');
  return showAccount(visit, { app: await newAppForm(visit, secret, person.mail ?? person.userPrincipalName) });
}

/** NOTE: until a code has proven it, the new secret lies sealed in the page alone. */
async function newAppForm({ messages, ports, person, request }: Visit, secret: string, account: string): Promise<Html> {
  const { messages: said } = await speechFor(request.headers['accept-language']);
  const sealed = ports.sealing.seal(secret, placeOf(person.id));
  return html`${newCodeApp(said, describeCodeApp(secret, account))}
<form method="post" action="${here}/app/confirm"><input type="hidden" name="sealed" value="${sealed}"><div class="fields">
${field('code', said.code.label, { isRequired: true, complete: 'one-time-code' })}</div>
<div class="actions"><button type="submit">${said.code.confirm}</button><a class="button secondary" href="${here}">${messages.account.cancel}</a></div></form>`;
}

export async function confirmApp(visit: Visit): Promise<FastifyReply> {
  const { ports, person, request } = visit;
  const fields = request.body as Fields;
  const secret = ports.sealing.open(fields.get('sealed') ?? '', placeOf(person.id));
  if (secret === undefined) return sendMissing(visit);
  const codes = await confirmCodeApp(codePorts(visit), person.id, secret, fieldOf(fields, 'code', 20));
  if (codes) {
    await visit.audit({ action: 'second-step.made', subject: person.displayName, details: { by: 'app' } });
    return showCodes(visit, codes);
  }
  const { messages: said } = await speechFor(request.headers['accept-language']);
  const app = await newAppForm(visit, secret, person.mail ?? person.userPrincipalName);
  return showAccount(visit, { flaw: said.code.wrong, app });
}

async function showCodes(visit: Visit, codes: readonly string[]): Promise<FastifyReply> {
  const { recovery } = (await speechFor(visit.request.headers['accept-language'])).messages;
  const app = html`<p><strong>${recovery.title}</strong><br>${recovery.text}</p>${recoveryCodes(codes)}
<a class="button" href="${here}">${recovery.kept}</a>`;
  return showAccount(visit, { app });
}

export async function renewCodes(visit: Visit): Promise<FastifyReply> {
  const { ports, person } = visit;
  if (!(await findCodeApp(ports.database, person.id))) return sendMissing(visit);
  return showCodes(visit, await renewRecoveryCodes(ports.database, person.id));
}

export async function turnAppOff(visit: Visit): Promise<FastifyReply> {
  await deleteCodeApp(visit.ports.database, visit.person.id);
  await visit.audit({ action: 'second-step.removed', subject: visit.person.displayName, details: { by: 'app' } });
  return visit.go(here);
}

const placeOf = (personId: string): string => `new one-time codes of ${personId}`;

const codePorts = ({ ports: { database, sealing, now } }: Visit): CodePorts => ({ database, sealing, now });
