import type { Speech } from '@tideform/words';
import { wholePage } from '../../pages/whole-page.ts';
import { identityPath } from '../identity-options.ts';
import { type Html, html } from './html.ts';

/** No inline script, no inline style, nothing from elsewhere, never in a frame. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export interface PageOptions {
  readonly speech: Speech;
  readonly title: string;
  /** Sends the page's form at once. */
  readonly submitsItself?: boolean;
}

/** A whole page of the sign-in around its content. */
export function page({ speech, title, submitsItself = false }: PageOptions, content: Html): string {
  return wholePage(
    {
      speech,
      title: `${title} · Tideform`,
      stylesheet: `${identityPath}/sign-in.css`,
      ...(submitsItself && { script: `${identityPath}/submit.js` }),
    },
    html`<main>
<p class="brand">${mark} Tideform</p>
<h1>${title}</h1>
${content}
</main>`,
  );
}

const mark = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="M8 0h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8Z" class="mark"/><path d="M5 19c3.7-5.3 7.3-5.3 11 0s7.3 5.3 11 0" class="wave"/></svg>`;
