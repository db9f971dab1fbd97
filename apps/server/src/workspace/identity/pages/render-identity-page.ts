import type { Locale } from '@tideform/i18n';
import { type Html, html } from '../../../pages/html.ts';
import { logo, renderPage } from '../../../pages/render-page.ts';
import { identityPath } from '../identity-options.ts';

/** Content Security Policy of the sign-in pages: no inline scripts or styles, no external content, no framing. */
export const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Options of `renderPage`. */
export interface IdentityPageOptions {
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
