import type { Locale } from '@tideform/i18n';
import { getRequestLocale } from '../../pages/get-request-locale.ts';
import { type Html, html } from '../../pages/html.ts';
import { logo, renderPage } from '../../pages/render-page.ts';
import { type BrowseMessages, browseMessages } from './browse.messages.ts';

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

/** URL path of the stylesheet and of the sign-in for the browse pages. Files have their own URLs below `/sites`. */
export const BROWSE_PATH = '/workspace/files';

/** OAuth client ID of the browse pages. */
export const BROWSE_CLIENT_ID = 'workspace-files';

/** Returns the URL path of an item's page, as in its `webUrl`. */
export function getItemPath(names: readonly string[]): string {
  return `/sites/${names.map(encodeURIComponent).join('/')}`;
}
