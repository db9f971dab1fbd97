import type { Locale } from '@tideform/i18n';
import { getRequestLocale } from '../../pages/get-request-locale.ts';
import { type Html, html } from '../../pages/html.ts';
import { logo, renderPage } from '../../pages/render-page.ts';
import { type BrowseMessages, browseMessages } from './browse.messages.ts';
import { BROWSE_PATH } from './browse-path.ts';

/** Content Security Policy of the browse pages: no scripts, no external content. */
export const browsePolicy =
  "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Locale and messages of the browse pages. */
export interface BrowseLocale {
  readonly locale: Locale;
  readonly messages: BrowseMessages;
}

export async function loadBrowseLocale(acceptLanguage: string | undefined): Promise<BrowseLocale> {
  const locale = getRequestLocale(acceptLanguage);
  return { locale, messages: await browseMessages.read(locale) };
}

/**
 * Renders a complete page around its content.
 * @param reader display name of the signed-in person; without one, the page has no account line
 */
export function renderBrowseFrame(
  { locale, messages }: BrowseLocale,
  title: string,
  content: Html,
  reader?: string,
): string {
  const stylesheet = `${BROWSE_PATH}/browse.css`;
  return renderPage(
    { title: `${title} · ${messages.name}`, stylesheet, locale },
    html`<header>
<p class="brand">${logo} ${messages.name}</p>
${reader !== undefined && html`<p class="reader"><bdi>${reader}</bdi> <a href="${BROWSE_PATH}/sign-in">${messages.switchAccount}</a></p>`}
</header>
<main>
${content}
</main>`,
  );
}
