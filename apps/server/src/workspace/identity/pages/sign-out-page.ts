import { Html, html } from '../../../pages/html.ts';
import { page } from './page.ts';
import type { PageSpeech } from './page-speech.ts';

/** Asks whether to sign out. `form` is the provider's own, with its secret; the buttons belong to it by id. */
export function signOutPage({ speech, messages }: PageSpeech, form: string): string {
  return page(
    { speech, title: messages.signOut.title },
    html`<p>${messages.signOut.text}</p>
${new Html(form)}
<div class="actions">
<button type="submit" form="op.logoutForm" name="logout" value="yes">${messages.signOut.confirm}</button>
<button type="submit" form="op.logoutForm" class="secondary">${messages.signOut.stay}</button>
</div>`,
  );
}

export function signedOutPage({ speech, messages }: PageSpeech): string {
  return page({ speech, title: messages.signOut.done }, html`<p><a href="/">${messages.back}</a></p>`);
}
