import type { Speech } from '@tideform/i18n';
import { type Html, html } from '../../../pages/html.ts';
import { mark } from '../../../pages/mark.ts';
import { wholePage } from '../../../pages/whole-page.ts';
import { identityPath } from '../identity-options.ts';

/** No inline script, no inline style, nothing from elsewhere, never in a frame. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export interface PageOptions {
  readonly speech: Speech;
  readonly title: string;
  /** Sends the page's form at once. */
  readonly submitsItself?: boolean;
  /** Of the sign-in, by its name. */
  readonly script?: 'passkey.js' | undefined;
}

/** A whole page of the sign-in around its content. */
export function page({ speech, title, submitsItself = false, script: named }: PageOptions, content: Html): string {
  const script = submitsItself ? 'submit.js' : named;
  return wholePage(
    {
      speech,
      title: `${title} · Tideform`,
      stylesheet: `${identityPath}/sign-in.css`,
      ...(script && { script: `${identityPath}/${script}` }),
    },
    html`<main>
<p class="brand">${mark} Tideform</p>
<h1>${title}</h1>
${content}
</main>`,
  );
}
