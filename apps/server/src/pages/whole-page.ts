import { directionOf, type Speech } from '@tideform/i18n';
import { type Html, html } from './html.ts';

/** A whole page of the workspace. @param title with the name of what the page is part of */
export function wholePage(
  page: {
    readonly title: string;
    readonly stylesheet: string;
    readonly script?: string;
    readonly speech: Speech;
  },
  body: Html,
): string {
  const { title, stylesheet, script, speech } = page;
  return html`<!doctype html>
<html lang="${speech.language}" dir="${directionOf(speech.language)}">
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
