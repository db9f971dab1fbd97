import { Html, html } from '../../../pages/html.ts';
import { page } from './page.ts';
import type { PageSpeech } from './page-speech.ts';

/** Submits a form of the provider's at once; where scripts do not run, a button does. `inputs` is markup. */
export function continuePage({ speech, messages }: PageSpeech, action: string, inputs: readonly string[]): string {
  return page(
    { speech, title: messages.moment, submitsItself: true },
    html`<form method="post" action="${new Html(action)}">${inputs.map((input) => new Html(input))}
<button type="submit">${messages.continue}</button>
</form>`,
  );
}
