import { Html, html } from '../../../pages/html.ts';
import { page } from './page.ts';
import type { PageSpeech } from './page-speech.ts';

/** Asks whether to sign out. `form` is the provider's own, with its secret; the buttons belong to it by id. */
export function signOutPage({ speech, words }: PageSpeech, form: string): string {
  return page(
    { speech, title: words.signOut.title },
    html`<p>${words.signOut.text}</p>
${new Html(form)}
<div class="actions">
<button type="submit" form="op.logoutForm" name="logout" value="yes">${words.signOut.confirm}</button>
<button type="submit" form="op.logoutForm" class="secondary">${words.signOut.stay}</button>
</div>`,
  );
}

export function signedOutPage({ speech, words }: PageSpeech): string {
  return page({ speech, title: words.signOut.done }, html`<p><a href="/">${words.back}</a></p>`);
}
