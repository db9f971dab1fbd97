import type { FastifyReply } from 'fastify';
import { html } from '../../pages/html.ts';
import { card, radio } from '../../pages/kit.ts';
import type { Fields } from '../../pages/read-form.ts';
import { PASSWORD_MIN_LENGTH } from '../identity/password-rules.ts';
import { findPrivateMode, setTwoFactorPolicy, type TwoFactorPolicy } from '../private/private-store.ts';
import { adminPaths } from './admin-paths.ts';
import { type PageRouter, sendMissing, type Visit } from './page-router.ts';

const policies: readonly TwoFactorPolicy[] = ['nobody', 'administrators', 'everybody'];

/** Serves the page for the two-factor policy and for facts about the security of the server. */
export function serveSecurityPage(office: PageRouter): void {
  office.get(adminPaths.security, sendSecurityPage);
  office.post(adminPaths.security, saveSecurity);
}

async function sendSecurityPage(visit: Visit): Promise<FastifyReply> {
  const { messages, ports, locale } = visit;
  const texts = messages.security;
  const currentPolicy = (await findPrivateMode(ports.database))?.twoFactorPolicy ?? 'nobody';
  const title = messages.views.security;
  const common = new Intl.NumberFormat(locale.locale).format(49_000);
  return visit.show({
    view: 'security',
    title,
    content: html`<div class="head"><h1>${title}</h1></div>
${card(
  texts.secondStep,
  html`<p>${texts.secondStepText}</p><form method="post" action="${adminPaths.security}">
${policies.map((one) => radio('of', one, texts.of[one], one === currentPolicy))}<p><button type="submit">${messages.save}</button></p></form>`,
)}
${card(texts.passwords, html`<p>${texts.passwordsText({ least: PASSWORD_MIN_LENGTH, common })}</p>`)}
${card(
  texts.facts,
  html`<dl class="facts"><dt>${texts.address}</dt><dd>${ports.publicUrl}</dd>
<dt>${texts.connection}</dt><dd>${getConnectionText(visit)}</dd>
<dt>${texts.mail}</dt><dd>${ports.relay ? texts.mailOut : texts.mailIn}</dd>
<dt>${texts.upstream}</dt><dd>${ports.upstreamName ?? messages.none}</dd></dl>`,
)}`,
  });
}

function getConnectionText({ ports: { publicUrl }, messages: { security } }: Visit): string {
  if (publicUrl.startsWith('https:')) return security.safe;
  return /^http:\/\/(localhost|127\.|\[::1\])/.test(publicUrl) ? security.near : security.unsafe;
}

async function saveSecurity(visit: Visit): Promise<FastifyReply> {
  const policy = policies.find((one) => one === (visit.request.body as Fields).get('of'));
  if (!policy) return sendMissing(visit);
  await setTwoFactorPolicy(visit.ports.database, policy);
  await visit.audit({ action: 'second-step.wanted', subject: policy });
  return visit.redirect(adminPaths.security);
}
