import { type Html, html } from '../identity/pages/html.ts';
import { wholePage } from '../pages/whole-page.ts';
import { BROWSE_PATH } from './browse-path.ts';

/** No script at all, nothing from elsewhere. */
export const browsePolicy =
  "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** A whole page around its content. @param reader name of who looks; without one nobody could be told apart */
export function browseFrame(title: string, content: Html, reader?: string): string {
  const stylesheet = `${BROWSE_PATH}/browse.css`;
  return wholePage(
    { title: `${title} · Workspace files`, stylesheet },
    html`<header>
<p class="brand">${folderMark} Workspace files</p>
${reader !== undefined && html`<p class="reader">${reader} <a href="${BROWSE_PATH}/sign-in">Switch account</a></p>`}
</header>
<main>
${content}
</main>`,
  );
}

const folderMark = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="8" class="mark"/><path d="M7 11h7l2 2h9v9H7z" class="line"/></svg>`;
