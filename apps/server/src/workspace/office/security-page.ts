import type { FastifyReply } from 'fastify';
import { html } from '../../pages/html.ts';
import { card, radio } from '../../pages/kit.ts';
import type { Fields } from '../../pages/read-form.ts';
import { PASSWORD_MIN_LENGTH } from '../identity/password-rules.ts';
import { findPrivateMode, type SecondStepOf, setSecondStepOf } from '../private/private-store.ts';
import { type Office, sendMissing, type Visit } from './office.ts';
import { officePaths } from './office-paths.ts';

const whom: readonly SecondStepOf[] = ['nobody', 'administrators', 'everybody'];

/** How people sign in, and how safe the way here is. */
export function serveSecurityPage(office: Office): void {
  office.get(officePaths.security, showSecurity);
  office.post(officePaths.security, saveSecurity);
}

async function showSecurity(visit: Visit): Promise<FastifyReply> {
  const { messages, ports, speech } = visit;
  const said = messages.security;
  const chosen = (await findPrivateMode(ports.database))?.secondStepOf ?? 'nobody';
  const title = messages.views.security;
  const common = new Intl.NumberFormat(speech.locale).format(49_000);
  return visit.show({
    view: 'security',
    title,
    content: html`<div class="head"><h1>${title}</h1></div>
${card(
  said.secondStep,
  html`<p>${said.secondStepText}</p><form method="post" action="${officePaths.security}">
${whom.map((one) => radio('of', one, said.of[one], one === chosen))}<p><button type="submit">${messages.save}</button></p></form>`,
)}
${card(said.passwords, html`<p>${said.passwordsText({ least: PASSWORD_MIN_LENGTH, common })}</p>`)}
${card(
  said.facts,
  html`<dl class="facts"><dt>${said.address}</dt><dd>${ports.publicUrl}</dd>
<dt>${said.connection}</dt><dd>${connectionOf(visit)}</dd>
<dt>${said.mail}</dt><dd>${ports.relay ? said.mailOut : said.mailIn}</dd>
<dt>${said.upstream}</dt><dd>${ports.upstreamName ?? messages.none}</dd></dl>`,
)}`,
  });
}

function connectionOf({ ports: { publicUrl }, messages: { security } }: Visit): string {
  if (publicUrl.startsWith('https:')) return security.safe;
  return /^http:\/\/(localhost|127\.|\[::1\])/.test(publicUrl) ? security.near : security.unsafe;
}

async function saveSecurity(visit: Visit): Promise<FastifyReply> {
  const of = whom.find((one) => one === (visit.request.body as Fields).get('of'));
  if (!of) return sendMissing(visit);
  await setSecondStepOf(visit.ports.database, of);
  await visit.audit({ action: 'second-step.wanted', subject: of });
  return visit.go(officePaths.security);
}
