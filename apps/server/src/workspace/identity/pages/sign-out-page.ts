import { Html, html } from '../../../pages/html.ts';
import type { PageLocale } from './page-locale.ts';
import { renderIdentityPage } from './render-identity-page.ts';

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
