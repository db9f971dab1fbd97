import type { Locale, MessagesOf } from '@tideform/i18n';
import { getRequestLocale } from '../../../pages/get-request-locale.ts';
import { Html, html } from '../../../pages/html.ts';
import { logo, renderPage } from '../../../pages/render-page.ts';
import { identityPath } from '../identity-options.ts';
import { identityMessages } from './identity.messages.ts';

/** Content Security Policy of the sign-in pages: no inline scripts or styles, no external content, no framing. */
export const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Options of `renderPage`. */
interface IdentityPageOptions {
  readonly locale: Locale;
  readonly title: string;
  /** Whether the page submits its form when it opens. */
  readonly submitsOnLoad?: boolean;
  /** Script of the sign-in that the page loads. */
  readonly script?: 'passkey.js' | undefined;
}

/** Renders a complete sign-in page around its content. */
export function renderIdentityPage(
  { locale, title, submitsOnLoad: submitsItself = false, script: named }: IdentityPageOptions,
  content: Html,
): string {
  const script = submitsItself ? 'submit.js' : named;
  return renderPage(
    {
      locale,
      title: `${title} · Tideform`,
      stylesheet: `${identityPath}/sign-in.css`,
      ...(script && { script: `${identityPath}/${script}` }),
    },
    html`<main>
<p class="brand">${logo} Tideform</p>
<h1>${title}</h1>
${content}
</main>`,
  );
}

/** Locale and messages of the sign-in pages. */
export interface PageLocale {
  readonly locale: Locale;
  readonly messages: MessagesOf<typeof identityMessages>;
}

/** Loads the messages in the first supported language of `Accept-Language`. */
export async function loadPageLocale(acceptLanguage: string | undefined): Promise<PageLocale> {
  const locale = getRequestLocale(acceptLanguage);
  return { locale, messages: await identityMessages.read(locale) };
}

/** Renders an error page of the sign-in. If the interaction has expired, the page offers to start again. */
export function renderErrorPage({ locale, messages }: PageLocale, isExpired: boolean, detail?: string): string {
  const texts = isExpired ? messages.over : messages.failed;
  return renderIdentityPage(
    { locale, title: texts.title },
    html`<p>${texts.text}</p>
<p class="detail" dir="auto">${detail ?? texts.detail}</p>
<p><a href="/">${messages.back}</a></p>`,
  );
}

/**
 * Renders a page that submits the provider's form, by script or, without scripts, by a button.
 * @param inputs HTML of the form's inputs
 */
export function renderContinuePage(
  { locale, messages }: PageLocale,
  action: string,
  inputs: readonly string[],
): string {
  return renderIdentityPage(
    { locale, title: messages.moment, submitsOnLoad: true },
    html`<form method="post" action="${new Html(action)}">${inputs.map((input) => new Html(input))}
<button type="submit">${messages.continue}</button>
</form>`,
  );
}

/**
 * Renders the page that confirms a sign-out.
 * @param form the provider's form as HTML, with its secret; the buttons refer to it by ID
 */
export function renderSignOutPage({ locale, messages }: PageLocale, form: string): string {
  return renderIdentityPage(
    { locale, title: messages.signOut.title },
    html`<p>${messages.signOut.text}</p>
${new Html(form)}
<div class="actions">
<button type="submit" form="op.logoutForm" name="logout" value="yes">${messages.signOut.confirm}</button>
<button type="submit" form="op.logoutForm" class="secondary">${messages.signOut.stay}</button>
</div>`,
  );
}

export function renderSignedOutPage({ locale, messages }: PageLocale): string {
  return renderIdentityPage({ locale, title: messages.signOut.done }, html`<p><a href="/">${messages.back}</a></p>`);
}
