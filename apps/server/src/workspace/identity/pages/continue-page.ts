import { Html, html } from '../../../pages/html.ts';
import type { PageLocale } from './page-locale.ts';
import { renderIdentityPage } from './render-identity-page.ts';

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
