import { getDirection, type Locale } from '@tideform/i18n';
import { type Html, html } from './html.ts';

/** Renders a complete HTML page. @param page settings of the page; its title includes the name of the site */
export function renderPage(
  page: {
    readonly title: string;
    readonly stylesheet: string;
    readonly script?: string;
    readonly locale: Locale;
  },
  body: Html,
): string {
  const { title, stylesheet, script, locale } = page;
  return html`<!doctype html>
<html lang="${locale.language}" dir="${getDirection(locale.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${stylesheet}">
${script !== undefined && html`<script src="${script}" defer></script>`}
</head>
<body>
${body}
</body>
</html>
`.text;
}

/**
 * Product logo in the current text color. NOTE: duplicates the app's SVG path, since the server can't import from the
 * app.
 */
export const logo = html`<svg class="mark" viewBox="0 0 32 32" width="28" height="28" fill="currentColor" aria-hidden="true"><path fill-rule="evenodd" d="M9 1L23 1C27.418 1 31 4.582 31 9L31 23C31 27.418 27.418 31 23 31L9 31C4.582 31 1 27.418 1 23L1 9C1 4.582 4.582 1 9 1ZM6.1 17.6C9.2 20.2 12.3 19 15.2 15.7C18.2 12.3 21.4 9.7 25.8 12.2C26.6 12.7 26.9 13.8 26.4 14.6C25.9 15.4 24.9 15.7 24.1 15.2C21.7 13.8 19.9 15.4 17.6 18C14 22.1 9.2 24.3 4.1 20.2C3.4 19.6 3.3 18.5 3.8 17.8C4.4 17.1 5.4 17 6.1 17.6Z"/></svg>`;
