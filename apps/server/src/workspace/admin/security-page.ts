import type { FastifyReply } from 'fastify';
import type { FormFields } from '../../pages/form-requests.ts';
import { html } from '../../pages/html.ts';
import { renderCard, renderRadio } from '../../pages/render-elements.ts';
import { PASSWORD_MIN_LENGTH } from '../identity/password-rules.ts';
import { findPrivateMode, setTwoFactorPolicy, type TwoFactorPolicy } from '../private/private-store.ts';
import { adminPaths } from './admin-frame.ts';
import { type AdminContext, type PageRouter, sendNotFoundPage } from './page-router.ts';

const policies: readonly TwoFactorPolicy[] = ['nobody', 'administrators', 'everybody'];

/** Serves the page for the two-factor policy and for facts about the security of the server. */
export function serveSecurityPage(router: PageRouter): void {
  router.get(adminPaths.security, sendSecurityPage);
  router.post(adminPaths.security, saveSecurity);
}

async function sendSecurityPage(context: AdminContext): Promise<FastifyReply> {
  const { messages, ports, locale } = context;
  const texts = messages.security;
  const currentPolicy = (await findPrivateMode(ports.database))?.twoFactorPolicy ?? 'nobody';
  const title = messages.views.security;
  const common = new Intl.NumberFormat(locale.locale).format(49_000);
  return context.show({
    view: 'security',
    title,
    content: html`<div class="head"><h1>${title}</h1></div>
${renderCard(
  texts.secondStep,
  html`<p>${texts.secondStepText}</p><form method="post" action="${adminPaths.security}">
${policies.map((one) => renderRadio('of', one, texts.of[one], one === currentPolicy))}<p><button type="submit">${messages.save}</button></p></form>`,
)}
${renderCard(texts.passwords, html`<p>${texts.passwordsText({ least: PASSWORD_MIN_LENGTH, common })}</p>`)}
${renderCard(
  texts.facts,
  html`<dl class="facts"><dt>${texts.address}</dt><dd>${ports.publicUrl}</dd>
<dt>${texts.connection}</dt><dd>${getConnectionText(context)}</dd>
<dt>${texts.mail}</dt><dd>${ports.relay ? texts.mailOut : texts.mailIn}</dd>
<dt>${texts.upstream}</dt><dd>${ports.upstreamName ?? messages.none}</dd></dl>`,
)}`,
  });
}

function getConnectionText({ ports: { publicUrl }, messages: { security } }: AdminContext): string {
  if (publicUrl.startsWith('https:')) return security.safe;
  return /^http:\/\/(localhost|127\.|\[::1\])/.test(publicUrl) ? security.near : security.unsafe;
}

async function saveSecurity(context: AdminContext): Promise<FastifyReply> {
  const policy = policies.find((one) => one === (context.request.body as FormFields).get('of'));
  if (!policy) return sendNotFoundPage(context);
  await setTwoFactorPolicy(context.ports.database, policy);
  await context.audit({ action: 'second-step.wanted', subject: policy });
  return context.redirect(adminPaths.security);
}
