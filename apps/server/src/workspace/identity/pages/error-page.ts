import { html } from '../../../pages/html.ts';
import { page } from './page.ts';
import type { PageSpeech } from './page-speech.ts';

/** Says what went wrong in the sign-in. A session that is over is no fault: the page offers to start again. */
export function errorPage({ speech, messages }: PageSpeech, isOver: boolean, detail?: string): string {
  const said = isOver ? messages.over : messages.failed;
  return page(
    { speech, title: said.title },
    html`<p>${said.text}</p>
<p class="detail" dir="auto">${detail ?? said.detail}</p>
<p><a href="/">${messages.back}</a></p>`,
  );
}
