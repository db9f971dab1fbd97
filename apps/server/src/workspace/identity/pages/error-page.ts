import { html } from '../../../pages/html.ts';
import type { PageLocale } from './page-locale.ts';
import { renderIdentityPage } from './render-identity-page.ts';

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
