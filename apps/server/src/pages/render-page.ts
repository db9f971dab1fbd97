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
